import { z } from 'zod'
import type { Draft } from './sections/draft.ts'
import { headline } from './text/headline.ts'
import { listedPassages, unknownReferences } from './text/references.ts'
import { parseJson, textImporter } from './text-importer.ts'

const topic = z.object({
  topic: z.string().min(1),
  slug: z.string().min(1),
  see_also: z.array(z.string()).nullish(),
  aspects: z.array(z.object({ label: z.string().nullish(), references: z.array(z.string()) })),
})

/**
 * Torrey's topical textbook, one topic a file: { topic: 'SIN', aspects: [{ label, references: ['Romans 5:12'] }] }.
 * → section 'sin', "Sin", a paragraph for each aspect: 'Entered by Adam: Romans 5:12.', the references as mentions
 */
export const torrey = textImporter({
  name: 'torrey',
  recognises: (pack, paths) => pack.kind === 'topics' && paths.some((path) => TOPIC.test(path)),
  reads: (path) => TOPIC.test(path),
  *parse(text, context): Generator<Draft> {
    const entry = parseJson(text, topic, context.trouble)
    if (!entry) return
    const title = headline(entry.topic)
    const unknown = unknownReferences(context.trouble)
    yield {
      key: entry.slug.replace(/_+/g, '-'),
      title,
      blocks: entry.aspects.map(({ label, references }) => {
        const list = references.join('; ').replace(/,(?=\d)/g, ', ')
        const words = (label ?? '').replace(/\s*[:;,]?\s*$/, '')
        const text = words === '' ? list : list === '' ? words : `${words}: ${list}`
        return { text, mentions: listedPassages(list, unknown(label ?? '')) }
      }),
      terms: inverted(title),
      file: context.path,
    }
  },
})

const TOPIC = /(^|\/)torrey\/[A-Z]\/[^/]+\.json$/

/** 'Affections, The' is looked up as 'Affections' and 'The Affections'. */
function inverted(title: string): string[] {
  const match = /^([^,]+), (.+)$/.exec(title)
  return match ? [match[1]!, `${match[2]} ${match[1]}`] : []
}
