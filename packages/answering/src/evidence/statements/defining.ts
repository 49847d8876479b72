import { fold } from '../../question/fold.ts'
import { wordsOf } from '../desk.ts'
import { type Excerpt, excerptsOf, type Length } from '../excerpts/excerpt.ts'

// Both read folded text: no capitals, no accents, simplified characters, plain marks.

/** How a sentence says what something is, behind the word for it: "Grace is …", 「恩典是指…」; not of something of it: 「恩典的目的是…」. */
const SAYS =
  /^"?(?!的)[^.,;]{0,24}?(?:\b(?:is|are|was|were|means?|refers? to|describes?|denotes?|es|son|era|eran|fue|fueron|significa|se refiere|consiste|est|sont|etait|etaient|fut|signifie|designe|fait reference|se refere|s'applique)\b|是|指|即|意思|意为|意味|就是|乃)/

/** What may stand before the word that is defined: "The term “…", « Le mot « … », 「所謂…」. */
const BEFORE =
  /^["']?\s?(?:the |an? |el |la |los |las |unas? |les? |l'|une |所谓)?(?:term |word |phrase |termino |palabra |terme |mot )?["']?\s?$/

/** What only tells where a word comes from, or which word another edition has. */
const ETYMOLOGY =
  /^["“«「]?(?:a |the |an? \p{L}+ )?(?:names?|word|spelling|title|king james|kjv|nombre|prénom|nom|forme|variante)(?!\p{L})|^(?:same as|see |of the sun|greek|hebrew|heb\.|gr\.)|^.{0,30}(?:meaning “|means “|means ['‘]|significa|signifiant)|希伯來文|希伯来文|希臘文|希腊文/iu

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
 * the thing; it tells where a name comes from; it tells hardly anything; it stands far down.
 */
const WEIGHT = { says: 0.5, opensEntry: 0.95, opensArticle: 0.3, on: 0.4, etymology: -0.8, empty: -1.5, later: -0.03 }

/** "Deborah is named in Scripture." says nothing of her. */
const LEAST_NEW = 3

/** A number or a sign may stand before the first word. */
const OPENING = 4

/** The best sentence or two of an entry to say what its headword is; with how good they are. */
export function definingExcerpt(
  text: string,
  headword: string,
  language: string,
  length: Length,
  isEntry: boolean,
): { readonly excerpt: Excerpt; readonly worth: number } | undefined {
  const subject = wordsOf(headword, language)
  let best: { excerpt: Excerpt; worth: number } | undefined
  for (const [i, excerpt] of excerptsOf(text, length).slice(0, 15).entries()) {
    const sentence = text.slice(excerpt.sentence.start, excerpt.sentence.end)
    const words = wordsOf(sentence, language)
    const worth =
      (isDefining(sentence, headword) ? WEIGHT.says : 0) +
      (excerpt.sentence.start <= OPENING ? (isEntry ? WEIGHT.opensEntry : WEIGHT.opensArticle) : 0) +
      (subject.size > 0 ? (WEIGHT.on * subject.intersection(words).size) / subject.size : 0) +
      (ETYMOLOGY.test(sentence) ? WEIGHT.etymology : 0) +
      (words.difference(subject).size < LEAST_NEW ? WEIGHT.empty : 0) +
      WEIGHT.later * i
    if (!best || worth > best.worth) best = { excerpt, worth }
  }
  return best
}
