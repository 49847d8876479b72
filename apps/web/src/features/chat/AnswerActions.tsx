import type { AnswerMessage } from '@berea/contract'
import { Copy, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { IconButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.tsx'
import { AgainstButton } from './AgainstButton.tsx'
import styles from './AnswerActions.module.css'
import type { Answer } from './answer.ts'
import { plainAnswer } from './copying.ts'
import { DislikeDialog } from './DislikeDialog.tsx'
import { type Reason, useReact, useRegenerate } from './queries.ts'
import { useSources } from './source.ts'
import { rememberReaction } from './use-answer.ts'

type Props = { readonly answer: Answer; readonly message: AnswerMessage; readonly isSearch: boolean }

/** What can be done with an answer that has ended. */
export function AnswerActions({ answer, message, isSearch }: Props) {
  const words = useWords()
  const sourceOf = useSources()
  const regenerate = useRegenerate()
  const react = useReact()
  const [asked, setAsked] = useState(false)

  const set = (reaction: Answer['reaction'], reason?: Reason, note?: string) => {
    const before = answer.reaction
    rememberReaction(message, reaction)
    react.mutate(
      { id: message.id, reaction, reason, note },
      {
        onSuccess: () => reaction === 'dislike' && toast(words('dislike.thanks')),
        onError: () => rememberReaction(message, before),
      },
    )
  }
  const copy = async () => {
    await navigator.clipboard.writeText(plainAnswer(answer, (citation) => sourceOf(citation).name))
    toast(words('toast.copied'))
  }
  const anew = () => regenerate.mutate(message)
  const liked = answer.reaction === 'like'
  const disliked = answer.reaction === 'dislike'

  return (
    <div className={styles.acts}>
      <IconButton label={words('answer.like')} aria-pressed={liked} onClick={() => set(liked ? null : 'like')}>
        <ThumbsUp />
      </IconButton>
      <IconButton
        label={words('answer.dislike')}
        aria-pressed={disliked}
        onClick={() => (disliked ? set(null) : setAsked(true))}
      >
        <ThumbsDown />
      </IconButton>
      <i aria-hidden="true" />
      <button type="button" className={styles.labelled} disabled={regenerate.isPending} onClick={anew}>
        <RotateCcw /> <span>{words('answer.again')}</span>
      </button>
      {!isSearch && answer.citations.length > 0 && <AgainstButton message={message} />}
      <button type="button" className={`${styles.labelled} ${styles.right}`} onClick={copy}>
        <Copy /> <span>{words('copy')}</span>
      </button>
      {asked && (
        <DislikeDialog
          onClose={() => setAsked(false)}
          onSend={(reason, note) => {
            setAsked(false)
            set('dislike', reason, note)
          }}
        />
      )}
    </div>
  )
}
