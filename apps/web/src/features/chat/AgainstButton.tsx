import type { AnswerMessage } from '@berea/contract'
import { useNavigate } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { useWords } from '../../i18n/words.ts'
import { dismissToast, toast } from '../../ui/toast.tsx'
import styles from './AnswerActions.module.css'
import { useSearchAgainst } from './queries.ts'

/** Searches the Scriptures against an answer, and goes to what was found; pressed again, to the search that there is. */
export function AgainstButton({ message }: { readonly message: AnswerMessage }) {
  const words = useWords()
  const navigate = useNavigate()
  const search = useSearchAgainst()
  const run = () => {
    if (!navigator.onLine) toast(words('answer.against.waiting'))
    search.mutate(message, {
      onSuccess: ({ questionId }) => void navigate({ to: '/chat', search: (all) => all, hash: questionId }),
      onSettled: () => dismissToast(words('answer.against.waiting')),
    })
  }
  return (
    <button type="button" className={styles.labelled} disabled={search.isPending} onClick={run}>
      <Scale /> <span>{words('answer.against')}</span>
    </button>
  )
}
