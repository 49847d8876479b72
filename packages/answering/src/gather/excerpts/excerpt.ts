import { recently } from '@berea/library'
import { type Span, splitSentences } from '../../citing/splitting.ts'
import { step } from '../../work.ts'
import { covered, wordsOf } from '../answer-context.ts'
import { isOnGrammar, speaksToTranslators } from './translators.ts'

/** How long an excerpt may be, in characters; Chinese says as much in a third of them. */
export type Length = { readonly least: number; readonly most: number }

export function excerptLength(language: string, scale: 'short' | 'usual' = 'usual'): Length {
  const most = scale === 'short' ? 190 : 340
  return /^(zh|lzh)/.test(language) ? { least: 8, most: Math.round(most / 2.6) } : { least: 24, most }
}

/** A first sentence that leans on what stood before it doesn't stand on its own: by its first word, */
const LEANS =
  /^(?:["“«「(]\s*)?(?:(?:and|but|or|so|yet|for|then|thus|hence|therefore|however|moreover|also|again|further|furthermore|nevertheless|consequently|accordingly|likewise|similarly|besides|he|she|it|they|his|her|their|its|him|them|this|that|these|those|such|here|there|which|who|nor|another|others|both|instead|in addition|for example|the former|the latter|on the other hand)\b|(?:y|e|pero|mas|sino|además|también|así|entonces|luego|por tanto|por eso|por lo tanto|sin embargo|él|ella|ellos|ellas|su|sus|esto|esta|este|estos|estas|eso|ese|esa|aquí|allí|esto|otros|otras)\s|(?:et|mais|ou|donc|or|ni|car|ainsi|puis|alors|cependant|toutefois|pourtant|de plus|aussi|il|elle|ils|elles|son|sa|ses|leur|leurs|ce|cet|cette|ces|cela|ceci|ici|là|d['’]autres)\s|(?:他|她|它|祂|他们|她们|他們|她們|这|這|那|此|其|但|而|因此|所以|然而|并且|並且|同样|同樣|也|又|另|不过|不過|另一些|其他人|于是|於是|接着|接著|例如|比如))/iu

/** or by a turn against it, a comparison with it, a step from it. */
const TURNS =
  /, (?:however|though|too|therefore|then|for example|for instance|in turn|on the other hand)[,.]|^(?:as a result|because of this|after th(?:is|at|ese)|for th(?:is|ese)|from th(?:is|ese)|in (?:this|these|other words|contrast|the same)|at (?:this|that) |on this |by this |like(?: this| these)|with this|despite th|first(?:ly)?,|second(?:ly)?,|third(?:ly)?,|finally|lastly|next,|elsewhere|in other (?:places|passages)|the (?:same|following|above|second|third|first) )|, (?:sin embargo|no obstante|por ejemplo|pues|por tanto),|^(?:como resultado|después de es|por es[ot]|en es[ot]|a pesar de es|finalmente|en cambio|por otro lado|lo mismo|al mismo|por ejemplo|primero,|segundo,|en otr[oa]s? (?:lugar|pasaje|parte)|se trata)|, (?:cependant|toutefois|en effet|par exemple|donc|en revanche),|^(?:en effet|par conséquent|après ce|pour ce(?:la|tte)|dans ce|à ce |malgré ce|enfin|ensuite|par ailleurs|en revanche|de même|le même|la même|par exemple|premièrement|deuxièmement|ailleurs|c['’](?:est|était)|il s['’]agi|ce(?:lui|lle|ux|lles)-ci)|^(?:在?很大程度上|相比之下|相反|结果|結果|最后|最後|首先|其次|同时|同時|总之|總之|除此之外|在此|从此|從此|因为这|因為這|由此|以上|以下|换句话说|換句話說|至于|至於|事实上|事實上|本段|本节|本節|本章|对此|對此|为此|為此|可見|可见|后来|後來|接下来|接下來|现在|現在|在?[别別][处處]|在其他)/iu

/** A Spanish sentence that begins with its verb has left its subject in the one before. */
const BEGINS_WITH_VERB =
  /^(?!María|Jericó|Sabiduría|Alegría)(?:\p{Lu}\p{Ll}+(?:ó|aba|aban|ía|ían|ieron|aron)|Fue|Fueron|Era|Eran|Hizo|Tuvo|Dijo|Vino|Puso|Quiso|Pudo|Estuvo)\s/u

export function standsAlone(sentence: string): boolean {
  return !LEANS.test(sentence) && !TURNS.test(sentence) && !BEGINS_WITH_VERB.test(sentence)
}

/** A question tells nothing. */
export const isQuestion = (sentence: string): boolean => /[?？][”’»」』）)\]"'\s]*$/.test(sentence)

/** What stands before a sentence and is no word of it: "=Saul was …", "2. Saul, the first king …". */
const BEFORE = /^(?:[=~†*#+•·–—-]+\s*|\d{1,2}[.)]\s+)+/

/** Residue that would look wrong inside a quotation: notes to the reader, lone references, */
const UNFIT =
  /’’|‘‘|^[“"«「][^”"»」]*[”"»」]\s*[:：]\s*(?:o|or|ou|或)(?!\p{Ll})|https?:|\bThose who take part:|\brc:\/\/|\s\+\s\p{Lu}|[:：]\s*(?:cp|cf|v)\.?$|\.--|:\s*\(?(?:1|1st|first(?:ly)?|a)[).]*$|^[^\p{L}\p{N}]*$|^\(?(?:see|cf\.?|cp\.|véase|ver|voir|参|參|见|見)\b[^.]*\.?$/iu
/** where there are brackets, empty or cut ones and parts of a list, */
const UNFIT_BRACKETS =
  /\(\s*(?:compare|see|cf\.)?\s*[;,]?\s*\)|（\s*）|\[\s*\]|^(?!.*[（(]1[）)]).*[（(][2-9][）)]|^(?!.*[（(]2[）)]).*[（(]1[）)]/iu
/** and where there are numbers, those of notes and of pages. */
const UNFIT_NUMBERS =
  /\p{L}[,;.]?\d+(?=[\s,;.]|$)|(?:见|見|参|參)第.{1,12}页|[:：]\s*(?:see|cf|cp|véase|ver|voir|参|參|见|見)\b[^\p{L}]*(?:\p{L}{1,4}\.? ?\d[^\p{L}]*)*$/iu
const BRACKET = /[([（]/
const DIGIT = /\d/

/** A sentence that sends to another note, which the reader has not before them: “publicano”: ver nota de estudio en 3.12. */
const SENDS_ON =
  /\bsee (?:also )?(?:the |my )?(?:study |theme |foot)?notes?\b|\bTheme Notes?\b|\b(?:ver|véase|vea) (?:también )?(?:las? )?notas?\b|\bvoir (?:aussi |également )?(?:les? |la )?notes?\b|(?:见|見|参|參|参考|參考)[^。，]{0,24}(?:[研註注][读讀释釋][^。，]{0,2}|[专專]文|主[题題]文章)|^(?:.{0,80}[:：]\s*)?[（(]?(?:(?:see|cf|cp|compare|véase|ver|voir|comparez|comparer)\b|参见|參見|[见見参參])[^\d]{0,24}\d/iu

/** What is left of a sentence without its references: “Esto cumple Os 11.1 (ver …)” says two words. */
const REFERENCES = /[（(][^）)]*[）)]|(?:[1-3]\s?)?\p{L}+\.?\s?\d+[.:]\d+(?:[\d.:,;–—\s-]*\d)?/gu
const HAN = /\p{Script=Han}/u
const ENOUGH_HAN = /(?:\p{Script=Han}\P{Script=Han}*){6}/u
const ENOUGH_WORDS = /(?:\p{L}+\P{L}+){3}\p{L}/u

function saysLittle(sentence: string): boolean {
  const hasReferences = DIGIT.test(sentence) || BRACKET.test(sentence)
  const own = hasReferences ? sentence.replace(REFERENCES, '') : sentence
  return !(HAN.test(own) ? ENOUGH_HAN : ENOUGH_WORDS).test(own)
}

/** Nothing but somebody else's words, as a note repeats the words that it is on. */
const IS_ALL_QUOTED = /^(?:“[^“”]*”|「[^「」]*」|«[^«»]*»|"[^"]*")[.。]?$/u

const OPEN_BRACKET = /[([（]/g
const CLOSE_BRACKET = /[)\]）]/g
const CLOSES = /[)\]）]/

const ENDS = /[.!?…。！？][”’»」』）)\]"']*$/
const TRAILS_OFF = /(?:…|\.{2,})\W*$/u

/** Straight marks come in twos, curved ones open before they close: a quotation that only ends here began elsewhere. */
export function hasPairedQuotes(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1
  return count('"') % 2 === 0 && count('“') === count('”') && count('«') === count('»')
}

export function isFit(sentence: string): boolean {
  return (
    ENDS.test(sentence) &&
    !TRAILS_OFF.test(sentence) &&
    (!(BRACKET.test(sentence) || CLOSES.test(sentence)) ||
      (hasPairedBrackets(sentence) && !UNFIT_BRACKETS.test(sentence))) &&
    !(DIGIT.test(sentence) && UNFIT_NUMBERS.test(sentence)) &&
    !UNFIT.test(sentence)
  )
}

const hasPairedBrackets = (sentence: string): boolean =>
  (sentence.match(OPEN_BRACKET)?.length ?? 0) === (sentence.match(CLOSE_BRACKET)?.length ?? 0)

/** May a sentence be quoted by itself? Whole, standing alone, and telling a reader something. */
function maySpeak(sentence: string): boolean {
  const isWhole = isFit(sentence) && hasPairedQuotes(sentence) && !/^\p{Ll}/u.test(sentence)
  return isWhole && standsAlone(sentence) && !isQuestion(sentence) && isForReaders(sentence)
}

const isForReaders = (sentence: string): boolean =>
  !SENDS_ON.test(sentence) &&
  !IS_ALL_QUOTED.test(sentence) &&
  !saysLittle(sentence) &&
  !isOnGrammar(sentence) &&
  !speaksToTranslators(sentence)

/** The opening of a text: its first sentence or two that may be quoted, as long as they fit. */
export function opening(text: string, length: Length, sentences = 2): Span | undefined {
  const spans = sentencesOf(text)
  const first = spans.findIndex((span) => {
    const sentence = text.slice(span.start, span.end)
    return sentence.length >= length.least && isFit(sentence) && !isQuestion(sentence)
  })
  if (first < 0 || first > 2) return undefined
  return grow(text, spans, first, length, sentences)
}

/** A note's lemma, the words of the verse that it explains: "Cain's brother Abel: The name …". */
const LEMMA =
  /^(?:["“「«][^"”」»]{1,60}["”」»]|[^.!?。！？:：;；(（]{1,60}?)\s?[:：—]\s*(?=[\p{Lu}\p{Script=Han}"“「«¿¡])/u

/** The sentences of a text, each without what stands before its first word. */
function sentencesOf(text: string): Span[] {
  const sentences = splitSentences(text)
  step(sentences.length)
  return sentences.map(({ start, end }) => {
    const sign = BEFORE.exec(text.slice(start, end))?.[0].length ?? 0
    return { start: start + sign, end }
  })
}

/** A note's sentence without its lemma, where it says as much without it. */
function afterLemma(text: string, span: Span): Span {
  const sentence = text.slice(span.start, span.end)
  const lemma = LEMMA.exec(sentence)?.[0].length ?? 0
  const rest = sentence.slice(lemma)
  return lemma > 0 && standsAlone(rest) && rest.length > 12 ? { start: span.start + lemma, end: span.end } : span
}

/** A sentence that may be quoted by itself, and the same with what follows it in its paragraph. */
export type Excerpt = { readonly sentence: Span; readonly whole: Span }

/** Sentences beyond this one are not looked at, nor what is so far from the beginning that some sixty stand before it. */
const MOST = 60
const FARTHEST = 12_000

/** Texts whose excerpts are remembered, for each length that is asked for. */
const KEPT = 100
const known = new Map<string, (text: string) => readonly Excerpt[]>()

/** All sentences of a text that may be quoted by themselves, each with what follows it as long as it fits. */
export function excerptsOf(text: string, length: Length, sentences = 2): readonly Excerpt[] {
  const key = `${length.least} ${length.most} ${sentences}`
  const excerpts = known.get(key) ?? recently(KEPT, (one: string) => findExcerpts(one, length, sentences))
  known.set(key, excerpts)
  return excerpts(text)
}

function findExcerpts(text: string, length: Length, sentences: number): readonly Excerpt[] {
  const isCut = text.length > FARTHEST
  const spans = sentencesOf(isCut ? text.slice(0, FARTHEST) : text).slice(0, isCut ? -1 : undefined)
  return spans.slice(0, MOST).flatMap((span, i) => {
    const sentence = afterLemma(text, span)
    const size = sentence.end - sentence.start
    if (size < length.least || size > length.most) return []
    if (!maySpeak(text.slice(sentence.start, sentence.end))) return []
    return [{ sentence, whole: grow(text, spans.with(i, sentence), i, length, sentences) ?? sentence }]
  })
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
  let best: { span: Span; share: number; score: number } | undefined
  for (const [i, { sentence, whole }] of excerptsOf(text, length, sentences).entries()) {
    const words = text.slice(sentence.start, sentence.end)
    if (!pleases(words)) continue
    const share = covered(wanted, wordsOf(words, language))
    // Of two that say the same, the earlier and the shorter.
    const score = share - i * 0.004 - (words.length / length.most) * 0.03
    const isWhole = pleases(text.slice(whole.start, whole.end))
    if (!best || score > best.score) best = { span: isWhole ? whole : sentence, share, score }
  }
  return best && { span: best.span, share: best.share }
}

/** The sentence at `at`, with those that follow it in its paragraph as long as they fit and lean on it. */
function grow(text: string, spans: readonly Span[], at: number, length: Length, most: number): Span | undefined {
  const first = spans[at]
  if (!first || first.end - first.start > length.most) return undefined
  let end = first.end
  for (let next = at + 1; next < spans.length && next - at < most; next += 1) {
    const span = spans[next]!
    const sentence = text.slice(span.start, span.end)
    const gap = text.slice(end, span.start)
    const follows =
      (gap === '' ? !/^\p{Lu}/u.test(sentence) : /^ +$/.test(gap)) && span.end - first.start <= length.most
    if (!follows || !isFit(sentence) || !hasPairedQuotes(sentence) || isQuestion(sentence) || !isForReaders(sentence))
      break
    end = span.end
  }
  return { start: first.start, end }
}
