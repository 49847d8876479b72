import type { Passage } from '@berea/scripture'
import type { Section } from '../../sections/section.ts'
import type { Pack, Report } from '../importer.ts'
import { type Block, tidy } from '../text/prose.ts'
import type { Draft } from './draft.ts'
import { type Part, split } from './split.ts'

/**
 * Drafts as sections: texts tidied, long ones cut into parts (`key`, `key-p2`, `key-p3` … under the
 * first), ids made unique, empty ones reported. Order is the order of reading.
 */
export async function* finish(
  pack: Pack,
  drafts: AsyncIterable<Draft> | Iterable<Draft>,
  report: Report,
): AsyncGenerator<Section> {
  const used = new Map<string, number>()
  let order = 0
  for await (const draft of drafts) {
    const parts = split(clean(draft.blocks, pack.language))
    if (parts.length === 0) {
      report({ pack: pack.id, file: draft.file, at: draft.at ?? draft.key, code: 'empty' })
      continue
    }
    const key = unique(draft.key, used)
    for (const [index, part] of parts.entries()) yield section(pack, draft, key, part, index, order++)
  }
}

function section(pack: Pack, draft: Draft, key: string, part: Part, index: number, order: number): Section {
  const { file, at, parentKey, terms, links, facts, author, year } = draft
  const id = `${pack.id}/${key}`
  const title = draft.title === undefined ? part.heading : tidy(draft.title, pack.language)
  const mentions = distinct(part.blocks.flatMap((block) => block.mentions ?? []))
  const place = index === 0 ? at : `${at ?? draft.key} ¶${part.first + 1}`
  const parent = index > 0 ? id : parentKey === undefined ? undefined : `${pack.id}/${parentKey}`
  return {
    id: index === 0 ? id : `${id}-p${index + 1}`,
    work: pack.id,
    order,
    ...(parent === undefined ? {} : { parent }),
    ...(title === undefined ? {} : { title: index > 0 && part.heading ? `${title} — ${part.heading}` : title }),
    text: part.blocks.map((block) => block.text).join('\n\n'),
    passages: draft.passages ?? [],
    ...(mentions.length > 0 ? { mentions } : {}),
    ...(index === 0 && terms && terms.length > 0 ? { terms: [...new Set(terms)] } : {}),
    ...(author === undefined ? {} : { author }),
    ...(year === undefined ? {} : { year }),
    ...(links && links.length > 0 ? { links } : {}),
    ...(facts ? { facts } : {}),
    provenance: { file, ...(place === undefined ? {} : { at: place }) },
  }
}

function clean(blocks: readonly Block[], language: string): Block[] {
  const cleaned: Block[] = []
  for (const block of blocks) {
    const text = tidy(block.text, language)
    if (/[\p{L}\p{N}]/u.test(text)) cleaned.push({ ...block, text })
  }
  return cleaned
}

/** A source's id may come twice (repeated notes): the second is `key~2`, the same at every rebuild. */
function unique(key: string, used: Map<string, number>): string {
  const safe = key.normalize('NFC').replace(/[\s#?%/\\]+/g, (gap) => (gap === '/' ? '/' : '-'))
  const times = (used.get(safe) ?? 0) + 1
  used.set(safe, times)
  return times === 1 ? safe : `${safe}~${times}`
}

function distinct(passages: readonly Passage[]): Passage[] {
  const seen = new Set<string>()
  return passages.filter(({ first, last }) => {
    const name = `${first.book} ${first.chapter}:${first.verse}-${last.chapter}:${last.verse}`
    return !seen.has(name) && seen.add(name)
  })
}
