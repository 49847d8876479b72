import { type AnswerEvent, answer, type Citation, type Mode, type Question } from '@berea/answering'
import { analyse, analysedLanguage, type Kind, type Library, locate } from '@berea/library'
import { type Locale, overlaps, type Passage, sizeOf } from '@berea/scripture'
import { sentencesIn } from '../packages/answering/src/compose/sentences.ts'
import type { Texts } from './texts.ts'

/** A question with what its answer is measured by. */
export type AnswerCase = {
  readonly id: string
  readonly question: string
  readonly gold: readonly Passage[]
  /** The expected answer, where the set has one. */
  readonly answer?: string
}

/** One answer, measured. What cannot be told of it (no gold, no expected answer) is undefined. */
export type AnswerFigures = {
  readonly cites?: boolean
  readonly citesFirst?: boolean
  readonly leads?: boolean
  readonly language: number
  readonly exact: { readonly right: number; readonly of: number }
  readonly flaws: readonly string[]
  readonly words: number
  readonly firstMs: number
  readonly ms: number
}

export type Written = {
  readonly text: string
  readonly citations: readonly Citation[]
  readonly events: readonly AnswerEvent[]
  readonly firstMs: number
  readonly ms: number
}

/** Asks the engine and keeps all it says. */
export async function write(
  question: Question,
  { library, ...texts }: Texts,
  without: readonly Kind[],
): Promise<Written> {
  const started = performance.now()
  const events: AnswerEvent[] = []
  let firstMs = 0
  for await (const event of answer(question, library, { ...texts, without })) {
    if (event.type === 'text' && firstMs === 0) firstMs = performance.now() - started
    events.push(event)
  }
  return {
    events,
    text: events.map((event) => (event.type === 'text' ? event.delta : '')).join(''),
    citations: events.flatMap((event) => (event.type === 'citation' ? [event.citation] : [])),
    firstMs,
    ms: performance.now() - started,
  }
}

/** A note on a whole book is about everything in it, and finds nothing. */
const WIDEST = 40

export async function measureAnswer(
  { question, gold, answer: expected }: AnswerCase,
  locale: Locale,
  texts: Texts,
  { without = [], mode = 'deep' }: { without?: readonly Kind[]; mode?: Mode } = {},
): Promise<AnswerFigures> {
  const written = await write({ text: question, locale, tradition: 'none', mode }, texts, without)
  const { text, citations } = written
  const hits = (some: readonly Citation[]) =>
    some.some(({ passage }) => passage && sizeOf(passage) <= WIDEST && gold.some((place) => overlaps(place, passage)))
  const own = ownWords(text)
  return {
    ...(gold.length > 0 && { cites: hits(citations), citesFirst: hits(citations.slice(0, 2)) }),
    ...(expected !== undefined && { leads: leadsWith(text, expected, locale) }),
    language: shareInLanguage(own, locale),
    exact: await countExact(citations, text, texts.library),
    flaws: flawsOf(text),
    words: countWords(text),
    firstMs: written.firstMs,
    ms: written.ms,
  }
}

/** Does the first paragraph hold the expected answer's content words, at least half of them? */
function leadsWith(text: string, expected: string, locale: Locale): boolean {
  const language = analysedLanguage(locale)
  if (!language) return false
  const wanted = new Set(analyse(expected, language))
  const lead = new Set(analyse(text.split('\n\n')[0] ?? '', language))
  return wanted.size > 0 && wanted.intersection(lead).size / wanted.size >= 0.5
}

/** Every quotation: the citation is the section's exact slice, and what stands in marks before it is found in it. */
export async function countExact(
  citations: readonly Citation[],
  text: string,
  library: Library,
): Promise<{ right: number; of: number }> {
  let right = 0
  let of = 0
  for (const { section, start, end, quote } of citations) {
    of += 1
    if ((await library.section(section))?.text.slice(start, end) === quote && quote !== '') right += 1
  }
  for (const { words, n } of quotations(text)) {
    of += 1
    const cited = citations.find((citation) => citation.n === n)
    if (cited && locate(words, cited.quote)) right += 1
  }
  return { right, of }
}

const MARKED = /[“「«]\s?([^\n]*?)\s?[”」»]\[\^(\d+)\]/gu

/** What stands in quotation marks before a note, or on a block of verses above one. */
export function quotations(text: string): { words: string; n: number }[] {
  const found: { words: string; n: number }[] = []
  for (const block of text.split('\n\n')) {
    const verseBlock = /^> ([\s\S]+)\n> [^\n]*\[\^(\d+)\]$/u.exec(block)
    if (verseBlock) {
      for (const words of verseBlock[1]!.split(/(?:^|\s|(?<=\p{P}))\d+(?:–\d+)? /u)) {
        const plain = words.replace(/[”」』»]+$/u, '').trim()
        if (plain !== '') found.push({ words: plain, n: Number(verseBlock[2]) })
      }
      continue
    }
    for (const sentence of block.split(/(?<=\[\^\d+\])/u)) {
      for (const [, words, n] of sentence.matchAll(MARKED)) found.push({ words: words!, n: Number(n) })
    }
  }
  return found
}

/** The composer's own words: the text without leaves, quotations, notes and tables' cells in marks. */
export function ownWords(text: string): string {
  return text
    .split('\n\n')
    .filter((block) => !block.startsWith('>'))
    .join('\n')
    .split(/(?<=\[\^\d+\])/u)
    .map((sentence) => sentence.replace(MARKED, ' '))
    .join('')
    .replace(/\[\^\d+\]|[#|>*_-]+/g, ' ')
}

const COMMON: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|of|in|and|is|to|on|it|by|for|this|that|from|at|a)\b/giu,
  es: /\b(?:el|la|los|las|de|en|y|que|se|es|por|para|con|del|al|un|una)\b/giu,
  fr: /\b(?:le|la|les|de|des|du|dans|et|est|on|sur|par|pour|au|aux|un|une|se)\b/giu,
}

/** Of the words that tell their language, the share in this one. */
function shareInLanguage(own: string, locale: Locale): number {
  const language = analysedLanguage(locale)
  if (language === 'zh') {
    const han = own.match(/\p{Script=Han}/gu)?.length ?? 0
    const latin = own.match(/\p{Script=Latin}{2,}/gu)?.length ?? 0
    return han + latin === 0 ? 1 : han / (han + latin)
  }
  const count = (pattern: RegExp) => own.match(pattern)?.length ?? 0
  const mine = count(COMMON[language ?? 'en']!)
  const best = Math.max(...Object.values(COMMON).map(count))
  return best === 0 ? 1 : Math.min(1, mine / best)
}

/** What a careful reader would stumble over, by name; none for a clean answer. */
export function flawsOf(text: string): string[] {
  const flaws: string[] = []
  const blocks = text.split('\n\n')
  const add = (name: string, found: unknown) => found && flaws.push(name)
  add('empty', text.trim() === '')
  add('markup', /<\/?[a-z][^>]*>|&[a-z]+;|\\[a-z]+\*?|\[\[|\]\(|https?:|\*\*|\{|\}/iu.test(text))
  add(
    'heading over nothing',
    blocks.some((block, i) => block.startsWith('#') && (blocks[i + 1] ?? '#').startsWith('#')),
  )
  add('empty quotation', /[“「«]\s*[”」»]/u.test(text) || /^>\s*$/mu.test(text))
  add('doubled text', hasDoubles(blocks))
  add('doubled space', /[^\n ] {2,}\S/u.test(text))
  add('doubled punctuation', /。。|，，|[^.]\.\.(?!\.)|,,|；；/u.test(text))
  add(
    'cut sentence',
    quotations(text).some(({ words }) => /[,，、;；:：]$/u.test(words) && !isLeaf(text, words)),
  )
  // On a block of verses the dots are the edition's own.
  add('dots', /^(?!>).*(?:\.\.\.|…)$/mu.test(text))
  return flaws
}

const isLeaf = (text: string, words: string): boolean =>
  text.split('\n\n').some((block) => block.startsWith('>') && block.includes(words))

function hasDoubles(blocks: readonly string[]): boolean {
  const long = blocks.map((block) => block.replace(/\[\^\d+\]/g, '').trim()).filter((block) => block.length > 30)
  return new Set(long).size < long.length
}

export function countWords(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return han + (text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0)
}

export type AnswerSummary = {
  readonly cites?: number
  readonly 'cites-first'?: number
  readonly leads?: number
  readonly language: number
  readonly exact: number
  readonly clean: number
  readonly words: number
  readonly ms: number
  readonly 'first-ms-p95': number
}

/** Means over a set; times at the 50th and 95th of a hundred. */
export function summarise(figures: readonly AnswerFigures[]): AnswerSummary {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length)
  const share = (pick: (one: AnswerFigures) => boolean | undefined) => {
    const known = figures.map(pick).filter((value) => value !== undefined)
    return known.length > 0 ? mean(known.map(Number)) : undefined
  }
  const [cites, first, leads] = [share((one) => one.cites), share((one) => one.citesFirst), share((one) => one.leads)]
  const exact = figures.reduce((sum, one) => ({ right: sum.right + one.exact.right, of: sum.of + one.exact.of }), {
    right: 0,
    of: 0,
  })
  const at = (values: readonly number[], place: number) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length * place)] ?? 0
  return {
    ...(cites !== undefined && { cites }),
    ...(first !== undefined && { 'cites-first': first }),
    ...(leads !== undefined && { leads }),
    language: mean(figures.map(({ language }) => language)),
    exact: exact.of === 0 ? 1 : exact.right / exact.of,
    clean: mean(figures.map(({ flaws }) => Number(flaws.length === 0))),
    words: Math.round(mean(figures.map(({ words }) => words))),
    ms: Math.round(
      at(
        figures.map(({ ms }) => ms),
        0.5,
      ),
    ),
    'first-ms-p95': Math.round(
      at(
        figures.map(({ firstMs }) => firstMs),
        0.95,
      ),
    ),
  }
}

/** Does an answer open by saying that it may not be what is asked? */
export const isDoubted = (prose: string, locale: Locale): boolean =>
  [sentencesIn(locale).likeliest, sentencesIn(locale).halfHeard].some((forms) =>
    forms.some((form) => prose.startsWith(form())),
  )
