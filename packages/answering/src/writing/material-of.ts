import { fillPlaceholders } from '@berea/knowledge'
import type { Library, Work } from '@berea/library'
import { formatPassage, overlaps, type Passage, TEXT_LANGUAGES } from '@berea/scripture'
import { nameText } from '../citing/names/naming.ts'
import { nameOfEdition } from '../citing/names/works.ts'
import type { Quote } from '../citing/quote.ts'
import { splitSentences } from '../citing/splitting.ts'
import type { Composed } from '../compose/composer.ts'
import type { Block, Piece } from '../compose/draft.ts'
import { sentencesOf } from '../compose/quotes-in.ts'
import type { AnswerContext } from '../gather/answer-context.ts'
import type { Item, Material, Part, Role } from './material.ts'
import { scriptureSource } from './scripture-source.ts'

/** So many of each, and so many characters in all, that the prompt stays small. */
const MOST: Readonly<Record<Role, number>> = {
  prepared: 2,
  passage: 12,
  explanation: 8,
  definition: 4,
  tradition: 6,
  commentator: 8,
}
const MOST_CHARACTERS = { han: 7_000, other: 18_000 }
/** Texts in another language than the reader's, as in an answer of the composer. */
const MOST_FOREIGN = 1
/** Of a paragraph that is no longer, all is given, not only what the composer quotes of it. */
const WHOLE_PARAGRAPH = 900

/**
 * What was gathered for an answer, as its writer gets it: everything that the composer quotes or names, in its order, and the
 * passages that it found besides.
 */
export async function materialOf(
  context: AnswerContext,
  blocks: readonly Block[],
  composed: Composed,
): Promise<Material> {
  const { library, locale, tradition } = context
  const pieces = blocks.flatMap(sentencesOf).flat()
  const found = [...composed.passages, ...(composed.evidence?.passages ?? []), ...(composed.evidence?.further ?? [])]
  const further = found.flatMap(({ text }) => scriptureSource(text)?.quote ?? [])
  const quotes = [
    ...blocks.flatMap((block) =>
      block.type === 'scripture' ? block.quote : sentencesOf(block).flat().flatMap(quoteOf),
    ),
    ...further,
  ]
  const items: Item[] = []
  const isForeign = ({ language }: Item) => !TEXT_LANGUAGES[locale].includes(language)
  let room = locale.startsWith('zh') ? MOST_CHARACTERS.han : MOST_CHARACTERS.other
  for (const quote of ownFirst(quotes)) {
    if (items.some((item) => holds(item.quote, quote))) continue
    const made = await itemOf(quote, `E${items.length + 1}`, context)
    const isOver =
      items.filter(({ role }) => role === made.role).length >= MOST[made.role] || made.quote.words.length > room
    if (isOver) continue
    if (isForeign(made) && items.filter(isForeign).length >= MOST_FOREIGN) continue
    room -= made.quote.words.length
    items.push(made)
  }
  const said = pieces.filter((piece) => typeof piece === 'string').join(' ')
  return { locale, items, said: fillPlaceholders(said, locale, tradition), places: placesOf(pieces, library) }
}

const ownFirst = (quotes: readonly Quote[]): readonly Quote[] => [
  ...quotes.filter(({ work }) => work.kind === 'own'),
  ...quotes.filter(({ work }) => work.kind !== 'own'),
]

/** What a piece lets the library say, or rests on where that are Berea's own words. */
function quoteOf(piece: Piece): readonly Quote[] {
  if (typeof piece === 'string') return []
  return 'cite' in piece ? [piece.cite] : [piece.within ?? piece.quote]
}

const placesOf = (pieces: readonly Piece[], library: Library): readonly Passage[] =>
  pieces.flatMap(quoteOf).flatMap(({ passage, work }) => (passage && library.work(work.id) ? [passage] : []))

function holds(outer: Quote, inner: Quote): boolean {
  if (outer.section === inner.section) return outer.start <= inner.start && inner.end <= outer.end
  return (
    outer.work.id === inner.work.id &&
    outer.work.kind === 'bible' &&
    outer.passage !== undefined &&
    inner.passage !== undefined &&
    overlaps(outer.passage, inner.passage)
  )
}

const ROLES: Partial<Readonly<Record<Work['kind'], Role>>> = {
  own: 'prepared',
  bible: 'passage',
  dictionary: 'definition',
  lexicon: 'definition',
  'people-places': 'definition',
  creeds: 'tradition',
  commentary: 'commentator',
  fathers: 'commentator',
  sermons: 'commentator',
  devotional: 'commentator',
}

async function itemOf(quote: Quote, id: string, context: AnswerContext): Promise<Item> {
  const { library, locale, tradition } = context
  const role = ROLES[quote.work.kind] ?? 'explanation'
  if (role === 'passage' && quote.passage) {
    const found = library.passage(quote.work.id, quote.passage)
    const source = found && scriptureSource(found)
    const label = `${formatPassage(quote.passage, { locale, tradition })}, ${nameOfEdition(quote.work)}`
    if (source) return { id, role, ...source, language: quote.work.language, label }
  }
  const section = await library.section(quote.section)
  const whole = section && role !== 'prepared' ? paragraphAround(quote, section.text) : quote
  const named = nameText(quote.work, locale, section)
  const names = [named.author, section?.author, quote.work.author].filter((name) => typeof name === 'string')
  const years = [named.century, named.year, section?.year].filter((year) => typeof year === 'number')
  const century = named.century === undefined ? '' : ` (${named.century})`
  return {
    id,
    role,
    quote: whole,
    parts: partsOf(whole),
    language: section?.language ?? quote.work.language,
    label: [named.author && `${named.author}${century}`, named.title].filter(Boolean).join(', '),
    ...(names.length > 0 && { author: { names, years } }),
  }
}

const partsOf = ({ words, start }: Quote): readonly Part[] =>
  splitSentences(words).map((span) => ({ start: start + span.start, end: start + span.end }))

/** The paragraph of its section in which a quotation stands, where that is short. */
function paragraphAround(quote: Quote, text: string): Quote {
  const start = text.lastIndexOf('\n\n', quote.start) < 0 ? 0 : text.lastIndexOf('\n\n', quote.start) + 2
  const after = text.indexOf('\n\n', quote.end)
  const end = after < 0 ? text.length : after
  const isOneText = text.slice(quote.start, quote.end) === quote.words && start <= quote.start
  if (!isOneText || end - start > WHOLE_PARAGRAPH) return quote
  return { ...quote, words: text.slice(start, end), start, end }
}
