import { chapterPassage, isProblem } from '@berea/scripture'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import type { Draft } from './sections/draft.ts'
import { textImporter } from './text-importer.ts'

const file = z.object({
  name: z.string(),
  publication_year: z.number().int().nullish(),
  psalms: z.array(
    z.object({
      number: z.number().int().min(1).max(150),
      metre: z.string().nullish(),
      is_second_version: z.boolean().nullish(),
      text: z.string(),
    }),
  ),
})

/** A metrical psalter in YAML: a psalm is a section, its stanzas are paragraphs with their lines kept. */
export const psalter = textImporter({
  name: 'psalter',
  recognises: (pack, paths) => pack.kind === 'hymns' && paths.some((path) => FILE.test(path)),
  reads: (path) => FILE.test(path),
  *parse(text, context): Generator<Draft> {
    const parsed = file.safeParse(yaml(text))
    if (!parsed.success)
      return context.trouble({ code: 'malformed', detail: z.prettifyError(parsed.error).slice(0, 200) })
    for (const { number, metre, is_second_version: second, text: stanzas } of parsed.data.psalms) {
      const psalm = chapterPassage('PSA', number)
      yield {
        key: `psalm-${number}${second ? '-second' : ''}`,
        title: `Psalm ${number}${second ? ' (second version)' : ''}`,
        blocks: stanzas.split(/\n\s*\n/).map((stanza) => ({ text: stanza.trim() })),
        passages: isProblem(psalm) ? [] : [psalm],
        facts: { ...(metre ? { metre } : {}) },
        file: context.path,
        at: `psalm ${number}`,
      }
    }
  },
})

const FILE = /(^|\/)psalter\/[^/]+\.ya?ml$/

function yaml(text: string): unknown {
  try {
    return parseYaml(text, { maxAliasCount: 0 })
  } catch {
    return undefined
  }
}
