import type { Found } from '../../evidence/passages/passages.ts'
import { quotePassage, readPassage } from '../../evidence/quoting.ts'
import type { Composed } from '../composer.ts'
import type { Block } from '../draft.ts'
import type { FixedAnswer } from '../fixed/fixed-answer.ts'
import { named } from '../parts.ts'
import { type Pen, paragraph } from '../pen.ts'

/** Verses of one passage that are printed under a fixed answer. */
const LONGEST = 6

/** What announces words that the library does not hold is left out: "… There is a word for when you can read it:". */
const withoutAnnouncement = (text: string): string => text.replace(/(?<=[.。!?！？])[^.。!?！？]*[:：]\s*$/u, '')

/**
 * An answer that is known beforehand (small talk, help for someone in danger, a premise set right, a
 * place that doesn't exist): its sentences, then the passages it appeals to, the first two of them whole.
 */
export async function* composeFixed(pen: Pen, fixed: FixedAnswer): AsyncGenerator<Block, Composed> {
  const found = fixed.cite.flatMap((passage): Found[] => {
    const text = readPassage(pen.desk, passage)
    const section = text?.verses[0]?.section
    const verses = text?.verses.filter((verse) => verse.section === section).slice(0, LONGEST) ?? []
    const [first, last] = [verses[0], verses.at(-1)]
    if (!text || !first || !last) return []
    const shown = { first: first.verse, last: last.verse }
    return [
      { passage: shown, text: { ...text, verses }, pericope: passage, score: 1, peak: first.verse, parallels: [] },
    ]
  })
  for (const { text } of fixed.paragraphs) yield paragraph([found.length > 0 ? text : withoutAnnouncement(text)])
  const isUnwritten = pen.desk.understood.matter?.startsWith('nothing') ?? false
  const printed = found.slice(0, 2)
  for (const { text } of printed) {
    const leaf = pen.leaf(text)
    if (leaf) yield leaf
  }
  const rest = isUnwritten ? [] : found.slice(2, 5).filter(({ text }) => quotePassage(text))
  if (rest.length > 0)
    yield paragraph(
      pen.mark(
        pen.sentences.also,
        rest.flatMap((one) => named(pen, one)),
      ),
    )
  return { passages: found }
}
