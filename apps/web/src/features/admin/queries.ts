import type { BodyTo } from '@berea/contract'
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

const PARTNERS = 'partners'

const partnersQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: [PARTNERS, query],
    queryFn: ({ pageParam, signal }) =>
      call('listPartners', { query: { ...(query && { query }), ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** Whose name or code has the words; to a member of an integration its own partner alone. */
export const usePartners = (query: string) => useInfiniteQuery(partnersQuery(query))

function useChanged() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: [PARTNERS] })
}

export function useAddPartner() {
  const changed = useChanged()
  return useMutation({
    meta: { failed: '' },
    mutationFn: (body: BodyTo<'addPartner'>) => call('addPartner', { body }),
    onSuccess: changed,
  })
}

export function useChangePartner() {
  const changed = useChanged()
  return useMutation({
    meta: { failed: '' },
    mutationFn: ({ appId, ...body }: BodyTo<'changePartner'> & { appId: string }) =>
      call('changePartner', { params: { appId }, body }),
    onSuccess: changed,
  })
}

export function useRenewSecret() {
  const changed = useChanged()
  return useMutation({
    mutationFn: (appId: string) => call('renewPartnerSecret', { params: { appId } }),
    onSuccess: changed,
  })
}

/** Codes and messages that wait to be handed on. What is read here is written down, so it is read only when somebody looks. */
export const useOutbox = () =>
  useInfiniteQuery({
    queryKey: ['outbox'],
    queryFn: ({ pageParam, signal }) => call('listOutbox', { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

const ENGINES = ['engines']

/** The language models and what they have cost. */
export const useEngines = () =>
  useQuery({ queryKey: ENGINES, queryFn: ({ signal }) => call('listEngines', { signal }), staleTime: 0 })

/** Asks a model a question of ours; its state is another afterwards. */
export function useTryEngine() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call('tryEngine', { params: { name } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ENGINES }),
  })
}
