import type { Citation } from '@berea/contract'
import { useReferences } from '../../works/reference.ts'
import { authorOf, useWorkNames } from '../../works/works.ts'

/** Where a citation is from: `title` first, then `detail`; `name` is both, for a screen reader or a copy. */
export type Source = { readonly title: string; readonly detail: string; readonly name: string }

export function useSources(): (citation: Citation) => Source {
  const write = useReferences()
  const nameOf = useWorkNames()
  return ({ work, reference, edition }) => {
    const place = reference && write(reference)
    const scripture = edition !== undefined && place !== undefined
    const title = scripture ? place : (authorOf(work) ?? nameOf(work))
    const details = scripture ? [nameOf(work)] : [authorOf(work) && nameOf(work), place, work.year]
    const detail = details.filter(Boolean).join(' · ')
    return { title, detail, name: detail ? `${title} · ${detail}` : title }
  }
}

export const useSource = (citation: Citation): Source => useSources()(citation)
