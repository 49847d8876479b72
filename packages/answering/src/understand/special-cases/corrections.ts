import { type Condition, type Correction, type CorrectionOf, fromKnowledge } from '@berea/knowledge'
import type { Tongue } from '../tongue.ts'
import { type Cue, type Matter, type Recogniser, recogniser } from './cue.ts'

const cueOf = ({ has, without }: Condition): Cue => ({ needed: has, barred: without })

const matterOf = ({ id, when }: Extract<Correction, { readonly when: unknown }>): Matter => ({
  id,
  cues: { zh: when['zh-Hans'].map(cueOf), en: when.en.map(cueOf), es: when.es.map(cueOf), fr: when.fr.map(cueOf) },
})

const ofSort = <Sort extends Correction['sort']>(all: readonly Correction[], sort: Sort) =>
  all.filter((one): one is CorrectionOf<Sort> => one.sort === sort)

const known = fromKnowledge(({ correction: all }) => ({
  notSo: recogniser(ofSort(all, 'not-so').map(matterOf)),
  unwritten: recogniser(ofSort(all, 'unwritten').map(matterOf)),
  unnamed: ofSort(all, 'unnamed'),
  byId: new Map(all.map((one) => [one.id, one])),
}))

/** A thing that a question takes for granted and that is not so: `which verse says eve ate an apple` → apple. */
export const findPremise: Recogniser<string> = (text, tongue) => known().notSo(text, tongue)

/** What is looked for in the Bible and is not there: `where does it say god helps those who help themselves` → helps-themselves. */
export const findUnwritten: Recogniser<string> = (text, tongue) => known().unwritten(text, tongue)

/** The correction of that id, of that sort; that it is there is what finding it means. */
export function correctionOf<Sort extends Correction['sort']>(id: string, sort: Sort): CorrectionOf<Sort> {
  const found = known().byId.get(id)
  if (found?.sort !== sort) throw new Error(`no such correction: ${sort} ${id}`)
  return found as CorrectionOf<Sort>
}

/** How a folded question asks for a name; why somebody is called something asks for none. */
const ASKS_NAME: Readonly<Record<Tongue, RegExp>> = {
  en: /\b(?:what|tell me|do we know|does the bible (?:say|give|tell))\b.*\b(?:names?|called|named)\b|^(?:the )?names? of\b/,
  es: /\b(?:nombres?|se llam(?:a|an|aba|aban))\b/,
  fr: /\b(?:noms?|prenoms?|s'appel(?:le|lent|ait|aient)|se nomm(?:e|ait))\b/,
  zh: /叫什么|(?:什么|的)名字|名字是|名叫什么|姓名/,
}

const ASKS_WHY = /\bwhy\b|\bpor que\b|\bpourquoi\b|为什么|为何/

/** As the records call them: 罗得的老婆 and 罗得的太太 are 罗得妻子. */
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
  return known().unnamed.find(({ called }) => called[tongue === 'zh' ? 'zh-Hans' : tongue].some(isCalled))?.id
}
