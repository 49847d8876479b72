import type { Tongue } from '../../../question/tongue.ts'
import { SITUATIONS, type Situation } from '../situations-table.ts'
import { TOLD as EN } from './en.ts'
import { TOLD as ES } from './es.ts'
import { TOLD as FR } from './fr.ts'
import { TOLD as ZH } from './zh.ts'

const TOLD: Readonly<Record<Tongue, string>> = { en: EN, es: ES, fr: FR, zh: ZH }

/**
 * How people tell each situation in a tongue. One text a tongue, and not 6,000 strings, which would stay in memory for good:
 * it is read once, and only what its words tell is kept.
 */
export function readTold(tongue: Tongue): ReadonlyMap<Situation, readonly string[]> {
  const told = new Map<Situation, readonly string[]>()
  for (const part of TOLD[tongue].split(/^# /m).slice(1)) {
    const [id, ...sentences] = part.trim().split('\n')
    if (!isSituation(id)) throw new Error(`no such situation: ${id}`)
    told.set(id, sentences)
  }
  return told
}

const isSituation = (id = ''): id is Situation => Object.hasOwn(SITUATIONS, id)
