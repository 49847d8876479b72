import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isMissing, toldBy } from '../../api/refusal.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { wasLeftAt } from '../../ui/kept-scroll.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Conversation.module.css'
import type { useMessages } from './queries.ts'
import { TurnView } from './TurnView.tsx'
import { turnsOf } from './turns.ts'

type Props = {
  readonly session: string
  readonly messages: ReturnType<typeof useMessages>
  readonly onAsk: (text: string, alone?: boolean) => void
  readonly onLoaded: () => void
}

/** Where a conversation was left is kept by this name. */
export const placeOf = (session: string | undefined): string => `conversation ${session ?? 'new'}`

/**
 * The turns of a conversation. It opens where it was left, else at its newest question; a new question is brought to
 * the top of the page, and from then on only the reader scrolls.
 */
export function Conversation({ session, messages, onAsk, onLoaded }: Props) {
  const words = useWords()
  const turns = turnsOf(messages.data?.pages ?? [])
  const newest = useRef<HTMLElement>(null)
  const newestId = turns.at(-1)?.id
  const settled = !messages.isPending

  useEffect(() => {
    if (settled) onLoaded()
  }, [settled, onLoaded])

  const shown = useRef<string>(undefined)
  useEffect(() => {
    const opening = shown.current === undefined
    shown.current = newestId
    if (newestId === undefined || turns.length === 1 || (opening && wasLeftAt(placeOf(session)) !== undefined)) return
    newest.current?.scrollIntoView({ block: 'start' })
  }, [newestId, turns.length, session])

  useNamedTurn(turns.map(({ id }) => id))

  if (messages.isPending) return <Skeleton label={words('chat.loading')} lines={5} />
  if (isMissing(messages.error)) return <Unknown />
  if (!messages.data) {
    const again = (
      <button type="button" onClick={() => messages.refetch()}>
        {words('retry')}
      </button>
    )
    return <Notice tone="bad" title={toldBy(messages.error) ?? words('chat.failed')} action={again} />
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

/** Goes to the turn that the address names behind its `#`, once that is there. */
function useNamedTurn(ids: readonly string[]): void {
  const named = useLocation({ select: ({ hash }) => hash })
  const isThere = ids.includes(named)
  useEffect(() => {
    const turn = isThere ? document.getElementById(named) : null
    turn?.scrollIntoView({ block: 'start' })
    turn?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true })
  }, [named, isThere])
}

/** Asking for it again would never help: what can be done is to begin another one. */
function Unknown() {
  const words = useWords()
  return (
    <div className={styles.unknown}>
      <h1>{words('chat.unknown')}</h1>
      <p>{words('chat.unknown.text')}</p>
      <Link to="/chat" search={{ _n: 1 }}>
        {words('chat.begin')}
      </Link>
    </div>
  )
}
