/** A sentence's place in a text, end exclusive. */
export type Span = { readonly start: number; readonly end: number }

/**
 * Words that end in a stop without ending a sentence, lower case, without the stop. Bible books'
 * abbreviations are here because notes and old commentaries are full of them.
 */
const ABBREVIATIONS = new Set(
  (
    'mr mrs ms dr st sts ste fr rev prof gen esq jr sr vs cf viz eg ie etc al ed eds tr trans vol no nos p pp ch chap chs v vv ver vers ' +
    'lit heb gr lat aram sept vulg comp marg art c ca b d bc ad a.c d.c a.d b.c i.e e.g q.v sc ib ibid op ' +
    'ex exod lev num deut josh judg sam kgs kings chr chron neh esth ps pss prov eccl eccles isa jer lam ezek dan hos obad mic nah hab zeph hag zech mal ' +
    'matt mt mk lk jn rom cor gal eph phil col thess tim tit philem jas pet rev ' +
    'gén éx jue reg sal is ez mat mr lc hch ro stg ap sr sra dña pág págs cap caps ej p.ej núm art aprox s ss ' +
    'gn dt jos jg rt éz os jl am ab jon na so ag za ml mc ac rm ga ép ph 1th jc j.-c av apr env m mm mme mlle chap litt hébr'
  ).split(' '),
)

const HAN = /\p{Script=Han}/u
const CLOSERS = /[”’»」』）)\]》〉"']/
const OPENERS = /[“‘«「『（([《〈"'¿¡—–-]/

/**
 * Sentences of a text, whole, in order, without the white space between them.
 *
 * "He wept. Dr. Gill (cf. Rom. 8:26) asks why!" gives "He wept." and the rest;
 * 「他哭了。众人说：“看！”」 stays one sentence where the stop stands inside the speech.
 */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = []
  let start = skipSpace(text, 0)
  for (let at = start; at < text.length; at += 1) {
    const end = sentenceEnd(text, at)
    if (end === undefined) continue
    if (end > start) spans.push(trimmed(text, start, end))
    start = skipSpace(text, end)
    at = Math.max(at, start - 1)
  }
  if (start < text.length) spans.push(trimmed(text, start, text.length))
  return spans.filter((span) => span.end > span.start)
}

/** Does a text end as a sentence does? "…the lame walk," doesn't; 「耶稣哭了。」 does. */
export function endsSentence(text: string): boolean {
  let at = text.length - 1
  while (at >= 0 && (CLOSERS.test(text[at]!) || /\s/.test(text[at]!))) at -= 1
  return at >= 0 && /[.!?…。！？]/.test(text[at]!)
}

/** Where the sentence ends whose last mark stands at `at`; undefined if none ends here. */
function sentenceEnd(text: string, at: number): number | undefined {
  const mark = text[at]!
  if (mark === '\n') return /^(?:\n|[•*-] )/.test(text.slice(at + 1, at + 3)) ? at : undefined
  if ('。！？'.includes(mark)) return afterClosers(text, at + 1)
  if (!'.!?…'.includes(mark)) return undefined
  const end = afterClosers(text, at + 1)
  const rest = text.slice(end, end + 3)
  const isPlain = rest === '' || rest[0] === '\n' || (mark !== '.' && HAN.test(rest[0]!))
  if (isPlain) return end
  const isGlued = losesBlank(text, at, rest)
  if (!isGlued && !beginsAfter(text, end)) return undefined
  const isShort = (mark === '.' || isGlued) && isAbbreviation(text, at)
  const isLast = !isGlued && text.slice(skipSpace(text, end)) === ''
  return isShort && !isLast ? undefined : end
}

/** Does a blank stand there, and behind it what may begin a sentence, or nothing? */
function beginsAfter(text: string, end: number): boolean {
  if (!/^\s/.test(text.slice(end, end + 1))) return false
  const next = text.slice(skipSpace(text, end)).slice(0, 2)
  const opens = next !== '' && OPENERS.test(next[0]!) && !/^[-–—(]/.test(next)
  return next === '' || opens || /^(?:[\p{Lu}\p{N}\p{Script=Han}]|\(\p{Lu})/u.test(next)
}

/** Scans lose the blank between two sentences: "… for his own good works.He, then, …". */
const losesBlank = (text: string, at: number, rest: string): boolean =>
  /^\p{Lu}[\p{Ll} ]/u.test(rest) && /\p{Ll}{3}[”"’']?$/u.test(text.slice(Math.max(0, at - 4), at))

function isAbbreviation(text: string, stop: number): boolean {
  const before = text.slice(Math.max(0, stop - 12), stop)
  const word = /[\p{L}\p{N}.-]+$/u.exec(before)?.[0] ?? ''
  if (word === '') return false
  // An initial ("J. N. Darby"), an era ("732 a. C."), a Roman numeral ("Rom. viii. 28"), a list's number ("2. Then").
  if (/^(?:\p{Lu}|[ad](?=\. ?C\.)|[ivxlc]+(?=\.))/u.exec(text.slice(stop - word.length))?.[0] === word) return true
  if (/^\p{N}+$/u.test(word)) return /(^|\n)\s*$/.test(text.slice(0, stop - word.length))
  return ABBREVIATIONS.has(word.toLowerCase())
}

/** Closing marks belong to the sentence, in French also after a (no-break) space. */
function afterClosers(text: string, from: number): number {
  let at = from
  for (;;) {
    const mark = text[at]
    if (mark === undefined) return at
    if (/[.!?…。！？]/.test(mark) || CLOSERS.test(mark)) at += 1
    else if (/[  ]/.test(mark) && text[at + 1] === '»') at += 2
    else return at
  }
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && /[\s]/.test(text[at]!)) at += 1
  return at
}

function trimmed(text: string, start: number, end: number): Span {
  let first = start
  let last = end
  if (/^[•*-] /.test(text.slice(first, first + 2))) first += 2
  while (last > first && /\s/.test(text[last - 1]!)) last -= 1
  return { start: first, end: last }
}
