import { type Knowledge, LANGUAGES, type Language, type OwnRecord, ownRecords, ownText } from '@berea/knowledge'
import type { Shelf } from '../index/shelf.ts'
import { recently } from '../recent.ts'
import type { Work } from '../sections/section.ts'
import { OWN_WORK, ownSection } from './own-section.ts'
import { ownShelf } from './own-shelf.ts'

export type OwnWork = {
  /** Changes with every change of a record. */
  readonly version: string
  readonly work: Work
  readonly records: readonly OwnRecord[]
  readonly shelf: Shelf
  /** A record's place in the reading order of its language. */
  orderOf(record: number, language: Language): number
  recordOf(order: number): { readonly record: number; readonly language: Language }
}

const made = new WeakMap<Knowledge, OwnWork>()

/**
 * The records as a work of the library: a section for each record and language, language by language. It is made from
 * memory, so that what an editor mends is there with the next start, and no part of the library is built anew. Texts
 * stand as they are written: `{god}` is worded for a reader when it is shown (`fillPlaceholders`).
 */
export function ownWork(knowledge: Knowledge): OwnWork {
  const known = made.get(knowledge)
  if (known) return known
  const records = ownRecords(knowledge.records)
  const orderOf = (record: number, language: Language) => LANGUAGES.indexOf(language) * records.length + record
  const recordOf = (order: number) => ({
    record: order % records.length,
    language: LANGUAGES[Math.floor(order / records.length)]!,
  })
  const sectionAt = (order: number) => {
    const { record, language } = recordOf(order)
    return ownSection(records[record]!, language, order)
  }
  const own = { version: knowledge.version, work: workOf(records), records, orderOf, recordOf }
  const whole = { ...own, shelf: ownShelf(records, recently(KEPT, sectionAt)) }
  made.set(knowledge, whole)
  return whole
}

/** One answer reads the same few several times. */
const KEPT = 200

const workOf = (records: readonly OwnRecord[]): Work => ({
  id: OWN_WORK,
  title: 'Berea’s handbook',
  language: 'mul',
  kind: 'own',
  tradition: 'ecumenical',
  licence: 'CC BY 4.0',
  tier: 'core',
  characters: records.reduce(
    (sum, record) => sum + LANGUAGES.reduce((own, language) => own + ownText(record, language).text.length, 0),
    0,
  ),
})
