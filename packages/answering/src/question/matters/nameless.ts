import type { Tongue } from '../tongue.ts'
import { NAMELESS } from './nameless-table.ts'

type Nameless = {
  readonly id: string
  readonly place: string
  readonly called: Readonly<Record<Tongue, readonly string[]>>
}

const ALL: readonly Nameless[] = NAMELESS.trim()
  .split('\n')
  .map((row) => {
    const [id = '', place = '', ...columns] = row.split('|').map((cell) => cell.trim())
    const [en = [], es = [], fr = [], zh = []] = columns.map((cell) => cell.split(',').map((words) => words.trim()))
    return { id, place, called: { en, es, fr, zh } }
  })

/** How a folded question asks for a name; why somebody is called something asks for none. */
const ASKS_NAME: Readonly<Record<Tongue, RegExp>> = {
  en: /\b(?:what|tell me|do we know|does the bible (?:say|give|tell))\b.*\b(?:names?|called|named)\b|^(?:the )?names? of\b/,
  es: /\b(?:nombres?|se llam(?:a|an|aba|aban))\b/,
  fr: /\b(?:noms?|prenoms?|s'appel(?:le|lent|ait|aient)|se nomm(?:e|ait))\b/,
  zh: /叫什么|(?:什么|的)名字|名字是|名叫什么|姓名/,
}

const ASKS_WHY = /\bwhy\b|\bpor que\b|\bpourquoi\b|为什么|为何/

/** As the table calls them: 罗得的老婆 and 罗得的太太 are 罗得妻子. */
const plain = (text: string, tongue: Tongue): string =>
  tongue === 'zh'
    ? text
        .replace(/太太|老婆|夫人/gu, '妻子')
        .replace(/妈妈/gu, '母亲')
        .replace(/爸爸/gu, '父亲')
        .replace(/的/gu, '')
    : ` ${text.replace(/[^\p{L}\p{N}' -]+/gu, ' ')} `

/** One without a name in Scripture whose name is asked for: `what was the name of jephthah's daughter` → jephthah-daughter. */
export function findNameless(text: string, tongue: Tongue): string | undefined {
  if (!ASKS_NAME[tongue].test(text) || ASKS_WHY.test(text)) return undefined
  const asked = plain(text, tongue)
  const isCalled = (words: string) => asked.includes(tongue === 'zh' ? words : ` ${words} `)
  return ALL.find(({ called }) => called[tongue].some(isCalled))?.id
}

/** Where one of them is told of, as USFM has it; empty where nothing is told beside that there must have been somebody. */
export const placeOfNameless = (id: string): string => ALL.find((one) => one.id === id)?.place ?? ''
