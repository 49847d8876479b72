import { z } from 'zod'
import type { Draft } from './sections/draft.ts'
import { ocdMeta, ofDocument } from './text/ocd.ts'
import { osisPassage, printedPassages, unknownReferences } from './text/references.ts'
import { type Context, parseJson, textImporter } from './text-importer.ts'

const reading = z.object({
  entry_id: z.string().min(1),
  month: z.number().int().min(1).max(12),
  day: z.number().int().min(1).max(31),
  period: z.string().nullish(),
  title: z.string(),
  primary_reference: z.object({ osis: z.array(z.string()).nullish() }).nullish(),
  content_blocks: z.array(z.string()),
})
const prayer = z.object({
  prayer_id: z.string().min(1),
  title: z.string(),
  occasion: z.string().nullish(),
  content_blocks: z.array(z.string()),
})
const file = z.object({ meta: ocdMeta, data: z.array(z.union([reading, prayer])) })

/**
 * Readings for each day, and prayers, of Open Christian Data.
 *
 *     reading '07-02-morning' with primary_reference Ps.33.21 → '07-02-morning', about PSA 33:21, facts month, day, period
 *     prayer 'advent1': 'OGOD, who …' → 'bcp-1662/advent1', 'O God, who …' (the print's drop capital undone)
 */
export const ocdReadings = textImporter({
  name: 'ocd-readings',
  recognises: (_, paths) => paths.some((path) => FILE.test(path)),
  reads: (path) => FILE.test(path),
  *parse(text, context): Generator<Draft> {
    const parsed = parseJson(text, file, context.trouble)
    const unknown = unknownReferences(context.trouble)
    for (const entry of parsed?.data ?? []) {
      if ('entry_id' in entry) yield readReading(entry, context, unknown)
      else yield readPrayer(entry, parsed!.meta, context)
    }
  },
})

const FILE = /(^|\/)data\/(devotionals|prayers)\/[^/]+\/[^/]+\.json$/

function readReading(
  entry: z.infer<typeof reading>,
  { path }: Context,
  unknown: ReturnType<typeof unknownReferences>,
): Draft {
  const passages = (entry.primary_reference?.osis ?? []).flatMap((osis) => {
    const found = osisPassage(osis)
    if (!found) unknown(entry.entry_id)(osis)
    return found ?? []
  })
  return {
    key: entry.entry_id,
    title: entry.title.replace(/\s*--\s*/, ', '),
    blocks: entry.content_blocks.map((text) => ({ text, mentions: printedPassages(text) })),
    passages,
    facts: { month: entry.month, day: entry.day, ...(entry.period ? { period: entry.period } : {}) },
    file: path,
    at: entry.entry_id,
  }
}

function readPrayer(entry: z.infer<typeof prayer>, meta: z.infer<typeof ocdMeta>, { path }: Context): Draft {
  const document = ofDocument(meta)
  return {
    key: `${meta.id}/${entry.prayer_id}`,
    title: entry.title,
    blocks: entry.content_blocks.map((text, index) => ({ text: index === 0 ? dropCapital(text) : text })),
    ...document,
    facts: { ...document.facts, ...(entry.occasion ? { occasion: entry.occasion } : {}) },
    file: path,
    at: entry.prayer_id,
  }
}

/** 'OGOD, who' → 'O God, who'; 'ALMIGHTY God' → 'Almighty God'; 'O LORD, we' → 'O Lord, we'. */
function dropCapital(text: string): string {
  const match =
    /^(?:(O) ?(?=(?:GOD|LORD|ALMIGHTY|MERCIFUL|MOST|HEAVENLY|ETERNAL|EVERLASTING|BLESSED)\b))?(\p{Lu}{2,})(?=[\s,])/u.exec(
      text,
    )
  if (!match) return text
  const word = match[2]!.charAt(0) + match[2]!.slice(1).toLowerCase()
  return `${match[1] ? 'O ' : ''}${word}${text.slice(match[0].length)}`
}
