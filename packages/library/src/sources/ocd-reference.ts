import { z } from 'zod'
import type { Draft } from './sections/draft.ts'
import { ocdMeta } from './text/ocd.ts'
import { fold } from './text/prose.ts'
import { printedPassages } from './text/references.ts'
import { type Context, parseJson, textImporter } from './text-importer.ts'

const file = z.object({
  meta: ocdMeta,
  data: z.array(
    z.object({
      entry_id: z.string().min(1),
      term: z.string().min(1),
      alt_terms: z.array(z.string()).nullish(),
      definition_blocks: z.array(z.string()),
      related_terms: z.array(z.string()).nullish(),
    }),
  ),
})

/**
 * A dictionary of Open Christian Data: { entry_id: 'x-dictionary.jattir', term, definition_blocks }.
 * → section 'jattir', the references in its prose as mentions, "[AHAB]" and "(q.v.)" pointers removed.
 */
export const ocdReference = textImporter({
  name: 'ocd-reference',
  recognises: (pack, paths) => pack.kind === 'dictionary' && paths.some((path) => FILE.test(path)),
  reads: (path) => FILE.test(path),
  *parse(text, context): Generator<Draft> {
    const parsed = parseJson(text, file, context.trouble)
    const entries = parsed?.data ?? []
    const lent = pointers(entries)
    for (const entry of entries) {
      const made = draft(entry, context)
      const names = lent.names.get(fold(entry.term)) ?? []
      if (!lent.pointing.has(entry.entry_id)) yield { ...made, terms: [...(made.terms ?? []), ...names] }
    }
  },
})

const FILE = /(^|\/)data\/reference\/[^/]+\.json$/

type Entry = z.infer<typeof file>['data'][number]

function draft(entry: Entry, { path }: Context): Draft {
  const key = entry.entry_id.slice(entry.entry_id.indexOf('.') + 1)
  return {
    key,
    title: entry.term,
    blocks: entry.definition_blocks.map((block) => {
      const text = opening(withoutPointers(block))
      return { text, mentions: printedPassages(text) }
    }),
    terms: [...(entry.alt_terms ?? []), ...words(entry.term)],
    file: path,
    at: entry.entry_id,
  }
}

type Lent = { readonly names: Map<string, string[]>; readonly pointing: Set<string> }

/** Entries that hold nothing but '[See ABIJAH]' lend their headword to that entry instead of standing empty. */
function pointers(entries: readonly Entry[]): Lent {
  const heads = new Set(entries.map((entry) => fold(entry.term)))
  const lent: Lent = { names: new Map(), pointing: new Set() }
  for (const { entry_id, term, definition_blocks: blocks } of entries) {
    const text = blocks.join(' ')
    if (/\p{L}/u.test(withoutPointers(text))) continue
    const target = text
      .split(/[[\]()+,;]|\b[Ss]ee\b/)
      .map(fold)
      .find((name) => name !== '' && heads.has(name))
    if (!target) continue
    lent.pointing.add(entry_id)
    lent.names.set(target, [...(lent.names.get(target) ?? []), term])
  }
  return lent
}

/** '[ABRAHAM]', '[See HAGAR, KING+DAVID]' and '(q.v.)' point at headwords of the printed book. */
const withoutPointers = (text: string) =>
  text
    .replace(/\[\d+\]/g, '')
    .replace(/\s*\((?:q\.v\.|which see)\)/g, '')
    .replace(/\s*\[(?:See )?[A-Z0-9+,;:.'’()\s-]{2,}\]/g, '')
    .replace(/\s*\[[^\]]*[+=|][^\]]*\]/g, '')
    .replace(/\s*\[(?:(?:\p{Lu}[\p{L}'’-]*|of|the|and|or|in|No\.|\d+)[,;.:]?\s*)+\]/gu, '')
    .replace(/\s*\([Ss]ee ?\p{Lu}[\p{Lu}\s,;'’-]+\.?\)/gu, '')
    .replace(/(?<=\b(?:as|called|[Ss]ee|the|of|and|in))(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/(?<![\p{L}])_+|_+(?![\p{L}])/gu, '')
    .replace(/\$/g, '')

/** '(praise), a native of …' and 'the Gentile name' begin in the middle of the printed headword's line. */
const opening = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** 'Abel-beth-maachah' is also typed with blanks; 'Adam, the city of' as Adam. */
function words(term: string): string[] {
  const bare = term.replace(/,.*$/, '')
  return [...(bare === term ? [] : [bare]), ...(bare.includes('-') ? [bare.replaceAll('-', ' ')] : [])]
}
