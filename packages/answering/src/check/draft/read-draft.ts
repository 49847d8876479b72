import { type Span, splitSentences } from '../../citing/splitting.ts'
import { findQuoted } from './quoted.ts'

/**
 * A whole piece of a draft. `opens`: the first sentence of its paragraph, the first item of its list. `markup` is what no
 * answer is made of: tables, code, rules.
 */
export type Unit = {
  readonly type: 'sentence' | 'heading' | 'block-quote' | 'item' | 'markup'
  readonly text: string
  readonly opens: boolean
}

export type DraftReader = {
  /** More of the draft; what has become whole with it. */
  read(chunk: string): readonly Unit[]
  /** The draft is over: what is left of it. */
  end(): readonly Unit[]
}

/** So many characters behind a place tell whether a line or a sentence begins there, however the draft was cut into chunks. */
const LOOK_AHEAD = 8

const MARKER = /^(?:[-*•+]|\d{1,3}[.)])\s+/
const FENCE = /^(?:```|~~~)/
/** How a line begins that ends the paragraph or item before it. */
const BLOCK = /^(?:#{1,6}\s|>|\||```|~~~|[-*_]{3,}\s*$|(?:[-*•+]|\d{1,3}[.)])\s)/

type Taken = { readonly unit?: Unit; readonly rest: string; readonly within?: Within }
/** What the text before has left open. */
type Within = 'paragraph' | 'list' | undefined

/**
 * Reads a draft as it streams: sentences, headings, block quotes and items, each as soon as it is whole. How the draft was
 * cut into chunks changes nothing.
 */
export function createDraftReader(): DraftReader {
  let buffer = ''
  let within: Within

  function takeAll(isOver: boolean): Unit[] {
    const units: Unit[] = []
    for (;;) {
      const taken = within === 'paragraph' ? takeSentence(buffer, isOver) : takeBlock(buffer, isOver, within)
      if (!taken) return units
      if (taken.unit) units.push(taken.unit)
      buffer = taken.rest
      within = taken.within
    }
  }

  return {
    read(chunk) {
      buffer += chunk
      return takeAll(false)
    },
    end: () => takeAll(true),
  }
}

/** The block that begins here, or for a paragraph that it does; undefined while that can't be told. */
function takeBlock(buffer: string, isOver: boolean, within: Within): Taken | undefined {
  const text = buffer.replace(/^\s+/, '')
  if (text === '' || (!isOver && text.length < LOOK_AHEAD && !text.includes('\n'))) return undefined
  if (FENCE.test(text)) return takeFence(text, isOver)
  if (text.startsWith('>')) return takeLines(text, isOver, /^>/, 'block-quote')
  if (text.startsWith('|')) return takeLines(text, isOver, /^\|/, 'markup')
  if (/^[-*_]{3,}\s*(?:\n|$)/.test(text)) return takeLine(text, isOver, 'markup')
  if (/^#{1,6}\s/.test(text)) return takeLine(text, isOver, 'heading')
  if (MARKER.test(text)) return takeItem(text, isOver, within !== 'list')
  const sentence = takeSentence(text, isOver)
  return sentence && (sentence.unit ? { ...sentence, unit: { ...sentence.unit, opens: true } } : sentence)
}

const lineEnd = (text: string): number => {
  const at = text.indexOf('\n')
  return at < 0 ? text.length : at
}

function takeLine(text: string, isOver: boolean, type: Unit['type']): Taken | undefined {
  const end = lineEnd(text)
  if (end === text.length && !isOver) return undefined
  const line = text
    .slice(0, end)
    .replace(/^#+\s+/, '')
    .trim()
  return { unit: { type, text: line, opens: true }, rest: text.slice(end) }
}

/** Lines that all begin alike, without their marks. */
function takeLines(text: string, isOver: boolean, begins: RegExp, type: Unit['type']): Taken | undefined {
  const lines: string[] = []
  let rest = text
  while (begins.test(rest)) {
    const end = lineEnd(rest)
    // Whether the next line goes on is told by its first character.
    if (!isOver && end + 1 >= rest.length) return undefined
    lines.push(rest.slice(0, end).replace(/^>[ \t]?/, ''))
    rest = rest.slice(end + 1)
  }
  return { unit: { type, text: lines.join('\n').trim(), opens: true }, rest }
}

function takeFence(text: string, isOver: boolean): Taken | undefined {
  const close = text.indexOf(`\n${text.slice(0, 3)}`)
  if (close < 0) return isOver ? { unit: { type: 'markup', text, opens: true }, rest: '' } : undefined
  const end = close + 4
  return { unit: { type: 'markup', text: text.slice(0, end), opens: true }, rest: text.slice(end) }
}

function takeItem(text: string, isOver: boolean, opens: boolean): Taken | undefined {
  const end = runEnd(text, isOver)
  if (!end.isCertain) return undefined
  const item = joinLines(text.slice(0, end.at).replace(MARKER, ''))
  return { unit: { type: 'item', text: item, opens }, rest: text.slice(end.at), within: 'list' }
}

function takeSentence(buffer: string, isOver: boolean): Taken | undefined {
  const end = runEnd(buffer, isOver)
  const text = joinLines(buffer.slice(0, end.at))
  if (text.trim() === '') return end.isCertain ? { rest: buffer.slice(end.at) } : undefined
  const span = firstSentence(text, end.isCertain)
  const isLast = text.slice(span.end).trim() === ''
  const isWhole = end.isCertain || text.slice(span.end).trimStart().length >= LOOK_AHEAD
  if (!isWhole) return undefined
  const unit: Unit = { type: 'sentence', text: text.slice(span.start, span.end), opens: false }
  if (isLast) return { unit, rest: buffer.slice(end.at) }
  // Joined lines are as long as they were, so places in them are places in the buffer.
  return { unit, rest: buffer.slice(span.end), within: 'paragraph' }
}

/**
 * Where a paragraph or item ends: at a blank line, or at a line that begins a block. Not certain while the line that is
 * coming may still go on with it; then what stands before that line is known.
 */
function runEnd(text: string, isOver: boolean): { readonly at: number; readonly isCertain: boolean } {
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    const next = text.slice(at + 1).replace(/^[ \t]+/, '')
    if (next.startsWith('\n')) return { at, isCertain: true }
    const line = next.slice(0, lineEnd(next) + 1)
    if (!isOver && next.length < LOOK_AHEAD && !next.includes('\n')) return { at, isCertain: false }
    if (BLOCK.test(line) || line.trim() === '') return { at, isCertain: true }
  }
  return { at: text.length, isCertain: isOver }
}

/** One line of several, of the same length: between Chinese characters nothing is seen of the break but a blank. */
const joinLines = (text: string): string => text.replace(/[\n\r\t]/g, ' ')

/** What is said of a quotation behind its stop: where it stands, or who says it. */
const OF_A_QUOTATION = /^\s*(?:[（(—–]|出自|引自|载于|載於|见于|見於|记在|記在)/

/** The first sentence; one whose quotation goes on goes on with it, and a quotation with what is said of it. */
function firstSentence(text: string, isAll: boolean): Span {
  const spans = splitSentences(text)
  const [first] = spans
  if (!first) return { start: 0, end: text.length }
  const whole = findQuoted(text.slice(first.start))
  for (const { end } of spans) {
    const length = end - first.start
    const { quoted, isOpen, mayBeOpen } = findQuoted(text.slice(first.start, end))
    const goesOn = isOpen || (mayBeOpen && !isAll) || whole.quoted.some((one) => one.start < length && length < one.end)
    const isQuotation = quoted.at(-1)?.end === length
    if (!goesOn && !(isQuotation && OF_A_QUOTATION.test(text.slice(end)))) return { start: first.start, end }
  }
  return { start: first.start, end: text.length }
}
