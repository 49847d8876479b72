import type { Draft } from './sections/draft.ts'
import { htmlBlocks } from './text/html.ts'
import { osisPassage, unknownReferences } from './text/references.ts'
import { textImporter } from './text-importer.ts'

/**
 * Sermons in one OSIS file: <div type="chapter" osisID="Title"><title>…</title><p>…</p></div>. The first reference of a
 * sermon is its text. Read by pattern and a forgiving parser: such files are not always well formed.
 */
export const osisSermons = textImporter({
  name: 'osis-sermons',
  recognises: (pack, paths) => pack.kind === 'sermons' && paths.some((path) => path.endsWith('.xml')),
  reads: (path) => path.endsWith('.xml'),
  *parse(text, context): Generator<Draft> {
    const heads = [...text.matchAll(/<div\b[^>]*\btype="chapter"[^>]*\bosisID="([^"]+)"[^>]*>/g)]
    if (heads.length === 0) context.trouble({ code: 'malformed', detail: 'no div of type chapter' })
    const unknown = unknownReferences(context.trouble)
    for (const [index, head] of heads.entries()) {
      const title = (head[1] ?? '').replace(/\s+/g, ' ').trim()
      if (/^(table of )?contents$|^title page$/i.test(title)) continue
      const body = text.slice(head.index + head[0].length, heads[index + 1]?.index)
      const html = body
        .replace(/<reference\b[^>]*\bosisRef="([^"]*)"[^>]*>/g, '<a href="$1">')
        .replace(/<\/reference>/g, '</a>')
        .replace(/<(\/?)title\b[^>]*>/g, '<$1h2>')
        .replace(/\s--\s/g, ' — ')
      const blocks = htmlBlocks(html, (refs) =>
        refs.split(/\s+/).flatMap((osis) => {
          const found = osisPassage(osis)
          if (!found && osis !== '') unknown(title)(osis)
          return found ?? []
        }),
      ).filter((block) => !block.heading || block.text !== title)
      const about = blocks.find((block) => block.mentions)?.mentions?.[0]
      yield { key: title, title, blocks, passages: about ? [about] : [], file: context.path, at: title }
    }
  },
})
