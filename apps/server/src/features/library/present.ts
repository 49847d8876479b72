import { inScriptOf } from '@berea/answering'
import type { PassageReply, SearchReply, Section as ShownSection, Work as ShownWork } from '@berea/contract'
import { analysedLanguage, type EditionPassage, type Section, type SectionHit, type Work } from '@berea/library'
import {
  BOOK_CODES,
  chapterPassage,
  formatUsfm,
  isProblem,
  type Locale,
  lastChapter,
  type Passage,
  type Verse,
} from '@berea/scripture'
import { converted } from '../../answering/converted.ts'
import { briefly, readerUrl } from '../../answering/presenter.ts'
import type { ListedWork } from '../../served-library.ts'
import { snippetOf } from './snippet.ts'

export const presentWork = (work: ListedWork, locale: Locale): ShownWork => ({
  ...briefly(work.id, work),
  title: work.title,
  titleLocal: work.titleLocal ? inScriptOf(work.titleLocal, work, locale) : null,
  language: work.language,
  kind: work.kind,
  tradition: work.tradition,
  origin: work.origin ?? null,
  tier: work.tier,
  characters: work.characters,
  state: work.state,
})

export const presentSection = (section: Section, work: Work | undefined, locale: Locale): ShownSection => ({
  id: section.id,
  work: { ...briefly(section.work, work), language: work?.language ?? 'und' },
  title: section.title ?? null,
  text: section.text,
  ...convertedSection(section, work, locale),
  references: section.passages.map((passage) => formatUsfm(passage)),
  author: section.author ?? null,
  year: section.year ?? null,
  parent: section.parent ?? null,
})

function convertedSection({ title, text }: Section, work: Work | undefined, locale: Locale) {
  const inScript = (words: string) => converted(words, work, locale)
  const isOther = inScript(text) !== undefined || inScript(title ?? '') !== undefined
  return isOther && { converted: { title: title ? (inScript(title) ?? title) : null, text: inScript(text) ?? text } }
}

export function presentPassage(found: EditionPassage, has: (chapter: Passage) => boolean): PassageReply {
  const { edition, passage, printed } = found
  const reference = formatUsfm(passage)
  const asPrinted = formatUsfm(printed)
  return {
    reference,
    printed: asPrinted === reference ? null : asPrinted,
    edition: { ...briefly(edition.id, edition), language: edition.language },
    section: found.section,
    verses: found.verses.map((verse) => ({
      reference: formatUsfm({ first: verse.verse, last: verse.verse }),
      number: `${verse.printed.chapter}:${verse.printed.verse}${verse.through ? `-${verse.through}` : ''}`,
      text: verse.text,
      ...(verse.heading && { heading: verse.heading }),
      ...(verse.title && { title: verse.title }),
      ...(verse.paragraph && { paragraph: true }),
      ...(verse.line && { line: true }),
      section: verse.section,
      start: verse.start,
      end: verse.end,
    })),
    before: chapterBeside(passage.first, -1, has),
    after: chapterBeside(passage.last, 1, has),
  }
}

/**
 * The chapter before or after that of the verse, over the borders of books, skipping what the
 * edition lacks: before MAT 1 is MAL 4; after REV 22 nothing where there is no deuterocanon.
 */
export function chapterBeside(
  { book, chapter }: Verse,
  step: -1 | 1,
  has: (chapter: Passage) => boolean,
): string | null {
  const inside = chapter + step
  const rest =
    step === 1
      ? BOOK_CODES.slice(BOOK_CODES.indexOf(book) + 1)
      : BOOK_CODES.slice(0, BOOK_CODES.indexOf(book)).toReversed()
  const ends = rest.map((code) => ({ code, number: step === 1 ? 1 : lastChapter(code) }))
  for (const { code, number } of [{ code: book, number: inside }, ...ends]) {
    const found = chapterPassage(code, number)
    if (!isProblem(found) && has(found)) return formatUsfm(found)
  }
  return null
}

export function presentHit(
  { section, score }: SectionHit,
  work: Work | undefined,
  query: string,
  locale: Locale,
): SearchReply['items'][number] {
  const [passage] = section.passages
  const snippet = snippetOf(section.text, query, work && analysedLanguage(work.language))
  const inScript = (words: string) => converted(words, work, locale) ?? words
  return {
    section: section.id,
    title: section.title ? inScript(section.title) : null,
    work: briefly(section.work, work),
    reference: passage ? formatUsfm(passage) : null,
    snippet: inScript(snippet),
    score,
    url: readerUrl({ work: section.work, section: section.id }),
  }
}
