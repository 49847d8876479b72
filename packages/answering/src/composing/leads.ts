import { overlaps, type Passage, sizeOf, testamentOf } from '@berea/scripture'
import { endsSentence } from '../citing/splitting.ts'
import { LONG_VERSE, longestVerses, tellingVerses } from '../evidence/asked/telling.ts'
import { isQuestion } from '../evidence/excerpts/excerpt.ts'
import type { Found } from '../evidence/passages/passages.ts'
import type { Relative } from '../evidence/passages/relatives.ts'
import { quotePassage, quoteWithin, readPassage } from '../evidence/quoting.ts'
import { isOnScene } from '../evidence/scene.ts'
import { tellsOfOwn } from '../evidence/situations/tells-of-own.ts'
import type { Statement } from '../evidence/statements/statements.ts'
import { type Wanted, wantedBy } from '../question/wanted.ts'
import type { Block, Sentence } from './draft.ts'
import { storyOf } from './meanings/story.ts'
import { isOfObeying, isSentence, named, outright, outrightOfAny, PSALM_TITLE, stated } from './parts.ts'
import { type Pen, paragraph } from './pen.ts'

/**
 * The first paragraph of an answer about something that is told: what answers it, and where it stands. A
 * verse that tells it names its place itself; then only a longer passage around it is named as well.
 */
export function leadWithPlace(
  pen: Pen,
  statement: Statement | undefined,
  main: Found | undefined,
  isStory: boolean,
): Block {
  const { sentences } = pen
  if (statement && main && !isAbout(statement, main))
    return paragraph(...stated(pen, statement), ownPlace(pen, statement))
  const verse = main && !statement ? verseOutright(pen, main) : undefined
  const where =
    main && pen.mark(verse ? sentences.longer : isStory ? sentences.told : sentences.stands, markedPericope(pen, main))
  const parallels = main && main.parallels.length > 0 ? paralleled(pen, main) : undefined
  if (statement) return paragraph(...stated(pen, statement), where, parallels)
  return paragraph(verse, verse && main && isWhole(main) ? undefined : where, parallels)
}

/** Of these the verse itself says the one thing that is asked, and the sentence about it may not. */
const PRECISE: ReadonlySet<Wanted> = new Set(['place', 'number', 'time', 'speech'])

/**
 * The first paragraph on a story that everyone asks about: what happens there in our own words, and where it is read. The verses
 * themselves stand on the leaf below; behind the sentence in a quick answer, and where one thing is asked for. Undefined where the verses that tell what is asked are on no such story.
 */
export function leadInWords(pen: Pen, statement: Statement | undefined, main: Found): Block | undefined {
  const verses = statement ? undefined : (toldBy(pen, main) ?? outright(main, longestVerses(pen.desk)))
  const words = verses && storyOf(verses.passage, pen.desk.locale, pen.desk.tradition)
  if (!words) return undefined
  const parallels = main.parallels.length > 0 ? paralleled(pen, main) : undefined
  const { mode, text } = pen.desk.understood.question
  const wanted = wantedBy(text)
  const isPrecise = wanted !== undefined && PRECISE.has(wanted)
  if (mode === 'quick' || isPrecise) return paragraph([words], verseOutright(pen, main), parallels)
  const place = named(pen, main).map((mark) => ({ ...mark, text: pen.place(verses.passage) }))
  return paragraph([words], pen.mark(pen.sentences.told, place), parallels)
}

/** The first paragraph on a saying: its words, or of a long one those that tell most, and what it means. */
export function leadWithMeaning(pen: Pen, saying: Found, meaning: string, main: Found): Block {
  const whole = quotePassage(saying.text)
  const isShort = whole && whole.words.length <= longestVerses(pen.desk) * LONG_VERSE
  if (isShort) {
    return paragraph(pen.introduced(pen.say(pen.sentences.reads, pen.place(saying.passage)), whole), [meaning])
  }
  const verse = isOnScene(pen.desk, saying.passage) ? verseOutright(pen, main) : undefined
  const where = pen.mark(verse ? pen.sentences.longer : pen.sentences.stands, named(pen, saying))
  return verse ? paragraph(verse, [meaning], where) : paragraph(where, [meaning])
}

/** Before a first paragraph of which it is not certain that it answers, it is said so. */
export const asLikeliest = (pen: Pen, lead: Block): Block => behind(pen.say(pen.sentences.likeliest), lead)

/** Before what comes near to an answer and may not be one. */
export const asNearest = (pen: Pen, lead: Block): Block => behind(pen.say(pen.sentences.nearExplained), lead)

/** Before counsel to somebody of whose trouble it is not certain that it was understood. */
export const asHalfHeard = (pen: Pen, lead: Block): Block => behind(pen.say(pen.sentences.halfHeard), lead)

const behind = (sentence: string, lead: Block): Block =>
  lead.type === 'paragraph' ? paragraph([sentence], ...lead.sentences) : lead

/** Who is kin to the one asked about, each with a verse that names both, and the words of the first. */
export function leadWithRelatives(pen: Pen, relatives: readonly Relative[]): Block {
  const marks = relatives.flatMap(({ name, quote }) => (name ? [{ text: name, cite: quote }] : []))
  const [first] = relatives
  return paragraph(
    marks.length > 0 ? pen.mark(pen.sentences.names, marks) : undefined,
    first && pen.introduced(pen.say(pen.sentences.reads, pen.place(first.place)), first.quote),
  )
}

/** A section about more verses than this names no place to look at. */
const WIDEST = 60

const placesOf = ({ section }: Statement): Passage[] =>
  [...section.passages, ...(section.mentions ?? [])].filter((place) => sizeOf(place) <= WIDEST)

/** Is a statement about the passage that the answer turns on, as far as it says what it is about? */
function isAbout(statement: Statement, { pericope }: Found): boolean {
  const places = statement.kind === 'definition' ? [] : placesOf(statement)
  return places.length === 0 || places.some((place) => overlaps(place, pericope))
}

/** Of a statement on another passage its own place is named, unless the words before it do so already. */
function ownPlace(pen: Pen, statement: Statement): Sentence | undefined {
  const isNamed = (place: Passage) => statement.quote.words.includes(pen.place(place))
  const place = placesOf(statement).find(isNamed) ?? statement.section.passages[0]
  const text = place && readPassage(pen.desk, place)
  const cite = text && quotePassage(text)
  if (!cite || statement.kind === 'question' || statement.kind === 'note') return undefined
  return pen.mark(pen.sentences.stands, [{ text: pen.place(place), cite }])
}

const isWhole = ({ passage, pericope }: Found): boolean => sizeOf(passage) === sizeOf(pericope)

/** The first paragraph of an answer on a subject: what it is, and where each Testament speaks of it. */
export function leadWithSpread(pen: Pen, statement: Statement | undefined, passages: readonly Found[]): Block {
  const first = statement ? stated(pen, statement) : [counsel(pen, passages)]
  return paragraph(...first, spread(pen, passages))
}

/** The first paragraph of counsel: how the passage that is turned to first begins, and where the others stand. */
export function leadWithCounsel(pen: Pen, passages: readonly Found[]): Block {
  const isOwn = tellsOfOwn(pen.desk.understood)
  const fit = passages.filter(({ passage }) => !isOwn || isOnScene(pen.desk, passage) || !isOfObeying(passage))
  const begun = fit
    .map((found) => beginning(pen, found))
    .find((one) => one !== undefined && !(isOwn && isSentence(one.quote.words)))
  const words = begun && pen.say(pen.sentences.counsel, pen.place(begun.passage))
  return paragraph(
    begun && words ? pen.introduced(words, begun.quote, begun.within) : counsel(pen, passages),
    spread(pen, passages),
  )
}

/** The verses that a passage begins with, as many whole sentences as there is room for. */
function beginning(pen: Pen, { text, passage }: Found): ReturnType<typeof outright> {
  const within = quotePassage(text)
  const { verses } = text
  // The verse that is known to answer is said, though it asks, or is somewhat long.
  const isKnown = isOnScene(pen.desk, passage)
  const most = longestVerses(pen.desk) * (isKnown ? LONG_VERSE : 1)
  if (!within) return undefined
  const ends = verses.map((_, i) => i + 1).filter((end) => endsSentence(verses[end - 1]!.text))
  for (const end of ends.toReversed()) {
    const some = verses.slice(0, end)
    const whole = quotePassage({ ...text, verses: some })?.words
    const words = whole && quoteWithin(within, withoutTitle(whole))
    if (!words || words.words.length > most || PSALM_TITLE.test(words.words)) continue
    if (isQuestion(words.words) && !isKnown) continue
    return { quote: words, within, passage: { first: some[0]!.verse, last: some.at(-1)!.verse } }
  }
  return undefined
}

/** A psalm's title stands in parentheses before its first verse in Chinese. */
const withoutTitle = (words: string): string => words.replace(/^（[^）]*）\s*/u, '')

/** Without a definition or a note, Scripture itself says it outright: the weightiest passage that has a verse for it. */
function counsel(pen: Pen, passages: readonly Found[]): Sentence | undefined {
  const { desk, sentences } = pen
  for (const found of passages) {
    const verses = toldBy(pen, found) ?? outright(found, longestVerses(desk), true)
    if (!verses || isQuestion(verses.quote.words)) continue
    return pen.introduced(pen.say(sentences.counsel, pen.place(verses.passage)), verses.quote, verses.within)
  }
  const verse = outrightOfAny(pen, passages)
  return verse && pen.introduced(pen.say(sentences.counsel, pen.place(verse.passage)), verse.quote, verse.within)
}

function spread(pen: Pen, passages: readonly Found[]): Sentence | undefined {
  const { sentences } = pen
  const young = passages.filter(({ passage }) => testamentOf(passage.first.book) === 'new')
  const old = passages.filter((found) => !young.includes(found))
  const names = (found: readonly Found[]) => found.flatMap((one) => named(pen, one))
  if (old.length > 0 && young.length > 0) return pen.mark(sentences.oldAndNew, names(old), names(young))
  return passages.length > 1 ? pen.mark(sentences.among, names(passages)) : undefined
}

function markedPericope(pen: Pen, main: Found) {
  return named(pen, main).map((mark) => ({ ...mark, text: pen.place(main.pericope) }))
}

/** A parallel account is named, with its own mark, and not repeated. */
function paralleled(pen: Pen, main: Found): Sentence {
  return pen.mark(
    pen.sentences.alsoTold,
    main.parallels.flatMap((found) => named(pen, found)),
  )
}

/** The verse or two that tell what is asked, else the weightiest that is a whole sentence. */
export function verseOutright(pen: Pen, found: Found): Sentence | undefined {
  const verses = toldBy(pen, found) ?? outright(found, longestVerses(pen.desk))
  return verses && pen.introduced(pen.say(pen.sentences.reads, pen.place(verses.passage)), verses.quote, verses.within)
}

/** Those verses of a passage that tell what is asked, as a part of it. */
function toldBy(pen: Pen, found: Found): ReturnType<typeof outright> {
  const { verses } = tellingVerses(pen.desk, found, longestVerses(pen.desk))
  const [first, last] = [verses[0], verses.at(-1)]
  const within = quotePassage(found.text)
  const words = first && quotePassage({ ...found.text, verses })?.words
  const quote = within && words && quoteWithin(within, words)
  return first && last && quote ? { quote, within, passage: { first: first.verse, last: last.verse } } : undefined
}
