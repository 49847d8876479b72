import type { Section } from '@berea/library'
import { findReferences, overlaps, type Passage } from '@berea/scripture'
import { fold } from '../../understand/fold.ts'
import { tells } from '../../understand/wanted.ts'
import { type AnswerContext, covered } from '../answer-context.ts'
import type { Found } from '../passages/passages.ts'
import { isDeed } from '../telling-verses/deeds.ts'

/** Of what is asked beside the names, what is told of somewhere else must tell so much. */
const ON_ITS_OWN = 0.6
const WITHOUT_NAMES = 0.9

type Sentence = { readonly section: Section; readonly text: string; readonly words: ReadonlySet<string> }

/**
 * Is a sentence about what was asked, and not about another deed of the same people? It stands with the passage that
 * was found or refers to it; or it refers to none and says so much by itself, with the names of all who are asked about.
 */
export function isAboutIt(context: AnswerContext, sentence: Sentence, { pericope, parallels }: Found): boolean {
  const places = [pericope, ...parallels.map((parallel) => parallel.pericope)]
  const [place] = sentence.section.passages
  if (place && places.some((one) => overlaps(one, place))) return takesUp(context, sentence)
  const cited = findReferences(sentence.text, { locale: context.locale }).flatMap(({ passages }) => passages)
  if (cited.length === 0) return !isOnSomebodyElse(sentence.section, places) && tellsAlone(context, sentence)
  return cited.some((passage) => places.some((one) => overlaps(one, passage)))
}

/** An article that refers to so many places, and to none of those found, is about another of the same name. */
const MANY = 3

function isOnSomebodyElse({ passages, mentions = [] }: Section, places: readonly Passage[]): boolean {
  const own = [...passages, ...mentions]
  return own.length >= MANY && !own.some((place) => places.some((one) => overlaps(one, place)))
}

/** With the passage stands much that nobody asked: of how Goliath died his bronze greaves tell nothing. */
function takesUp(context: AnswerContext, { text, words }: Sentence): boolean {
  const { wanted } = context
  return !words.isDisjointFrom(context.matter) || isDeed(context, text) || (wanted !== undefined && tells(wanted, text))
}

/**
 * A name is looked for as it is written: to an analyser «Judas» and «Judá» are one word. Where nobody is named,
 * all must be told; and a number is believed only where it belongs.
 */
function tellsAlone({ doers, matter, wanted }: AnswerContext, { text, words }: Sentence): boolean {
  const told = covered(matter, words)
  if (doers.length === 0) return told >= WITHOUT_NAMES && wanted !== 'number'
  const written = fold(text).text
  return told >= ON_ITS_OWN && doers.every(({ name }) => written.includes(name))
}
