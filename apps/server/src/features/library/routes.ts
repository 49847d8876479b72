import { photo } from '@berea/answering'
import { languageOf } from '@berea/knowledge'
import { OWN_WORK, type WorkFilter } from '@berea/library'
import { formatUsfm, type Locale, listVerses, type Passage } from '@berea/scripture'
import { presentPhoto } from '../../answering/presenter.ts'
import { NotNow, Refusal } from '../../http/refusal.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServedLibrary } from '../../served-library.ts'
import { readContents } from './contents.ts'
import { findEdition, languagesWithout } from './editions.ts'
import { presentOwn } from './own.ts'
import { firstPiece } from './pieces.ts'
import { presentHit, presentPassage, presentSection, presentWork } from './present.ts'
import { readReference, referencesIn } from './references.ts'

type LibraryRoutes = Pick<
  Routes,
  | 'listWorks'
  | 'getWork'
  | 'readPassage'
  | 'readSection'
  | 'sectionsAbout'
  | 'crossReferences'
  | 'search'
  | 'images'
  | 'readPicture'
  | 'findReferences'
>

/** Verses of a passage whose cross-references are looked up; a chapter's worth would say nothing. */
const REFERRING_VERSES = 12

export function libraryRoutes(served: ServedLibrary): LibraryRoutes {
  const { library } = served

  /** What a library that is still being built lacks may come; what a whole one lacks is not there. */
  function missing(locale: Parameters<ServedLibrary['state']>[0]): never {
    const { phase } = served.state(locale)
    if (phase === 'complete' || phase === 'failed') throw new Refusal('notFound')
    throw new NotNow('libraryPreparing')
  }

  return {
    async listWorks({ query, locale }) {
      const works = served.works()
      const wanted = works.filter(
        (work) =>
          isAmong(work.language, query.language) &&
          isAmong(work.kind, query.kind) &&
          isAmong(work.tradition, query.tradition),
      )
      return {
        items: wanted.map((work) => presentWork(work, locale)),
        nextCursor: null,
        version: library.version,
        state: served.state(locale),
        languagesWithoutTexts: languagesWithout(works),
      }
    },

    async getWork({ params, query, locale }) {
      const work = served.works().find(({ id }) => id === params.id) ?? missing(locale)
      return { ...presentWork(work, locale), contents: await readContents(served, work, query, locale) }
    },

    async readPassage({ query, locale }) {
      const passage = readReference(query.ref, locale)
      const edition = findEdition(served.works(), query.edition, locale) ?? missing(locale)
      const has = (chapter: Passage) => library.passage(edition.id, chapter) !== undefined
      const piece = firstPiece(passage, (asked) => library.passage(edition.id, asked)) ?? missing(locale)
      return presentPassage(piece, passage, has, locale)
    },

    async readSection({ params, query, locale }) {
      const around = await library.around(params.id, query.around, query.around)
      // Before and after our own words in one language stand those in another.
      const read = around.find(({ id }) => id === params.id)
      const near = around.filter(({ language }) => read === undefined || language === read.language)
      // A work's own id is found at its beginning.
      const at = Math.max(
        0,
        near.findIndex(({ id }) => id === params.id),
      )
      const section = near[at] ?? missing(locale)
      const { expression } = query
      const present = (found: typeof section) => presentSection(found, library.work(found.work), locale, expression)
      const own = await presentOwn(section, expression, library)
      return {
        section: { ...present(section), ...(own && { own }) },
        before: near.slice(0, at).map(present),
        after: near.slice(at + 1).map(present),
      }
    },

    async sectionsAbout({ query, locale }) {
      const found = await library.about(readReference(query.ref, locale), filterOf(query, locale), query.limit)
      return {
        items: found.map((section) => presentSection(section, library.work(section.work), locale)),
        nextCursor: null,
      }
    },

    async crossReferences({ query, locale }) {
      const edition = findEdition(served.works(), query.edition, locale)
      const verses = listVerses(readReference(query.ref, locale)).slice(0, REFERRING_VERSES)
      const items = best(verses.flatMap((verse) => library.crossReferences(verse, query.limit))).slice(0, query.limit)
      const textOf = (passage: Passage) => edition && library.passage(edition.id, passage)
      return {
        items: items.map(({ passage, votes }) => ({
          reference: formatUsfm(passage),
          votes,
          text:
            textOf(passage)
              ?.verses.map(({ text }) => text)
              .join('\n') ?? null,
        })),
        nextCursor: null,
      }
    },

    async search({ query, locale }) {
      const start = performance.now()
      const filter = filterOf(query, locale)
      const hits = await library.search(query.q, filter, query.limit)
      return {
        items: hits.map((hit) => presentHit(hit, library.work(hit.section.work), query.q, locale)),
        total: hits.length < query.limit ? hits.length : await served.count(query.q, filter),
        tookMs: Math.round(performance.now() - start),
      }
    },

    async images({ query, locale }) {
      const found = await library.named(query.place, { kinds: ['images'] }, query.limit)
      const photos = found.flatMap((section) => photo({ locale }, section))
      return { items: photos.map((one) => presentPhoto(one, library, locale)), nextCursor: null }
    },

    async readPicture({ params, locale }) {
      return served.picture(params.work, params.file) ?? missing(locale)
    },

    findReferences: async ({ query, locale }) => referencesIn(query.text, locale),
  }
}

/** No wish is no limit. */
const isAmong = (value: string, wanted: readonly string[]) => wanted.length === 0 || wanted.includes(value)

type Wishes = { language: string[]; kind: string[]; tradition?: string[]; work: string[] }

function filterOf({ language, kind, tradition = [], work }: Wishes, locale: Locale): WorkFilter {
  // Our own words stand in five languages, of which a reader wants one.
  const isOwn = language.length === 0 && work.length === 1 && work[0] === OWN_WORK
  const languages = isOwn ? [languageOf(locale)] : language
  return {
    ...(languages.length > 0 && { languages }),
    ...(kind.length > 0 && { kinds: kind as NonNullable<WorkFilter['kinds']> }),
    ...(tradition.length > 0 && { traditions: tradition }),
    ...(work.length > 0 && { works: work }),
  }
}

/** Each passage once, with its best vote, best first. */
function best(found: readonly { readonly passage: Passage; readonly votes: number }[]) {
  const byReference = new Map<string, { readonly passage: Passage; readonly votes: number }>()
  for (const one of found) {
    const key = formatUsfm(one.passage)
    if ((byReference.get(key)?.votes ?? Number.NEGATIVE_INFINITY) < one.votes) byReference.set(key, one)
  }
  return [...byReference.values()].toSorted((a, b) => b.votes - a.votes)
}
