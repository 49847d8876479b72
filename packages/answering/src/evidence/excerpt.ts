import { type Span, splitSentences } from '../composing/splitting.ts'
import { covered, wordsOf } from './desk.ts'

/** How long an excerpt may be, in characters; Chinese says as much in a third of them. */
export type Length = { readonly least: number; readonly most: number }

export function excerptLength(language: string, scale: 'short' | 'usual' = 'usual'): Length {
  const most = scale === 'short' ? 190 : 340
  return /^(zh|lzh)/.test(language) ? { least: 8, most: Math.round(most / 2.6) } : { least: 24, most }
}

/** A first sentence that leans on what stood before it doesn't stand on its own. */
const LEANS =
  /^(?:["“«「(]\s*)?(?:(?:and|but|or|so|yet|for|then|thus|hence|therefore|however|moreover|also|again|further|furthermore|nevertheless|consequently|accordingly|likewise|similarly|besides|he|she|it|they|his|her|their|its|him|them|this|that|these|those|such|here|there|which|who|nor|another|both|instead|in addition|for example|the former|the latter|on the other hand)\b|(?:y|e|pero|mas|sino|además|también|así|entonces|luego|por tanto|por eso|por lo tanto|sin embargo|él|ella|ellos|ellas|su|sus|esto|esta|este|estos|estas|eso|ese|esa|aquí|allí|esto)\s|(?:et|mais|ou|donc|or|ni|car|ainsi|puis|alors|cependant|toutefois|pourtant|de plus|aussi|il|elle|ils|elles|son|sa|ses|leur|leurs|ce|cet|cette|ces|cela|ceci|ici|là)\s|(?:他|她|它|祂|他们|她们|他們|她們|这|這|那|此|其|但|而|因此|所以|然而|并且|並且|同样|同樣|也|又|另|不过|不過|于是|於是|接着|接著|例如|比如))/iu

export function standsAlone(sentence: string): boolean {
  return !LEANS.test(sentence)
}

/** Residue that would look wrong inside a quotation: notes to the reader, lone references, cut brackets. */
const UNFIT =
  /\(\s*(?:compare|see|cf\.)?\s*[;,]?\s*\)|\p{L}[,;.]?\d+(?=[\s,;.]|$)|（\s*）|\[\s*\]|https?:|\bThose who take part:|\brc:\/\/|^[^\p{L}\p{N}]*$|^\(?(?:see|cf\.?|cp\.|véase|ver|voir|参|參|见|見)\b[^.]*\.?$|(?:见|見|参|參)第.{1,12}页/iu
const OPEN_BRACKET = /[([（]/g
const CLOSE_BRACKET = /[)\]）]/g

/** Straight marks come in twos, curved ones open before they close: a quotation that only ends here began elsewhere. */
export function hasPairedQuotes(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1
  return count('"') % 2 === 0 && count('“') === count('”') && count('«') === count('»')
}

export function isFit(sentence: string): boolean {
  const brackets = (sentence.match(OPEN_BRACKET)?.length ?? 0) === (sentence.match(CLOSE_BRACKET)?.length ?? 0)
  return (
    brackets &&
    !UNFIT.test(sentence) &&
    !/(?:…|\.{2,})\W*$/u.test(sentence) &&
    /[.!?…。！？][”’»」』）)\]"']*$/.test(sentence)
  )
}

/** The opening of a text: its first sentence or two that may be quoted, as long as they fit. */
export function opening(text: string, length: Length, sentences = 2): Span | undefined {
  const spans = splitSentences(text)
  const first = spans.findIndex((span) => {
    const sentence = text.slice(span.start, span.end)
    return sentence.length >= length.least && isFit(sentence)
  })
  if (first < 0 || first > 2) return undefined
  return grow(text, spans, first, length, sentences)
}

/** A note's lemma, the words of the verse that it explains: "Cain's brother Abel: The name …". */
const LEMMA =
  /^(?:["“「«][^"”」»]{1,60}["”」»]|[^.!?。！？:：;；(（]{2,60}?)\s?[:：—]\s*(?=[\p{Lu}\p{Script=Han}"“「«¿¡])/u

/** A note's sentence without its lemma, where it says as much without it. */
function afterLemma(text: string, span: Span): Span {
  const sentence = text.slice(span.start, span.end)
  const lemma = LEMMA.exec(sentence)?.[0].length ?? 0
  const rest = sentence.slice(lemma)
  return lemma > 0 && standsAlone(rest) && rest.length > 12 ? { start: span.start + lemma, end: span.end } : span
}

/** The one to three sentences of a text that say most of the wanted words, stand on their own and please whoever asks. */
export function bestExcerpt(
  text: string,
  wanted: ReadonlySet<string>,
  language: string,
  length: Length,
  sentences = 2,
  pleases: (sentence: string) => boolean = () => true,
): { readonly span: Span; readonly share: number } | undefined {
  const spans = splitSentences(text)
  let best: { span: Span; share: number; score: number } | undefined
  for (let i = 0; i < Math.min(spans.length, 60); i += 1) {
    const { start, end } = afterLemma(text, spans[i]!)
    const sentence = text.slice(start, end)
    if (sentence.length < length.least || sentence.length > length.most) continue
    if (!isFit(sentence) || !standsAlone(sentence) || /^\p{Ll}/u.test(sentence) || !pleases(sentence)) continue
    const share = covered(wanted, wordsOf(sentence, language))
    // Of two that say the same, the earlier and the shorter.
    const score = share - i * 0.004 - (sentence.length / length.most) * 0.03
    if (!best || score > best.score) best = { span: { start, end }, share, score }
  }
  if (!best) return undefined
  const at = spans.findIndex((span) => span.end === best.span.end)
  const grown = grow(text, spans.with(at, best.span), at, length, sentences)
  const isWhole = grown && pleases(text.slice(grown.start, grown.end))
  return { span: isWhole ? grown : best.span, share: best.share }
}

/** The sentence at `at`, with those that follow it in its paragraph as long as they fit and lean on it. */
function grow(text: string, spans: readonly Span[], at: number, length: Length, most: number): Span | undefined {
  const first = spans[at]
  if (!first || first.end - first.start > length.most) return undefined
  let end = first.end
  for (let next = at + 1; next < spans.length && next - at < most; next += 1) {
    const span = spans[next]!
    if (text.slice(end, span.start).includes('\n') || span.end - first.start > length.most) break
    if (!isFit(text.slice(span.start, span.end))) break
    end = span.end
  }
  return { start: first.start, end }
}
