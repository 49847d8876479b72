import { z } from 'zod'
import type { Draft } from './sections/draft.ts'
import { ocdMeta } from './text/ocd.ts'
import { osisPassage, printedPassages, unknownReferences } from './text/references.ts'
import { type Context, parseJson, textImporter } from './text-importer.ts'

const file = z.object({
  meta: ocdMeta,
  data: z.array(
    z.object({
      entry_id: z.string().min(1),
      book: z.string(),
      chapter: z.number().int(),
      verse_range: z.string(),
      verse_range_osis: z.string(),
      commentary_text: z.string(),
    }),
  ),
})
type Entry = z.infer<typeof file>['data'][number]

/**
 * A commentary of Open Christian Data, one file a book, one entry a passage: English numbering.
 *
 *     entry 'x.John.8.21-30' → 'John.8.21-30', "John 8:21–30", about JHN 8:21-30; long entries in parts
 */
export const ocdCommentary = textImporter({
  name: 'ocd-commentary',
  recognises: (pack, paths) => pack.kind === 'commentary' && paths.some((path) => FILE.test(path)),
  reads: (path) => FILE.test(path),
  *parse(text, context): Generator<Draft> {
    const parsed = parseJson(text, file, context.trouble)
    const unknown = unknownReferences(context.trouble)
    for (const entry of parsed?.data ?? []) yield draft(entry, context, unknown)
  },
})

const FILE = /(^|\/)data\/commentaries\/[^/]+\/[a-z0-9][^/]*\.json$/

function draft(entry: Entry, { path }: Context, unknown: ReturnType<typeof unknownReferences>): Draft {
  const about = osisPassage(entry.verse_range_osis)
  if (!about) unknown(entry.entry_id)(entry.verse_range_osis)
  return {
    key: entry.entry_id.slice(entry.entry_id.indexOf('.') + 1),
    title: `${entry.book} ${entry.chapter}:${entry.verse_range.replace('-', '–')}`,
    blocks: entry.commentary_text.split(/\s*\n\s*/).map((paragraph) => {
      const text = paragraph.replace(/\s*-{2,}\s*/g, '—').replace(/(?<=\w)(?: \.){2,3}(?= )/g, ' …')
      return { text, mentions: printedPassages(text) }
    }),
    passages: about ? [about] : [],
    file: path,
    at: entry.entry_id,
  }
}
