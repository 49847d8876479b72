import { type BookCode, compareVerses, overlaps, type Passage } from '@berea/scripture'
import type { Quote } from '../citing/quote.ts'
import { endsSentence } from '../citing/splitting.ts'
import { covered } from '../gather/answer-context.ts'
import { findCommentators, type Voice, wordsIn } from '../gather/commentators/commentators.ts'
import type { Teachings } from '../gather/commentators/traditions.ts'
import type { Found } from '../gather/passages/passages.ts'
import { quotePassage, quoteWithin, readPassage } from '../gather/quoting.ts'
import { readPassages } from '../gather/references.ts'
import { turnedTo } from '../gather/situations/turned-to.ts'
import type { Statement } from '../gather/statements/statements.ts'
import type { Block, Sentence } from './draft.ts'
import { type Marked, paragraph, type SentenceWriter } from './sentence-writer.ts'

/** Passages on their leaves, each below its line. */
export function scripture(writer: SentenceWriter, passages: readonly Found[]): Block[] {
  return passages.flatMap((found) => {
    const verseBlock = writer.verseBlock(found.text)
    return verseBlock ? [writer.lineAbove(found), verseBlock] : []
  })
}

/** A statement, after a word about its language where that isn't the reader's. */
export function stated(writer: SentenceWriter, statement: Statement): Sentence[] {
  const isForeign = !writer.context.languages.includes(statement.quote.work.language)
  return [...(isForeign ? [[writer.say(writer.sentences.foreignDefinition)]] : []), attributed(writer, statement)]
}

/** A statement behind the words that say whose it is. */
export function attributed(writer: SentenceWriter, statement: Statement): Sentence {
  const { sentences } = writer
  const { quote, section } = statement
  const work = writer.workName(quote)
  const passage = section.passages[0]
  const place = passage && writer.place(passage)
  if (statement.kind === 'question' && place)
    return writer.introduced(writer.say(sentences.answered, work, place), quote)
  if (statement.kind === 'note' && place) return writer.introduced(writer.say(sentences.noted, work, place), quote)
  if (statement.kind === 'story') return writer.introduced(writer.say(sentences.retold, work), quote)
  if (statement.kind === 'catechism') {
    const { document } = section.facts ?? {}
    const name = typeof document === 'string' && writer.context.locale === 'en' ? `the ${document}` : work
    return writer.introduced(writer.say(sentences.catechised, name), quote)
  }
  if (statement.kind === 'article') return writer.introduced(writer.say(sentences.quoted, work), quote)
  if (statement.subject) return writer.introduced(writer.say(sentences.definedAs, statement.subject, work), quote)
  return writer.introduced(writer.say(sentences.defined, work), quote)
}

/** A reference with the mark of its quotation, for naming a passage without printing it. */
export function named(writer: SentenceWriter, found: Found): Marked[] {
  const cite = quotePassage(found.text)
  return cite ? [{ text: writer.place(found.passage), cite }] : []
}

/** The shortest verse of a passage that is a whole sentence, for saying a thing outright within a sentence of ours. */
export function outright(
  found: Found,
  longest: number,
  isStrict = false,
): { quote: Quote; within: Quote; passage: Passage } | undefined {
  const within = quotePassage(found.text)
  if (!within) return undefined
  const verses = found.text.verses
  const whole = verses.filter(
    ({ text }, i) =>
      text.length <= longest &&
      !PSALM_TITLE.test(text) &&
      endsSentence(text) &&
      (i === 0 || endsSentence(verses[i - 1]!.text)) &&
      !cutsSpeech(text),
  )
  const peak = whole.find((one) => compareVerses(one.verse, found.peak) === 0)
  const verse = peak ?? (isStrict ? undefined : whole[0])
  const quote = verse && quoteWithin(within, verse.text)
  return quote && { quote, within, passage: { first: verse.verse, last: verse.verse } }
}

/** Of several passages, the first whose own weightiest verse says it outright; else any verse that stands on its own. */
export function outrightOfAny(
  writer: SentenceWriter,
  passages: readonly Found[],
  onlyPeaks = false,
): ReturnType<typeof outright> {
  const longest = writer.context.locale.startsWith('zh') ? 80 : 220
  for (const isStrict of onlyPeaks ? [true] : [true, false]) {
    for (const found of passages) {
      const verse = outright(found, longest, isStrict)
      if (verse) return verse
    }
  }
  return undefined
}

/** A psalm's title that its first verse begins with, as several editions print it; no sentence to take along. */
export const PSALM_TITLE =
  /^(?:（[^）]*[诗詩歌伶祷禱][^）]*）|(?:Salmo|Masquil|Mictam|Oración|Cántico|Al Músico|Psaume|Cantique|Chant|Prière|Au (?:chef|maître)|A psalm|The psalm|A canticle|Unto the end)\b|(?:Of|De|To|For) David\b)/i

/** Does a verse begin or end in the middle of a speech? */
function cutsSpeech(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1
  return count('“') !== count('”') || count('「') !== count('」') || count('«') !== count('»')
}

/** Teachers on these passages, or on the question's subject, as many as there are up to so many. */
export async function* voices(
  writer: SentenceWriter,
  found: readonly Found[],
  count: number,
): AsyncGenerator<Block, void> {
  yield* teachers(
    writer,
    await findCommentators(
      writer.context,
      found.map(({ passage }) => passage),
      count,
    ),
  )
}

/** Whole clauses of teachers, each with name and century; those in another language introduced as such, and last. */
function teachers(writer: SentenceWriter, voices: readonly Voice[]): Block[] {
  const { sentences } = writer
  if (voices.length === 0) return []
  const line = ({ author, quote, passage, foreign }: Voice) => {
    const century = sentences.century(author.century)
    const words =
      foreign && passage
        ? writer.say(sentences.voiceOn, author.name, century, writer.place(passage))
        : writer.say(sentences.voice, author.name, century)
    // "The Venerable Bede" begins a line.
    return paragraph(writer.introduced(words.charAt(0).toUpperCase() + words.slice(1), quote))
  }
  const own = voices.filter(({ foreign }) => !foreign)
  const foreign = voices.filter((voice) => voice.foreign)
  return [
    writer.heading(sentences.heading.teachers),
    ...own.map(line),
    ...(foreign.length > 0 ? [paragraph([writer.say(sentences.foreignVoices)]), ...foreign.map(line)] : []),
  ]
}

/** Each tradition from its own text; shown from two on. */
export function traditions(writer: SentenceWriter, { found, differ }: Teachings): Block[] {
  if (new Set(found.map(({ communion }) => communion)).size < 2) return []
  const { sentences, context } = writer
  return [
    writer.heading(differ ? sentences.heading.traditions : sentences.heading.confessed),
    ...(context.locale === 'en' ? [] : [paragraph([writer.say(sentences.foreignTraditions)])]),
    {
      type: 'table',
      title: writer.say(sentences.traditionsQuestion),
      rows: found.map(({ communion, quote, source }) => ({
        name: writer.say(sentences.communion[communion]),
        sentence: [{ quote }, writer.inParentheses(source)],
      })),
    },
  ]
}

/** Where to read on: the rest of the passage, and kin of the answer that it has not named before. */
export function readOn(writer: SentenceWriter, whole: Found, further: readonly Found[]): Block[] {
  const { sentences } = writer
  const rest = restOf(writer, whole)
  const other = unnamed(writer, kinOf(writer, whole, further)).slice(0, 2)
  const [first, ...more] = [...rest, ...other]
  if (!first) return []
  const sentence =
    more.length > 0 ? writer.mark(sentences.readOnAlso, [first], more) : writer.mark(sentences.readOn, [first])
  return [{ type: 'rule' }, paragraph(sentence)]
}

const unnamed = (writer: SentenceWriter, further: readonly Found[]): Marked[] =>
  further.flatMap((found) => named(writer, found)).filter(({ cite }) => writer.isNew(cite))

/** How many of a verse's cross-references count as its kin, and in how many of its passage's verses they are looked for. */
const KIN = { references: 10, verses: 8 }

/** What holds words of the question is kin from this share of them, and of the main passage's weight, on. */
const KIN_BY_WORDS = { share: 0.3, weight: 0.4 }

/**
 * What of `further` belongs to the answer: passages long turned to in the matter or in the book asked about,
 * those that readers have laid beside the main one, and those of weight that speak of what was asked in
 * the same words. Better none than a unknown name.
 */
export function kinOf({ context }: SentenceWriter, { text, score }: Found, further: readonly Found[]): Found[] {
  const classic = turnedTo(context.understood).map(({ passage }) => passage)
  const beside = text.verses
    .slice(0, KIN.verses)
    .flatMap(({ verse }) => context.library.crossReferences(verse, KIN.references).map(({ passage }) => passage))
  const places = [...classic, ...beside, ...context.understood.passages]
  return further.filter(
    (found) =>
      places.some((place) => overlaps(place, found.passage)) ||
      (found.score >= score * KIN_BY_WORDS.weight &&
        covered(context.matter, wordsIn(context, found.passage, context.languages)) >= KIN_BY_WORDS.share),
  )
}

/** How much of a passage is given for reading on. */
const REST = 12

/** What follows the quoted verses in their passage; of a passage quoted to its end, nothing. */
function restOf(writer: SentenceWriter, { passage, pericope }: Found): Marked[] {
  const whole = readPassage(writer.context, pericope)
  const verses = whole?.verses.filter(({ verse }) => compareVerses(verse, passage.last) > 0).slice(0, REST) ?? []
  if (!whole || verses.length < 2) return []
  const cite = quotePassage({ ...whole, verses })
  return cite?.passage ? [{ text: writer.place(cite.passage), cite }] : []
}

/**
 * For questions from someone's life: one sentence of Scripture to take along; else, where it asks what to
 * do, the shortest of the answer's own passages to begin with; else a place to read on.
 */
export function closingVerse(writer: SentenceWriter, passages: readonly Found[], further: readonly Found[]): Block[] {
  const { sentences, context } = writer
  const [main] = passages
  if (!main) return []
  const longest = context.locale.startsWith('zh') ? 60 : 170
  const kin = kinOf(writer, main, further)
  const classic = turnedTo(context.understood)
  const isCounsel = (found: Found) => classic.some(({ passage }) => overlaps(passage, found.passage))
  for (const found of kin.filter(isCounsel)) {
    const line = outright(found, longest, true)
    if (!line || !isToAll(line.passage.first.book, line.quote.words) || writer.isSaid(line.quote)) continue
    if (isOfObeying(line.passage)) continue
    if (!writer.isNew(line.within)) continue
    const rest = unnamed(
      writer,
      kin.filter((other) => other !== found),
    )
    return [
      { type: 'rule' },
      paragraph(
        writer.introduced(writer.say(sentences.closingVerse, writer.place(line.passage)), line.quote, line.within),
        rest.length > 0 ? writer.mark(sentences.also, rest.slice(0, 2)) : undefined,
      ),
    ]
  }
  if (context.understood.intent !== 'practical') return readOn(writer, main, further)
  const [shortest] = passages
    .filter(({ passage }) => !isOfObeying(passage))
    .toSorted((a, b) => lengthOfText(a) - lengthOfText(b))
  return shortest ? [{ type: 'rule' }, paragraph(writer.mark(sentences.beginWith, named(writer, shortest)))] : []
}

/** Psalms, proverbs and letters speak to whoever reads them; of a story only what is said to somebody may. */
const TO_READERS: ReadonlySet<BookCode> = new Set(
  'PSA PRO ECC ISA LAM HAB ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI HEB JAS 1PE 2PE 1JN SIR WIS'.split(
    ' ',
  ) as BookCode[],
)
const TO_SOMEBODY: ReadonlySet<BookCode> = new Set(
  'DEU JOS JER EZK HOS MIC MAT MRK LUK JHN REV'.split(' ') as BookCode[],
)
const YOU = /\byour?\b|\bvosotros\b|\b(?:te|ti|tu|tus|os)\b|\bvous\b|\bvos\b|\btoi\b|[你您]/iu

/** What rebukes or threatens is no line to take along: « Vous anéantissez fort bien le commandement de Dieu », 惡人借貸而不償還. */
const REBUKES =
  /\b(?:woe|hypocrites?|fools?|wicked|nullify|cursed|perish)\b|\b(?:ay de|hip[oó]critas?|necios?|imp[ií]os?|invalid[aá]is|maldit[oa]s?)\b|\b(?:malheur|hypocrites?|insens[eé]s?|m[eé]chants?|an[eé]antissez|maudit)\b|borrower|emprunte|欠债的|欠債的|有祸|有禍|假冒为善|假冒為善|愚昧人|恶人|惡人|废弃|廢棄|咒[诅詛]|灭亡|滅亡/iu

/** That wives, slaves and children obey and be corrected is no first word, nor last, to somebody in trouble with husband, chief or child. */
const OF_OBEYING = readPassages(
  'COL 3:18; COL 3:20; COL 3:22; EPH 5:22-24; EPH 6:1-3; EPH 6:5-6; 1PE 2:18; 1PE 3:1-6; TIT 2:5; TIT 2:9; PRO 13:24; PRO 22:15; PRO 23:13-14; PRO 29:15-17; 1CO 7:4; 1TI 2:11-12; EXO 20:12; HEB 13:4; HEB 13:17',
)

export const isOfObeying = (passage: Passage): boolean => OF_OBEYING.some((place) => overlaps(place, passage))

/** What sentences to death, or burns: « El que maldijere al padre ó á la madre, morirá de muerte » is no first word to a daughter who nurses. */
const SENTENCES =
  /\b(?:put to death|surely (?:die|be put)|burn with (?:passion|lust)|stoned?\b)|\b(?:morir[aá] de muerte|muera (?:de muerte|irremisiblemente)|irremisiblemente|quemarse|abrasarse|apedre\p{L}+)|\b(?:puni de mort|mis à mort|lapid\p{L}+)|que de brûler|[治處处]死|必死|[慾欲]火/iu

export const isSentence = (words: string): boolean => SENTENCES.test(words)

const isToAll = (book: BookCode, words: string): boolean =>
  !REBUKES.test(words) && (TO_READERS.has(book) || (TO_SOMEBODY.has(book) && YOU.test(words)))

const lengthOfText = ({ text }: Found): number => text.verses.reduce((sum, verse) => sum + verse.text.length, 0)
