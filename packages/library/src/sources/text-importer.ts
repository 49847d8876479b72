import type { Pack, PackFile, Report, SectionImporter } from './importer.ts'
import type { Draft } from './sections/draft.ts'
import { finish } from './sections/finish.ts'
import { decodeText, type Trouble } from './text/decode.ts'

export type Context = { readonly pack: Pack; readonly path: string; readonly trouble: (trouble: Trouble) => void }

/** What a format needs to say: which packs, which files, and what one file's text holds. */
export type TextFormat = {
  readonly name: string
  recognises(pack: Pack, paths: readonly string[]): boolean
  reads(path: string): boolean
  parse(text: string, context: Context): Iterable<Draft>
}

/** An importer for a format whose files can be read one by one, each whole. */
export function textImporter(format: TextFormat): SectionImporter {
  return {
    name: format.name,
    recognises: (pack, paths) => format.recognises(pack, paths),
    read: (pack, files, report) => finish(pack, drafts(format, pack, files, report), report),
  }
}

async function* drafts(
  format: TextFormat,
  pack: Pack,
  files: AsyncIterable<PackFile>,
  report: Report,
): AsyncGenerator<Draft> {
  for await (const file of files) {
    if (!format.reads(file.path)) continue
    const trouble = (what: Trouble) => report({ pack: pack.id, file: file.path, ...what })
    const decoded = decodeText(file.bytes)
    if ('text' in decoded) yield* format.parse(decoded.text, { pack, path: file.path, trouble })
    else trouble(decoded)
  }
}

/** JSON that a schema has checked, or undefined with the trouble told. */
export function parseJson<Value>(
  text: string,
  schema: { safeParse(value: unknown): { success: boolean; data?: Value; error?: { message: string } } },
  trouble: (trouble: Trouble) => void,
  at?: string,
): Value | undefined {
  const where = at === undefined ? {} : { at }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    trouble({ code: 'malformed', ...where, detail: error instanceof Error ? error.message.slice(0, 200) : 'no JSON' })
    return undefined
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  trouble({ code: 'malformed', ...where, detail: parsed.error?.message.slice(0, 300) ?? '' })
  return undefined
}
