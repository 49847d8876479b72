import type { Found } from '../../gather/passages/passages.ts'
import { quotePassage, readPassage } from '../../gather/quoting.ts'
import type { Composed } from '../composer.ts'
import type { Block } from '../draft.ts'
import type { FixedAnswer } from '../fixed/fixed-answer.ts'
import { named } from '../parts.ts'
import { paragraph, type SentenceWriter } from '../sentence-writer.ts'

/** Verses of one passage that are printed under a fixed answer. */
const LONGEST = 6

/** What announces words that the library does not hold is left out: "… There is a word for when you can read it:". */
const withoutAnnouncement = (text: string): string => text.replace(/(?<=[.。!?！？])[^.。!?！？]*[:：]\s*$/u, '')

/**
 * An answer that is known beforehand (small talk, help for someone in danger, a premise set right, a
 * place that doesn't exist): its sentences, then the passages it appeals to, the first two of them whole.
 */
export async function* composeFixed(writer: SentenceWriter, fixed: FixedAnswer): AsyncGenerator<Block, Composed> {
  const found = fixed.cite.flatMap((passage): Found[] => {
    const text = readPassage(writer.context, passage)
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
  const isUnwritten = writer.context.understood.matter?.startsWith('nothing') ?? false
  const printed = found.slice(0, 2)
  for (const { text } of printed) {
    const verseBlock = writer.verseBlock(text)
    if (verseBlock) yield verseBlock
  }
  const rest = isUnwritten ? [] : found.slice(2, 5).filter(({ text }) => quotePassage(text))
  if (rest.length > 0)
    yield paragraph(
      writer.mark(
        writer.sentences.also,
        rest.flatMap((one) => named(writer, one)),
      ),
    )
  return { passages: found }
}
