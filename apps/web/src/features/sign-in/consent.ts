import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { showMember } from '../../member/member.ts'

/** Agrees to the terms as they are now, where a way in could not ask or they have a new date. */
export function useConsent(onDone?: () => void) {
  const cache = useQueryClient()
  return useMutation({
    meta: { failed: '' },
    mutationFn: (ticked: { agree: boolean; adult: boolean }) => call('giveConsent', { body: ticked }),
    onSuccess: (member) => {
      showMember(cache, member)
      onDone?.()
    },
  })
}
