import {
  firstEditions,
  LOCALES,
  overlaps,
  type Passage,
  sizeOf,
  TEXT_LANGUAGES,
  type Tradition,
} from '@berea/scripture'
import { nameOfEdition } from '../../citing/names/works.ts'
import { type AnswerContext, readingBibles } from '../../gather/answer-context.ts'
import type { Found } from '../../gather/passages/passages.ts'
import { quotePassage, readPassage, wholeSentences } from '../../gather/quoting.ts'
import { explainBy } from '../../gather/statements/statements.ts'
import type { Composer } from '../composer.ts'
import type { Block } from '../draft.ts'
import { attributed, outright, voices } from '../parts.ts'
import { paragraph, type SentenceWriter } from '../sentence-writer.ts'
import { composeFound } from './found.ts'

/** Verses quoted of a long passage; the rest is a tap away. */
const LONGEST = { deep: 16, quick: 3 }

/** A passage that was asked for: the passage, another edition, notes on it, what lies beside it, teachers. */
export const composePassage: Composer = async function* (writer, budget) {
  const { context } = writer
  const passages = context.understood.passages.slice(0, budget.isQuick ? 1 : 3)
  const longest = budget.isQuick ? LONGEST.quick : LONGEST.deep
  const found = passages.flatMap((passage) => readWhole(context, passage, longest) ?? [])
  const [main] = found
  // A book or a place that no edition here has is still a question: what is said of it?
  if (!main) return yield* composeFound(writer, budget)
  yield* inAskedLanguage(writer, passages, longest)
  for (const one of found) {
    const verseBlock = writer.verseBlock(one.text)
    if (!verseBlock) continue
    yield writer.lineAbove(one)
    yield verseBlock
  }
  if (budget.isQuick) return { passages: found }

  if (sizeOf(main.pericope) > sizeOf(main.passage)) {
    yield paragraph([writer.say(writer.sentences.longer, writer.place(main.pericope))])
  }
  yield* inAnotherEdition(writer, main)
  const notes = await explainBy(context, main.passage, ['notes'], new Set(), 4)
  if (notes.length > 0) yield writer.heading(writer.sentences.heading.notes)
  for (const note of notes.sort((a, b) => at(a.section.passages[0]) - at(b.section.passages[0])).slice(0, 3)) {
    yield paragraph(attributed(writer, note))
  }
  yield* crossReferences(writer, main)
  yield* voices(writer, found, budget.hasRoom('teachers') ? 3 : 1)
  return { passages: found }
}

const at = (passage: Passage | undefined): number => (passage ? passage.first.chapter * 1000 + passage.first.verse : 0)

export function readWhole(context: AnswerContext, passage: Passage, longest: number): Found | undefined {
  const text = readPassage(context, passage)
  const chapter = text?.verses[0]?.verse.chapter
  if (!text || chapter === undefined) return undefined
  const verses = text.verses.filter(({ verse }) => verse.chapter === chapter)
  const { to } = wholeSentences(verses, 0, Math.min(longest, verses.length) - 1, longest + longest / 4)
  const kept = verses.slice(0, to + 1)
  const [first, last] = [kept[0]!, kept.at(-1)!]
  const { passage: pericope, heading } = context.library.pericope(first.verse)
  const whole = sizeOf(passage) > kept.length ? passage : pericope
  return {
    passage: { first: first.verse, last: last.verse },
    text: { ...text, verses: kept },
    pericope: whole,
    ...(heading === undefined ? {} : { heading }),
    score: 1,
    peak: first.verse,
    parallels: [],
  }
}

/** The passage in the language that was asked for, before the reader's own; where no Bible has that language, this is said. */
function* inAskedLanguage(writer: SentenceWriter, passages: readonly Passage[], longest: number): Generator<Block> {
  const { context } = writer
  const { inLanguage, question } = context.understood
  if (!inLanguage) return
  const bibles = readingBibles(context.library, inLanguage, preferred(inLanguage, question.tradition))
  const texts = passages.flatMap((passage) => {
    const found = bibles.map(({ id }) => context.library.passage(id, passage)).find((text) => text !== undefined)
    return found ? [{ ...found, verses: found.verses.slice(0, longest) }] : []
  })
  if (texts.length === 0) yield paragraph([writer.say(writer.sentences.notInLanguage)])
  for (const text of texts) {
    const verseBlock = writer.verseBlock(text)
    if (!verseBlock) continue
    yield writer.above(writer.say(writer.sentences.inEdition, nameOfEdition(text.edition)))
    yield verseBlock
  }
}

const preferred = (languages: readonly string[], tradition: Tradition): readonly string[] => {
  const locale = LOCALES.find((one) => TEXT_LANGUAGES[one][0] === languages[0])
  return locale ? firstEditions(locale, tradition) : []
}

/** A short passage again as another edition of the language words it. */
function* inAnotherEdition(writer: SentenceWriter, main: Found): Generator<Block> {
  const { context } = writer
  if (main.text.verses.length > 3) return
  for (const edition of context.editions) {
    if (edition.id === main.text.edition.id) continue
    const text = context.library.passage(edition.id, main.passage)
    const verseBlock = text && writer.verseBlock(text)
    // Two scripts of one text are not two texts.
    if (!verseBlock || /bible-zh-han[st]-cuv/.test(edition.id)) continue
    yield writer.above(writer.say(writer.sentences.inEdition, nameOfEdition(edition)))
    yield verseBlock
    return
  }
}

/** Three passages that readers have long laid beside this one, a sentence of each. */
export function* crossReferences(writer: SentenceWriter, main: Found): Generator<Block> {
  const { context, sentences } = writer
  const longest = context.locale.startsWith('zh') ? 70 : 200
  const lines = main.text.verses.slice(0, 6).flatMap(({ verse }) => context.library.crossReferences(verse, 4))
  const seen: Passage[] = [main.pericope]
  const items = lines
    .sort((a, b) => b.votes - a.votes)
    .flatMap(({ passage }) => {
      if (seen.some((other) => overlaps(other, passage)) || sizeOf(passage) > 4) return []
      const text = readPassage(context, passage)
      if (!text) return []
      seen.push(passage)
      const line = outright({ ...main, passage, text, peak: passage.first }, longest)
      return line && quotePassage(text)
        ? [writer.introduced(writer.say(sentences.reads, writer.place(line.passage)), line.quote)]
        : []
    })
    .slice(0, 3)
  if (items.length < 2) return
  yield writer.heading(sentences.heading.beside)
  yield { type: 'list', items }
}
