import { fillPlaceholders } from '@berea/knowledge'
import { findReferences, type Locale, type Passage, type Tradition, understoodNumbering } from '@berea/scripture'
import type { Quote } from '../citing/quote.ts'
import type { Piece, Sentence } from '../compose/draft.ts'
import { shownWords } from '../compose/typography.ts'
import type { Item, Material } from '../writing/material.ts'
import { MASK, unfoundedIn } from './claims/claims.ts'
import type { Ground } from './claims/ground.ts'
import { findQuoted } from './draft/quoted.ts'
import { inLanguageOf, speaksOfItself } from './leaks.ts'
import { type Elsewhere, settleQuotation, type Whereabouts } from './settle-quotation.ts'
import { findTokens, quoteSpan } from './tokens.ts'
import type { Run } from './word-runs.ts'

/** Why a sentence goes. */
export type Fault = 'quotation' | 'claim' | 'language' | 'leak' | 'markup' | 'again'

/** A sentence as it may be shown, or why not; with what its quotations came to. */
export type CheckedSentence = {
  readonly sentence?: Sentence
  readonly fault?: Fault
  readonly checked: number
  readonly corrected: number
  readonly removed: number
}

export type SentenceNeeds = {
  readonly material: Material
  readonly ground: Ground
  readonly elsewhere: Elsewhere
  readonly tradition: Tradition
  readonly isLeak: (text: string) => boolean
  readonly isNotHere: (passage: Passage) => boolean
  /** Somebody speaks who may say "I". */
  readonly isInVoice: boolean
  readonly runsIn: (text: string) => readonly Run[]
}

/** No sentence is so long. */
const LONGEST = 1_200

/** A stretch of a sentence that the library speaks. */
type Spoken = {
  readonly start: number
  readonly end: number
  readonly quotes: readonly Quote[]
  readonly isExact: boolean
  /** The draft held it for no quotation. */
  readonly isClaim?: boolean
  /** The sentence's own, that stood before the closing mark. */
  readonly point?: string
}

/**
 * One sentence of a draft against the library: what it quotes is quoted as it stands there, and it goes where that stands
 * nowhere, where it names what the evidence does not bear out, in another language than the reader's, or with what is none of
 * a reader's.
 */
export async function checkSentence(
  draft: string,
  needs: SentenceNeeds,
  around: { readonly listed?: number; readonly isTitle?: boolean } = {},
): Promise<CheckedSentence> {
  const text = plain(draft)
  const fault = (why: Fault, removed = 0): CheckedSentence => ({ fault: why, checked: removed, corrected: 0, removed })
  if (text.length > LONGEST) return fault('markup')
  const { material, tradition } = needs
  const tokens = findTokens(text, material.items)
  const withoutTokens = masked(text, tokens)
  if (/\{\{|\}\}/.test(withoutTokens)) return fault('leak')
  const { quoted, isOpen } = findQuoted(withoutTokens)
  if (isOpen) return fault('quotation', 1)
  const places = placesIn(masked(withoutTokens, quoted), material.locale, tradition)
  const named = quoted.length > 0 ? needs.elsewhere.namedIn(masked(withoutTokens, quoted)) : []
  const whereabouts = {
    places: places.flatMap(({ passages }) => passages),
    bibles: named.flatMap(({ works }) => works),
  }
  const spoken = await spokenIn(withoutTokens, { tokens, quoted, whereabouts }, needs)
  if (!spoken) return fault('quotation', 1)
  if (spoken.some(({ quotes }) => quotes.some(({ passage }) => passage && needs.isNotHere(passage))))
    return fault('quotation', 1)
  const own = masked(text, spoken)
  const bare = own.replaceAll(MASK, ' ')
  if (needs.isLeak(bare) || (!needs.isInVoice && speaksOfItself(bare, material.locale))) return fault('leak')
  if (isBroken(bare) || (spoken.length === 0 && !/\p{L}/u.test(bare))) return fault('markup')
  const inLanguage = inLanguageOf(own, material.locale)
  if (inLanguage === undefined) return fault('language')
  // What runs nearly like a verse is a claim too: its number or name may be what differs.
  const claimed = masked(text, [...spoken.filter(({ isClaim }) => !isClaim), ...named])
  if (unfoundedIn(claimed, needs.ground, { locale: material.locale, tradition }, around)) return fault('claim')
  const shown = inLanguage.length === own.length ? inLanguage : own
  const cites = spoken.length > 0 ? [] : citesOf(places, material.items)
  return {
    sentence: piecesOf(shown, spoken, cites, { locale: material.locale, tradition }),
    checked: spoken.reduce((sum, { quotes }) => sum + quotes.length, 0),
    corrected: spoken.filter(({ isExact }) => !isExact).length,
    removed: 0,
  }
}

/** Is a bracket opened and not closed, or closed and not opened? */
const isBroken = (text: string): boolean => (text.match(/[(（]/g)?.length ?? 0) !== (text.match(/[)）]/g)?.length ?? 0)

/** Without what Markdown stresses by, and without the notes that a draft counts itself. */
const plain = (draft: string): string =>
  draft
    .replace(/\*\*|__/g, '')
    .replace(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\s*\[\^?\d+\]/g, '')
    .trim()

function masked(text: string, spans: readonly { readonly start: number; readonly end: number }[]): string {
  return spans.reduce((rest, { start, end }) => rest.slice(0, start) + MASK.repeat(end - start) + rest.slice(end), text)
}

type Placed = { readonly end: number; readonly passages: readonly Passage[] }

const placesIn = (text: string, locale: Locale, tradition: Tradition): readonly Placed[] =>
  findReferences(text, { locale, tradition, numbering: understoodNumbering(locale, tradition) }).filter(
    ({ scope, problem }) => scope !== 'book' && !problem,
  )

type Marked = {
  readonly tokens: ReturnType<typeof findTokens>
  readonly quoted: ReturnType<typeof findQuoted>['quoted']
  readonly whereabouts: Whereabouts
}

/** What the library speaks of a sentence, in order; undefined where something is held to be its words and is not. */
async function spokenIn(
  text: string,
  { tokens, quoted, whereabouts }: Marked,
  needs: SentenceNeeds,
): Promise<readonly Spoken[] | undefined> {
  const spoken: Spoken[] = []
  for (const { start, end, quote } of tokens) {
    if (!quote) return undefined
    // Marks around a token are set by code.
    const around = quoted.find((one) => one.start < start && end < one.end)
    if (around && around.words.replaceAll(MASK, '') !== '') return undefined
    spoken.push({ start: around?.start ?? start, end: around?.end ?? end, quotes: [quote], isExact: true })
  }
  for (const { start, end, words } of quoted) {
    if (words.includes(MASK)) continue
    const settled = await settleQuotation(words, whereabouts, needs.material.items, needs.elsewhere)
    if (!settled) return undefined
    const point = /\p{P}/u.test(text[end] ?? '') ? '' : pointBehind(words, settled.quotes.at(-1)!.words)
    spoken.push({ start, end, ...settled, point })
  }
  for (const { start, end, quote, isExact, isTurned } of needs.runsIn(masked(text, quoted))) {
    if (isTurned) return undefined
    spoken.push({ start, end, quotes: [quote], isExact, isClaim: !isExact })
  }
  return spoken.sort((a, b) => a.start - b.start)
}

/** The point at the end of a quotation where the library has another or none. */
const pointBehind = (words: string, there: string): string =>
  /[\p{L}\p{N}]$/u.test(there) ? (/[.,;:!?。，；：！？]$/u.exec(words)?.[0] ?? '') : ''

type Cite = { readonly at: number; readonly quote: Quote }

/** A place that is named and not quoted opens in the reader's Bible. */
function citesOf(places: readonly Placed[], items: readonly Item[]): readonly Cite[] {
  return places.flatMap(({ end, passages: [passage] }) => {
    const quote = passage && scriptureAt(passage, items)
    return quote ? [{ at: end, quote }] : []
  })
}

function scriptureAt({ first, last }: Passage, items: readonly Item[]): Quote | undefined {
  for (const { quote, parts } of items) {
    if (quote.work.kind !== 'bible') continue
    const isFrom = (verse: { book: string; chapter: number; verse: number } | undefined, of: typeof first) =>
      verse?.book === of.book && verse.chapter === of.chapter && verse.verse === of.verse
    const from = parts.find(({ verse }) => isFrom(verse, first))
    const to = parts.find(({ verse }) => isFrom(verse, last)) ?? from
    if (from && to && from.start <= to.start) return quoteSpan(quote, parts, from.start, to.end)
  }
  return undefined
}

/** Berea's own words stand without marks, as words of the answer, with the note that opens them. */
function speak({ quotes }: Spoken, locale: Locale, tradition: Tradition): readonly Piece[] {
  return quotes.flatMap((quote, at): Piece[] => {
    const between = at > 0 ? [locale.startsWith('zh') ? '……' : ' … '] : []
    if (quote.work.kind === 'own')
      return [
        ...between,
        fillPlaceholders(shownWords(quote.words, quote.work, locale), locale, tradition),
        { cite: quote },
      ]
    return [...between, { quote }]
  })
}

function piecesOf(
  own: string,
  spoken: readonly Spoken[],
  cites: readonly Cite[],
  { locale, tradition }: { readonly locale: Locale; readonly tradition: Tradition },
): Sentence {
  const inserts = [
    ...spoken.map((one) => ({
      start: one.start,
      end: one.end,
      pieces: [...speak(one, locale, tradition), one.point ?? ''],
    })),
    ...cites.map(({ at, quote }) => ({ start: at, end: at, pieces: [{ cite: quote }] as readonly Piece[] })),
  ].sort((a, b) => a.start - b.start)
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end, pieces: inserted } of inserts) {
    if (start > at) pieces.push(own.slice(at, start))
    pieces.push(...inserted)
    at = end
  }
  if (at < own.length) pieces.push(own.slice(at))
  return pieces
}
