import type { Saying } from '@berea/knowledge'
import { listVerses, overlaps, type Passage, sizeOf } from '@berea/scripture'
import { isCalledSo, namedPassages } from '../../evidence/concerns/concerns.ts'
import { covered, type Desk } from '../../evidence/desk.ts'
import { isForTranslators } from '../../evidence/excerpts/translators.ts'
import { gatherEvidence } from '../../evidence/gather.ts'
import type { Found } from '../../evidence/passages/passages.ts'
import { readPassage } from '../../evidence/quoting.ts'
import { readFound } from '../../evidence/reading.ts'
import { isOnScene, sceneOf } from '../../evidence/scene.ts'
import { leadingStatement } from '../../evidence/statements/leading.ts'
import { meaningByNotes } from '../../evidence/statements/meaning-by-notes.ts'
import { noteOn } from '../../evidence/statements/note-on.ts'
import { explainBy, type Statement } from '../../evidence/statements/statements.ts'
import { wordsOfVerses } from '../../evidence/verse-words.ts'
import { inBrief } from '../brief.ts'
import type { Budget, Composed, Composer } from '../composer.ts'
import type { Block } from '../draft.ts'
import { leadWithMeaning, leadWithPlace } from '../leads.ts'
import { meaningOf, sayingIn, sayingsWithin } from '../meanings/meaning.ts'
import type { Standing } from '../meanings/standing.ts'
import { nothingFound } from '../nothing.ts'
import { attributed, kinOf, readOn, scripture, voices } from '../parts.ts'
import { type Pen, paragraph } from '../pen.ts'
import { crossReferences, readWhole } from './passage.ts'

/** What a passage or a saying means: the passage, then what is said of its parts in their order, then others. */
export const composeExplanation: Composer = async function* (pen, budget) {
  const { desk } = pen
  const [given] = desk.understood.passages
  const read = given && readWhole(desk, given, budget.isQuick ? LONGEST.quick : LONGEST.deep)
  if (given && read) return yield* explainPassage(pen, budget, given, read)
  const evidence = await gatherEvidence(desk, { count: 4, perBook: 2 })
  const [main, ...others] = evidence.passages
  if (!main || !evidence.found) return yield* nothingFound(pen, evidence)
  const notes = await explainBy(desk, main.passage, ['notes'], desk.words, 8)
  // Of a saying that is known by its place, what is said elsewhere explains nothing.
  const isKnown = isCalledSo(desk.understood.question.text, main.pericope)
  const leading = await leadingStatement(desk, evidence)
  const isOnIt = ({ section }: Statement) =>
    !isForTranslators(section.work) &&
    section.passages.some((place) => isCalledSo(desk.understood.question.text, place))
  const note = notes.find(({ section }) => !isForTranslators(section.work))
  const isSaying = isKnown || desk.understood.wording !== undefined
  const meaning = isSaying && !sceneOf(desk) ? await meaningByNotes(desk, main) : undefined
  const statement = meaning ?? (isKnown ? [leading, ...notes].find((one) => one && isOnIt(one)) : (leading ?? note))
  yield explained(pen, sayingMeant(desk, main), main) ?? leadWithPlace(pen, statement, main, false)
  if (budget.isQuick) return yield* inBrief(pen, budget, evidence, statement !== undefined)

  yield pen.heading(pen.sentences.heading.scripture)
  yield* scripture(pen, [main])
  const remarks = notes
    .filter(
      ({ section, share }) => section.id !== statement?.section.id && (share > 0 || !isForTranslators(section.work)),
    )
    .slice(0, 3)
    .sort((a, b) => (a.section.passages[0]?.first.verse ?? 0) - (b.section.passages[0]?.first.verse ?? 0))
  if (remarks.length > 1) yield pen.heading(pen.sentences.heading.notes)
  for (const remark of remarks) yield paragraph(attributed(pen, remark))
  const second = kinOf(pen, main, others).slice(0, 2)
  const quoted = [main]
  for (const found of second) {
    if (!budget.hasRoom('scripture')) break
    if (quoted.length === 1) yield pen.heading(pen.sentences.heading.elsewhere)
    yield* scripture(pen, [found])
    quoted.push(found)
  }
  if (budget.hasRoom('teachers')) yield* voices(pen, [main], 3)
  yield* readOn(pen, main, [...others.filter((found) => !quoted.includes(found)), ...evidence.further])
  return { evidence, passages: quoted }
}

/** A saying has so much of what is asked when it is the one that is meant. */
const MEANT = 0.5

/** Of the sayings in some passages the one that has most of the question's words. */
function sayingNamed(desk: Desk, passages: readonly Passage[]): Standing<Saying> | undefined {
  const shareOf = ({ passage }: Standing<Saying>) =>
    covered(desk.matter, wordsOfVerses(readPassage(desk, passage)?.verses ?? [], desk.locale))
  const [best] = passages
    .flatMap(sayingsWithin)
    .map((known) => ({ known, share: shareOf(known) }))
    .filter(({ share }) => share >= MEANT)
    .toSorted((a, b) => b.share - a.share)
  return best?.known
}

/** The saying that is asked about: by its words, else that of the weightiest verse. */
const sayingMeant = (desk: Desk, { passage, pericope, peak }: Found): Standing<Saying> | undefined =>
  sayingNamed(desk, [passage, pericope]) ?? sayingIn({ first: peak, last: peak })

/** A saying whose meaning we know, and what it means. */
function explained(pen: Pen, known: Standing<Saying> | undefined, main: Found): Block | undefined {
  const { desk } = pen
  // What else is known to tell what is asked is not left for a saying.
  const isAsked = known && (sceneOf(desk) === undefined || isOnScene(desk, known.passage))
  const found = isAsked ? readFound(desk, known.passage) : undefined
  return known && found && leadWithMeaning(pen, found, meaningOf(known.record, desk.locale, desk.tradition), main)
}

/** Is a parable to be explained, or a saying asked about as if it were a thing: « C'est quoi l'écharde dans la chair ? » */
export function isOnSaying(desk: Desk): boolean {
  const passages = namedPassages(desk.understood.question.text).map(({ passage }) => passage)
  const known = sayingNamed(desk, passages)
  const [told] = sceneOf(desk)?.places ?? []
  if (desk.understood.intent === 'explain') return told !== undefined && sayingIn(told) !== undefined
  return known !== undefined && (told === undefined || overlaps(told, known.passage))
}

/** Verses that are printed of a passage to be explained: of a chapter its beginning. */
const LONGEST = { deep: 8, quick: 3 }

/** Sections of a long passage that are explained one by one. */
const MOST_SECTIONS = 5

/** A passage that was named: what the notes say of it as a whole, its text, then section by section. */
async function* explainPassage(pen: Pen, budget: Budget, given: Passage, main: Found): AsyncGenerator<Block, Composed> {
  const { desk, sentences } = pen
  const sections = sectionsOf(desk, given)
  const [onAll, ...onEach] = await Promise.all([given, ...sections].map((section) => noteOn(desk, section)))
  const lead = [onAll, ...onEach].find((note) => note && (note !== onAll || isOnAll(note, given)))
  yield explained(pen, sayingIn(given), main) ?? leadWithPlace(pen, lead, main, false)
  if (budget.isQuick) return { passages: [main] }
  yield pen.heading(sentences.heading.scripture)
  yield* scripture(pen, [main])
  const notes = onEach.flatMap((note) => (note && note.section.id !== lead?.section.id ? [note] : []))
  const remarks = [...new Map(notes.map((note) => [note.section.id, note])).values()].slice(0, MOST_SECTIONS)
  if (remarks.length > 1) yield pen.heading(sentences.heading.notes)
  for (const remark of remarks) yield paragraph(attributed(pen, remark))
  yield* crossReferences(pen, main)
  yield* voices(pen, [main], budget.hasRoom('teachers') ? 3 : 1)
  yield* readOn(pen, { ...main, pericope: given }, [])
  return { passages: [main] }
}

/** A note on a few of many verses says nothing of them all. */
const isOnAll = ({ section: { passages } }: Statement, given: Passage): boolean =>
  passages[0] !== undefined && sizeOf(passages[0]) * 4 >= sizeOf(given)

/** The passages, by the editors' headings, that a long one is made of; of a short one, its verses. */
function sectionsOf({ library }: Desk, given: Passage): Passage[] {
  const verses = listVerses(given)
  if (verses.length <= LONGEST.deep) return verses.map((verse) => ({ first: verse, last: verse }))
  const sections = new Map(
    verses.map((verse) => [library.pericope(verse).passage.first.verse, library.pericope(verse)]),
  )
  return [...sections.values()].map(({ passage }) => passage).slice(0, MOST_SECTIONS)
}
