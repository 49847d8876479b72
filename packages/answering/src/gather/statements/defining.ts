import type { Span } from '../../citing/splitting.ts'
import { fold } from '../../understand/fold.ts'
import { wordsOf } from '../answer-context.ts'
import { type Excerpt, excerptsOf, type Length } from '../excerpts/excerpt.ts'

// Both read folded text: no capitals, no accents, simplified characters, plain marks.

/** How a sentence says what something is, behind the word for it: "Grace is …", 「恩典是指…」; not of something of it: 「恩典的目的是…」. */
const SAYS =
  /^"?(?!的)[^.,;]{0,24}?(?:\b(?:is|are|was|were|means?|refers? to|describes?|denotes?|es|son|era|eran|fue|fueron|significa|se refiere|consiste|est|sont|etait|etaient|fut|signifie|designe|fait reference|se refere|s'applique)\b|是|指|即|意思|意为|意味|就是|乃)/

/** What may stand before the word that is defined: "The term “…", « Le mot « … », 「所謂…」. */
const BEFORE =
  /^(?:in the bible, |en la biblia, |dans la bible, |在圣经[中里],?)?["']?\s?(?:the |an? |el |la |los |las |unas? |les? |l'|une |所谓)?(?:term |word |phrase |termino |palabra |terme |mot )?["']?\s?$/

/** What only tells where a word comes from, or which word another edition has. */
const ETYMOLOGY =
  /^["“«「]?(?:a |the |an? \p{L}+ )?(?:names?|word|spelling|title|king james|kjv|nombre|prénom|nom|forme|variante)(?!\p{L})|^(?:same as|see |\p{L}+, the (?:greek|hebrew) |\(heb\. |\(gr\. |greek|hebrew|heb\.|gr\.)|^.{0,30}(?:meaning “|means “|means ['‘]|significa|signifiant)|希伯來文|希伯来文|希臘文|希腊文/iu

/** "Benaiah was the name of several men in the Old Testament." */
const BORNE_BY_SEVERAL =
  /\b(?:name|nombre|nom)\b.{0,12}\b(?:of|for|to|by|de) (?:several|two|three|four|five|six|seven|many|various|a number|at least|varios|dos|tres|cuatro|plusieurs|deux|trois|quatre)\b|\b(?:several|two|three|four|many|varios|dos|tres|cuatro|plusieurs|deux|trois|quatre) (?:different )?(?:men|people|persons|women|hombres|personas|mujeres|hommes|personnes|femmes)\b.{0,25}\b(?:name|named|called|nombre|llamad[oa]s|nom|nommee?s|appelee?s)\b/

/** Does a sentence say what something is: is the word for it its subject? */
export function isDefining(sentence: string, term: string): boolean {
  const [text, word] = [fold(sentence.slice(0, term.length + LONGEST)).text, fold(term).text]
  const at = text.indexOf(word)
  return at >= 0 && BEFORE.test(text.slice(0, at)) && SAYS.test(text.slice(at + word.length))
}

/** Characters beside the word itself within which a sentence says that it defines it. */
const LONGEST = 60

/**
 * What speaks for a sentence: it says what the thing is; it opens a dictionary's entry, or an article; it is on
 * the thing; it tells where a name comes from; only whose child somebody is; hardly anything; it stands far down.
 */
const WEIGHT = {
  says: 0.5,
  opensEntry: 0.95,
  opensArticle: 0.3,
  on: 0.4,
  etymology: -0.8,
  kin: -0.9,
  empty: -1.5,
  later: -0.03,
}

/** "Benaiah: son of Jehoiada; father of Ammizabad." "A man living at the time of the New Testament." */
const KIN =
  /^[^:]{2,40}: (?:son|daughter|father|mother|husband|wife|brother|sister) of |^A (?:wo)?man(?: of the tribe of \w+)? living at /

/** Where an article goes on after a first line that only tells whose child somebody is. */
function afterKin(text: string): number {
  const line = text.indexOf('\n\n')
  return line > 0 && KIN.test(text.slice(0, line)) ? line + 2 : 0
}

/** "Deborah is named in Scripture." says nothing of her; nor do fewer new words. */
const EMPTY = /^.{2,40} is (?:named|mentioned) in Scripture\.$/
const LEAST_NEW = 2

/** A number or a sign may stand before the first word. */
const OPENING = 4

/** The best sentence or two of an entry, or of a part of it, to say what its headword is; with how good they are. */
export function definingExcerpt(
  text: string,
  headword: string,
  language: string,
  length: Length,
  isEntry: boolean,
  part: Span = { start: afterKin(text), end: text.length },
): { readonly excerpt: Excerpt; readonly worth: number } | undefined {
  const subject = wordsOf(headword, language)
  const shifted = ({ start, end }: Span): Span => ({ start: start + part.start, end: end + part.start })
  const excerpts = excerptsOf(text.slice(part.start, part.end), length).slice(0, 15)
  let best: { excerpt: Excerpt; worth: number } | undefined
  for (const [i, found] of excerpts.entries()) {
    const excerpt = { sentence: shifted(found.sentence), whole: shifted(found.whole) }
    const sentence = text.slice(excerpt.sentence.start, excerpt.sentence.end)
    const all = wordsOf(text.slice(excerpt.whole.start, excerpt.whole.end), language)
    const words = wordsOf(sentence, language)
    const worth =
      (isDefining(sentence, headword) ? WEIGHT.says : 0) +
      (found.sentence.start <= OPENING ? (isEntry ? WEIGHT.opensEntry : WEIGHT.opensArticle) : 0) +
      (subject.size > 0 ? (WEIGHT.on * subject.intersection(words).size) / subject.size : 0) +
      (ETYMOLOGY.test(sentence) ? WEIGHT.etymology : 0) +
      (KIN.test(sentence) ? WEIGHT.kin : 0) +
      (BORNE_BY_SEVERAL.test(fold(sentence).text) ? WEIGHT.empty : 0) +
      (EMPTY.test(sentence) || all.difference(subject).size < LEAST_NEW ? WEIGHT.empty : 0) +
      WEIGHT.later * i
    if (!best || worth > best.worth) best = { excerpt, worth }
  }
  return best
}
