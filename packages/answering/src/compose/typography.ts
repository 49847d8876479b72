import type { Work } from '@berea/library'
import type { Locale } from '@berea/scripture'
import { inScriptOf } from '../citing/script.ts'

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
  readonly semicolon: string
  /** Follows the first quotation from a work whose script was converted. */
  readonly converted: string
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
    semicolon: '；',
    converted: '（由繁体转换）',
  },
  'zh-tw': {
    outer: ['「', '」'],
    inner: ['『', '』'],
    colon: '：',
    space: '',
    parentheses: ['（', '）'],
    stop: '。',
    comma: '、',
    semicolon: '；',
    converted: '（由簡體轉換）',
  },
  en: {
    outer: ['“', '”'],
    inner: ['‘', '’'],
    colon: ': ',
    space: ' ',
    parentheses: [' (', ')'],
    stop: '.',
    comma: ', ',
    semicolon: '; ',
    converted: '',
  },
  'es-es': {
    outer: ['«', '»'],
    inner: ['“', '”'],
    colon: ': ',
    space: ' ',
    parentheses: [' (', ')'],
    stop: '.',
    comma: ', ',
    semicolon: '; ',
    converted: '',
  },
  'fr-fr': {
    outer: [`«${NARROW}`, `${NARROW}»`],
    inner: ['“', '”'],
    colon: `${NARROW}: `,
    space: ' ',
    parentheses: [' (', ')'],
    stop: '.',
    comma: ', ',
    semicolon: `${NARROW}; `,
    converted: '',
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
  if (isChinese(locale)) {
    // English within Chinese keeps English marks: a cut quotation may begin with the second of a pair. So do editions that
    // print 「」, between “ ”: Scripture is read with its own.
    const isOwn = !HAN.test(shown) || (locale === 'zh-cn' && CORNERS.test(shown))
    const body = isOwn ? closeSpeech(shown) : nested(closeSpeech(straightInto(shown, inner)), [inner, outer])
    return `${open}${body}${close}`
  }
  // Closed before its marks become inner ones: in English the inner closing mark is an apostrophe too.
  const own = closeSpeech(shown).replaceAll(open.trim(), inner[0]).replaceAll(close.trim(), inner[1])
  const body = own.replace(locale === 'en' ? /"([^"]*)"/g : /[“"]([^”"]*)[”"]/g, `${inner[0]}$1${inner[1]}`)
  return `${open}${body}${close}`
}

/** A passage set apart, with no marks around it: every speech in it closed, in the edition's marks. */
export const onLeaf = (shown: string): string => closeSpeech(shown)

/** Between two letters a typewriter's mark is an apostrophe: "Qu'est-ce que l'œuvre ?" → "Qu’est-ce que l’œuvre ?". */
export const curled = (text: string): string => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’')

const CORNERS = /[「」『』]/u
const SINGLE = ['‘', '’'] as const
const HAN = /\p{Script=Han}/u
const isChinese = (locale: Locale): boolean => locale === 'zh-cn' || locale === 'zh-tw'

const straightInto = (text: string, [open, close]: readonly [string, string]): string =>
  text.replace(/"([^"]*)"/g, `${open}$1${close}`)

/**
 * Speeches within speeches, each in the marks of its depth, whatever the text is printed with: with `‘’`, `“”`
 * 他说：「经上说：『来。』」 → 他说：‘经上说：“来。”’. A mark that closes a speech begun before the text is one of the first depth.
 */
function nested(text: string, depths: readonly (readonly [string, string])[]): string {
  const pairs = [...PAIRS, SINGLE]
  const open: string[] = []
  const markAt = (depth: number, side: 0 | 1): string => depths[depth % depths.length]![side]!
  return [...text]
    .map((mark) => {
      const closing = pairs.find(([opening]) => opening === mark)?.[1]
      if (closing) {
        const again = open.indexOf(closing)
        return markAt(again < 0 ? open.push(closing) - 1 : again, 0)
      }
      if (!pairs.some(([, ending]) => ending === mark)) return mark
      const depth = open.lastIndexOf(mark)
      if (depth >= 0) open.splice(depth)
      return markAt(Math.max(depth, 0), 1)
    })
    .join('')
}

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
