import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { catechism, readCatechism } from './creeds/catechism.ts'
import { confession, readConfession } from './creeds/confession.ts'
import { historicalDocument, readDocument } from './creeds/document.ts'
import { readReformed, reformedDocument } from './creeds/reformed.ts'
import type { Draft } from './sections/draft.ts'
import { type Context, parseJson, textImporter } from './text-importer.ts'

/**
 * Creeds, confessions and catechisms. Such packs mix shapes, so each file is told by what it
 * holds: questions with answers, a tree of chapters, flat rows, or YAML. A section's `facts` name
 * its document, number and part, so that it can be cited.
 */
export const creeds = textImporter({
  name: 'creeds',
  recognises: (pack, paths) => pack.kind === 'creeds' && paths.some((path) => FILE.test(path)),
  reads: (path) => FILE.test(path),
  *parse(text, context) {
    if (/\.ya?ml$/.test(context.path)) yield* readYaml(text, context)
    else yield* readJson(text, context)
  },
})

const FILE = /(^|\/)data\/.*\.(json|ya?ml)$/

function* readJson(text: string, context: Context): Generator<Draft> {
  const value = parseJson(text, z.unknown(), context.trouble)
  if (value === undefined) return
  const asked = catechism.safeParse(value)
  if (asked.success) return yield* readCatechism(asked.data, context)
  const confessed = confession.safeParse(value)
  if (confessed.success) return yield* readConfession(confessed.data, context)
  const rows = historicalDocument.safeParse(value)
  if (rows.success) return yield* readDocument(rows.data, context)
  context.trouble({ code: 'malformed', detail: 'no catechism, confession or council that is known' })
}

function* readYaml(text: string, context: Context): Generator<Draft> {
  let value: unknown
  try {
    // No aliases: a few lines of them can unfold into gigabytes.
    value = parseYaml(text, { maxAliasCount: 0 })
  } catch (error) {
    return context.trouble({ code: 'malformed', detail: error instanceof Error ? error.message.slice(0, 200) : '' })
  }
  const parsed = reformedDocument.safeParse(value)
  if (parsed.success) yield* readReformed(parsed.data, context)
  else context.trouble({ code: 'malformed', detail: z.prettifyError(parsed.error).slice(0, 200) })
}
