import { fromKnowledge } from '@berea/knowledge'
import type { Work } from '@berea/library'
import { bookPassage, overlaps, type Passage, sizeOf } from '@berea/scripture'
import { fold } from '../../understand/fold.ts'
import type { Intent } from '../../understand/intent.ts'
import type { Understood } from '../../understand/question.ts'
import { type Tongue, tongueOf } from '../../understand/tongue.ts'
import type { Wanted } from '../../understand/wanted.ts'
import { rest } from '../../work.ts'
import { type AnswerContext, covered, wordsOf } from '../answer-context.ts'
import { isSought, type KnownQuestion, keepKnownQuestion } from '../known-question.ts'
import { isOnOthers } from '../passages/others.ts'
import { knowPersons } from '../passages/persons.ts'
import { readPassage } from '../quoting.ts'
import { readPassages } from '../references.ts'
import { saysOwn, tellsOfSelf } from '../situations/tells-of-own.ts'
import { isOnSomebody, QUOTED } from '../situations/turned-to.ts'
import { tellsAsked } from '../telling-verses/names-told.ts'
import { wordsOfVerses } from '../verse-words.ts'
import { type Asked, asking, matched, type Row, readRows, rowsFor } from './rows.ts'
import { knownQuestions } from './tables.ts'

/** Intents that may ask what is told, though a word has them taken for something else. */
const MAY_BE_TOLD: ReadonlySet<Intent> = new Set([
  'event',
  'person',
  'place',
  'list',
  'thing',
  'topic',
  'background',
  'doctrine',
  'find',
  'compare',
])

/** What is believed and done is asked in these ways as well. */
const MAY_BE_BELIEVED: ReadonlySet<Intent> = new Set(['practical', 'explain'])

/**
 * What speaks for a row, fitted on a thousand questions whose verses are known: how much of the question its verses and their
 * passage have, in any Bible of the language; how much of it the row's words take up, beside the other rows that match; and that
 * it is on just the kind of thing that is asked for.
 */
const WEIGHT = { verses: 2.9, passage: 1.6, words: 2.4, kind: 1.5 }
/** Of what is believed, verses seldom have the words. */
const BY_WORDS = 1.5
/** With less, it is likelier to be on something else; */
const LEAST = 2.9
/** but for a row whose words are so much of the question. A belief that it only touches is not asked for. */
const MOST_OF_IT = 0.6

const read = fromKnowledge(() => new Map<Tongue, ReadonlyMap<string, readonly Row[]>>())
const tables = fromKnowledge((_, all) => knownQuestions(all))

/** The tables are read when the first question comes that may need them. */
export function rowsIn(tongue: Tongue): ReadonlyMap<string, readonly Row[]> {
  const rows = read().get(tongue) ?? readRows(tables(), tongue)
  read().set(tongue, rows)
  return rows
}

/** Looks for the scene that a question asks for, once for an answer: 该隐为什么杀亚伯 → Genesis 4:3–8. Who is meant is known by then. */
export async function findKnownQuestion(context: AnswerContext): Promise<void> {
  if (isSought(context)) return
  await knowPersons(context)
  keepKnownQuestion(context, await findScene(context))
}

/** A row whose words the question has: those words, and how much of the question they are. */
type Matching = { readonly row: Row; readonly found: readonly string[]; readonly length: number }

/** Rows that are looked at before others have their turn: a pasted chapter has the words of dozens. */
const ROWS_AT_ONCE = 8

/** Of more rows those are looked at that take up most of the message: a message of nothing but names has the words of a hundred. */
const MOST_ROWS = 32

const fullest = (rows: readonly Matching[]): readonly Matching[] =>
  rows.length <= MOST_ROWS ? rows : rows.toSorted((a, b) => b.length - a.length).slice(0, MOST_ROWS)

async function findScene(context: AnswerContext): Promise<KnownQuestion | undefined> {
  const matching: Matching[] = []
  for (const [at, one] of fullest(rowsMatching(context)).entries()) {
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await rest()
    const { row } = one
    if (row.isBelief || (tellsKind(context, row) && isGranted(context, row))) matching.push(one)
  }
  const longest = Math.max(...matching.map(({ length }) => length))
  const [best] = matching
    .map(({ row, found, length }) => ({ row, found, worth: worthOf(context, row) + (WEIGHT.words * length) / longest }))
    .filter(({ row, found, worth }) => (!row.isBelief && worth >= LEAST) || shareOf(context, found) >= MOST_OF_IT)
    .toSorted((a, b) => b.worth - a.worth)
  if (!best) return undefined
  const { references, isBelief, kinds } = best.row
  return { places: readPassages(references), isBelief, isOfKind: kinds.size > 0, share: shareOf(context, best.found) }
}

/** The rows that a question may ask for, by its words and by the kind of thing it asks for. */
function rowsMatching({ understood, wanted, locale }: AnswerContext): Matching[] {
  const { intent, passages, matter, answered, question } = understood
  // A verse or chapter that is named is what is asked for; a book may say where.
  const isClose = passages.some((one) => sizeOf(one) < sizeOf(bookPassage(one.first.book)))
  // Who asks after somebody who took their life is answered, with care.
  const isKnownBefore = answered !== undefined || (matter !== undefined && matter !== 'care.suicide')
  if (isKnownBefore || isClose) return []
  const isThere = ({ references }: Row) => {
    const [first] = readPassages(references)
    return passages.length === 0 || passages.some((book) => first !== undefined && overlaps(book, first))
  }
  // "The parable of the sower" asks for what it means, its story for what it tells.
  const isExplained = intent === 'explain' && !ASKS_FOR_STORY.test(question.text)
  const kind = wanted ?? (isExplained ? 'meaning' : undefined)
  const isOfKind = ({ kinds, isOfAny }: Row) => (isOfAny && kind !== 'meaning') || kinds.has(kind ?? '')
  const isPlain = (wanted !== undefined && wanted !== 'meaning') || !isExplained
  const mayTell = kind === 'meaning' || mayBeTold(understood, isPlain)
  // Words in quotation marks are looked for, or asked what they mean: what else has them is no answer.
  if (QUOTED.test(question.text) && (intent === 'find' || intent === 'explain') && kind !== 'meaning') return []
  const mayBelieve = mayBeBelieved(understood)
  const asked = asking(fold(question.text).text, tongueOf(locale))
  const matching = [...rowsFor(rowsIn(asked.tongue), asked)]
    .filter((row) => (row.isBelief ? mayBelieve : mayTell) && isThere(row))
    .flatMap((row) => matchingOf(row, asked))
  const ofKind = matching.filter(({ row }) => isOfKind(row))
  // Where nothing of a kind is asked for, what tells who it was is nearer than nothing.
  const tellsWho = ({ row }: Matching) => !row.isBelief && row.kinds.has('person')
  return ofKind.length > 0 || kind !== undefined ? ofKind : matching.filter(tellsWho)
}

const mayBeTold = (understood: Understood, isPlain: boolean): boolean =>
  MAY_BE_TOLD.has(understood.intent) ||
  (MAY_BE_BELIEVED.has(understood.intent) && !tellsOfSelf(understood) && (isPlain || understood.intent === 'practical'))

/** Who says « I am divorced » does not ask what is believed of it. */
const mayBeBelieved = (understood: Understood): boolean =>
  (MAY_BE_TOLD.has(understood.intent) || MAY_BE_BELIEVED.has(understood.intent)) &&
  !isOnSomebody(understood) &&
  !saysOwn(understood)

function matchingOf(row: Row, asked: Asked): Matching[] {
  const found = matched(row.groups, asked)
  return found ? [{ row, found, length: [...new Set(found)].join('').length }] : []
}

/** What a row is worth for its passages. */
function worthOf(context: AnswerContext, { references, kinds, isBelief }: Row): number {
  const [place] = readPassages(references)
  if (!place) return 0
  const { passage } = context.library.pericope(place.first)
  const share = (where: Passage) =>
    covered(context.words, new Set(context.editions.flatMap((one) => [...wordsIn(context, one, where)])))
  const told = isBelief ? BY_WORDS : WEIGHT.verses * share(place) + WEIGHT.passage * share(passage)
  return told + (kinds.size > 0 ? WEIGHT.kind : 0)
}

/** Share of what is asked that a row's words take up. */
function shareOf({ locale, core, words }: AnswerContext, found: readonly string[]): number {
  if (locale.startsWith('zh')) {
    const whole = core.replace(FILLING, '')
    const told = found.map((word) => word.replace(FILLING, '')).toSorted((a, b) => b.length - a.length)
    const rest = told.reduce((left, word) => (word === '' ? left : left.replaceAll(word, '')), whole)
    return 1 - rest.length / Math.max(1, whole.length)
  }
  const asked = words.difference(ANYBODY)
  const parts = found.flatMap((word) => word.split(/[^a-z0-9]+/)).filter((word) => word.length > 2)
  // A row's words are the beginnings of words, the question's their stems: `born` and `bear`, `payer` and `pai`.
  const told = new Set([...parts, ...wordsOf(parts.join(' '), locale)])
  const taken = [...asked].filter((word) => [...told].some((one) => one.startsWith(word) || word.startsWith(one)))
  return taken.length / Math.max(1, asked.size)
}

/** Said of whoever asks, and of what is asked of nothing else; in Latin letters as the analysers give it. */
const FILLING =
  /[ 的了是有吗还]|一定|到底|究竟|基督徒|信徒|信了?(?:主|耶稣|耶穌|神)|我们|我們|可以|应该|應該|[能该會会要]不[能该會会要]|圣经|聖經|人(?:可|能|会|會)|什么|什麼|怎么|怎麼/gu
const ANYBODY = new Set(
  'christian believ cristian creyent chretien croyant bibl bibli allow permit permis wrong ok okay pued peut faut deb doit'.split(
    ' ',
  ),
)

const wordsIn = ({ library, locale }: AnswerContext, { id }: Work, place: Passage): ReadonlySet<string> =>
  wordsOfVerses(library.passage(id, place)?.verses ?? [], locale)

const ASKS_FOR_STORY = /\bstor(?:y|ies)\b|\bhistoria|\bhistoire|\bcuento|\braconte|故事|經過|经过/iu

const OPEN: ReadonlySet<Wanted | undefined> = new Set([undefined, 'reason', 'speech'])

/** A row on no kind answers any that its verses tell: no number where none is. */
function tellsKind(context: AnswerContext, { kinds, references }: Row): boolean {
  if (kinds.size > 0 || OPEN.has(context.wanted)) return true
  const [place] = readPassages(references)
  const verses = (place && readPassage(context, place)?.verses) ?? []
  return verses.some(({ text }) => tellsAsked(context, text))
}

/** Are they told there who are named? */
function isGranted(context: AnswerContext, { references }: Row): boolean {
  const [first, ...parallels] = readPassages(references).map((place) => ({
    pericope: context.library.pericope(place.first).passage,
  }))
  return first !== undefined && !isOnOthers(context, { ...first, parallels })
}
