import type { Citation } from '@berea/contract'
import { useAuthors } from '../../works/authors.ts'
import { useReferences } from '../../works/reference.ts'
import { useWorkNames } from '../../works/works.ts'

/** Where a citation is from: `title` first, then `detail`; `name` is both, for a screen reader or a copy. */
export type Source = { readonly title: string; readonly detail: string; readonly name: string }

/**
 * Scripture is headed by its place, a writer's words by who wrote them and when they lived; what a house has published
 * by its title.
 */
export function useSources(): (citation: Citation) => Source {
  const write = useReferences()
  const nameOf = useWorkNames()
  const authorOf = useAuthors()
  return ({ work, reference, edition }) => {
    const place = reference && write(reference)
    const [title, ...details] =
      edition !== undefined && place !== undefined
        ? [place, nameOf(work)]
        : work.century === undefined
          ? [nameOf(work), authorOf(work), place, work.year]
          : [authorOf(work), nameOf(work), place, work.year]
    const detail = details.filter(Boolean).join(' · ')
    return { title: title ?? '', detail, name: detail ? `${title} · ${detail}` : (title ?? '') }
  }
}

export const useSource = (citation: Citation): Source => useSources()(citation)
