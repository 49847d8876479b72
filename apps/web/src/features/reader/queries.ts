import { type Locale, TEXT_LANGUAGES } from '@berea/scripture'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { Refusal } from '../../api/refusal.ts'
import { useLocale } from '../../i18n/words.ts'
import { useAppState } from '../../storage/app-state.ts'
import { readingLanguages } from '../../works/works.ts'
import { voicesOf } from './voices.ts'
import { wholePassage } from './whole-passage.ts'

/** Texts do not change while a page is open; what was refused with a code stays refused. */
const lasting = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: (times: number, error: Error) => times < 2 && !(error instanceof Refusal && typeof error.code === 'number'),
}

export const usePassage = (ref: string, edition: string | undefined) =>
  useQuery({
    queryKey: ['passage', ref, edition],
    queryFn: ({ signal }) =>
      wholePassage(ref, (part) => call('readPassage', { query: { ref: part, ...(edition && { edition }) }, signal })),
    ...lasting,
  })

/** Who speaks about a passage. The reader's own language is asked for by itself: in English there is far more. */
export function useAbout(ref: string, locale: Locale) {
  const languages = readingLanguages(locale)
  const own = TEXT_LANGUAGES[locale]
  const others = languages.filter((language) => !own.includes(language))
  return useQuery({
    queryKey: ['about', ref, languages],
    queryFn: async ({ signal }) => {
      const lists = [own, others].filter((asked) => asked.length > 0)
      const found = await Promise.all(
        lists.map((asked) =>
          call('sectionsAbout', {
            query: { ref, language: asked.join(','), kind: 'commentary,notes', limit: 50 },
            signal,
          }),
        ),
      )
      const sections = found.flatMap(({ items }) => items)
      return voicesOf(sections, languages)
    },
    ...lasting,
  })
}

export const useCrossReferences = (ref: string, edition: string | undefined) =>
  useQuery({
    queryKey: ['cross-references', ref, edition],
    queryFn: ({ signal }) =>
      call('crossReferences', { query: { ref, limit: 30, ...(edition && { edition }) }, signal }),
    ...lasting,
  })

/** A section and the one on either side of it. */
export function useSection(id: string) {
  const expression = useAppState(({ tradition }) => tradition)
  return useQuery({
    queryKey: ['section', id, useLocale(), expression],
    queryFn: ({ signal }) => call('readSection', { params: { id }, query: { around: 1, expression }, signal }),
    ...lasting,
  })
}

/** Sections that are shown of those that have the words asked for. */
const FOUND = 20

/** Sections of one work that have these words. */
export const useWorkSearch = (work: string, q: string) =>
  useQuery({
    queryKey: ['search', work, q, useLocale()],
    queryFn: ({ signal }) => call('search', { query: { q, work, limit: FOUND }, signal }),
    enabled: q !== '',
    ...lasting,
  })

/** A work, and of its contents the part that is asked for, or that which lists a section. */
export function useWork(id: string, asked: { readonly part: string } | { readonly section: string }) {
  const expression = useAppState(({ tradition }) => tradition)
  return useQuery({
    queryKey: ['work', id, asked, useLocale(), expression],
    queryFn: ({ signal }) => call('getWork', { params: { id }, query: { ...asked, expression }, signal }),
    ...lasting,
  })
}
