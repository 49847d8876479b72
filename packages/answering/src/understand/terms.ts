import type { Classified, Span } from './classify.ts'
import { type Folded, fold } from './fold.ts'
import type { Tongue } from './tongue.ts'
import { inUnionNames } from './union-version.ts'
import { waysOf } from './ways-of-asking.ts'

const MOST_TERMS = 6

const EDGES = /^[\s"'.,:;!?()¿¡-]+|[\s"'.,:;!?()-]+$/g

/** ` the love of money ?` → `love of money`; 关于饶恕的 → 饶恕. Works on folded text and keeps its places. */
function trimTerm(text: string, span: Span, tongue: Tongue): Span | undefined {
  let trimmed = span
  for (;;) {
    const bare = [EDGES, waysOf(tongue).termNoise].reduce((rest, edge) => withoutEdge(text, rest, edge), trimmed)
    if (bare.start === trimmed.start && bare.end === trimmed.end) break
    trimmed = bare
  }
  const { start, end } = trimmed
  return end > start && /[\p{L}\p{N}]/u.test(text.slice(start, end)) ? { start, end } : undefined
}

/** Without what the pattern finds at one of its ends, if it leaves anything. */
function withoutEdge(text: string, { start, end }: Span, edge: RegExp): Span {
  const part = text.slice(start, end)
  const found = [...part.matchAll(new RegExp(edge.source, 'g'))].find(
    ([noise]) => noise !== '' && noise.length < part.length,
  )
  if (!found) return { start, end }
  const { length } = found[0]
  return found.index === 0 ? { start: start + length, end } : { start, end: end - length }
}

/** 该 is noise, but not of 撒该: a name that the trimming cut is taken whole. */
const withWholeNames = (span: Span, mentions: Classified['mentions']): Span =>
  mentions
    .filter(({ start, end }) => start < span.end && end > span.start)
    .reduce((all, { start, end }) => ({ start: Math.min(all.start, start), end: Math.max(all.end, end) }), span)

/** `Ester y por qué arriesgó su vida` → `Ester`: a second question is none of the subject. */
const SECOND_QUESTION =
  /,? (?:and|y|e|et) (?:(?:por|pour|a|de|en|avec|con) )?(?:who|what|why|how|when|where|que|quien|como|cuando|donde|qui|pourquoi|comment|quand|ou)\b/

function firstOf(text: string, { start, end }: Span): Span {
  const second = SECOND_QUESTION.exec(text.slice(start, end))
  return { start, end: second ? start + second.index : end }
}

/** `se posó el arca de Noé`: four words and more around a name are said of it, and no name of their own. */
function isClause(text: string, { start, end }: Span, mentions: Classified['mentions']): boolean {
  const isNamed = mentions.some(
    (one) => (one.field === 'person' || one.field === 'place') && one.start >= start && one.end <= end,
  )
  const others = mentions.reduce((rest, one) => rest.replace(one.word, ''), text.slice(start, end))
  return isNamed && others.split(/[\s']+/).filter(Boolean).length >= 3
}

/** What clings to a word without belonging to it: `jacob's` → `jacob`, `l'avenir` → `avenir`, `va-t-il` → `va`. */
const CLINGING: Readonly<Record<Exclude<Tongue, 'zh'>, readonly [before: RegExp, after: RegExp]>> = {
  en: [/^'/, /n't$|'(?:s|re|ve|ll|d|m)?$/],
  es: [/^'/, /'$/],
  fr: [
    /^(?:(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)')+/,
    /'$|(?:-t)?-(?:il|elle|ils|elles|on|ce|je|tu|nous|vous|moi|le|la|les|lui|leur|y|en)$/,
  ],
}

/** Words that are neither small nor punctuation, for a question that names nothing the lexicon knows. */
function contentWords(text: string, tongue: Tongue): Span[] {
  if (tongue === 'zh') return []
  const [before, after] = CLINGING[tongue]
  return [...text.matchAll(/[a-z][a-z'-]{2,}/g)].flatMap(({ 0: whole, index }) => {
    const start = index + (before.exec(whole)?.[0].length ?? 0)
    const word = text.slice(start, index + whole.length).replace(after, '')
    const says = word.length > 3 && !waysOf(tongue).smallWords.has(word)
    return says ? [{ start, end: start + word.length }] : []
  })
}

/**
 * What the question is about, in its own words, best first: what the frame singles out (`anger` of "what does the bible say about
 * anger"), then what the lexicon knows in it, then, where that is little, its content words.
 */
export function findTerms(
  folded: Folded,
  tongue: Tongue,
  classified: Classified,
  references: readonly Span[],
): string[] {
  const { text } = folded
  const { about, sides, mentions } = classified
  const longest = tongue === 'zh' ? 16 : 48
  const framed = [...(sides ?? []), ...(about && about.end - about.start <= longest ? [about] : [])]
    .map((span) => trimTerm(text, firstOf(text, span), tongue))
    .filter((span) => span !== undefined)
    .map((span) => withWholeNames(span, mentions))
    .filter((span) => !isClause(text, span, mentions))
  const known = [
    ...mentions.filter((one) => one.field !== 'person'),
    ...mentions.filter((one) => one.field === 'person'),
  ]
  const order = classified.intent === 'person' || classified.intent === 'event' ? known.reverse() : known
  const spans: Span[] = [...framed, ...order.sort((a, b) => rank(a, b, classified))]
  if (spans.length < 2) spans.push(...contentWords(text, tongue))
  const outside = spans.filter((span) => !references.some((one) => span.start >= one.start && span.end <= one.end))
  const named = new Set(outside.map((span) => folded.original(span.start, span.end).trim()))
  const words = [...named].slice(0, 2 * MOST_TERMS).flatMap((word) => [word, ...otherNames(word, tongue)])
  const seen = new Set<string>()
  return words
    .filter((word) => {
      const key = word.toLowerCase()
      return word !== '' && !seen.has(key) && seen.add(key)
    })
    .slice(0, MOST_TERMS)
}

/** 默西亞 → 弥赛亚: what a Catholic names is looked up by its other name too. */
function otherNames(word: string, tongue: Tongue): string[] {
  if (tongue !== 'zh') return []
  const { text } = fold(word)
  const other = inUnionNames(text)
  return other === text ? [] : [other]
}

/** Persons first where a person or a happening is asked; otherwise in the question's order. */
function rank(a: Classified['mentions'][number], b: Classified['mentions'][number], { intent }: Classified): number {
  if (intent === 'person' || intent === 'event') {
    const person = Number(b.field === 'person') - Number(a.field === 'person')
    if (person !== 0) return person
  }
  return a.start - b.start
}

/** The question as it is searched for: without the frame, the politeness and the references; the whole of it where nothing else is left. */
export function searchText(folded: Folded, tongue: Tongue, from: number, references: readonly Span[]): string {
  const cut: boolean[] = new Array(folded.text.length).fill(false)
  const cross = (start: number, end: number) => cut.fill(true, start, end)
  cross(0, from)
  for (const { start, end } of references) cross(start, end)
  for (const noise of waysOf(tongue).searchNoise) {
    for (const match of folded.text.matchAll(noise)) cross(match.index, match.index + match[0].length)
  }
  let kept = ''
  for (let i = 0; i < cut.length; ) {
    let end = i
    while (end < cut.length && cut[end] === cut[i]) end++
    kept += cut[i] ? ' ' : folded.original(i, end)
    i = end
  }
  const text = kept.replace(/\s+/g, ' ').replace(/^[\s,.:;?!¿¡，。：；？！]+|[\s,.:;?!，。：；？！]+$/g, '')
  return /[\p{L}\p{N}]/u.test(text) ? text : folded.original(0, folded.text.length).trim()
}
