import type { BodyTo, Ways } from '@berea/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { memberQuery, showMember, useAccount } from '../../member/member.ts'

/** Who asks, a visitor too. */
export const useMember = () => useQuery(memberQuery)

export function useModify(onDone: () => void = () => undefined) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyTo<'modifyMember'>) => call('modifyMember', { body }),
    onSuccess: (member) => {
      showMember(cache, member)
      onDone()
    },
  })
}

const WAYS = 'ways'
const SIGN_INS = 'sign-ins'

export function useWays() {
  const account = useAccount()
  return useQuery({
    queryKey: [WAYS, account?.id],
    queryFn: ({ signal }) => call('listWays', { signal }),
    enabled: account !== undefined,
  })
}

/** After ways in were changed: they, and the addresses of the member. */
function useShowWays() {
  const cache = useQueryClient()
  const account = useAccount()
  return (ways: Ways) => {
    cache.setQueryData([WAYS, account?.id], ways)
    void cache.invalidateQueries({ queryKey: memberQuery.queryKey })
  }
}

export function useAddWay() {
  const show = useShowWays()
  return useMutation({
    meta: { failed: '' },
    mutationFn: (body: BodyTo<'addWay'>) => call('addWay', { body }),
    onSuccess: show,
  })
}

export function useRemoveWay() {
  const show = useShowWays()
  return useMutation({
    mutationFn: (id: string) => call('removeWay', { params: { id } }),
    onSuccess: show,
  })
}

export function useSignIns() {
  const account = useAccount()
  return useQuery({
    queryKey: [SIGN_INS, account?.id],
    queryFn: ({ signal }) => call('listSignIns', { signal }),
    enabled: account !== undefined,
    // What is listed here is acted upon.
    staleTime: 0,
  })
}

/** Ends the sign-in of one device; without an id those of all others. */
export function useEndSignIn() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? call('endOtherSignIns') : call('endSignIn', { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [SIGN_INS] }),
  })
}

export const useDeleteAccount = () =>
  useMutation({
    meta: { failed: '' },
    mutationFn: (body: BodyTo<'deleteAccount'>) => call('deleteAccount', { body }),
  })
