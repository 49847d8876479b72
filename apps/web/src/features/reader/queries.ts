import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { Refusal } from '../../api/refusal.ts'

/** Texts do not change while a page is open; what was refused with a code stays refused. */
const lasting = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: (times: number, error: Error) => times < 2 && !(error instanceof Refusal && typeof error.code === 'number'),
}

export const usePassage = (ref: string, edition: string | undefined) =>
  useQuery({
    queryKey: ['passage', ref, edition],
    queryFn: ({ signal }) => call('readPassage', { query: { ref, ...(edition && { edition }) }, signal }),
    ...lasting,
  })

/** Notes and commentaries on a passage in the languages given. */
export const useAbout = (ref: string, languages: readonly string[]) =>
  useQuery({
    queryKey: ['about', ref, languages],
    queryFn: ({ signal }) =>
      call('sectionsAbout', {
        query: { ref, language: languages.join(','), kind: 'commentary,notes', limit: 20 },
        signal,
      }),
    ...lasting,
  })

export const useCrossReferences = (ref: string, edition: string | undefined) =>
  useQuery({
    queryKey: ['cross-references', ref, edition],
    queryFn: ({ signal }) =>
      call('crossReferences', { query: { ref, limit: 30, ...(edition && { edition }) }, signal }),
    ...lasting,
  })

/** A section and the one on either side of it. */
export const useSection = (id: string) =>
  useQuery({
    queryKey: ['section', id],
    queryFn: ({ signal }) => call('readSection', { params: { id }, query: { around: 1 }, signal }),
    ...lasting,
  })

/** Sections of a work that are listed when it is opened whole. */
const LISTED = 20

/** How a work begins: its first sections. */
export const useBeginning = (work: string) =>
  useQuery({
    queryKey: ['beginning', work],
    queryFn: ({ signal }) => call('readSection', { params: { id: work }, query: { around: LISTED }, signal }),
    ...lasting,
  })

/** Sections of one work that have these words. */
export const useWorkSearch = (work: string, q: string) =>
  useQuery({
    queryKey: ['search', work, q],
    queryFn: ({ signal }) => call('search', { query: { q, work, limit: LISTED }, signal }),
    enabled: q !== '',
    ...lasting,
  })

export const useWork = (id: string) =>
  useQuery({
    queryKey: ['work', id],
    queryFn: ({ signal }) => call('getWork', { params: { id }, signal }),
    ...lasting,
  })
