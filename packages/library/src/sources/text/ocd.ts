import type { Passage } from '@berea/scripture'
import { z } from 'zod'
import { osisPassage, type Unknown } from './references.ts'

/** What every file of Open Christian Data says about itself. */
export const ocdMeta = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  author: z.string().nullish(),
  original_publication_year: z.number().int().nullish(),
  tradition: z.array(z.string()).nullish(),
})
export type OcdMeta = z.infer<typeof ocdMeta>

/** The document, its author and its year, as a section of a collection carries them. */
export function ofDocument({ title, author, original_publication_year: year, tradition }: OcdMeta) {
  return {
    ...(author ? { author } : {}),
    ...(year ? { year } : {}),
    facts: {
      document: title.replace(/\s+--\s+/g, ': '),
      ...(tradition && tradition.length > 0 ? { traditions: tradition } : {}),
    },
  }
}

export const ocdReferences = z
  .array(z.object({ references: z.array(z.object({ osis: z.array(z.string()).nullish() })).nullish() }))
  .nullish()

/** Proof texts in OSIS as passages. */
export function proofPassages(proofs: z.infer<typeof ocdReferences>, unknown: Unknown): Passage[] {
  const all = (proofs ?? []).flatMap((proof) => (proof.references ?? []).flatMap((reference) => reference.osis ?? []))
  return all.flatMap((osis) => {
    const found = osisPassage(osis)
    if (!found) unknown(osis)
    return found ?? []
  })
}
