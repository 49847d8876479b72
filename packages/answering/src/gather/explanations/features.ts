import { analyse, analysedLanguage } from '@berea/library'
import { sizeOf } from '@berea/scripture'
import type { Asked, Candidate } from './candidates.ts'

/** What is wanted of a paragraph. */
export type Wanted = 'definition' | 'passage' | 'position' | 'fact' | 'counsel'

/** What the score of a paragraph is made of, in the order of the weights. */
export const FEATURES = [
  'likeness',
  'likenessAbove',
  'firstByMeaning',
  'firstByWords',
  'words',
  'rareWords',
  'titleInQuestion',
  'questionInTitle',
  'headword',
  'opening',
  'onNamed',
  'onFound',
  'narrow',
  'ownLanguage',
  'length',
  'references',
  'note',
  'dictionary',
  'theology',
  'creed',
  'definitionByHeadword',
  'definitionByNote',
  'positionByCreed',
  'passageOnIt',
  'factByPeople',
] as const
type Feature = (typeof FEATURES)[number]

/** A value for each of FEATURES; all lie roughly between -1 and 1. */
export type Features = readonly number[]

const REFERENCE = /\d+[:.：]\d+/g

/** The features of all candidates of one question: some say how a candidate stands among the others. */
export function featuresOf(asked: Asked, wanted: Wanted, candidates: readonly Candidate[]): readonly Features[] {
  const questionWords = wordsOf(asked.text, asked.languages[0] ?? 'en')
  const said = candidates.map(({ section, work, start, end }) => ({
    title: wordsOf(section.title ?? '', work.language),
    text: wordsOf(section.text.slice(start, end), work.language),
  }))
  const rarity = new Map(
    [...questionWords].map((word) => {
      const holding = said.filter(({ title, text }) => title.has(word) || text.has(word)).length
      return [word, Math.log((1 + candidates.length) / (1 + holding))]
    }),
  )
  const likenesses = candidates.flatMap(({ likeness }) => likeness ?? [])
  const known: Known = { asked, wanted, questionWords, rarity, ...meanAndSpread(likenesses) }
  return candidates.map((candidate, at): Features => {
    const values = {
      ...byMeaning(candidate, known),
      ...byWords(candidate, said[at]!, known),
      ...byKind(candidate, known),
    }
    const isHeadword = said[at]!.title.size > 0 && said[at]!.title.isSubsetOf(questionWords) && !isNote(candidate)
    const all: Record<Feature, number> = {
      ...values,
      headword: Number(isHeadword || candidate.isHeadword),
      definitionByHeadword: Number(wanted === 'definition' && isHeadword),
    }
    return FEATURES.map((feature) => all[feature])
  })
}

/** What is known of the question, and of all candidates together. */
type Known = {
  readonly asked: Asked
  readonly wanted: Wanted
  readonly questionWords: ReadonlySet<string>
  readonly rarity: ReadonlyMap<string, number>
  readonly mean: number
  readonly spread: number
}

function meanAndSpread(values: readonly number[]): { readonly mean: number; readonly spread: number } {
  const average = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / Math.max(1, some.length)
  const mean = average(values)
  return { mean, spread: Math.sqrt(average(values.map((one) => (one - mean) ** 2))) }
}

const isNote = ({ work }: Candidate): boolean => work.kind === 'notes'

/** 1 for the first, a half for the second; nought for what was not found so. */
const byRank = (rank: number | undefined): number => (rank === undefined ? 0 : 1 / (1 + rank))

const byMeaning = ({ likeness, meaningRank, wordRank }: Candidate, { mean, spread }: Known) => ({
  likeness: likeness === undefined ? 0 : (likeness - 0.6) * 4,
  likenessAbove: likeness === undefined || spread === 0 ? 0 : (likeness - mean) / spread / 2,
  firstByMeaning: byRank(meaningRank),
  firstByWords: byRank(wordRank),
})

type Said = { readonly title: ReadonlySet<string>; readonly text: ReadonlySet<string> }

function byWords({ section, work, start, end }: Candidate, { title, text }: Said, { questionWords, rarity }: Known) {
  const all = title.union(text)
  const length = end - start
  const [usual, each] = /^(zh|lzh)/.test(work.language) ? [40, 12] : [110, 30]
  const references = section.text.slice(start, end).match(REFERENCE)?.length ?? 0
  return {
    words: shareOf(questionWords, all),
    rareWords: weighedShare(rarity, all),
    titleInQuestion: shareOf(title, questionWords),
    questionInTitle: weighedShare(rarity, title),
    opening: Number(section.text.slice(0, start).trim() === ''),
    length: Math.min(1, Math.log2(1 + length / usual) / 3),
    references: Math.min(1, (references * each) / Math.max(1, length)),
  }
}

function byKind(candidate: Candidate, { asked, wanted }: Known) {
  const { section, work, onNamed, onFound } = candidate
  const isCreed = work.kind === 'creeds'
  const size = isNote(candidate) && section.passages[0] ? sizeOf(section.passages[0]) : Number.POSITIVE_INFINITY
  return {
    onNamed: Number(onNamed),
    onFound: Number(onFound),
    narrow: 1 / Math.sqrt(size),
    ownLanguage: Number(asked.languages.includes(work.language)),
    note: Number(isNote(candidate)),
    dictionary: Number(work.kind === 'dictionary' || work.kind === 'people-places'),
    theology: Number(work.kind === 'theology'),
    creed: Number(isCreed),
    definitionByNote: Number(wanted === 'definition' && isNote(candidate)),
    positionByCreed: Number(wanted === 'position' && isCreed),
    passageOnIt: Number(onNamed && size <= 8),
    factByPeople: Number(wanted === 'fact' && work.kind === 'people-places'),
  }
}

function wordsOf(text: string, tag: string): ReadonlySet<string> {
  const language = analysedLanguage(tag)
  return new Set(language ? analyse(text, language) : [])
}

const shareOf = (wanted: ReadonlySet<string>, found: ReadonlySet<string>): number =>
  wanted.size === 0 ? 0 : wanted.intersection(found).size / wanted.size

function weighedShare(weights: ReadonlyMap<string, number>, found: ReadonlySet<string>): number {
  let all = 0
  let met = 0
  for (const [word, weight] of weights) {
    all += weight
    if (found.has(word)) met += weight
  }
  return all === 0 ? 0 : met / all
}
