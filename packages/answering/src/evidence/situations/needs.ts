import { overlaps, type Passage } from '@berea/scripture'
import { fold } from '../../question/fold.ts'
import { findMentions } from '../../question/lexicon/lexicon.ts'
import type { Understood } from '../../question/question.ts'
import { tongueOf } from '../../question/tongue.ts'
import { readPassages } from '../references.ts'
import { NEED_SIGNS } from './need-signs.ts'
import { NEEDS, type Need } from './needs-table.ts'
import { recognise } from './situations.ts'
import type { Situation } from './situations-table.ts'
import { tellsOfOwn, tellsOfSelf } from './tells-of-own.ts'

/** From so many telling words on a situation may be meant: enough to hold something back, too few to answer by. */
const MAY_BE = 3.2

const KINDS = Object.keys(NEEDS) as Need[]

/** What is no place stops the start: nobody shall be shown something for a slip of the pen. */
function readPlaces(references: string): readonly Passage[] {
  const written = references.split(';').filter((reference) => reference.trim() !== '')
  const passages = readPassages(references)
  if (passages.length !== written.length) throw new Error(`no such place among ${references}`)
  return passages
}

const read = new Map<Need, { readonly turnTo: readonly Passage[]; readonly notHere: readonly Passage[] }>(
  KINDS.map((need) => {
    const { notHere, turnTo = '' }: { readonly notHere: string; readonly turnTo?: string } = NEEDS[need]
    return [need, { turnTo: readPlaces(turnTo), notHere: readPlaces(notHere) }]
  }),
)

/** What a danger that was heard says of the need, where nothing else does. */
const OF_DANGER: Readonly<Record<string, readonly Need[]>> = {
  abuse: ['fearOfSpouse', 'hurtAtHome', 'abused'],
  child: ['hurtAtHome', 'abused'],
  'self-harm': ['mind', 'suicideLoss'],
  suicide: ['suicideLoss', 'bereaved'],
  unnamed: ['mind'],
}

const known = new WeakMap<Understood, Needs>()

type Needs = {
  /** Of these somebody says the words. */
  readonly said: readonly Need[]
  /** These may be meant: nothing of what is not here for them is shown. */
  readonly possible: readonly Need[]
}

const NONE: Needs = { said: [], possible: [] }

/** What need somebody tells of, in their own life: `my husband drinks and yells at me` → fearOfSpouse. */
function needsOf(understood: Understood): Needs {
  const needs = known.get(understood) ?? findNeeds(understood)
  known.set(understood, needs)
  return needs
}

function findNeeds(understood: Understood): Needs {
  const { question, locale, matter = '' } = understood
  const tongue = tongueOf(locale)
  const { text, original } = fold(question.text)
  // 大卫的妻子 is nobody's own wife.
  const isOnSomebody = () => findMentions(text, tongue, original).some(({ field }) => field === 'person')
  if (!tellsOfSelf(understood) && !(tellsOfOwn(understood) && !isOnSomebody())) return NONE
  const said = KINDS.filter((need) => NEED_SIGNS[need]?.[tongue].test(text))
  const { likeliest = [] } = recognise(text, tongue) ?? {}
  const situations = likeliest.filter(({ score }) => score >= MAY_BE).map(({ situation }) => situation)
  const told = KINDS.filter((need) => situations.some((one) => isOf(need, one)))
  const [kind, danger = ''] = matter.split('.')
  const heard = kind === 'danger' || kind === 'care' ? (OF_DANGER[danger] ?? []) : []
  return { said, possible: [...new Set<Need>(['anyone', ...said, ...told, ...heard])] }
}

const isOf = (need: Need, situation: Situation): boolean =>
  (NEEDS[need].situations as readonly Situation[]).includes(situation)

/** Passages that are not held out to this asker; who names a passage is shown it. */
export function isNotHere(understood: Understood): (passage: Passage) => boolean {
  const withheld = needsOf(understood).possible.flatMap((need) => read.get(need)!.notHere)
  if (withheld.length === 0) return () => false
  return (passage) =>
    withheld.some((one) => overlaps(one, passage)) && !understood.passages.some((one) => overlaps(one, passage))
}

/** What is opened first for the needs that somebody says, those of each in turns. */
export function turnToInNeed(understood: Understood): readonly Passage[] {
  const [first = [], ...others] = needsOf(understood)
    .said.map((need) => read.get(need)!.turnTo)
    .filter((passages) => passages.length > 0)
  const chosen: Passage[] = []
  for (const passage of [...first, ...others.flat()]) {
    if (!chosen.some((one) => overlaps(one, passage))) chosen.push(passage)
  }
  const isWithheld = isNotHere(understood)
  return chosen.filter((passage) => !isWithheld(passage))
}

/** Needs of which nobody tells without a word of care beside the answer. */
const CARED_FOR: ReadonlyMap<Need, string> = new Map([
  ['hurtAtHome', 'care.child'],
  ['abused', 'care.abuse'],
  ['fearOfSpouse', 'care.abuse'],
])

const IS_HEARD = /^(?:danger|care)\./

/** Drink, shouting or fear at home is answered with a word of care at the least, and is never the day's business. */
export function withCare(understood: Understood): Understood {
  if (IS_HEARD.test(understood.matter ?? '')) return understood
  const { said } = needsOf(understood)
  const care = [...CARED_FOR].find(([need]) => said.includes(need))?.[1]
  if (care === undefined) return understood
  return { ...understood, matter: care, intent: understood.intent === 'outside' ? 'practical' : understood.intent }
}
