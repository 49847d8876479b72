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

const toTraditional = onFirstUse(() => FromSimplified({ from: 'cn', to: 'tw' }))
const toSimplified = onFirstUse(() => FromTraditional({ from: 'tw', to: 'cn' }))

const MARKS: Readonly<Record<string, string>> = { '“': '「', '”': '」', '‘': '『', '’': '』' }

/** What `zh-Hant: auto` stands for: 他说“来吧” → 他說「來吧」. */
export const traditional: Convert = (text) => toTraditional(text).replace(/[“”‘’]/gu, (mark) => MARKS[mark]!)

/** Simplified characters write several traditional ones alike; these stay as they are in simplified texts too. */
const BOTH = /[著乾瞭藉覆徵甚麼么祇]/u

/** The traditional characters that stand in a simplified text: 这是經文 → 經. */
export const traditionalIn = (text: string): string[] =>
  [...new Set(text.match(/\p{Script=Han}/gu) ?? [])].filter((one) => !BOTH.test(one) && toSimplified(one) !== one)
