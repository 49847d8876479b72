import type { Citation } from '@berea/contract'

/** A passage on its own leaf carries its reference and edition in its head: it shows no number. */
export const isLeaf = ({ verses, reference }: Pick<Citation, 'verses' | 'reference'>): boolean =>
  verses !== undefined && reference !== undefined

type Told = { readonly text: string; readonly citations: readonly Citation[] }

/**
 * The numbers that an answer's footnotes show: 1, 2, 3 as they come. The text's own `[^n]` also count the passages
 * that stand on leaves, and would jump: `"a [^1]\n\n> leaf [^2]\n\nb [^3]"` shows 1 and 2.
 */
export function footnoteNumbers({ text, citations }: Told): ReadonlyMap<number, number> {
  const leaves = new Set(citations.filter(isLeaf).map(({ n }) => n))
  const shown = new Map<number, number>()
  for (const line of text.split('\n')) {
    for (const [, figure] of line.matchAll(/\[\^(\d+)\]/g)) {
      const n = Number(figure)
      if (!shown.has(n) && !(line.startsWith('>') && leaves.has(n))) shown.set(n, shown.size + 1)
    }
  }
  return shown
}
