import { bookName, type Passage, sizeOf } from '@berea/scripture'
import { splitSentences } from '../../citing/splitting.ts'
import { isForTranslators } from '../../evidence/excerpts/translators.ts'
import { gatherEvidence } from '../../evidence/gather.ts'
import { type KnownList, listAsked } from '../../evidence/lists/lists.ts'
import type { Found } from '../../evidence/passages/passages.ts'
import { quotePassage, quoteWithin } from '../../evidence/quoting.ts'
import { readFound } from '../../evidence/reading.ts'
import { answerToTheSame, explainBy } from '../../evidence/statements/statements.ts'
import type { Budget, Composed, Composer } from '../composer.ts'
import { lengthOf } from '../composer.ts'
import type { Block, Sentence } from '../draft.ts'
import { attributed, named, scripture, stated, voices } from '../parts.ts'
import { type Pen, paragraph } from '../pen.ts'
import { composeStory } from './story.ts'

/** Which, how many, in what order: the list itself, item by item as Scripture gives it; else the passage that tells. */
export const composeList: Composer = async function* (pen, budget) {
  const { text } = pen.desk.understood.question
  const list = listAsked(text, pen.desk.locale)
  const found = list ? readAll(pen, list.places) : []
  if (!list || found.length === 0) return yield* composeStory(pen, budget)
  return yield* composeKnown(pen, budget, list, found)
}

/** "What are the Beatitudes?" asks for the list, whatever else its wording was taken for. */
export const listFirst = (otherwise: Composer): Composer =>
  async function* (pen, budget) {
    const { text } = pen.desk.understood.question
    return yield* (listAsked(text, pen.desk.locale) ? composeList : otherwise)(pen, budget)
  }

async function* composeKnown(
  pen: Pen,
  budget: Budget,
  list: KnownList,
  found: readonly Found[],
): AsyncGenerator<Block, Composed> {
  const { desk, sentences } = pen
  const evidence = await gatherEvidence(desk, { count: 4, perBook: 2 })
  const [main] = found
  const asked = await answerToTheSame(desk, evidence.signals, main ? [main.pericope] : [])
  const items = itemsOf(pen, found)
  const isShown =
    !list.isText &&
    items.length > 2 &&
    (!budget.isQuick || lengthOfAll(items) < BRIEF[isChinese(pen) ? 'han' : 'other'])
  const isShort = list.isText || items.length < 3
  const where = isInOneBook(found)
    ? [{ ...named(pen, found[0]!)[0]!, text: pen.place(spanOf(list.places)) }]
    : found.flatMap((one) => named(pen, one))
  const isGiven = isShown || isShort
  const forms = isGiven ? (isInOneBook(found) ? sentences.listed : sentences.among) : sentences.stands
  const verse = list.isText && main && sizeOf(main.passage) < 3 ? quotePassage(main.text) : undefined
  const books = [...new Set(found.map(({ passage }) => bookName(passage.first.book, desk.locale)))]
  const lead =
    found.length > MOST_NAMED && !isInOneBook(found)
      ? [pen.say(sentences.listed, sentences.list(books))]
      : pen.mark(list.isText ? sentences.stands : forms, where)
  yield verse && main
    ? paragraph(pen.introduced(pen.say(sentences.reads, pen.place(main.passage)), verse))
    : paragraph(...(asked ? stated(pen, asked) : []), lead)
  if (verse && budget.isQuick) return { evidence, passages: found }
  if (isShort) yield* scripture(pen, found)
  if (isShown) yield { type: 'list', items }
  if (budget.isQuick || !main) return { evidence, passages: found }

  const notes = await explainBy(desk, main.passage, ['notes'], desk.words, 4)
  const note = notes.find(({ share, section }) => share > 0.2 && !isForTranslators(section.work))
  if (note) yield paragraph(attributed(pen, note))
  yield* voices(pen, found, 2)
  const again = readAll(pen, list.again).flatMap((one) => named(pen, one))
  if (again.length > 0) {
    yield { type: 'rule' }
    yield paragraph(pen.mark(sentences.also, again))
  }
  return { evidence, passages: found }
}

/** Of more places than this only the books are named. */
const MOST_NAMED = 8

/** Words that a list may have in a quick answer. */
const BRIEF = { han: 170, other: 100 }

const isChinese = ({ desk }: Pen): boolean => desk.locale.startsWith('zh')

const isInOneBook = (found: readonly Found[]): boolean =>
  new Set(found.map(({ passage }) => passage.first.book)).size === 1

const lengthOfAll = (items: readonly Sentence[]): number =>
  items
    .flat()
    .reduce((sum, piece) => sum + (typeof piece !== 'string' && 'quote' in piece ? lengthOf(piece.quote.words) : 0), 0)

/** From the first item to the last, where they stand in one chapter or book. */
const spanOf = (places: readonly Passage[]): Passage => ({ first: places[0]!.first, last: places.at(-1)!.last })

const readAll = ({ desk }: Pen, places: readonly Passage[]): Found[] =>
  places.flatMap((passage) => readFound(desk, passage) ?? [])

/** Of several places, a verse longer than this is listed by its first sentence. */
const LONGEST = { han: 80, other: 200 }

/** One item for each verse of one passage; one for each of several passages. */
function itemsOf(pen: Pen, found: readonly Found[]): Sentence[] {
  return found.flatMap((one) => {
    const whole = quotePassage(one.text)
    if (!whole) return []
    const verses =
      found.length > 1 && sizeOf(one.passage) < 3 ? [one.text.verses] : one.text.verses.map((verse) => [verse])
    return verses.flatMap((some): Sentence[] => {
      const words = quotePassage({ ...one.text, verses: some })?.words
      const quote = words && quoteWithin(whole, bare(found.length > 1 ? shorten(pen, words) : words))
      const [first, last] = [some[0], some.at(-1)]
      if (!quote || !first || !last) return []
      const place = pen.place({ first: first.verse, last: last.verse })
      return [[{ quote, within: whole }, pen.inParentheses(place)]]
    })
  })
}

function shorten(pen: Pen, words: string): string {
  const [first] = splitSentences(words)
  return first && words.length > LONGEST[isChinese(pen) ? 'han' : 'other'] ? words.slice(first.start, first.end) : words
}

/** Without marks around all of it or before it, which a speech of several verses has, and without a comma at its end. */
const bare = (words: string): string =>
  words
    .replace(/^[“「«]([^“”「」«»]+)[”」»]$/u, '$1')
    .replace(/^[“「«](?=[^”」»]*$)/u, '')
    .replace(/[，、；：,;:]$/u, '')
