import { translatedTitle } from '@berea/answering'
import type { OwnWords, Source } from '@berea/contract'
import {
  familyName,
  fromKnowledge,
  type Ground,
  type Language,
  languageOf,
  type OwnRecord,
  ownRecords,
  ownText,
} from '@berea/knowledge'
import { type Library, ownSectionId, type Section } from '@berea/library'
import type { Tradition } from '@berea/scripture'
import { inWordsOf, localeOfSection } from '../../answering/name-work.ts'
import { briefly } from '../../answering/presenter.ts'

type Works = Pick<Library, 'work' | 'section'>

const keyOf = ({ kind, id }: Pick<OwnRecord, 'kind' | 'id'>): string => `${kind}/${id}`
const records = fromKnowledge((all) => new Map(ownRecords(all).map((record) => [keyOf(record), record])))

/** A section of our own, sentence by sentence, with what bears each; undefined for any other section. */
export async function presentOwn(section: Section, tradition: Tradition, works: Works): Promise<OwnWords | undefined> {
  const record = section.facts && records().get(`${section.facts.kind}/${section.facts.record}`)
  if (!record) return undefined
  const locale = localeOfSection(section)
  const language = languageOf(locale)
  const say = (text: string) => inWordsOf(text, section, tradition)
  const present = async ({ text, start, end, rests }: ReturnType<typeof ownText>['sentences'][number]) => ({
    text: say(text),
    start,
    end,
    sources: eachOnce((await Promise.all(rests.map((ground) => sourcesOf(ground, language, works)))).flat()),
  })
  const { sentences, positions } = ownText(record, language)
  return {
    kind: record.kind,
    sentences: await Promise.all(sentences.map(present)),
    positions: await Promise.all(
      positions.map(async (one) => ({ ...(await present(one)), family: familyName(one.family, language) })),
    ),
    // What is named may be waiting for its second reader, or have left.
    related: record.related.flatMap((id) => {
      const other = records().get(keyOf({ kind: 'article', id }))
      const title = other?.title(language)
      return other && title ? { section: ownSectionId(other, language), title: say(title) } : []
    }),
    readers: record.checked.map(({ by, on }) => ({ by, on })),
  }
}

/** Two sections of a work that is not here are named alike. */
const eachOnce = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map((source) => [JSON.stringify(source), source])).values(),
]

/** What a sentence rests on as the reader opens it; that it needs nothing is for whoever mends it. */
async function sourcesOf(ground: Ground, language: Language, works: Works): Promise<readonly Source[]> {
  if ('passages' in ground) return ground.passages.map((reference) => ({ type: 'passage', reference }))
  if ('outside' in ground) {
    const { title, place, year } = ground.outside
    return [{ type: 'book', title, place, year: String(year) }]
  }
  if ('berea' in ground) return [{ type: 'file', file: ground.berea }]
  if ('none' in ground) return []
  const id = `${ground.work}/${ground.section}`
  const locale = localeOfSection({ language })
  const work = works.work(ground.work)
  const section = await works.section(id)
  const named = briefly(ground.work, work, locale, section)
  const title = work ? named.title : (translatedTitle(ground.work, locale) ?? named.title)
  return [
    {
      type: 'section',
      section: section ? id : null,
      title: section?.title ?? null,
      work: { ...named, title },
    },
  ]
}
