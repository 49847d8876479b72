import type { Session } from '@berea/contract'
import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../api/client.ts'

export type Range = 'today' | 'week' | 'month' | 'all'

const KEY = ['sessions'] as const
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

const sessionsQuery = (range: Range) =>
  infiniteQueryOptions({
    queryKey: [...KEY, range],
    queryFn: ({ pageParam, signal }) => {
      const query = { range, timeZone, limit: 50, ...(pageParam && { cursor: pageParam }) }
      return call('listSessions', { query, signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

/** Somebody who is new here has no conversations: their list need not be asked for. */
export const beginWithoutSessions = (cache: QueryClient) =>
  cache.setQueryData(sessionsQuery('all').queryKey, { pages: [{ items: [], nextCursor: null }], pageParams: [''] })

export const useSessions = (range: Range) => useInfiniteQuery(sessionsQuery(range))

/** One conversation, by whatever it is called now. */
export const useSession = (id: string | undefined) =>
  useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => call('getSession', { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
  })

/** Conversations whose title or questions hold the words; the latest ones while nothing is typed. */
export const useSessionSearch = (words: string) =>
  useQuery({
    queryKey: [...KEY, 'search', words],
    queryFn: ({ signal }) =>
      call('listSessions', { query: { range: 'all', timeZone, limit: 20, ...(words && { query: words }) }, signal }),
    placeholderData: (before) => before,
  })

export function useRenameSession() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, title }: Pick<Session, 'id' | 'title'>) =>
      call('renameSession', { params: { id }, body: { title } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: KEY }),
  })
}

export function useDeleteSession() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Session, 'id'>) => call('deleteSession', { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: KEY }),
  })
}
