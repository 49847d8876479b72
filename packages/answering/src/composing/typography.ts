import type { Work } from '@berea/library'
import type { Locale } from '@berea/scripture'
import { inScriptOf } from './script.ts'

/** A language's manner of setting quotations and joining sentences. */
export type Typography = {
  /** Outer and inner quotation marks, with the blanks that French sets inside its own. */
  readonly outer: readonly [string, string]
  readonly inner: readonly [string, string]
  /** Between a sentence that introduces and what it introduces. */
  readonly colon: string
  readonly space: string
  readonly parentheses: readonly [string, string]
  readonly stop: string
  readonly comma: string
}

const NARROW = '\u202f'

export const TYPOGRAPHY: Readonly<Record<Locale, Typography>> = {
  'zh-cn': {
    outer: ['“', '”'],
    inner: ['‘', '’'],
    colon: '：',
    space: '',
    parentheses: ['（', '）'],
    stop: '。',
    comma: '、',
  },
  'zh-tw': {
    outer: ['「', '」'],
    inner: ['『', '』'],
    colon: '：',
    space: '',
    parentheses: ['（', '）'],
    stop: '。',
    comma: '、',
  },
  en: {
    outer: ['“', '”'],
    inner: ['‘', '’'],
    colon: ': ',
    space: ' ',
    parentheses: [' (', ')'],
    stop: '.',
    comma: ', ',
  },
  'es-es': {
    outer: ['«', '»'],
    inner: ['“', '”'],
    colon: ': ',
    space: ' ',
    parentheses: [' (', ')'],
    stop: '.',
    comma: ', ',
  },
  'fr-fr': {
    outer: [`«${NARROW}`, `${NARROW}»`],
    inner: ['“', '”'],
    colon: `${NARROW}: `,
    space: ' ',
    parentheses: [' (', ')'],
    stop: '.',
    comma: ', ',
  },
}

/**
 * A quotation as it is read: in the reader's script, on one line. What is quoted is not touched
 * otherwise; comparing folds white space and script.
 */
export function shownWords(words: string, work: Pick<Work, 'language'>, locale: Locale): string {
  const script = inScriptOf(words, work, locale)
  const joined = script.replace(/\s*\n\s*/g, /^(zh|lzh)/.test(work.language) ? '' : ' ')
  return joined.replaceAll('|', '').trim()
}

/** Inside a sentence: outer marks around, the same marks within made inner ones. */
export function inMarks(shown: string, locale: Locale): string {
  const { outer, inner } = TYPOGRAPHY[locale]
  const [open, close] = outer
  const own = shown.replaceAll(open.trim(), inner[0]).replaceAll(close.trim(), inner[1])
  // English within Chinese keeps English marks: a cut quotation may begin with the second of a pair.
  const isForeign = locale.startsWith('zh') && !/\p{Script=Han}/u.test(own)
  const body = isForeign
    ? own
    : own.replace(locale === 'en' ? /"([^"]*)"/g : /[“"]([^”"]*)[”"]/g, `${inner[0]}$1${inner[1]}`)
  const closed = closeSpeech(body)
  return `${open}${locale === 'zh-cn' ? withMarks(closed, '‘’“”') : closed}${close}`
}

/** A passage set apart, with no marks around it: every speech in it closed, in the marks of the reader's language. */
export function onLeaf(shown: string, locale: Locale): string {
  const closed = closeSpeech(shown)
  return locale === 'zh-cn' ? withMarks(closed, '“”‘’') : closed
}

const CORNERS = '「」『』'

/** Corner brackets, which the Chinese Bible is printed with, by the marks that simplified Chinese has in their place. */
const withMarks = (text: string, marks: string): string =>
  text.replace(/[「」『』]/g, (corner) => marks[CORNERS.indexOf(corner)] ?? corner)

const PAIRS: readonly (readonly [string, string])[] = [
  ['「', '」'],
  ['『', '』'],
  ['“', '”'],
  ['«', '»'],
]

/**
 * A speech that goes on beyond the quotation gets its closing mark:
 * 「他说：「你们来」 → 「他说：「你们来」」. An opening mark repeated at a new paragraph doesn't open another speech.
 */
export function closeSpeech(text: string): string {
  const open: string[] = []
  for (const mark of text) {
    const pair = PAIRS.find(([opening, closing]) => mark === opening || mark === closing)
    if (!pair) continue
    if (mark === pair[0]) {
      if (!open.includes(pair[1])) open.push(pair[1])
    } else if (open.includes(mark)) {
      open.splice(open.lastIndexOf(mark), 1)
    }
  }
  return text + open.reverse().join('')
}
