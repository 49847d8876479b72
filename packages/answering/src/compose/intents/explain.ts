import type { Saying } from '@berea/knowledge'
import { listVerses, overlaps, type Passage, sizeOf } from '@berea/scripture'
import { type AnswerContext, covered } from '../../gather/answer-context.ts'
import { namedPassages } from '../../gather/counsel-topics/counsel-topics.ts'
import { gatherEvidence } from '../../gather/gather.ts'
import { isOnScene, knownQuestionOf } from '../../gather/known-question.ts'
import type { Found } from '../../gather/passages/passages.ts'
import { readPassage } from '../../gather/quoting.ts'
import { readFound } from '../../gather/reading.ts'
import { explanationsOf } from '../../gather/statements/explained.ts'
import { noteOn } from '../../gather/statements/note-on.ts'
import type { Statement } from '../../gather/statements/statements.ts'
import { wordsOfVerses } from '../../gather/verse-words.ts'
import { inBrief } from '../brief.ts'
import type { Budget, Composed, Composer } from '../composer.ts'
import type { Block } from '../draft.ts'
import { leadWithMeaning, leadWithPlace } from '../leads.ts'
import { meaningOf, sayingIn, sayingsWithin } from '../own-words/meaning.ts'
import type { Standing } from '../own-words/standing.ts'
import { attributed, kinOf, readOn, scripture, voices } from '../parts.ts'
import { paragraph, type SentenceWriter } from '../sentence-writer.ts'
import { composeFound } from './found.ts'
import { crossReferences, readWhole } from './passage.ts'

/** What a passage or a saying means: the passage, then what is said of its parts in their order, then others. */
export const composeExplanation: Composer = async function* (writer, budget) {
  const { context } = writer
  const [given] = context.understood.passages
  const read = given && readWhole(context, given, budget.isQuick ? LONGEST.quick : LONGEST.deep)
  return yield* given && read ? explainPassage(writer, budget, given, read) : explainSaying(writer, budget)
}

/** A saying: what it means, its verses, its kin; where nobody has said what it means, what was found. */
async function* explainSaying(writer: SentenceWriter, budget: Budget): AsyncGenerator<Block, Composed> {
  const { context } = writer
  const evidence = await gatherEvidence(context, { count: 4, perBook: 2 })
  const [main, ...others] = evidence.passages
  const lead = main && explained(writer, sayingMeant(context, main), main)
  if (!main || !lead) return yield* composeFound(writer, budget)
  yield lead
  if (budget.isQuick) return yield* inBrief(writer, budget, evidence, true)
  yield writer.heading(writer.sentences.heading.scripture)
  yield* scripture(writer, [main])
  const kin = budget.hasRoom('scripture') ? kinOf(writer, main, others).slice(0, 2) : []
  if (kin.length > 0) yield writer.heading(writer.sentences.heading.elsewhere)
  yield* scripture(writer, kin)
  if (budget.hasRoom('teachers')) yield* voices(writer, [main], 3)
  yield* readOn(writer, main, [...others.filter((found) => !kin.includes(found)), ...evidence.further])
  return { evidence, passages: [main, ...kin] }
}

/** What the library explains of a passage that is named opens the answer; else the passage does, part by part. */
export const explainFirst = (otherwise: Composer): Composer =>
  async function* (writer, budget) {
    const [explanation] = await explanationsOf(writer.context)
    return yield* (explanation ? composeFound : otherwise)(writer, budget)
  }

/** A saying has so much of what is asked when it is the one that is meant. */
const MEANT = 0.5

/** Of the sayings in some passages the one that has most of the question's words. */
function sayingNamed(context: AnswerContext, passages: readonly Passage[]): Standing<Saying> | undefined {
  const shareOf = ({ passage }: Standing<Saying>) =>
    covered(context.matter, wordsOfVerses(readPassage(context, passage)?.verses ?? [], context.locale))
  const [best] = passages
    .flatMap(sayingsWithin)
    .map((known) => ({ known, share: shareOf(known) }))
    .filter(({ share }) => share >= MEANT)
    .toSorted((a, b) => b.share - a.share)
  return best?.known
}

/** The saying that is asked about: by its words, else that of the weightiest verse. */
const sayingMeant = (context: AnswerContext, { passage, pericope, peak }: Found): Standing<Saying> | undefined =>
  sayingNamed(context, [passage, pericope]) ?? sayingIn({ first: peak, last: peak })

/** A saying whose meaning we know, and what it means. */
function explained(writer: SentenceWriter, known: Standing<Saying> | undefined, main: Found): Block | undefined {
  const { context } = writer
  // What else is known to tell what is asked is not left for a saying.
  const isAsked = known && (knownQuestionOf(context) === undefined || isOnScene(context, known.passage))
  const found = isAsked ? readFound(context, known.passage) : undefined
  return (
    known && found && leadWithMeaning(writer, found, meaningOf(known.record, context.locale, context.tradition), main)
  )
}

/** Is a parable to be explained, or a saying asked about as if it were a thing: « C'est quoi l'écharde dans la chair ? » */
export function isOnSaying(context: AnswerContext): boolean {
  const passages = namedPassages(context.understood.question.text).map(({ passage }) => passage)
  const known = sayingNamed(context, passages)
  const [told] = knownQuestionOf(context)?.places ?? []
  if (context.understood.intent === 'explain') return told !== undefined && sayingIn(told) !== undefined
  return known !== undefined && (told === undefined || overlaps(told, known.passage))
}

/** Verses that are printed of a passage to be explained: of a chapter its beginning. */
const LONGEST = { deep: 8, quick: 3 }

/** Sections of a long passage that are explained one by one. */
const MOST_SECTIONS = 5

/** A passage that was named: what the notes say of it as a whole, its text, then section by section. */
async function* explainPassage(
  writer: SentenceWriter,
  budget: Budget,
  given: Passage,
  main: Found,
): AsyncGenerator<Block, Composed> {
  const { context, sentences } = writer
  const sections = sectionsOf(context, given)
  const [onAll, ...onEach] = await Promise.all([given, ...sections].map((section) => noteOn(context, section)))
  const lead = [onAll, ...onEach].find((note) => note && (note !== onAll || isOnAll(note, given)))
  yield explained(writer, sayingIn(given), main) ?? leadWithPlace(writer, lead, main, false)
  if (budget.isQuick) return { passages: [main] }
  yield writer.heading(sentences.heading.scripture)
  yield* scripture(writer, [main])
  const notes = onEach.flatMap((note) => (note && note.section.id !== lead?.section.id ? [note] : []))
  const remarks = [...new Map(notes.map((note) => [note.section.id, note])).values()].slice(0, MOST_SECTIONS)
  if (remarks.length > 1) yield writer.heading(sentences.heading.notes)
  for (const remark of remarks) yield paragraph(attributed(writer, remark))
  yield* crossReferences(writer, main)
  yield* voices(writer, [main], budget.hasRoom('teachers') ? 3 : 1)
  yield* readOn(writer, { ...main, pericope: given }, [])
  return { passages: [main] }
}

/** A note on a few of many verses says nothing of them all. */
const isOnAll = ({ section: { passages } }: Statement, given: Passage): boolean =>
  passages[0] !== undefined && sizeOf(passages[0]) * 4 >= sizeOf(given)

/** The passages, by the editors' headings, that a long one is made of; of a short one, its verses. */
function sectionsOf({ library }: AnswerContext, given: Passage): Passage[] {
  const verses = listVerses(given)
  if (verses.length <= LONGEST.deep) return verses.map((verse) => ({ first: verse, last: verse }))
  const sections = new Map(
    verses.map((verse) => [library.pericope(verse).passage.first.verse, library.pericope(verse)]),
  )
  return [...sections.values()].map(({ passage }) => passage).slice(0, MOST_SECTIONS)
}
