import { inScriptOf, namesToFind, translatedTitle } from '@berea/answering'
import type { PassageReply, SearchReply, Section as ShownSection, Work as ShownWork } from '@berea/contract'
import { analysedLanguage, type Section, type SectionHit, type Work } from '@berea/library'
import {
  BOOK_CODES,
  chapterPassage,
  formatUsfm,
  isProblem,
  LOCALES,
  type Locale,
  lastChapter,
  type Passage,
  TEXT_LANGUAGES,
  type Tradition,
  type Verse,
} from '@berea/scripture'
import { converted } from '../../answering/converted.ts'
import { inWordsOf, nameWork } from '../../answering/name-work.ts'
import { briefly, readerUrl } from '../../answering/presenter.ts'
import type { ListedWork } from '../../served-library.ts'
import type { PassagePiece } from './pieces.ts'
import { snippetOf } from './snippet.ts'

export const presentWork = (work: ListedWork, locale: Locale): ShownWork => ({
  ...briefly(work.id, work, locale),
  ...titlesOf(work, locale),
  names: [...namesToFind(work, locale)],
  language: work.language,
  kind: work.kind,
  tradition: work.tradition,
  origin: work.origin ?? null,
  tier: work.tier,
  characters: work.characters,
  state: work.state,
})

/** A Bible is known by what it calls itself; another work by what the reader's language calls it. */
function titlesOf(work: ListedWork, locale: Locale): Pick<ShownWork, 'title' | 'titleLocal'> {
  if (work.kind === 'bible') {
    return { title: translatedTitle(work.id, locale) ?? work.title, titleLocal: work.titleLocal ?? work.title }
  }
  const { title } = nameWork(work, locale)
  if (TEXT_LANGUAGES[locale].includes(work.language)) return { title, titleLocal: null }
  const spoken = LOCALES.find((one) => TEXT_LANGUAGES[one].includes(work.language))
  const own = spoken ? nameWork(work, spoken).title : (work.titleLocal ?? work.title)
  const inScript = inScriptOf(own, work, locale)
  return { title, titleLocal: inScript === title ? null : inScript }
}

export const presentSection = (
  written: Section,
  work: Work | undefined,
  locale: Locale,
  tradition: Tradition = 'none',
): ShownSection => presentText(work?.kind === 'own' ? inWords(written, tradition) : written, work, locale)

const inWords = (section: Section, tradition: Tradition): Section => ({
  ...section,
  ...(section.title !== undefined && { title: inWordsOf(section.title, section, tradition) }),
  text: inWordsOf(section.text, section, tradition),
})

const presentText = (section: Section, work: Work | undefined, locale: Locale): ShownSection => ({
  id: section.id,
  work: { ...briefly(section.work, work, locale, section), language: section.language ?? work?.language ?? 'und' },
  title: section.title ?? null,
  text: section.text,
  ...convertedSection(section, work, locale),
  references: section.passages.map((passage) => formatUsfm(passage)),
  author: section.author && work ? nameWork(work, locale, section).author : null,
  year: section.year && work ? nameWork(work, locale, section).year : null,
  parent: section.parent ?? null,
})

function convertedSection({ title, text }: Section, work: Work | undefined, locale: Locale) {
  const inScript = (words: string) => converted(words, work, locale)
  const isOther = inScript(text) !== undefined || inScript(title ?? '') !== undefined
  return isOther && { converted: { title: title ? (inScript(title) ?? title) : null, text: inScript(text) ?? text } }
}

export function presentPassage(
  { found, rest }: PassagePiece,
  asked: Passage,
  has: (chapter: Passage) => boolean,
  locale: Locale,
): PassageReply {
  const { edition, passage, printed } = found
  const reference = formatUsfm(passage)
  const asPrinted = formatUsfm(printed)
  return {
    reference,
    printed: asPrinted === reference ? null : asPrinted,
    edition: { ...briefly(edition.id, edition, locale), language: edition.language },
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
    rest: rest ? formatUsfm(rest) : null,
    before: chapterBeside(asked.first, -1, has),
    after: chapterBeside(asked.last, 1, has),
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
  { section: written, score }: SectionHit,
  work: Work | undefined,
  query: string,
  locale: Locale,
): SearchReply['items'][number] {
  const section = work?.kind === 'own' ? inWords(written, 'none') : written
  const [passage] = section.passages
  const snippet = snippetOf(section.text, query, analysedLanguage(section.language ?? work?.language ?? 'und'))
  const inScript = (words: string) => converted(words, work, locale) ?? words
  return {
    section: section.id,
    title: section.title ? inScript(section.title) : null,
    work: briefly(section.work, work, locale, section),
    reference: passage ? formatUsfm(passage) : null,
    snippet: inScript(snippet),
    score,
    url: readerUrl({ work: section.work, section: section.id }),
  }
}
