import type { Tradition } from '@berea/scripture'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { showMember } from '../../member/member.ts'
import { changeAppState } from '../../storage/app-state.ts'
import { type Interest, keepAssessment } from '../../storage/assessment.ts'

type Choices = { readonly tradition: Tradition; readonly interests: readonly Interest[] }

/**
 * Keeps what was chosen in this browser, and with the member on the server. That the server was away is no reason to stop
 * somebody who is only beginning: this browser has it.
 */
export function useKeepChoices() {
  const cache = useQueryClient()
  const tell = useMutation({
    meta: { failed: '' },
    mutationFn: async ({ tradition, interests }: Choices) => {
      await call('updateExpression', { body: { expression: tradition } })
      return call('addInterest', { body: { interests: [...interests] } })
    },
    onSuccess: (member) => showMember(cache, member),
  })
  return (choices: Choices) => {
    changeAppState({ tradition: choices.tradition })
    keepAssessment({ ...choices, doneTime: new Date().toISOString() })
    tell.mutate(choices)
  }
}
