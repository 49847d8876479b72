import type { Block, Sentence } from '../compose/draft.ts'
import { paragraph, type SentenceWriter } from '../compose/sentence-writer.ts'
import { type Bearing, SORTS, type Sort, type Weighed } from './weigh.ts'

/** What a model makes of a statement: how some of the passages stand to it, by their place, and whether it stands. */
export type Judgement = { readonly sorts: ReadonlyMap<number, Sort>; readonly sentence: Sentence }

/** A statement, whether it stands where somebody says so, and below it the passages by how they stand to it. */
export function* blocksOn(
  writer: SentenceWriter,
  { statement, bearings }: Weighed,
  judgement?: Judgement,
): Generator<Block> {
  const { sentences, say } = writer
  yield { type: 'heading', text: statement.text }
  if (judgement) yield paragraph(judgement.sentence)
  if (bearings.length === 0) yield paragraph([say(sentences.against.nothing)])
  const sortOf = ({ sort }: Bearing, at: number) => sort ?? judgement?.sorts.get(at) ?? 'else'
  for (const sort of [...SORTS, 'else'] as const) {
    const group = bearings.filter((bearing, at) => sortOf(bearing, at) === sort)
    if (group.length === 0) continue
    yield { type: 'heading', text: say(sentences.against[sort]), isWithin: true }
    for (const { found } of group) {
      yield writer.lineAbove(found)
      const verses = writer.verseBlock(found.text)
      if (verses) yield verses
    }
  }
}
