import {
  type Knowledge,
  keepMade,
  LANGUAGES,
  type Language,
  type OwnRecord,
  ownRecords,
  ownText,
} from '@berea/knowledge'
import type { AnalysedLanguage } from '../analysis/analyse.ts'
import type { Shelf } from '../index/shelf.ts'
import { recently } from '../recent.ts'
import type { Work } from '../sections/section.ts'
import { OWN_WORK, ownSection } from './own-section.ts'
import { ownShelf } from './own-shelf.ts'
import { type OwnWays, ownWays } from './own-units.ts'
import { type WordIndex, wordIndex } from './own-words.ts'

export type OwnWork = {
  /** Changes with every change of a record. */
  readonly version: string
  readonly work: Work
  readonly records: readonly OwnRecord[]
  readonly shelf: Shelf
  /** Every way to every record; made when it is first asked for, and kept beside the records. */
  ways(): OwnWays
  /** The places of the ways to one record. */
  waysTo(record: number): readonly number[]
  /** Their words in one language; made when they are first asked for. */
  words(language: AnalysedLanguage): WordIndex
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
  let ways: OwnWays | undefined
  const words = new Map<AnalysedLanguage, WordIndex>()
  let to: ReadonlyMap<number, readonly number[]> | undefined
  const whole: OwnWork = {
    ...own,
    shelf: ownShelf(records, recently(KEPT, sectionAt)),
    ways() {
      ways ??= keepMade('ways', knowledge, MADE_BY, () => ownWays(own))
      return ways
    },
    waysTo(record) {
      to ??= Map.groupBy(whole.ways().ways.keys(), (way) => whole.ways().ways[way]!.record)
      return to.get(record) ?? []
    },
    words(language) {
      const index = words.get(language) ?? wordIndex(whole.ways(), language)
      words.set(language, index)
      return index
    },
  }
  made.set(knowledge, whole)
  return whole
}

/** What the ways to the records are made by. */
const MADE_BY = ['.', '../meaning', '../analysis'].map((folder) => new URL(folder, import.meta.url))

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
