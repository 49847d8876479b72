import { fillPlaceholders, LANGUAGES, type Language, localeOf, type OwnRecord, ownText } from '@berea/knowledge'
import { foldChinese } from '../analysis/chinese.ts'
import type { Unit } from '../meaning/units.ts'
import { type UnitTable, UnitTableBuilder } from '../meaning/units-file.ts'
import { OWN_WORK } from './own-section.ts'

/** A way to a record: a question by which it is asked, or its own text. */
export type Way = Pick<Unit, 'set' | 'text'> & { readonly record: number; readonly language: Language }

/**
 * By what a record is found in one language: its ways of asking, and what it says. Wording is that of no church. What the other
 * Chinese script says letter by letter the same stands in one of them: it is read in Simplified.
 */
export function ownUnits(record: OwnRecord, language: Language): readonly Unit[] {
  const units = unitsIn(record, language)
  if (language !== 'zh-Hant') return units
  const same = new Set(unitsIn(record, 'zh-Hans').map(({ text }) => foldChinese(text)))
  return units.filter(({ text }) => !same.has(foldChinese(text)))
}

function unitsIn(record: OwnRecord, language: Language): readonly Unit[] {
  const say = (text: string) => fillPlaceholders(text, localeOf(language))
  const questions = record.questions(language).map(say)
  const { text, sentences } = ownText(record, language)
  const end = text.length
  const title = record.kind === 'article' ? record.title(language) : undefined
  const said = sentences.map((sentence) => sentence.text).join(isChinese(language) ? '' : ' ')
  return [
    { set: 'paragraphs', start: 0, end: sentences.at(-1)!.end, text: say(title ? `${title}: ${said}` : said) },
    ...questions.map((question): Unit => ({ set: 'questions', start: 0, end, text: question })),
  ]
}

const isChinese = (language: Language): boolean => language.startsWith('zh')

type Ordered = {
  readonly records: readonly OwnRecord[]
  orderOf(record: number, language: Language): number
}

/**
 * Does a record answer a question as it stands? A story or a saying tells what is in its verses, once these are found: it opened
 * with one scene where a whole life was asked for.
 */
export const isAnswering = ({ kind }: OwnRecord): boolean => kind === 'article' || kind === 'correction'

/** Every way to every record: first to those that answer, as the table that vectors are found by has them, then to the others. */
export type OwnWays = { readonly ways: readonly Way[]; readonly table: UnitTable }

export function ownWays({ records, orderOf }: Ordered): OwnWays {
  const builder = new UnitTableBuilder()
  const ways: Way[] = []
  for (const answering of [true, false]) {
    for (const language of LANGUAGES) {
      for (const [record, one] of records.entries()) {
        if (isAnswering(one) !== answering) continue
        const units = ownUnits(one, language)
        if (answering) builder.add(OWN_WORK, orderOf(record, language), units)
        for (const { set, text } of units) ways.push({ record, language, set, text })
      }
    }
  }
  return { ways, table: builder.table() }
}
