import { bookName, type Passage, sizeOf } from '@berea/scripture'
import { splitSentences } from '../../citing/splitting.ts'
import { isForTranslators } from '../../gather/excerpts/translators.ts'
import { gatherEvidence } from '../../gather/gather.ts'
import { type KnownList, listAsked } from '../../gather/lists/lists.ts'
import type { Found } from '../../gather/passages/passages.ts'
import { quotePassage, quoteWithin } from '../../gather/quoting.ts'
import { readFound } from '../../gather/reading.ts'
import { explainBy } from '../../gather/statements/statements.ts'
import type { Budget, Composed, Composer } from '../composer.ts'
import { lengthOf } from '../composer.ts'
import type { Block, Sentence } from '../draft.ts'
import { attributed, named, scripture, voices } from '../parts.ts'
import { paragraph, type SentenceWriter, settled } from '../sentence-writer.ts'
import { composeFound } from './found.ts'

/** Which, how many, in what order: the list itself, item by item as Scripture gives it; else the passage that tells. */
const composeList: Composer = async function* (writer, budget) {
  const { text } = writer.context.understood.question
  const list = listAsked(text, writer.context.locale)
  const found = list ? readAll(writer, list.places) : []
  if (!list || found.length === 0) return yield* composeFound(writer, budget)
  return yield* composeKnown(writer, budget, list, found)
}

/** "What are the Beatitudes?" asks for the list, whatever else its wording was taken for. */
export const listFirst = (otherwise: Composer): Composer =>
  async function* (writer, budget) {
    const { text } = writer.context.understood.question
    return yield* (listAsked(text, writer.context.locale) ? composeList : otherwise)(writer, budget)
  }

async function* composeKnown(
  writer: SentenceWriter,
  budget: Budget,
  list: KnownList,
  found: readonly Found[],
): AsyncGenerator<Block, Composed> {
  const { context, sentences } = writer
  const evidence = await gatherEvidence(context, { count: 4, perBook: 2 })
  const [main] = found
  const items = itemsOf(writer, found)
  const isShown =
    !list.isText &&
    items.length > 2 &&
    (!budget.isQuick || lengthOfAll(items) < BRIEF[isChinese(writer) ? 'han' : 'other'])
  const isShort = list.isText || items.length < 3
  const verse = list.isText && main && sizeOf(main.passage) < 3 ? quotePassage(main.text) : undefined
  const where = leadOf(writer, list, found, isShown || isShort)
  const reads = verse && main && writer.introduced(writer.say(sentences.reads, writer.place(main.passage)), verse)
  yield settled(paragraph(reads ?? where))
  if (verse && budget.isQuick) return { evidence, passages: found }
  if (isShort) yield* scripture(writer, found)
  if (isShown) yield { type: 'list', items }
  if (budget.isQuick || !main) return { evidence, passages: found }

  yield* aroundList(writer, list, found, main)
  return { evidence, passages: found }
}

/** A note on its first place, teachers, and where the same list is given again. */
async function* aroundList(
  writer: SentenceWriter,
  list: KnownList,
  found: readonly Found[],
  main: Found,
): AsyncGenerator<Block, void> {
  const { context, sentences } = writer
  const notes = await explainBy(context, main.passage, ['notes'], context.words, 4)
  const note = notes.find(({ share, section }) => share > 0.2 && !isForTranslators(section.work))
  if (note) yield paragraph(attributed(writer, note))
  yield* voices(writer, found, 2)
  const again = readAll(writer, list.again).flatMap((one) => named(writer, one))
  if (again.length > 0) {
    yield { type: 'rule' }
    yield paragraph(writer.mark(sentences.also, again))
  }
}

/** Where a list stands: one place, several, or of many places the books. */
function leadOf(writer: SentenceWriter, list: KnownList, found: readonly Found[], isGiven: boolean): Sentence {
  const { sentences, context } = writer
  const isOne = isInOneBook(found)
  if (found.length > MOST_NAMED && !isOne) {
    const books = [...new Set(found.map(({ passage }) => bookName(passage.first.book, context.locale)))]
    return [writer.say(sentences.listed, sentences.list(books))]
  }
  const where = isOne
    ? [{ ...named(writer, found[0]!)[0]!, text: writer.place(spanOf(list.places)) }]
    : found.flatMap((one) => named(writer, one))
  if (list.isText || !isGiven) return writer.mark(sentences.stands, where)
  return writer.mark(isOne ? sentences.listed : sentences.among, where)
}

/** Of more places than this only the books are named. */
const MOST_NAMED = 8

/** Words that a list may have in a quick answer. */
const BRIEF = { han: 170, other: 100 }

const isChinese = ({ context }: SentenceWriter): boolean => context.locale.startsWith('zh')

const isInOneBook = (found: readonly Found[]): boolean =>
  new Set(found.map(({ passage }) => passage.first.book)).size === 1

const lengthOfAll = (items: readonly Sentence[]): number =>
  items
    .flat()
    .reduce((sum, piece) => sum + (typeof piece !== 'string' && 'quote' in piece ? lengthOf(piece.quote.words) : 0), 0)

/** From the first item to the last, where they stand in one chapter or book. */
const spanOf = (places: readonly Passage[]): Passage => ({ first: places[0]!.first, last: places.at(-1)!.last })

const readAll = ({ context }: SentenceWriter, places: readonly Passage[]): Found[] =>
  places.flatMap((passage) => readFound(context, passage) ?? [])

/** Of several places, a verse longer than this is listed by its first sentence. */
const LONGEST = { han: 80, other: 200 }

/** One item for each verse of one passage; one for each of several passages. */
function itemsOf(writer: SentenceWriter, found: readonly Found[]): Sentence[] {
  return found.flatMap((one) => {
    const whole = quotePassage(one.text)
    if (!whole) return []
    const verses =
      found.length > 1 && sizeOf(one.passage) < 3 ? [one.text.verses] : one.text.verses.map((verse) => [verse])
    return verses.flatMap((some): Sentence[] => {
      const words = quotePassage({ ...one.text, verses: some })?.words
      const quote = words && quoteWithin(whole, bare(found.length > 1 ? shorten(writer, words) : words))
      const [first, last] = [some[0], some.at(-1)]
      if (!quote || !first || !last) return []
      const place = writer.place({ first: first.verse, last: last.verse })
      return [[{ quote, within: whole }, writer.inParentheses(place)]]
    })
  })
}

function shorten(writer: SentenceWriter, words: string): string {
  const [first] = splitSentences(words)
  return first && words.length > LONGEST[isChinese(writer) ? 'han' : 'other']
    ? words.slice(first.start, first.end)
    : words
}

/** Without marks around all of it or before it, which a speech of several verses has, and without a comma at its end. */
const bare = (words: string): string =>
  words
    .replace(/^[“「«]([^“”「」«»]+)[”」»]$/u, '$1')
    .replace(/^[“「«](?=[^”」»]*$)/u, '')
    .replace(/[，、；：,;:]$/u, '')
