import { fromKnowledge, type Need } from '@berea/knowledge'
import { overlaps, type Passage } from '@berea/scripture'
import { fold } from '../../understand/fold.ts'
import { findMentions } from '../../understand/lexicon/lexicon.ts'
import type { Understood } from '../../understand/question.ts'
import { fromPatterns, inEachTongue } from '../../understand/special-cases/cue.ts'
import { TONGUES, tongueOf } from '../../understand/tongue.ts'
import { readPassages } from '../references.ts'
import { classifySituation } from './situations.ts'
import { tellsOfOwn, tellsOfSelf } from './tells-of-own.ts'

/** From so many telling words on a situation may be meant: enough to hold something back, too few to answer by. */
const MAY_BE = 3.2

type Places = { readonly turnTo: readonly Passage[]; readonly notHere: readonly Passage[] }

/** What a danger that was heard says of the need, where nothing else does. */
const OF_DANGER: Readonly<Record<string, readonly string[]>> = {
  abuse: ['fear-of-spouse', 'hurt-at-home', 'abused'],
  child: ['hurt-at-home', 'abused'],
  'self-harm': ['mind', 'suicide-loss'],
  suicide: ['suicide-loss', 'bereaved'],
  unnamed: ['mind'],
}

const known = new WeakMap<Understood, Needs>()

type Needs = {
  /** Of these somebody says the words. */
  readonly said: readonly string[]
  /** These may be meant: nothing of what is not here for them is shown. */
  readonly possible: readonly string[]
}

const NONE: Needs = { said: [], possible: [] }

/** What need somebody tells of, in their own life: `my husband drinks and yells at me` → fear-of-spouse. */
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
  const kinds = [...needs().keys()]
  const words = said()[tongue]
  const told = kinds.filter((need) => words.get(need)?.test(text))
  const { likeliest = [] } = classifySituation(text, tongue) ?? {}
  const situations = likeliest.filter(({ score }) => score >= MAY_BE).map(({ situation }) => situation.id)
  const meant = kinds.filter((need) => situations.some((id) => needs().get(need)!.situations.includes(id)))
  const [kind, danger = ''] = matter.split('.')
  const heard = kind === 'danger' || kind === 'care' ? (OF_DANGER[danger] ?? []) : []
  return { said: told, possible: [...new Set(['anyone', ...told, ...meant, ...heard])] }
}

/** Passages that are not held out to this asker; who names a passage is shown it. */
export function isNotHere(understood: Understood): (passage: Passage) => boolean {
  const withheld = needsOf(understood).possible.flatMap((need) => needs().get(need)!.notHere)
  if (withheld.length === 0) return () => false
  return (passage) =>
    withheld.some((one) => overlaps(one, passage)) && !understood.passages.some((one) => overlaps(one, passage))
}

/** What is opened first for the needs that somebody says, those of each in turns. */
export function turnToInNeed(understood: Understood): readonly Passage[] {
  const [first = [], ...others] = needsOf(understood)
    .said.map((need) => needs().get(need)!.turnTo)
    .filter((passages) => passages.length > 0)
  const chosen: Passage[] = []
  for (const passage of [...first, ...others.flat()]) {
    if (!chosen.some((one) => overlaps(one, passage))) chosen.push(passage)
  }
  const isWithheld = isNotHere(understood)
  return chosen.filter((passage) => !isWithheld(passage))
}

/** Needs of which nobody tells without a word of care beside the answer. */
const CARED_FOR: ReadonlyMap<string, string> = new Map([
  ['hurt-at-home', 'care.child'],
  ['abused', 'care.abuse'],
  ['fear-of-spouse', 'care.abuse'],
])

const NAMED_HERE = ['anyone', ...Object.values(OF_DANGER).flat(), ...CARED_FOR.keys()]

/** By what words each need is said, by its id. */
const said = fromPatterns('needs', (_, all) =>
  inEachTongue((tongue) => new Map(all[tongue].map(({ head, needed }) => [head, new RegExp(needed.join('|'))]))),
)

/** Records by id. A need that is named in the code and has no record is a mistake of ours: nobody shall be shown something for it. */
const needs = fromKnowledge(({ need: all }) => {
  const records = new Map<string, Need & Places>(
    all.map((need) => [
      need.id,
      { ...need, turnTo: need['turn-to'].flatMap(readPassages), notHere: need['not-here'].flatMap(readPassages) },
    ]),
  )
  const missing = [...NAMED_HERE, ...TONGUES.flatMap((tongue) => [...said()[tongue].keys()])].filter(
    (id) => !records.has(id),
  )
  if (missing.length > 0) throw new Error(`no such need: ${missing.join(', ')}`)
  return records
})

const IS_HEARD = /^(?:danger|care)\./

/** Drink, shouting or fear at home is answered with a word of care at the least, and is never the day's business. */
export function withCare(understood: Understood): Understood {
  if (IS_HEARD.test(understood.matter ?? '')) return understood
  const { said } = needsOf(understood)
  const care = [...CARED_FOR].find(([need]) => said.includes(need))?.[1]
  if (care === undefined) return understood
  return { ...understood, matter: care, intent: understood.intent === 'outside' ? 'practical' : understood.intent }
}
