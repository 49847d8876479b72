import type { Folded } from './fold.ts'
import { findMentions } from './lexicon/lexicon.ts'
import type { Tongue } from './tongue.ts'
import { waysOf } from './ways-of-asking.ts'

/** How a question leans on the one before: on all of it, but for what is new (`and Paul?`), or through a word that stands for it (`why did he cry?`). */
export type Leaning = { readonly kind: 'elliptic'; readonly fresh: string } | { readonly kind: 'pronoun' }

/** `and in luke?` → elliptic, fresh `in luke`; 那保罗呢 → elliptic, fresh 保罗; `why did he weep` → pronoun; `who was enoch` → none. */
export function findLeaning(folded: Folded, tongue: Tongue): Leaning | undefined {
  const text = folded.text.trim()
  const ways = waysOf(tongue)
  for (const pattern of ways.elliptic) {
    const match = new RegExp(pattern.source, 'd').exec(folded.text)
    const at = match?.indices?.groups?.x
    if (match) return { kind: 'elliptic', fresh: at ? folded.original(at[0], at[1]).trim() : '' }
  }
  const short = tongue === 'zh' ? text.length <= 20 : text.split(/\s+/).length <= 9
  const persons = findMentions(folded.text, tongue, folded.original).filter((one) => one.field === 'person')
  const firstNamed = Math.min(Number.POSITIVE_INFINITY, ...persons.map(({ start }) => start))
  // «Is she related to David?» leans; «what did David do with his sons?» does not.
  const pronoun = ways.pronoun.exec(folded.text)
  return short && pronoun && pronoun.index < firstNamed ? { kind: 'pronoun' } : undefined
}
