import { overlaps, type Passage, sizeOf } from '@berea/scripture'
import { classicPassages } from '../../evidence/concerns.ts'
import { type Desk, openDesk, wordsOf } from '../../evidence/desk.ts'
import { gatherEvidence } from '../../evidence/gather.ts'
import type { Found } from '../../evidence/passages.ts'
import { readPassage } from '../../evidence/quoting.ts'
import { define, explainBy, fromFullText, type Statement } from '../../evidence/statements.ts'
import { hearTeachers } from '../../evidence/teachers.ts'
import { teachingsOf } from '../../evidence/traditions.ts'
import { fold } from '../../question/fold.ts'
import { findMentions } from '../../question/lexicon/lexicon.ts'
import { tongueOf } from '../../question/tongue.ts'
import { inBrief } from '../brief.ts'
import type { Composer } from '../composer.ts'
import { nothingFound } from '../nothing.ts'
import { attributed, named, outrightOfAny, readOn, scripture, stated, teachers, traditions } from '../parts.ts'
import { type Pen, paragraph } from '../pen.ts'
import { composeStory } from './story.ts'

/** One of two that are compared: what it is, and the passages on it alone. */
type Side = {
  readonly name: string
  readonly words: ReadonlySet<string>
  readonly definition?: Statement
  readonly passages: readonly Found[]
}

/** What is said of both must take up this share of the question to be quoted after their passages. */
const RECONCILES = 0.5

/** Words of a sentence that says how two things stand to each other. */
const RELATES =
  /differ|contrast|contradict|distinct|distinguish|\b(?:both|together|whereas|unlike|while|not|but)\b|difer|distint|contradi|\b(?:ambos|ambas|mientras|sino|pero)\b|diffèr|contredi|opposi|\b(?:tandis|ensemble|mais|non)\b|不同|分别|分別|区别|區別|矛盾|相反|一致|而不|而是|不是|也要|同时|同時/i

const relates = ({ quote }: Statement): boolean => RELATES.test(quote.words)
const byRelation = (a: Statement, b: Statement): number => Number(relates(b)) - Number(relates(a))

/** Two things set beside each other: what names both, each by itself, both together, how they have been reconciled. */
export const composeComparison: Composer = async function* (pen, budget) {
  const { desk } = pen
  const names = sidesOf(desk)
  if (!names) return yield* composeStory(pen, budget)
  const [evidence, ...sides] = await Promise.all([
    gatherEvidence(desk, { count: 6, perBook: 2 }),
    ...names.map((name) => gatherSide(desk, name)),
  ])
  const [one, other] = sides
  const isOnBoth = (text: string, language: string) => {
    const words = wordsOf(text, language)
    return sides.every((side) => !side.words.isDisjointFrom(words))
  }
  const together = evidence.passages.filter((found) => namesBoth(desk, sides, found.passage))
  const [main = evidence.passages[0]] = together
  if (!one || !other || !main || (!evidence.found && !one.definition && !other.definition)) {
    return yield* nothingFound(pen, evidence)
  }
  const notes = await explainBy(desk, main.pericope, ['notes'], desk.words, 6)
  const articles = fromFullText(desk, evidence.signals, ['theology', 'notes', 'people-places', 'dictionary'])
  const onBoth = [...articles, ...notes].filter(({ quote }) => isOnBoth(quote.words, quote.work.language))
  const [lead] = onBoth.filter(({ quote }) => desk.languages.includes(quote.work.language)).sort(byRelation)
  const apart = sides.filter(({ definition }) => definition && definition.section.id !== lead?.section.id)
  const where = pen.mark(
    pen.sentences.bothIn,
    (together.length > 0 ? together : [main]).slice(0, 3).flatMap((found) => named(pen, found)),
  )
  if (budget.isQuick) {
    const first =
      lead && apart.length < 2 ? [attributed(pen, lead)] : apart.map(({ definition }) => attributed(pen, definition!))
    yield paragraph(...first, where)
    return yield* inBrief(
      pen,
      budget,
      { ...evidence, passages: together.length > 0 ? together : evidence.passages },
      first.length > 0,
    )
  }
  yield paragraph(lead ? attributed(pen, lead) : verseOnBoth(pen, together), where)

  const quoted: Found[] = []
  // One side by itself isn't set beside anything.
  const beside = sides.every((side) => apart.includes(side) || side.passages.length > 0) ? sides : []
  for (const side of beside) {
    yield { type: 'heading', text: titled(side.name) }
    if (apart.includes(side)) yield paragraph(...stated(pen, side.definition!))
    const [best] = side.passages.filter(
      ({ pericope }) => ![...quoted, ...together].some((found) => overlaps(found.pericope, pericope)),
    )
    if (!best) continue
    yield* scripture(pen, [best])
    quoted.push(best)
  }
  yield pen.heading(pen.sentences.heading.together)
  for (const found of together.length > 0 ? together : [main]) {
    if (quoted.length > sides.length && !budget.hasRoom('scripture')) break
    yield* scripture(pen, [found])
    quoted.push(found)
  }
  const reconciled = onBoth
    .filter((one) => one.section.id !== lead?.section.id && one.share >= RECONCILES && relates(one))
    .slice(0, 1)
  for (const statement of reconciled) yield paragraph(attributed(pen, statement))
  yield* teachers(
    pen,
    await hearTeachers(
      desk,
      (together.length > 0 ? together : [main]).map(({ passage }) => passage),
      2,
      sides.map(({ words }) => words),
    ),
  )
  const teachings = await teachingsOf(desk)
  if (budget.hasRoom('traditions') && teachings.differ) yield* traditions(pen, teachings)
  yield* readOn(pen, main, [...together.filter((found) => !quoted.includes(found))])
  return { evidence, passages: quoted }
}

/** "faith vs works" → faith, works; where the wording doesn't part them, the first two of a kind that are named. */
function sidesOf({ understood, locale }: Desk): readonly [string, string] | undefined {
  if (understood.sides) return understood.sides
  const { text, original } = fold(understood.question.text)
  const mentions = findMentions(text, tongueOf(locale), original)
  for (const [i, one] of mentions.entries()) {
    const other = mentions.slice(i + 1).find(({ field, word }) => field === one.field && word !== one.word)
    if (other) return [original(one.start, one.end), original(other.start, other.end)]
  }
  return undefined
}

async function gatherSide(desk: Desk, name: string): Promise<Side> {
  const question = { ...desk.understood.question, text: name }
  const { sides: _both, ...understood } = desk.understood
  const own = openDesk(
    { ...understood, question, terms: [name], search: name, intent: 'topic' },
    desk.library,
    desk.without,
  )
  const [definitions, evidence] = await Promise.all([
    define(own, name, ['people-places', 'theology', 'dictionary', 'notes'], 3),
    gatherEvidence(own, { count: 4, perBook: 1 }),
  ])
  const words = wordsNaming(desk, name)
  // "Works" isn't defined under "Works, covenant of".
  const definition = definitions.find(({ section, share }) => share >= DEFINES || KIND_OF_LIFE.test(section.work))
  const passages = evidence.passages.filter(({ passage }) => namesAny(own, words, passage))
  const told = [...(definition?.section.passages ?? []), ...(definition?.section.mentions ?? [])].slice(0, FIRST_TOLD)
  const classic = classicPassages(name).map(({ passage }) => passage)
  const itsOwn = passages.filter(({ pericope }) => [...told, ...classic].some((place) => overlaps(place, pericope)))
  const read = told.flatMap((passage) =>
    sizeOf(passage) < 6 && namesAny(own, words, passage) ? (readFound(own, passage) ?? []) : [],
  )
  return { name, words, passages: itsOwn.length > 0 ? itsOwn : read.slice(0, 1), ...(definition ? { definition } : {}) }
}

/** What an article names first is what it is about. */
const FIRST_TOLD = 10

function readFound(desk: Desk, passage: Passage): Found | undefined {
  const text = readPassage(desk, passage)
  const { passage: pericope } = desk.library.pericope(passage.first)
  return text && { passage, text, pericope, score: 1, peak: passage.first, parallels: [] }
}

/** A headword must be this like the side's name to define it; lives stand under fuller names. */
const DEFINES = 0.7
const KIND_OF_LIFE = /^people-/

/** The words that name a side; in Chinese, where single characters stand in many words, not those alone. */
function wordsNaming({ locale }: Desk, name: string): Set<string> {
  const words = wordsOf(name, locale)
  const whole = [...words].filter((word) => !/^\p{Script=Han}$/u.test(word))
  return whole.length > 0 ? new Set(whole) : words
}

/** Do the Bibles of the reader's language name it there? One says works, another deeds. */
function namesAny({ library, locale, editions }: Desk, words: ReadonlySet<string>, { first, last }: Passage): boolean {
  return editions.some(({ id }) => {
    const text = library.passage(id, { first, last })?.verses.map((verse) => verse.text) ?? []
    return !words.isDisjointFrom(wordsOf(text.join(' '), locale))
  })
}

const namesBoth = (desk: Desk, sides: readonly Side[], passage: Passage): boolean =>
  sides.every(({ words }) => namesAny(desk, words, passage))

/** Where nothing is written on both, the verse that names them. */
function verseOnBoth(pen: Pen, together: readonly Found[]) {
  const verse = outrightOfAny(pen, together)
  return verse && pen.introduced(pen.say(pen.sentences.reads, pen.place(verse.passage)), verse.quote, verse.within)
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
