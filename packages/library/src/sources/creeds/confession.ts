import { z } from 'zod'
import type { Draft } from '../sections/draft.ts'
import { ocdMeta, ocdReferences, ofDocument, proofPassages } from '../text/ocd.ts'
import { paragraphs } from '../text/prose.ts'
import { printedPassages, unknownReferences } from '../text/references.ts'
import type { Context } from '../text-importer.ts'

const leaf = z.object({
  unit_type: z.string(),
  number: z.coerce.string().nullish(),
  title: z.string().nullish(),
  content: z.string().nullish(),
  proofs: ocdReferences,
})
type Unit = z.infer<typeof leaf> & { readonly children?: readonly Unit[] | null | undefined }
const unit: z.ZodType<Unit> = leaf.extend({ children: z.lazy(() => z.array(unit).nullish()) })

export const confession = z.object({
  meta: ocdMeta.extend({ schema_type: z.string() }),
  data: z.object({ units: z.array(unit) }),
})

/**
 * A confession of Open Christian Data: chapters with sections, or articles, as a tree.
 *
 *     chapter 1 "Of the Holy Scripture", section 2 → 'westminster-confession-of-faith/1.2', "Of the Holy Scripture, 1.2"
 */
export function* readConfession({ meta, data }: z.infer<typeof confession>, context: Context): Generator<Draft> {
  const unknown = unknownReferences(context.trouble)
  const document = ofDocument(meta)
  function* walk(units: readonly Unit[], above: readonly string[], title: string | undefined): Generator<Draft> {
    for (const [index, unit] of units.entries()) {
      const place = [...above, unit.number || String(index + 1)]
      const number = place.join('.')
      const own = unit.title?.trim() || undefined
      if (unit.content?.trim()) {
        const proofs = proofPassages(unit.proofs, unknown(number))
        const [first, ...rest] = paragraphs(unit.content).map((text) => ({ text, mentions: printedPassages(text) }))
        yield {
          key: `${meta.id}/${number}`,
          title: own ?? (title ? `${title}, ${number}` : meta.title),
          blocks: first ? [{ ...first, mentions: [...proofs, ...first.mentions] }, ...rest] : [],
          ...document,
          facts: { ...document.facts, number, ...(title ? { part: title } : {}) },
          file: context.path,
          at: number,
        }
      }
      yield* walk(unit.children ?? [], place, own ?? title)
    }
  }
  yield* walk(data.units, [], undefined)
}
