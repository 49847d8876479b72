import type { Intent } from '../../question/intent.ts'
import { isTold } from '../asked/told.ts'
import { asksYesOrNo } from '../asked/yes-or-no.ts'
import { isCalledSo } from '../concerns/concerns.ts'
import type { Desk } from '../desk.ts'
import type { Found } from '../passages/passages.ts'
import { MEANT, personsOf, presence } from '../passages/persons.ts'
import { isKinUnknown } from '../passages/relatives.ts'
import { readPassage } from '../quoting.ts'
import { isOnScene, sceneOf } from '../scene.ts'
import { wordsOfVerses } from '../verse-words.ts'
import type { Concept } from './concepts.ts'
import { asksDetail, lacksDetail } from './details.ts'
import { isOnOthers } from './others.ts'
import { conceptsNamed, speaksOfAll } from './spoken-of.ts'

/** What became of a question's premise among the passages found. */
export type Premise = {
  /** The one that tells what is taken for granted first, if it was not so already. */
  readonly passages: readonly Found[]
  /** None of them tells it. */
  readonly isUntold: boolean
  /** Several persons, things and deeds are named, and all are told in one place: it is found, whatever words it was looked for by. */
  readonly isSpokenOf: boolean
}

/** Nothing is to be weighed. */
export const granted = (passages: readonly Found[]): Premise => ({ passages, isUntold: false, isSpokenOf: false })

/** So many things named together meet by chance in few places. */
const SEVERAL = 2

/** Passages that may tell what is asked, though another fits better. */
const OTHERS = 3

/**
 * Does a question take for granted what is told nowhere? "Why did Gideon keep peacocks?" finds Gideon easily, and no
 * peacock with him. Judged in all editions that the reader's language and English have: by the things and deeds that the
 * question names, the age or looks that it asks for, the kin that nobody is known to have had.
 */
export async function weighPremise(desk: Desk, passages: readonly Found[]): Promise<Premise> {
  const [main] = passages
  const { intent } = desk.understood
  // « Comment Esther a-t-elle apprivoisé un léopard ? » is worded as advice is asked for.
  const isAsked = ON_WHAT_IS_THERE.has(intent) || (intent === 'practical' && desk.doers.length > 0)
  if (!main || !isAsked) return granted(passages)
  if (!isOnScene(desk, main.pericope) && !speaksOfAll(desk, main, conceptsNamed(desk, 'world')))
    return { passages, isUntold: true, isSpokenOf: false }
  if (!asksAfterTold(desk)) return granted(passages)
  const named = conceptsNamed(desk, 'told')
  const isSeveral = named.length > 0 && named.length + desk.doers.length >= SEVERAL
  if (await grants(desk, main, named)) return { passages, isUntold: false, isSpokenOf: isSeveral }
  const isElsewhere = named.length > 0 || asksDetail(desk) || isOnOthers(desk, main)
  const others = isElsewhere ? passages.slice(1, OTHERS) : []
  for (const other of others) {
    if (isOnAll(desk, other) && (await grants(desk, other, named))) {
      return { passages: [other, ...passages.filter((one) => one !== other)], isUntold: false, isSpokenOf: true }
    }
  }
  return { passages, isUntold: true, isSpokenOf: false }
}

/** Does a passage tell what the question takes for granted, as far as that can be told? */
async function grants(desk: Desk, found: Found, named: readonly Concept[]): Promise<boolean> {
  // Of a scene that is known it has been weighed already, with the other places that tell it.
  const isKnown = isOnScene(desk, found.pericope)
  if (isKnown && sceneOf(desk)?.isOfKind) return true
  const isTold = isKnown || (!isOnOthers(desk, found) && speaksOfAll(desk, found, named))
  return isTold && !lacksDetail(desk, found) && !(await isKinUnknown(desk, found.pericope))
}

/** Is it on everybody whom the question names, or does what is asked go by a name of its own? */
const isOnAll = (desk: Desk, { pericope }: Found): boolean => {
  if (isCalledSo(desk.understood.question.text, pericope)) return true
  const persons = personsOf(desk).filter(({ isPerson }) => isPerson)
  const words = wordsOfVerses(readPassage(desk, pericope)?.verses ?? [], desk.locale)
  return persons.length > 0 && persons.every((one) => presence(one, pericope, words) >= MEANT)
}

/** What is told of those whom a question names; of "Was Mary Magdalene a prostitute?" it is asked whether it is told. */
const asksAfterTold = (desk: Desk): boolean =>
  (isTold(desk) || desk.doers.length > 0) &&
  !desk.understood.question.text.split(/(?<=[?？])(?=.)/u).some((sentence) => asksYesOrNo(sentence))

/** Intents that ask what is told or written; what something means or what to do is asked of anything. */
const ON_WHAT_IS_THERE: ReadonlySet<Intent> = new Set([
  'event',
  'person',
  'place',
  'list',
  'thing',
  'find',
  'background',
  'topic',
])
