import type { Records } from '../kinds.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Language } from '../languages.ts'
import type { Field } from '../schema/article.ts'
import type { Family } from '../schema/families.ts'
import type { Ground } from '../schema/rests.ts'

/** The kinds of record that say something in Berea's own words. */
export const OWN_KINDS = ['article', 'story', 'saying', 'correction'] as const
export type OwnKind = (typeof OWN_KINDS)[number]

/** A sentence, or a short text, with what bears it. */
export type OwnSentence = { readonly text: string; readonly rests: readonly Ground[] }
/** What a family of churches teaches. */
export type OwnPosition = OwnSentence & { readonly family: Family }
type Reading = Records['article']['checked'][number]

/** A record as far as it speaks: what it is asked by, what it says, and on what that stands. */
export type OwnRecord = {
  readonly kind: OwnKind
  /** Belongs to one record of its kind. */
  readonly id: string
  /** Of the handbook: where it stands in it. */
  readonly field?: Field
  /** A story and a saying are called by their verses. */
  title(language: Language): string | undefined
  /** The ways of asking it in that language; of a story and a saying none: their own text serves. */
  questions(language: Language): readonly string[]
  sentences(language: Language): readonly OwnSentence[]
  positions(language: Language): readonly OwnPosition[]
  /** USFM, the weightiest first: `ACT 16:33`. */
  readonly verses: readonly string[]
  /** Ids of articles. */
  readonly related: readonly string[]
  /** Whoever asks this may be hurt. */
  readonly needsCare: boolean
  readonly checked: readonly Reading[]
}

const none = () => []
const unchecked = { related: [], needsCare: false, checked: [], positions: none }

function fromArticle(record: Records['article']): OwnRecord {
  const { id, field, title, questions, answer, rests, verses, traditions = {}, related = [], care, checked } = record
  const positions = Object.entries(traditions) as [Family, NonNullable<(typeof traditions)[Family]>][]
  return {
    kind: 'article',
    id,
    field,
    title: (language) => title[language],
    questions: (language) => questions[language],
    sentences: (language) => answer[language].map((text, index) => ({ text, rests: rests[index] ?? [] })),
    positions: (language) => positions.map(([family, { says, rests }]) => ({ family, text: says[language], rests })),
    verses: verses.map(({ at }) => at),
    related,
    needsCare: care !== undefined,
    checked,
  }
}

const fromTold = (
  kind: 'story' | 'saying',
  { id, verses }: Records['story' | 'saying'],
  told: Records['story']['told'],
): OwnRecord => ({
  ...unchecked,
  kind,
  id,
  title: () => undefined,
  questions: none,
  sentences: (language) => [{ text: told[language], rests: [{ passages: verses }] }],
  verses,
})

/** Only what says something of its own: that a saying is not in the Bible is said by the program. */
function fromCorrection(record: Records['correction']): readonly OwnRecord[] {
  const says = record.sort === 'not-so' ? record.says : record.sort === 'unwritten' ? record.note : undefined
  if (!says || record.sort === 'unnamed') return []
  const { id, verses, examples } = record
  const questions = (language: Language): readonly string[] => examples[language]
  const rests = verses.length > 0 ? [{ passages: verses }] : []
  return [
    {
      ...unchecked,
      kind: 'correction',
      id,
      title: (language) => questions(language)[0],
      questions,
      sentences: (language) => [{ text: says[language], rests }],
      verses,
    },
  ]
}

/** All that speak, kind by kind. */
export const ownRecords = ({ article, story, saying, correction }: Knowledge['records']): readonly OwnRecord[] => [
  ...article.map(fromArticle),
  ...story.map((record) => fromTold('story', record, record.told)),
  ...saying.map((record) => fromTold('saying', record, record.meaning)),
  ...correction.flatMap(fromCorrection),
]
