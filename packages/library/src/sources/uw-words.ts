import { isBookCode, isProblem, type Passage, passage } from '@berea/scripture'
import type { Draft } from './sections/draft.ts'
import { markdownBlocks } from './text/markdown.ts'
import type { Block } from './text/prose.ts'
import { type Unknown, unknownReferences } from './text/references.ts'
import { type Context, textImporter } from './text-importer.ts'

/**
 * unfoldingWord's translation words, one term a file.
 *
 *     # grace, gracious #
 *     ## Definition: ##
 *     The word "grace" refers to …
 *     ## Bible References: ##
 *     * [Acts 04:32-33](en/tn/act/help/04/32)
 *
 * → section 'kt/grace', "grace", terms ['gracious'], mentioning ACT 4:32-33. The parts for translators are left out.
 */
export const uwWords = textImporter({
  name: 'uw-words',
  recognises: (pack, paths) => pack.kind === 'dictionary' && paths.some((path) => TERM.test(path)),
  reads: (path) => TERM.test(path),
  parse,
})

const TERM = /(?:^|\/)bible\/(kt|other|names)\/([^/]+)\.md$/
const WANTED = /^(definition|facts|description|definition and facts)/i

function* parse(text: string, context: Context): Generator<Draft> {
  const [, group = '', name = ''] = TERM.exec(context.path) ?? []
  const heading = /^# (.+?) *#*$/m.exec(text)?.[1]
  if (!heading) {
    context.trouble({ code: 'malformed', detail: 'no "# term #"' })
    return
  }
  const [title = heading, ...terms] = heading.split(/\s*,\s*/)
  const unknown = unknownReferences(context.trouble)(name)
  const mentions: Passage[] = []
  const blocks: Block[] = []
  for (const [part = '', body = ''] of parts(text)) {
    if (/^bible references|^examples/i.test(part)) mentions.push(...references(body, unknown))
    else if (WANTED.test(part)) blocks.push(...markdownBlocks(withoutPointers(body), () => []))
  }
  const strongs = [...text.matchAll(/\b([HG])0*(\d{1,4})\b/g)].map(([, letter, number]) => `${letter}${number}`)
  const [first, ...rest] = blocks
  yield {
    key: `${group}/${name}`,
    title,
    blocks: first ? [{ ...first, mentions }, ...rest] : [],
    terms: [...terms, ...strongs],
    file: context.path,
  }
}

function parts(text: string): [string, string][] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n')
      return [part.slice(0, end < 0 ? undefined : end), end < 0 ? '' : part.slice(end + 1)]
    })
}

const withoutPointers = (body: string) =>
  body
    .replace(/\\$/gm, '')
    .replace(/^\*? ?\((See|Translation).*$/gim, '')
    .replace(/\s*\((?:[Ss]ee(?: also)?|[Tt]ranslation [Ss]uggestions):?[^()]*(?:\([^()]*\)[^()]*)*\)/g, '')

/** '[Acts 04:32-33](en/tn/act/help/04/32)': the book from the link, the verses as printed. */
function references(body: string, unknown: Unknown): Passage[] {
  return [...body.matchAll(/\[([^\]]+)\]\((?:rc:\/\/)?en\/tn\/(?:help\/)?(\w{3})\//g)].flatMap(
    ([, printed = '', code = '']) => {
      const book = code.toUpperCase()
      const match = /(\d+):(\d+)(?:-(\d+))?$/.exec(printed)
      if (!match || !isBookCode(book)) {
        if (book !== 'OBS') unknown(printed)
        return []
      }
      const [chapter, first, last] = match.slice(1).map((digits) => (digits ? Number(digits) : undefined))
      const made = passage(
        { book, chapter: chapter!, verse: first! },
        { book, chapter: chapter!, verse: last ?? first! },
      )
      if (isProblem(made)) unknown(printed)
      return isProblem(made) ? [] : [made]
    },
  )
}
