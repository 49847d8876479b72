import { TRADITIONS, type Tradition } from '@berea/scripture'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useWords } from '../../i18n/words.ts'
import { showMember } from '../../member/member.ts'
import { changeAppState, useAppState } from '../../storage/app-state.ts'
import { Segmented } from '../../ui/Segmented.tsx'

/** The wording of a tradition. The page keeps it, and the server with the member. */
export function ExpressionChoice() {
  const words = useWords()
  const tradition = useAppState((state) => state.tradition)
  const cache = useQueryClient()
  const update = useMutation({
    mutationFn: (expression: Tradition) => call('updateExpression', { body: { expression } }),
    onSuccess: (member) => showMember(cache, member),
  })
  const choose = (expression: Tradition) => {
    changeAppState({ tradition: expression })
    update.mutate(expression)
  }
  const choices = TRADITIONS.map((value) => ({ value, label: words(`tradition.${value}`) }))
  return (
    <div style={{ marginTop: 12 }}>
      <Segmented label={words('expression.title')} value={tradition} choices={choices} onChoose={choose} />
    </div>
  )
}
