import type { Member } from '@berea/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { chooseLanguage } from '../i18n/choose-language.ts'
import { changeAppState, useAppState } from '../storage/app-state.ts'

/** The account that is signed in, as it was told last; undefined for a visitor. It is there at once, and asks nobody. */
export const useAccount = (): Member | undefined =>
  useAppState(({ userInfo }) => (userInfo?.kind === 'account' ? userInfo : undefined))

/** Keeps what the server told of the member; whatever call answers a member ends here. */
export function keepMember(member: Member): Member {
  const before = useAppState.getState().userInfo
  changeAppState({ userInfo: member })
  if (member.kind === 'account' && before?.id !== member.id) follow(member)
  return member
}

/** Who signs in finds what the account has chosen: where a visitor had chosen as well, the account's stands. */
function follow({ expression, language }: Member): void {
  changeAppState({ tradition: expression })
  // A language whose sentences can't be fetched now is spoken another time.
  if (language && language !== useAppState.getState().language) void chooseLanguage(language).catch(() => undefined)
}

/** Asks the server who is signed in, and keeps it. */
export const fetchMember = async (): Promise<Member> => keepMember(await call('memberInfo'))

/** `useQuery(memberQuery)`: the member, a visitor too, for pages that show or change what is theirs. */
export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: fetchMember,
  initialData: () => useAppState.getState().userInfo,
  initialDataUpdatedAt: 0,
})

/** After a call that answered the member as they are now: `onSuccess: (member) => showMember(cache, member)`. */
export function showMember(cache: QueryClient, member: Member): void {
  cache.setQueryData(memberQuery.queryKey, keepMember(member))
}
