import {
  bookName,
  findReferences,
  formatPassage,
  formatUsfm,
  isProblem,
  LOCALES,
  type Locale,
  type Passage,
  type Problem,
  parseUsfm,
  understoodNumbering,
  writtenNumbering,
} from '@berea/scripture'
import { Refusal } from '../../http/refusal.ts'

/**
 * "JHN 11:33-36", "John 11:33-36" and 约翰福音11:33 are passages; what names no place there is, is
 * refused with 10001 and a message that says what there is instead.
 */
export function readReference(ref: string, locale: Locale): Passage {
  const usfm = parseUsfm(ref)
  if (!isProblem(usfm)) return usfm
  const [found] = findReferences(ref, { locale, numbering: understoodNumbering(locale) })
  const problem = found?.problem ?? (usfm.code === 'unreadable' ? undefined : usfm)
  if (problem) throw refusalOf(problem, ref, locale)
  const [passage] = found?.passages ?? []
  if (!passage) throw refusalOf({ code: 'unreadable', text: ref }, ref, locale)
  return passage
}

function refusalOf(problem: Problem, asked: string, locale: Locale): Refusal {
  const data = { field: 'ref', problem: problem.code }
  switch (problem.code) {
    case 'unreadable':
    case 'two-books':
      return new Refusal('fieldWrong', { sentence: 'notAReference', values: { asked }, data })
    case 'backwards':
      return new Refusal('fieldWrong', { sentence: 'endsBeforeStart', values: { asked }, data })
    case 'no-such-book':
      return new Refusal('fieldWrong', {
        sentence: 'noSuchBook',
        values: { asked: problem.name },
        data: { ...data, nearest: problem.nearest },
      })
    case 'no-such-chapter': {
      const { lastChapter: last } = problem
      const book = bookName(problem.book, locale)
      return new Refusal('fieldWrong', {
        sentence: last === 1 ? 'onlyChapter' : 'noSuchChapter',
        values: { asked: `${book} ${problem.chapter}`, book, last },
        data: { ...data, book: problem.book, lastChapter: last },
      })
    }
    case 'no-such-verse': {
      const { book, chapter, verse, lastVerse: last } = problem
      return new Refusal('fieldWrong', {
        sentence: 'noSuchVerse',
        values: { asked: `${bookName(book, locale)} ${chapter}${locale === 'fr-fr' ? '.' : ':'}${verse}`, last },
        data: { ...data, book, chapter, lastVerse: last },
      })
    }
  }
}

/** All references in a text, and what only looks like one. */
export function referencesIn(text: string, locale: Locale) {
  const found = findReferences(text, { locale, numbering: understoodNumbering(locale) })
  return {
    items: found.flatMap(({ start, end, passages }) =>
      passages.map((passage) => ({ reference: formatUsfm(passage), names: inAllLanguages(passage), start, end })),
    ),
    problems: found.flatMap(({ text: words, problem }) =>
      problem
        ? [
            {
              problem: problem.code,
              text: words,
              ...(problem.code === 'no-such-chapter' && { lastChapter: problem.lastChapter }),
              ...(problem.code === 'no-such-verse' && { lastVerse: problem.lastVerse }),
            },
          ]
        : [],
    ),
  }
}

function inAllLanguages(passage: Passage): Record<Locale, string> {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, formatPassage(passage, { locale, numbering: writtenNumbering(locale) })]),
  ) as Record<Locale, string>
}
