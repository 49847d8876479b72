import { ordinal, overlaps, type Passage, sizeOf, verseAt } from '@berea/scripture'
import { endsSentence } from '../../citing/splitting.ts'
import { classicPassages, namedPassages } from '../../evidence/concerns/concerns.ts'
import { type Desk, openDesk, wordsOf } from '../../evidence/desk.ts'
import { englishOf } from '../../evidence/english.ts'
import { gatherEvidence } from '../../evidence/gather.ts'
import { type Pair, type PairSide, pairAsked } from '../../evidence/pairs/pairs.ts'
import type { Found } from '../../evidence/passages/passages.ts'
import { quotePassage, quoteWithin, readPassage } from '../../evidence/quoting.ts'
import { isNamed, namesAny, readFound, wordsNaming } from '../../evidence/reading.ts'
import {
  bearerIn,
  contrasts,
  inOneBreath,
  relates,
  setsOff,
  stands,
  toldTogether,
} from '../../evidence/statements/both.ts'
import { define } from '../../evidence/statements/definitions.ts'
import { explainBy, fromFullText, type Statement } from '../../evidence/statements/statements.ts'
import { hearTeachers } from '../../evidence/voices/teachers.ts'
import { teachingsOf } from '../../evidence/voices/traditions.ts'
import { fold } from '../../question/fold.ts'
import type { Composer } from '../composer.ts'
import type { Sentence } from '../draft.ts'
import { verseOutright } from '../leads.ts'
import { nothingFound } from '../nothing.ts'
import { attributed, named, readOn, scripture, stated, teachers, traditions } from '../parts.ts'
import { type Pen, paragraph } from '../pen.ts'
import { composeStory } from './story.ts'

/** One of two that are compared: what it is, and the passages on it alone. */
type Side = {
  readonly name: string
  readonly words: ReadonlySet<string>
  /** By several works, and of all who bear the name. */
  readonly definitions: readonly Statement[]
  readonly passages: readonly Found[]
}

/** From this share of the best one's weight on, a passage is shown though it doesn't name both. */
const WEIGHTY = 0.6

/** What is said of both must take up this share of the question to be quoted after their passages. */
const RECONCILES = 0.5

/** Two things set beside each other: what names both, each by itself, both together, how they have been reconciled. */
export const composeComparison: Composer = async function* (pen, budget) {
  const { desk } = pen
  const pair = pairAsked(desk.understood.question.text, desk.locale)
  const names = sidesOf(desk) ?? (pair && ([pair[0].name, pair[1].name] as const))
  if (!names) return yield* composeStory(pen, budget)
  const [evidence, ...sides] = await Promise.all([
    gatherEvidence(desk, { count: 6, perBook: 2 }),
    ...names.map((name) => gatherSide(desk, name)),
  ])
  const [one, other] = sides
  const isOnBoth = (text: string, language: string) => {
    const words = wordsOf(text, language)
    return sides.every((side) => isNamed(side.words, words))
  }
  const [best] = evidence.passages
  const both = evidence.passages.filter((found) => namesBoth(desk, sides, found.passage))
  // Beside those that name both, what the whole question leads to.
  const weighty = evidence.passages.filter(
    (found) => !both.includes(found) && found.score >= (best?.score ?? 0) * WEIGHTY,
  )
  const apart = pair ? aroundPair(desk, pair) : []
  const isApart = (found: Found) => apart.some(({ pericope }) => overlaps(pericope, found.pericope))
  const others = pair ? both : [...both, ...weighty]
  const together = [...apart, ...others.filter((found) => !isApart(found))]
  const [main] = together
  const isKnown = sides.some(({ definitions }) => definitions.length > 0)
  if (!one || !other || !main || (!evidence.found && !isKnown)) return yield* nothingFound(pen, evidence)
  const [notes, joint] = await Promise.all([
    explainBy(desk, main.pericope, ['notes'], desk.words, 6),
    toldTogether(desk, names, isOnBoth),
  ])
  const articles = fromFullText(desk, evidence.signals, ['theology', 'notes', 'people-places', 'dictionary'])
  const onBoth = [...joint, ...articles.filter((article) => isUnderEither(sides, article)), ...notes].filter(
    ({ quote }) => isOnBoth(quote.words, quote.work.language) && !inOneBreath(quote.words, names),
  )
  // Of two persons, each is the one who stands where both are named.
  const arePersons = desk.names.length > 1 && both.length > 0
  const places = both.map(({ pericope }) => pericope)
  const defined = sides.map(({ definitions }, at) => {
    const others = sides.filter((_, i) => i !== at)
    const namesOther = (text: string, language: string) =>
      others.every((side) => isNamed(side.words, wordsOf(text, language)))
    return arePersons ? bearerIn(definitions, places, namesOther) : definitions[0]
  })
  // The passages of a side are those of the first who bears its name.
  const ownOf = ({ definitions, passages }: Side, at: number) =>
    !arePersons || defined[at] === definitions[0]
      ? passages
      : passages.filter(({ pericope }) => defined[at] && stands(defined[at], [pericope]))
  const own = sides.map(ownOf)
  const lead = onBoth.find(contrasts) ?? joint[0] ?? onBoth.find(relates)
  const isStrong = lead && (!arePersons || contrasts(lead) || joint.includes(lead))
  const isOwn = ({ section: { id } }: Statement, at: number) =>
    id !== lead?.section.id && !defined.slice(0, at).some((before) => before?.section.id === id)
  const eachDefined = defined.map((definition, at) => (definition && isOwn(definition, at) ? definition : undefined))
  const each = eachDefined.filter((definition) => definition !== undefined)
  const isReadable = ({ quote }: Statement) => desk.languages.includes(quote.work.language)
  // Better a line on each of two persons than a sentence in which both only happen to stand.
  const isToldTogether = desk.names.length > 1 && namedPassages(desk.understood.question.text).length > 0
  const lines = !isStrong && each.length === sides.length && each.every(isReadable) ? each : lead ? [lead] : []
  // Where their story is known, it tells what sets them apart.
  const opening = isToldTogether || pair ? [] : lines
  const where = pen.mark(
    both.length > 0 ? pen.sentences.bothIn : pen.sentences.stands,
    (both.length > 0 ? both : [main]).slice(0, 3).flatMap((found) => named(pen, found)),
  )
  const known = pair && saidOf(pen, pair)
  if (known) yield paragraph(...known)
  if (budget.isQuick) {
    if (known) return { evidence, passages: together }
    yield paragraph(...opening.flatMap((statement) => stated(pen, statement)), where)
    const verse = budget.hasRoom('scripture') ? verseOnBoth(pen, sides, both) : undefined
    if (verse) yield paragraph(verse)
    return { evidence, passages: together }
  }
  const first =
    opening.length > 0
      ? opening.flatMap((one) => stated(pen, one))
      : [verseOnBoth(pen, sides, both) ?? verseOutright(pen, main)]
  if (!known) yield paragraph(...first, where)

  const quoted: Found[] = []
  // One side by itself isn't set beside anything.
  const told = opening.includes(each[0]!) ? [] : eachDefined
  const beside = sides.every((_, at) => told[at] || own[at]!.length > 0) ? sides : []
  for (const [at, side] of beside.entries()) {
    yield { type: 'heading', text: titled(side.name) }
    const definition = told[at]
    if (definition) yield paragraph(...stated(pen, definition))
    const [best] = own[at]!.filter(
      ({ pericope }) => ![...quoted, ...both].some((found) => overlaps(found.pericope, pericope)),
    )
    if (!best) continue
    yield* scripture(pen, [best])
    quoted.push(best)
  }
  yield pen.heading(pen.sentences.heading.together)
  const bySides = [...quoted]
  for (const found of together.filter(({ pericope }) => !bySides.some((one) => overlaps(one.pericope, pericope)))) {
    if (quoted.length > sides.length && !budget.hasRoom('scripture')) break
    yield* scripture(pen, [found])
    quoted.push(found)
  }
  const reconciled = onBoth
    .filter(
      (one) => !opening.includes(one) && one.section.id !== lead?.section.id && one.share >= RECONCILES && relates(one),
    )
    .slice(0, 1)
  for (const statement of reconciled) yield paragraph(attributed(pen, statement))
  yield* teachers(
    pen,
    await hearTeachers(
      desk,
      together.map(({ passage }) => passage),
      2,
      sides.map(({ name, words }) => words.union(wordsOf(englishOf(name, desk.locale) ?? '', 'en'))),
    ),
  )
  const teachings = await teachingsOf(desk)
  if (budget.hasRoom('traditions') && teachings.differ) yield* traditions(pen, teachings)
  yield* readOn(pen, main, [...together.filter((found) => !quoted.includes(found))])
  return { evidence, passages: quoted }
}

/** A passage of no more verses is read whole; of a longer one so many around what is quoted of it. */
const SHORT = 8
const AROUND = { before: 2, after: 3 }

/** Where the two are told apart, as much of it as is read in one look. */
function aroundPair(desk: Desk, pair: Pair): Found[] {
  const places = pair.map(({ place }) => {
    const { passage } = desk.library.pericope(place.first)
    if (sizeOf(passage) <= SHORT) return passage
    const first = Math.max(ordinal(passage.first), ordinal(place.first) - AROUND.before)
    const last = Math.min(ordinal(passage.last), ordinal(place.last) + AROUND.after)
    return { first: verseAt(first), last: verseAt(last) }
  })
  const [one, other] = places
  const distinct = one && other && overlaps(one, other) ? [one] : places
  return distinct.flatMap((place) => readFound(desk, place) ?? [])
}

/** Marks after which a sentence goes on. */
const GOES_ON = /[,;:，；：、—–-]+$/u

/** What the verses say that set the two apart: one on each, or one on both; undefined where the reader's Bibles lack one. */
function saidOf(pen: Pen, [one, other]: Pair): Sentence[] | undefined {
  const quoted = ({ place }: PairSide) => {
    const text = readPassage(pen.desk, place)
    const whole = text && quotePassage(text)
    // Where the sentence goes on in the next verse, what stands here is enough.
    return whole && quoteWithin(whole, whole.words.replace(GOES_ON, ''))
  }
  const [first, second] = [quoted(one), quoted(other)]
  if (!first || !second) return undefined
  if (one.place === other.place) {
    return [pen.introduced(pen.say(pen.sentences.ofBoth, one.name, other.name, pen.place(one.place)), first)]
  }
  return [
    pen.introduced(pen.say(pen.sentences.ofOne, one.name, pen.place(one.place)), first),
    pen.introduced(pen.say(pen.sentences.ofOne, other.name, pen.place(other.place)), second),
  ]
}

/** A side has a name of so many words, in Chinese of so many pairs of characters; a longer one is a story's sentence. */
const MOST_WORDS = { han: 6, other: 2 }

/** Words that ask how two things stand to each other, as the analysers give them, and Chinese ones. */
const ASKING = new Set(
  'differ compar contrast relat versus similar fit agre diferent compart relacion distint diferenci diffèr different differ compar rapport'.split(
    ' ',
  ),
)
const ASKING_IN_CHINESE =
  /不同|区别|區別|差别|差別|分别|分別|差异|差異|关系|關係|异同|異同|对比|對比|比较|比較|有什么|有什麼|之间|之間|和|与|與|跟|的/gu

/** "faith vs works" → faith, works. Where more than two sides is asked, "Who told David, God or Satan?", they are none. */
function sidesOf(desk: Desk): readonly [string, string] | undefined {
  const { understood, core, words, locale } = desk
  const { sides } = understood
  if (!sides?.every((side) => wordsNaming(desk, side).size <= MOST_WORDS[locale.startsWith('zh') ? 'han' : 'other']))
    return undefined
  if (locale.startsWith('zh')) {
    // A single character, 人, stands everywhere and names nothing.
    if (sides.some((side) => side.length < 2)) return undefined
    const rest = sides.reduce((text, side) => text.replace(fold(side).text, ''), core).replace(ASKING_IN_CHINESE, '')
    return rest.replace(/\P{Script=Han}/gu, '').length < 3 ? sides : undefined
  }
  const named = new Set(sides.flatMap((side) => [...wordsOf(side, locale)]))
  return [...words].filter((word) => !named.has(word) && !ASKING.has(word)).length < 2 ? sides : undefined
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
    define(own, name, ['people-places', 'theology', 'dictionary', 'notes'], { limit: BEARERS }),
    gatherEvidence(own, { count: 4, perBook: 1 }),
  ])
  const words = wordsNaming(desk, name)
  // "Works" isn't defined under "Works, covenant of".
  const defining = definitions.filter(({ section, share }) => share >= DEFINES || KIND_OF_LIFE.test(section.work))
  const [definition] = defining
  const passages = evidence.passages.filter(({ passage }) => namesAny(own, words, passage))
  const told = [...(definition?.section.passages ?? []), ...(definition?.section.mentions ?? [])].slice(0, FIRST_TOLD)
  const classic = classicPassages(name).map(({ passage }) => passage)
  const itsOwn = passages.filter(({ pericope }) => [...told, ...classic].some((place) => overlaps(place, pericope)))
  const read = told.flatMap((passage) =>
    sizeOf(passage) < 6 && namesAny(own, words, passage) ? (readFound(own, passage) ?? []) : [],
  )
  return { name, words, definitions: defining, passages: itsOwn.length > 0 ? itsOwn : read.slice(0, 1) }
}

/** So many who bear one name are looked at. */
const BEARERS = 8

/** Does an article stand under a headword that names one of them? Under "Leather" both only happen to wear it. */
const isUnderEither = (sides: readonly Side[], { section, quote }: Statement): boolean =>
  quote.work.kind === 'notes' ||
  sides.some(({ words }) => isNamed(words, wordsOf(section.title ?? '', quote.work.language)))

/** What an article names first is what it is about. */
const FIRST_TOLD = 10

/** A headword must be this like the side's name to define it; lives stand under fuller names. */
const DEFINES = 0.7
const KIND_OF_LIFE = /^people-/

const namesBoth = (desk: Desk, sides: readonly Side[], passage: Passage): boolean =>
  sides.every(({ words }) => namesAny(desk, words, passage))

/** The shortest verse that names both, as far as one does; rather one that sets them off. */
function verseOnBoth(pen: Pen, sides: readonly Side[], both: readonly Found[]): Sentence | undefined {
  const verses = both.flatMap((found) => found.text.verses.map((verse) => ({ found, verse })))
  const [best] = verses
    .filter(
      ({ verse }) => endsSentence(verse.text) && namesBoth(pen.desk, sides, { first: verse.verse, last: verse.verse }),
    )
    .sort(
      (a, b) =>
        Number(setsOff(b.verse.text)) - Number(setsOff(a.verse.text)) || a.verse.text.length - b.verse.text.length,
    )
  const within = best && quotePassage(best.found.text)
  const quote = within && quoteWithin(within, best.verse.text)
  if (!quote || pen.isSaid(quote)) return undefined
  return pen.introduced(
    pen.say(pen.sentences.reads, pen.place({ first: best.verse.verse, last: best.verse.verse })),
    quote,
    within,
  )
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
