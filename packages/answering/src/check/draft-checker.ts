import { findReferences, type Passage, type Tradition, understoodNumbering } from '@berea/scripture'
import type { Quote } from '../citing/quote.ts'
import type { Block, Sentence } from '../compose/draft.ts'
import type { Material } from '../writing/material.ts'
import { checkSentence, type Fault, type SentenceNeeds } from './check-sentence.ts'
import { groundOf } from './claims/ground.ts'
import { findQuoted } from './draft/quoted.ts'
import type { Unit } from './draft/read-draft.ts'
import { leakFinder } from './leaks.ts'
import { inVoiceOf } from './persona.ts'
import { type Elsewhere, settleQuotation } from './settle-quotation.ts'
import { findTokens } from './tokens.ts'
import { wordRunsOf } from './word-runs.ts'

/** A block that may be shown; `goesOn`: it belongs to the paragraph or the list before it. */
export type Shown = { readonly block: Block; readonly goesOn: boolean }

export type DraftTally = {
  readonly checked: number
  readonly corrected: number
  readonly removed: number
  /** Sentences, items and blocks read, and those of them that went. */
  readonly read: number
  readonly sentences: number
}

export type DraftChecker = {
  check(unit: Unit): Promise<readonly Shown[]>
  /** The draft is over: what waited for what would follow. */
  end(): Promise<readonly Shown[]>
  tally(): DraftTally
  /** A question that may be asked next, if it stands the check of every sentence and quotes nothing. */
  question(text: string): Promise<string | undefined>
  /** Why sentences went, in their order. */
  faults(): readonly Fault[]
}

type Needs = {
  readonly material: Material
  readonly elsewhere: Elsewhere
  readonly tradition: Tradition
  /** A passage as it is written for the reader. */
  readonly place: (passage: Passage) => string
  /** What the model was told, none of which is a reader's. */
  readonly instructions: string
  readonly isNotHere?: (passage: Passage) => boolean
  /** Of a draft in an author's voice: is it a text of theirs? */
  readonly isOwn?: (quote: Quote) => boolean
}

/** Fewer letters, or Chinese characters, may come again: "Indeed." */
const LONG_ENOUGH = { letters: 12, characters: 6 }

/** As long as those of the composer. */
const LONGEST_QUESTION = 90

type Placed = { readonly block: Block; readonly unit: Unit }
/** A sentence that leads to what follows it waits for that. */
type Waiting = { readonly unit: Unit; readonly items: Unit[] }

/** Checks a draft piece by piece, as its reader gives them; one in an author's voice paragraph by paragraph. */
export function createDraftChecker(needs: Needs): DraftChecker {
  const checker = createPieceChecker(needs)
  return needs.isOwn ? inVoiceOf(needs.isOwn, checker) : checker
}

function createPieceChecker({
  material,
  elsewhere,
  tradition,
  place,
  instructions,
  isNotHere = () => false,
  isOwn,
}: Needs): DraftChecker {
  const needs: SentenceNeeds = {
    material,
    ground: groundOf(material, tradition),
    elsewhere,
    tradition,
    isLeak: leakFinder(instructions),
    isNotHere,
    isInVoice: isOwn !== undefined,
    runsIn: wordRunsOf(material.items),
  }
  const count = { checked: 0, corrected: 0, removed: 0, read: 0, sentences: 0 }
  const faults: Fault[] = []
  const said = new Set<string>()
  let saidLast = ''
  let waiting: Waiting | undefined
  /** Has the paragraph or list that is being read shown something? */
  let isBegun = false

  function gone(why: Fault): undefined {
    count.sentences += 1
    faults.push(why)
    return undefined
  }

  async function sentenceOf(
    text: string,
    around: Parameters<typeof checkSentence>[2] = {},
  ): Promise<Sentence | undefined> {
    const { sentence, fault, ...tally } = await checkSentence(text, needs, around)
    count.checked += tally.checked
    count.corrected += tally.corrected
    count.removed += tally.removed
    return sentence ?? gone(fault ?? 'claim')
  }

  /** The same thing twice is a model's slip; of a few letters, where it comes at once. */
  function isAgain(text: string): boolean {
    const key = text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
    const isLong = key.length >= (/\p{Script=Han}/u.test(key) ? LONG_ENOUGH.characters : LONG_ENOUGH.letters)
    const isSaid = key !== '' && (key === saidLast || (isLong && said.has(key)))
    said.add(key)
    saidLast = key
    return isSaid
  }

  async function blockOf(unit: Unit, listed?: number): Promise<Block | undefined> {
    count.read += 1
    if (unit.type === 'markup') return /^[-*_\s]+$/.test(unit.text) ? undefined : gone('markup')
    if (!isLeadIn(unit) && isAgain(unit.text)) return gone('again')
    if (unit.type === 'block-quote') return quotedBlock(unit.text)
    const passage = unit.type === 'sentence' ? passageAlone(unit.text) : undefined
    if (passage) return passage
    const around = { ...(listed !== undefined && { listed }), ...(unit.type === 'heading' && { isTitle: true }) }
    const sentence = await sentenceOf(unit.text, around)
    if (!sentence) return undefined
    if (unit.type === 'heading')
      return { type: 'heading', text: sentence.filter((piece) => typeof piece === 'string').join('') }
    return unit.type === 'item' ? { type: 'list', items: [sentence] } : { type: 'paragraph', sentences: [sentence] }
  }

  /** Scripture's token on a line of its own is a block of verses. */
  function passageAlone(text: string): Block | undefined {
    const [token, ...others] = findTokens(text, material.items)
    const isAlone =
      token && others.length === 0 && !/[\p{L}\p{N}]/u.test(text.slice(0, token.start) + text.slice(token.end))
    const quote = isAlone ? token.quote : undefined
    if (quote?.work.kind !== 'bible' || !quote.passage || isNotHere(quote.passage)) return undefined
    count.checked += 1
    return { type: 'scripture', quote, label: place(quote.passage) }
  }

  /** What is set apart is held to be the library's words, whether marks stand around it or not. */
  async function quotedBlock(text: string): Promise<Block | undefined> {
    const numbering = understoodNumbering(material.locale, tradition)
    const found = findReferences(text, { locale: material.locale, tradition, numbering }).filter(
      ({ scope }) => scope !== 'book',
    )
    const [token] = findTokens(text, material.items)
    const { quoted } = findQuoted(text)
    const words = quoted.length === 1 ? quoted[0]!.words : withoutPlaces(text, found)
    const places = found.flatMap(({ passages }) => passages)
    const settled = token
      ? token.quote && { quotes: [token.quote], isExact: true }
      : await settleQuotation(words, { places, bibles: [] }, material.items, elsewhere)
    count.checked += 1
    const [quote, ...rest] = settled?.quotes ?? []
    if (!settled || !quote || rest.length > 0 || (quote.passage && isNotHere(quote.passage))) {
      count.removed += 1
      return gone('quotation')
    }
    if (!settled.isExact) count.corrected += 1
    if (quote.work.kind === 'bible' && quote.passage) return { type: 'scripture', quote, label: place(quote.passage) }
    return { type: 'paragraph', sentences: [[{ quote }]] }
  }

  const isLeadIn = ({ type, text }: Unit) => type === 'sentence' && /[:：]\s*$/.test(text)

  /** A sentence that leads to something stands and falls with it. */
  async function resolve(lead: Unit | undefined, following: readonly Unit[]): Promise<readonly Shown[]> {
    const leading = lead && (await blockOf(lead, following.length > 1 ? following.length : undefined))
    const followers: Placed[] = []
    for (const unit of following) {
      const block = await blockOf(unit)
      if (block) followers.push({ block, unit })
    }
    if (!lead || !leading) return followers.map(setOut)
    if (followers.length > 0) return [{ block: leading, unit: lead }, ...followers].map(setOut)
    gone('claim')
    return []
  }

  function setOut({ block, unit: { type, opens } }: Placed): Shown {
    if (opens) isBegun = false
    const goesOn = isBegun && !opens && (type === 'item' || type === 'sentence') && block.type !== 'scripture'
    isBegun = block.type !== 'scripture'
    return { block, goesOn }
  }

  return {
    async check(unit) {
      const shown: Shown[] = []
      if (waiting) {
        const { unit: lead, items } = waiting
        if (unit.type === 'item') {
          items.push(unit)
          return []
        }
        waiting = undefined
        if (items.length === 0 && !isLeadIn(unit)) return resolve(lead, [unit])
        shown.push(...(await resolve(lead, items)))
      }
      if (isLeadIn(unit)) waiting = { unit, items: [] }
      else shown.push(...(await resolve(undefined, [unit])))
      return shown
    },
    async end() {
      const last = waiting
      waiting = undefined
      return last ? resolve(last.unit, last.items) : []
    },
    async question(text) {
      if (text.length > LONGEST_QUESTION || !/^[^?？]+[?？]$/.test(text)) return undefined
      const { sentence, checked } = await checkSentence(text, needs)
      return checked > 0 ? undefined : sentence?.filter((piece) => typeof piece === 'string').join('')
    },
    tally: () => ({ ...count }),
    faults: () => faults,
  }
}

/** A block of verses without the place below it, and without the numbers of its verses. */
function withoutPlaces(text: string, found: readonly { readonly start: number; readonly end: number }[]): string {
  let rest = text
  for (const { start, end } of found) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return rest
    .replace(/[—–-]?\s*[（(]\s*[)）]\s*/g, ' ')
    .replace(/(?:^|\s)\d{1,3}(?=\s)/g, ' ')
    .replace(/[—–\s-]+$/, '')
    .trim()
}
