import type { Work } from '@berea/library'
import type { Locale } from '@berea/scripture'
import { Converter as FromSimplified } from 'opencc-js/cn2t'
import { Converter as FromTraditional } from 'opencc-js/t2cn'

type Convert = (text: string) => string

/** Made on first use, for each reads a table of some thousand characters. */
function onFirstUse(make: () => Convert): Convert {
  let made: Convert | undefined
  return (text) => {
    made = made ?? make()
    return made(text)
  }
}

const toSimplified = onFirstUse(() => FromTraditional({ from: 'tw', to: 'cn' }))
const toTraditional = onFirstUse(() => FromSimplified({ from: 'cn', to: 'tw' }))

/** `說甚麼` → `说什么`; what is simplified already stays as it is. */
export const simplified: Convert = (text) => toSimplified(text).replaceAll('甚么', '什么')

/** `说什么` → `說什麼`. */
export const traditional: Convert = (text) => toTraditional(text)

/** Is a work's text in the other Chinese script than the reader's? */
export function needsConversion(work: Pick<Work, 'language'>, locale: Locale): boolean {
  if (locale === 'zh-cn') return work.language === 'zh-Hant'
  if (locale === 'zh-tw') return work.language === 'zh-Hans'
  return false
}

const CORNERS = '「」『』'
const CURLED = '“”‘’'

/** Each mark by its counterpart: 「悲嘆」 and “悲叹”. */
const exchange = (text: string, from: string, to: string): string =>
  text.replaceAll(new RegExp(`[${from}]`, 'g'), (mark) => to[from.indexOf(mark)] ?? mark)

/**
 * The text as this reader reads it: in their script and its quotation marks, where it is Chinese at all. A Bible keeps
 * the marks that its edition prints.
 */
export function inScriptOf(text: string, work: Pick<Work, 'language'> & Partial<Work>, locale: Locale): string {
  if (!needsConversion(work, locale)) return text
  const inScript = locale === 'zh-cn' ? simplified(text) : traditional(text)
  if (work.kind === 'bible') return inScript
  return locale === 'zh-cn' ? exchange(inScript, CORNERS, CURLED) : exchange(inScript, CURLED, CORNERS)
}
