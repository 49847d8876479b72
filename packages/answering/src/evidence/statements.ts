import type { Kind, Section } from '@berea/library'
import { overlaps, type Passage, sizeOf } from '@berea/scripture'
import type { Quote } from '../composing/draft.ts'
import { coreOf } from '../question/core.ts'
import { covered, type Desk, likeness, wordsOf } from './desk.ts'
import { englishOf } from './english.ts'
import { bestExcerpt, excerptLength, isFit, opening, standsAlone } from './excerpt.ts'
import { quoteSection } from './quoting.ts'
import type { Signals } from './signals.ts'

/** A sentence or two of the library that may lead an answer or explain a verse. */
export type Statement = {
  readonly kind: 'question' | 'note' | 'definition' | 'story' | 'article' | 'catechism'
  readonly quote: Quote
  readonly section: Section
  /** 0 to 1: how much of the question it takes up. */
  readonly share: number
}

/** A translation question must be this like the one asked for its answer to count as the answer; less if it is about the very passage. */
const ASKED_ALIKE = { anywhere: 0.8, here: 0.5 }

/** The answer to the same question, where translators' questions have it. */
export async function answerToTheSame(
  desk: Desk,
  { questions }: Signals,
  passage: Passage | undefined,
): Promise<Statement | undefined> {
  const filter = { kinds: ['questions' as const], languages: desk.languages, withoutKinds: desk.without }
  const here = passage ? await desk.library.about(passage, filter, 40) : []
  const isHere = ({ passages: [place] }: Section) => !!passage && !!place && overlaps(place, passage)
  const alike = here.map((section) => ({ section, like: likenessOf(desk, section) }))
  const sought = whatIsAsked(desk.understood.question.text)
  const asksTheSame = ({ title = '' }: Section) => sought === undefined || whatIsAsked(title) === sought
  const ranked = [...questions, ...alike]
    .filter(({ section }) => asksTheSame(section))
    .filter(({ section, like }) => like >= (isHere(section) ? ASKED_ALIKE.here : ASKED_ALIKE.anywhere))
    .sort((a, b) => b.like - a.like)
  for (const { section, like } of ranked) {
    const quote = answerOf(desk, section)
    if (quote) return { kind: 'question', quote, section, share: like }
  }
  return undefined
}

/** The reason, a person, a place, a time or a number: two questions with the same words may ask for different ones. */
const ASKED: readonly RegExp[] = [
  /\bwhy\b|\breason\b|\bprompted\b|\bpor qué\b|\bpourquoi\b|为什么|為什麼|为何|為何|为甚|為甚/i,
  /\bhow (?:many|much|long|old|big)\b|\bcuánt|\bcombien\b|多少|多久|多大|几个|幾個/i,
  /\bwhere\b|\bdónde\b|\boù\b|哪里|哪裡|哪儿|何处|何處|什么地方|什麼地方/i,
  /\bwhen\b|\bcuándo\b|\bquand\b|什么时候|什麼時候|何时|何時/i,
  /\bwho(?:m|se)?\b|\bquién|\bqui\b|谁|誰|哪个人|哪個人/i,
]

function whatIsAsked(question: string): number | undefined {
  const kind = ASKED.findIndex((pattern) => pattern.test(question))
  return kind < 0 ? undefined : kind
}

/** How like a translator's question is to the one asked; a "why" asks something else than a "who". */
function likenessOf(desk: Desk, section: Section): number {
  return likeness(desk.words, wordsOf(coreOf(section.title ?? '', desk.locale), desk.locale))
}

function answerOf(desk: Desk, section: Section): Quote | undefined {
  const work = desk.library.work(section.work)
  const text = section.text.trimEnd()
  if (!work || !standsAlone(text)) return undefined
  const length = excerptLength(work.language)
  const isShort = text.length <= length.most && isFit(text) && !text.includes('\n')
  const span = isShort ? { start: 0, end: text.length } : opening(text, { ...length, least: 2 }, 3)
  return span && quoteSection(section, work, span)
}

/** What a work says of a subject under its own headword, its opening sentences; the reader's languages first. */
export async function define(desk: Desk, term: string, kinds: readonly Kind[], limit = 3): Promise<Statement[]> {
  const own = await desk.library.named(term, { kinds, languages: desk.languages, withoutKinds: desk.without }, 12)
  const found = statementsOf(desk, own.length > 0 ? own : await entriesNaming(desk, term, kinds), 'definition', term)
  if (found.length > 0 || desk.locale === 'en') return found.slice(0, limit)
  const english = englishOf(term, desk.locale)
  if (english === undefined) return []
  const foreign = await desk.library.named(english, { kinds, languages: ['en'], withoutKinds: desk.without }, 8)
  return statementsOf(desk, foreign, 'definition', english).slice(0, limit)
}

/** Entries whose headword holds the term among others: 「天堂、天、天上」, "Heaven, Kingdom of". */
async function entriesNaming(desk: Desk, term: string, kinds: readonly Kind[]): Promise<Section[]> {
  const filter = {
    kinds: kinds.filter((kind) => kind !== 'notes'),
    languages: desk.languages,
    withoutKinds: desk.without,
  }
  const hits = await desk.library.search(term, filter, 8)
  const wanted = wordsOf(term, desk.locale)
  return hits
    .map(({ section }) => section)
    .filter(({ title = '' }) => title.length < term.length + 12 && covered(wanted, wordsOf(title, desk.locale)) > 0.9)
}

/** Which dictionary speaks first: fuller and plainer ones before lists of names. */
const PREFERRED = [
  'theology-',
  'people-zh', 'people-es', 'people-fr',
  'dictionary-en-tyndale', 'dictionary-fr-tyndale',
  'dictionary-en-easton', 'dictionary-en-smith',
  '-biblica-terms', 'dictionary-fr-uw', '-fia-terms', 'dictionary-en-uw', 'dictionary-zh-ubs',
  'notes-en-tyndale-articles', 'notes-',
  'people-places-', 'dictionary-en-hitchcock',
] // biome-ignore format: an order reads better in lines

const preference = (work: string): number => {
  const at = PREFERRED.findIndex((part) => work.includes(part))
  return at < 0 ? PREFERRED.length : at
}

function statementsOf(desk: Desk, sections: readonly Section[], kind: Statement['kind'], term: string): Statement[] {
  const statements = sections.flatMap((section): Statement[] => {
    const work = desk.library.work(section.work)
    if (!work) return []
    const span = opening(section.text, excerptLength(work.language), 2)
    if (!span) return []
    const quote = quoteSection(section, work, span)
    return [
      {
        kind,
        quote,
        section,
        share: likeness(wordsOf(term, work.language), wordsOf(section.title ?? '', work.language)),
      },
    ]
  })
  return statements.sort((a, b) => preference(a.section.work) - preference(b.section.work))
}

/** Verses that a note may be about, to be a note on one of them. */
const WIDEST_NOTE = 60

/** The best sentence on the question that notes on these verses have. */
export async function explainBy(
  desk: Desk,
  passage: Passage,
  kinds: readonly Kind[],
  wanted: ReadonlySet<string>,
  limit = 3,
): Promise<Statement[]> {
  const sections = await desk.library.about(
    passage,
    { kinds, languages: desk.languages, withoutKinds: desk.without },
    24,
  )
  const statements = sections.flatMap((section): Statement[] => {
    const work = desk.library.work(section.work)
    const place = section.passages[0]
    // An introduction to a whole book is about every verse of it, and explains none.
    if (!work || !place || sizeOf(place) > WIDEST_NOTE || !overlaps(place, passage)) return []
    const found = bestExcerpt(section.text, wanted, work.language, excerptLength(work.language))
    if (!found) return []
    return [{ kind: 'note', quote: quoteSection(section, work, found.span), section, share: found.share }]
  })
  return statements
    .filter(({ quote }) => !isTranslatorsAdvice(quote.words))
    .sort((a, b) => b.share - a.share || preference(a.section.work) - preference(b.section.work))
    .slice(0, limit)
}

/** Notes for Bible translators tell them how to translate; a reader has not asked that. */
function isTranslatorsAdvice(words: string): boolean {
  return /你的语言|你的語言|翻译时|翻譯時|译成|譯成|可以翻译|可以翻譯|另一种译法|另一種譯法|替代翻译|替代翻譯|如果对读者|如果對讀者|讀者可能|读者可能|你的读者|你的讀者|直接表达|直接表達|可以清楚地表|your language|translat|traduc|tradui/i.test(
    words,
  )
}

/** The best sentences of what full text found: themes, articles, stories; for questions that no verse answers alone. */
export function fromFullText(desk: Desk, { sections, headwords }: Signals, kinds: readonly Kind[]): Statement[] {
  const found = [...headwords, ...sections.map(({ section }) => section)]
  return [...new Map(found.map((section) => [section.id, section])).values()]
    .flatMap((section): Statement[] => {
      const work = desk.library.work(section.work)
      if (!work || !kinds.includes(work.kind) || !desk.languages.includes(work.language)) return []
      const found = bestExcerpt(section.text, desk.words, work.language, excerptLength(work.language))
      if (!found || isTranslatorsAdvice(section.text.slice(found.span.start, found.span.end))) return []
      const kind = work.kind === 'stories' ? 'story' : 'article'
      return [{ kind, quote: quoteSection(section, work, found.span), section, share: found.share }]
    })
    .sort((a, b) => b.share - a.share)
}
