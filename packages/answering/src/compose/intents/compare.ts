import { bookPassage, ordinal, overlaps, type Passage, sizeOf, verseAt } from '@berea/scripture'
import { endsSentence } from '../../citing/splitting.ts'
import { wordsOf } from '../../gather/answer-context.ts'
import { findCommentators } from '../../gather/commentators/commentators.ts'
import { teachingsOf } from '../../gather/commentators/traditions.ts'
import { englishOf } from '../../gather/english.ts'
import { knownQuestionOf } from '../../gather/known-question.ts'
import { gatherBoth, sayOfBoth } from '../../gather/pairs/comparison.ts'
import { type Pair, type PairSide, pairAsked } from '../../gather/pairs/pairs.ts'
import { namesBoth, type Side, sidesOf } from '../../gather/pairs/sides.ts'
import type { Found } from '../../gather/passages/passages.ts'
import { quotePassage, quoteWithin, readPassage } from '../../gather/quoting.ts'
import { readFound } from '../../gather/reading.ts'
import { setsOff } from '../../gather/statements/both.ts'
import { explainBy } from '../../gather/statements/statements.ts'
import type { Composer } from '../composer.ts'
import type { Sentence } from '../draft.ts'
import { verseOutright } from '../leads.ts'
import { nothingFound } from '../nothing.ts'
import { attributed, named, readOn, scripture, stated, teachers, traditions } from '../parts.ts'
import { paragraph, type SentenceWriter, settled } from '../sentence-writer.ts'
import { composeStory } from './story.ts'

/** Words that can mean nothing but that two are to be set beside each other. */
const SETS_APART =
  /differ|compar|\bsame\b|diferen|mismo|diff[ée]ren|même|区别|區別|不同|分别|分別|一样|一樣|比较|比較|差[别別]/iu

/** Two things set beside each other: what names both, each by itself, both together, how they have been reconciled. */
export const composeComparison: Composer = async function* (writer, budget) {
  const { context } = writer
  const { passages } = context.understood
  const pair = pairAsked(context.understood.question.text, context.locale)
  // Psalms and Proverbs are told apart by what they are, Psalms 1 and 2 by what they say.
  const areBooks = passages.every((one) => sizeOf(one) === sizeOf(bookPassage(one.first.book)))
  if (passages.length === 2 && !(pair && areBooks)) return yield* composePassages(writer, budget)
  const names = (pair && ([pair[0].name, pair[1].name] as const)) ?? sidesOf(context)
  // What two did together is a story, and nothing to set beside each other: « What did Paul and Barnabas disagree about? »
  if (!names || (!pair && knownQuestionOf(context) && !SETS_APART.test(context.understood.question.text)))
    return yield* composeStory(writer, budget)
  const { evidence, sides, both, together } = await gatherBoth(context, names, pair)
  const [main] = together
  const isKnown = sides.some(({ definitions }) => definitions.length > 0)
  if (!main || (!evidence.found && !isKnown)) return yield* nothingFound(writer, evidence)
  const { opening, eachDefined, own, reconciling } = await sayOfBoth(context, names, {
    evidence,
    sides,
    both,
    main,
    pair,
  })
  const where = writer.mark(
    both.length > 0 ? writer.sentences.bothIn : writer.sentences.stands,
    (both.length > 0 ? both : [main]).slice(0, 3).flatMap((found) => named(writer, found)),
  )
  const known = pair && saidOf(writer, pair)
  if (known) yield settled(paragraph(...known))
  if (budget.isQuick) {
    if (known) return { evidence, passages: together }
    const brief = paragraph(...opening.flatMap((statement) => stated(writer, statement)), where)
    yield opening.length >= sides.length ? settled(brief) : brief
    const verse = budget.hasRoom('scripture') ? verseOnBoth(writer, sides, both) : undefined
    if (verse) yield paragraph(verse)
    return { evidence, passages: together }
  }
  const first =
    opening.length > 0
      ? opening.flatMap((one) => stated(writer, one))
      : [verseOnBoth(writer, sides, both) ?? verseOutright(writer, main)]
  // What both are is told by what defines them.
  const isDefined = opening.length >= sides.length
  if (!known) yield isDefined ? settled(paragraph(...first, where)) : paragraph(...first, where)

  const quoted: Found[] = []
  // One side by itself isn't set beside anything.
  const [defined] = eachDefined.filter((definition) => definition !== undefined)
  const told = defined && opening.includes(defined) ? [] : eachDefined
  const beside = sides.every((_, at) => told[at] || own[at]!.length > 0) ? sides : []
  for (const [at, side] of beside.entries()) {
    yield { type: 'heading', text: titled(side.name) }
    const definition = told[at]
    if (definition) yield paragraph(...stated(writer, definition))
    const [best] = own[at]!.filter(
      ({ pericope }) => ![...quoted, ...both].some((found) => overlaps(found.pericope, pericope)),
    )
    if (!best) continue
    yield* scripture(writer, [best])
    quoted.push(best)
  }
  yield writer.heading(writer.sentences.heading.together)
  const bySides = [...quoted]
  for (const found of together.filter(({ pericope }) => !bySides.some((one) => overlaps(one.pericope, pericope)))) {
    if (quoted.length > sides.length && !budget.hasRoom('scripture')) break
    yield* scripture(writer, [found])
    quoted.push(found)
  }
  if (reconciling) yield paragraph(attributed(writer, reconciling))
  yield* teachers(
    writer,
    await findCommentators(
      context,
      together.map(({ passage }) => passage),
      2,
      sides.map(({ name, words }) => words.union(wordsOf(englishOf(name, context.locale) ?? '', 'en'))),
    ),
  )
  const teachings = await teachingsOf(context)
  if (budget.hasRoom('traditions') && teachings.differ) yield* traditions(writer, teachings)
  yield* readOn(writer, main, [...together.filter((found) => !quoted.includes(found))])
  return { evidence, passages: quoted }
}

/** Verses that are printed of each of two passages that are compared. */
const BEGINNING = 6

/** "Compare Genesis 1 and Genesis 2": what notes say of each, and how each begins. */
const composePassages: Composer = async function* (writer, budget) {
  const { context } = writer
  const { passages } = context.understood
  const notes = await Promise.all(passages.map((passage) => explainBy(context, passage, ['notes'], context.words, 2)))
  const found = passages.flatMap((passage) => readFound(context, beginningOf(passage)) ?? [])
  const said = notes.flatMap(([note]) => (note ? [attributed(writer, note)] : []))
  const places = passages.flatMap((passage, i) => {
    const cite = found[i] && quotePassage(found[i].text)
    return cite ? [{ text: writer.place(passage), cite }] : []
  })
  if (found.length < passages.length) return yield* composeStory(writer, budget)
  yield paragraph(...said, writer.mark(writer.sentences.among, places))
  if (budget.isQuick) return { passages: found }
  for (const [i, one] of found.entries()) {
    yield { type: 'heading', text: writer.place(passages[i]!) }
    yield* scripture(writer, [one])
    const more = notes[i]?.[1]
    if (more) yield paragraph(attributed(writer, more))
  }
  yield* teachers(writer, await findCommentators(context, passages, 2))
  return { passages: found }
}

function beginningOf({ first, last }: Passage): Passage {
  const end = Math.min(ordinal(last), ordinal(first) + BEGINNING - 1)
  return { first, last: verseAt(end) }
}

/** Marks after which a sentence goes on. */
const GOES_ON = /[,;:，；：、—–-]+$/u

/** What the verses say that set the two apart: one on each, or one on both; undefined where the reader's Bibles lack one. */
function saidOf(writer: SentenceWriter, [one, other]: Pair): Sentence[] | undefined {
  const quoted = ({ place }: PairSide) => {
    const text = readPassage(writer.context, place)
    const whole = text && quotePassage(text)
    // Where the sentence goes on in the next verse, what stands here is enough.
    return whole && quoteWithin(whole, whole.words.replace(GOES_ON, ''))
  }
  const [first, second] = [quoted(one), quoted(other)]
  if (!first || !second) return undefined
  if (one.place === other.place) {
    return [
      writer.introduced(writer.say(writer.sentences.ofBoth, one.name, other.name, writer.place(one.place)), first),
    ]
  }
  return [
    writer.introduced(writer.say(writer.sentences.ofOne, one.name, writer.place(one.place)), first),
    writer.introduced(writer.say(writer.sentences.ofOne, other.name, writer.place(other.place)), second),
  ]
}

/** The shortest verse that names both, as far as one does; rather one that sets them off. */
function verseOnBoth(writer: SentenceWriter, sides: readonly Side[], both: readonly Found[]): Sentence | undefined {
  const verses = both.flatMap((found) => found.text.verses.map((verse) => ({ found, verse })))
  const [best] = verses
    .filter(
      ({ verse }) =>
        endsSentence(verse.text) && namesBoth(writer.context, sides, { first: verse.verse, last: verse.verse }),
    )
    .sort(
      (a, b) =>
        Number(setsOff(b.verse.text)) - Number(setsOff(a.verse.text)) || a.verse.text.length - b.verse.text.length,
    )
  const within = best && quotePassage(best.found.text)
  const quote = within && quoteWithin(within, best.verse.text)
  if (!quote || writer.isSaid(quote)) return undefined
  return writer.introduced(
    writer.say(writer.sentences.reads, writer.place({ first: best.verse.verse, last: best.verse.verse })),
    quote,
    within,
  )
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
