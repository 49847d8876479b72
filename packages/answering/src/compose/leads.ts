import { overlaps, type Passage, sizeOf, testamentOf } from '@berea/scripture'
import { endsSentence } from '../citing/splitting.ts'
import { isQuestion } from '../gather/excerpts/excerpt.ts'
import { isOnScene } from '../gather/known-question.ts'
import type { Found } from '../gather/passages/passages.ts'
import { quotePassage, quoteWithin, readPassage } from '../gather/quoting.ts'
import { tellsOfOwn } from '../gather/situations/tells-of-own.ts'
import type { Statement } from '../gather/statements/statements.ts'
import { LONG_VERSE, longestVerses, tellingVerses } from '../gather/telling-verses/telling.ts'
import { type Wanted, wantedBy } from '../understand/wanted.ts'
import type { Block, Sentence } from './draft.ts'
import { storyOf } from './own-words/story.ts'
import { isOfObeying, isSentence, named, outright, outrightOfAny, PSALM_TITLE, stated } from './parts.ts'
import { paragraph, type SentenceWriter } from './sentence-writer.ts'

/**
 * The first paragraph of an answer about something that is told: what answers it, and where it stands. A
 * verse that tells it names its place itself; then only a longer passage around it is named as well.
 */
export function leadWithPlace(
  writer: SentenceWriter,
  statement: Statement | undefined,
  main: Found | undefined,
  isStory: boolean,
): Block {
  const { sentences } = writer
  if (statement && main && !isAbout(statement, main))
    return paragraph(...stated(writer, statement), ownPlace(writer, statement))
  const verse = main && !statement ? verseOutright(writer, main) : undefined
  const where =
    main &&
    writer.mark(verse ? sentences.longer : isStory ? sentences.told : sentences.stands, markedPericope(writer, main))
  const parallels = main && main.parallels.length > 0 ? paralleled(writer, main) : undefined
  if (statement) return paragraph(...stated(writer, statement), where, parallels)
  return paragraph(verse, verse && main && isWhole(main) ? undefined : where, parallels)
}

/** Of these the verse itself says the one thing that is asked, and the sentence about it may not. */
const PRECISE: ReadonlySet<Wanted> = new Set(['place', 'number', 'time', 'speech'])

/**
 * The first paragraph on a story that everyone asks about: what happens there in our own words, and where it is read. The verses
 * themselves stand on the block of verses below; behind the sentence in a quick answer, and where one thing is asked for. Undefined where the verses that tell what is asked are on no such story.
 */
export function leadInWords(writer: SentenceWriter, main: Found): Block | undefined {
  const verses = toldBy(writer, main) ?? outright(main, longestVerses(writer.context))
  const words = verses && storyOf(verses.passage, writer.context.locale, writer.context.tradition)
  if (!words) return undefined
  const parallels = main.parallels.length > 0 ? paralleled(writer, main) : undefined
  const { mode, text } = writer.context.understood.question
  const wanted = wantedBy(text)
  const isPrecise = wanted !== undefined && PRECISE.has(wanted)
  if (mode === 'quick' || isPrecise) return paragraph([words], verseOutright(writer, main), parallels)
  const place = named(writer, main).map((mark) => ({ ...mark, text: writer.place(verses.passage) }))
  return paragraph([words], writer.mark(writer.sentences.told, place), parallels)
}

/** The first paragraph on a saying: its words, or of a long one those that tell most, and what it means. */
export function leadWithMeaning(writer: SentenceWriter, saying: Found, meaning: string, main: Found): Block {
  const whole = quotePassage(saying.text)
  const isShort = whole && whole.words.length <= longestVerses(writer.context) * LONG_VERSE
  if (isShort) {
    return paragraph(writer.introduced(writer.say(writer.sentences.reads, writer.place(saying.passage)), whole), [
      meaning,
    ])
  }
  const verse = isOnScene(writer.context, saying.passage) ? verseOutright(writer, main) : undefined
  const where = writer.mark(verse ? writer.sentences.longer : writer.sentences.stands, named(writer, saying))
  return verse ? paragraph(verse, [meaning], where) : paragraph(where, [meaning])
}

/** Before a first paragraph of which it is not certain that it answers, it is said so. */
export const asLikeliest = (writer: SentenceWriter, lead: Block): Block =>
  behind(writer.say(writer.sentences.likeliest), lead)

/** Before what comes near to an answer and may not be one. */
export const asNearest = (writer: SentenceWriter, lead: Block): Block =>
  behind(writer.say(writer.sentences.nearExplained), lead)

/** Before counsel to somebody of whose trouble it is not certain that it was understood. */
export const asHalfHeard = (writer: SentenceWriter, lead: Block): Block =>
  behind(writer.say(writer.sentences.halfHeard), lead)

const behind = (sentence: string, lead: Block): Block =>
  lead.type === 'paragraph' ? { type: 'paragraph', sentences: [[sentence], ...lead.sentences], isDoubted: true } : lead

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
function ownPlace(writer: SentenceWriter, statement: Statement): Sentence | undefined {
  const isNamed = (place: Passage) => statement.quote.words.includes(writer.place(place))
  const place = placesOf(statement).find(isNamed) ?? statement.section.passages[0]
  const text = place && readPassage(writer.context, place)
  const cite = text && quotePassage(text)
  if (!cite || statement.kind === 'question' || statement.kind === 'note') return undefined
  return writer.mark(writer.sentences.stands, [{ text: writer.place(place), cite }])
}

const isWhole = ({ passage, pericope }: Found): boolean => sizeOf(passage) === sizeOf(pericope)

/** The first paragraph of an answer on a subject: what says it outright, and where each Testament speaks of it. */
export const leadWithSpread = (writer: SentenceWriter, passages: readonly Found[]): Block =>
  paragraph(counsel(writer, passages), spread(writer, passages))

/** The first paragraph of counsel: how the passage that is turned to first begins, and where the others stand. */
export function leadWithCounsel(writer: SentenceWriter, passages: readonly Found[]): Block {
  const isOwn = tellsOfOwn(writer.context.understood)
  const fit = passages.filter(({ passage }) => !isOwn || isOnScene(writer.context, passage) || !isOfObeying(passage))
  const begun = fit
    .map((found) => beginning(writer, found))
    .find((one) => one !== undefined && !(isOwn && isSentence(one.quote.words)))
  const words = begun && writer.say(writer.sentences.counsel, writer.place(begun.passage))
  return paragraph(
    begun && words ? writer.introduced(words, begun.quote, begun.within) : counsel(writer, passages),
    spread(writer, passages),
  )
}

/** The verses that a passage begins with, as many whole sentences as there is room for. */
function beginning(writer: SentenceWriter, { text, passage }: Found): ReturnType<typeof outright> {
  const within = quotePassage(text)
  const { verses } = text
  // The verse that is known to answer is said, though it asks, or is somewhat long.
  const isKnown = isOnScene(writer.context, passage)
  const most = longestVerses(writer.context) * (isKnown ? LONG_VERSE : 1)
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
function counsel(writer: SentenceWriter, passages: readonly Found[]): Sentence | undefined {
  const { context, sentences } = writer
  for (const found of passages) {
    const verses = toldBy(writer, found) ?? outright(found, longestVerses(context), true)
    if (!verses || isQuestion(verses.quote.words)) continue
    return writer.introduced(writer.say(sentences.counsel, writer.place(verses.passage)), verses.quote, verses.within)
  }
  const verse = outrightOfAny(writer, passages)
  return (
    verse && writer.introduced(writer.say(sentences.counsel, writer.place(verse.passage)), verse.quote, verse.within)
  )
}

function spread(writer: SentenceWriter, passages: readonly Found[]): Sentence | undefined {
  const { sentences } = writer
  const young = passages.filter(({ passage }) => testamentOf(passage.first.book) === 'new')
  const old = passages.filter((found) => !young.includes(found))
  const names = (found: readonly Found[]) => found.flatMap((one) => named(writer, one))
  if (old.length > 0 && young.length > 0) return writer.mark(sentences.oldAndNew, names(old), names(young))
  return passages.length > 1 ? writer.mark(sentences.among, names(passages)) : undefined
}

function markedPericope(writer: SentenceWriter, main: Found) {
  return named(writer, main).map((mark) => ({ ...mark, text: writer.place(main.pericope) }))
}

/** A parallel account is named, with its own mark, and not repeated. */
function paralleled(writer: SentenceWriter, main: Found): Sentence {
  return writer.mark(
    writer.sentences.alsoTold,
    main.parallels.flatMap((found) => named(writer, found)),
  )
}

/** The verse or two that tell what is asked, else the weightiest that is a whole sentence. */
function verseOutright(writer: SentenceWriter, found: Found): Sentence | undefined {
  const verses = toldBy(writer, found) ?? outright(found, longestVerses(writer.context))
  return (
    verses &&
    writer.introduced(writer.say(writer.sentences.reads, writer.place(verses.passage)), verses.quote, verses.within)
  )
}

/** Those verses of a passage that tell what is asked, as a part of it. */
function toldBy(writer: SentenceWriter, found: Found): ReturnType<typeof outright> {
  const { verses } = tellingVerses(writer.context, found, longestVerses(writer.context))
  const [first, last] = [verses[0], verses.at(-1)]
  const within = quotePassage(found.text)
  const words = first && quotePassage({ ...found.text, verses })?.words
  const quote = within && words && quoteWithin(within, words)
  return first && last && quote ? { quote, within, passage: { first: first.verse, last: last.verse } } : undefined
}
