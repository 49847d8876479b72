import { z } from 'zod'
import { isChinese, LANGUAGES, type Language } from '../languages.ts'
import { unknownPlaceholders } from '../wording/placeholders.ts'
import { traditional, traditionalIn } from '../wording/script.ts'

/** What a text of one language must be; each message says what is expected, and of which line, where it is about one. */
export type TextRule = (
  text: string,
  language: Language,
) => (string | { readonly line: number; readonly message: string })[]

export const words = z
  .string('text is expected; where it has a colon or begins with {, put it in quotation marks')
  .trim()

export const id = z
  .string('an id is expected: id: infant-baptism')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id has small letters, digits and hyphens: infant-baptism')
  .max(80, 'an id has at most 80 characters')

export const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim())

/** A rule for each line of a block of text. */
export const eachLine =
  (rule: TextRule): TextRule =>
  (text, language) =>
    linesOf(text).flatMap((one, line) =>
      rule(one, language).map((found) => (typeof found === 'string' ? { line, message: found } : found)),
    )

/** Anywhere: the script of Chinese, and placeholders that exist. */
const usual: TextRule = (text, language) => {
  const foreign = language === 'zh-Hans' ? traditionalIn(text) : []
  return [
    ...(text === '' ? ['is empty'] : []),
    ...(foreign.length > 0 ? [`${foreign.join('')}: traditional characters in a simplified text`] : []),
    ...unknownPlaceholders(text).map((name) => `{${name}} stands for nothing; terms are listed in packages/scripture`),
  ]
}

type Add = (message: string, ...at: number[]) => void

function check(text: string, language: Language, rules: readonly TextRule[], add: Add): void {
  for (const found of [text.includes('\n') ? eachLine(usual) : usual, ...rules].flatMap((rule) =>
    rule(text, language),
  )) {
    if (typeof found === 'string') add(found)
    else add(found.message, found.line)
  }
}

/**
 * A text in each language. `zh-Hant: auto` is what the converter makes of zh-Hans; written out only where it must differ.
 */
export const texts = (...rules: TextRule[]) =>
  z
    .strictObject({ 'zh-Hans': words, 'zh-Hant': words, en: words, es: words, fr: words })
    .superRefine((value, context) => {
      for (const language of LANGUAGES) {
        const text = value[language]
        if (language === 'zh-Hant' && text === 'auto') continue
        check(text, language, rules, (message, ...at) =>
          context.addIssue({ code: 'custom', path: [language, ...at], message }),
        )
      }
      if (value['zh-Hant'] !== 'auto' && value['zh-Hant'] === traditional(value['zh-Hans']))
        context.addIssue({ code: 'custom', path: ['zh-Hant'], message: 'is what the converter makes: write "auto"' })
    })
    .transform((value) => ({
      ...value,
      'zh-Hant': value['zh-Hant'] === 'auto' ? traditional(value['zh-Hans']) : value['zh-Hant'],
    }))

const several = z.array(words, 'a list is expected, a line each, beginning with "- "')

/** Several texts in each language, between so many; `zh-Hant: auto` as in `texts`. */
export const textLists = (least: number, most: number, ...rules: TextRule[]) =>
  z
    .strictObject({
      'zh-Hans': several,
      'zh-Hant': z.union([z.literal('auto'), several], '"auto" or a list is expected'),
      en: several,
      es: several,
      fr: several,
    })
    .superRefine((value, context) => {
      for (const language of LANGUAGES) {
        const list = value[language]
        if (list === 'auto') continue
        const add: Add = (message, ...at) => context.addIssue({ code: 'custom', path: [language, ...at], message })
        if (list.length < least || list.length > most) add(`${list.length}; ${least} to ${most} are expected`)
        for (const [index, text] of list.entries()) {
          check(text, language, rules, (message) => add(message, index))
          if (list.indexOf(text) < index) add(`"${text}" stands there twice`, index)
        }
      }
    })
    .transform((value) => ({
      ...value,
      'zh-Hant': value['zh-Hant'] === 'auto' ? value['zh-Hans'].map(traditional) : value['zh-Hant'],
    }))

/** Marks of the other script's typewriter: 好,吗? in Chinese, it's in English. */
export const typography: TextRule = (text, language) => {
  if (isChinese(language)) {
    const half = /\p{Script=Han}\s*[,;:?!()]|[,;:?!()]\s*\p{Script=Han}/u.exec(text)?.[0]
    return half ? [`"${half}": Chinese has the marks ，；：？！（）`] : []
  }
  const straight = /['"]/u.exec(text)?.[0]
  return straight ? [`${straight}: the printed mark is expected: ’ or “ ” (« » in Spanish and French)`] : []
}
