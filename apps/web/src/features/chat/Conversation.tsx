import { useEffect, useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Conversation.module.css'
import type { useMessages } from './queries.ts'
import { TurnView } from './TurnView.tsx'
import { turnsOf } from './turns.ts'

type Props = {
  readonly messages: ReturnType<typeof useMessages>
  readonly onAsk: (text: string) => void
  readonly onLoaded: () => void
}

/** The turns of a conversation. A new question is brought to the top of the page; from then on only the reader scrolls. */
export function Conversation({ messages, onAsk, onLoaded }: Props) {
  const words = useWords()
  const turns = turnsOf(messages.data?.pages ?? [])
  const newest = useRef<HTMLElement>(null)
  const newestId = turns.at(-1)?.id
  const settled = !messages.isPending

  useEffect(() => {
    if (settled) onLoaded()
  }, [settled, onLoaded])

  useEffect(() => {
    if (newestId === undefined || turns.length === 1) return
    newest.current?.scrollIntoView({ block: 'start' })
  }, [newestId, turns.length])

  if (messages.isPending) return <Skeleton label={words('chat.loading')} lines={5} />
  if (messages.isError) {
    const again = (
      <button type="button" onClick={() => messages.refetch()}>
        {words('retry')}
      </button>
    )
    return <Notice tone="bad" title={words('chat.failed')} action={again} />
  }
  return (
    <div className={styles.turns}>
      {messages.hasNextPage && (
        <Button look="text" onClick={() => messages.fetchNextPage()}>
          {words('chat.earlier')}
        </Button>
      )}
      {turns.map((turn, i) => (
        <TurnView
          key={turn.id}
          turn={turn}
          first={i === 0 && !messages.hasNextPage}
          last={i === turns.length - 1}
          ref={i === turns.length - 1 ? newest : undefined}
          onAsk={onAsk}
        />
      ))}
    </div>
  )
}
