import { ArrowDown } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { isMissing } from '../../api/refusal.ts'
import { useWords } from '../../i18n/words.ts'
import { draftOf, keepDraft } from '../../storage/drafts.ts'
import { IconButton } from '../../ui/Button.tsx'
import { useKeptScroll } from '../../ui/kept-scroll.ts'
import { dismissToast, toast } from '../../ui/toast.tsx'
import styles from './Chat.module.css'
import { Composer } from './Composer.tsx'
import { Conversation, placeOf } from './Conversation.tsx'
import { OverwriteDialog } from './OverwriteDialog.tsx'
import { useAsk, useMessages, useStop } from './queries.ts'
import { turnsOf } from './turns.ts'
import { useRunning } from './use-answer.ts'
import { useCiteKeys } from './use-cite-keys.ts'
import { useFarFromEnd } from './use-far-from-end.ts'
import { Welcome } from './Welcome.tsx'

type Props = {
  /** None: a new conversation. */
  readonly session: string | undefined
  readonly onSession: (id: string) => void
  /** The conversation has just been begun here, by whoever is still at the keyboard. */
  readonly begun: boolean
  readonly onLoaded: () => void
  /** What must be said before anything is asked. */
  readonly notice: ReactNode
}

/** The conversation, and below it the place where the next question is written. */
export function Chat({ session, onSession, begun, onLoaded, notice }: Props) {
  const words = useWords()
  const field = useRef<HTMLTextAreaElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const [suggested, setSuggested] = useState<string>()
  const ask = useAsk()
  const stop = useStop()
  const messages = useMessages(session)
  const running = useRunning(turnsOf(messages.data?.pages ?? []).map(({ answer }) => answer))
  const farFromEnd = useFarFromEnd(page)
  useCiteKeys()
  useKeptScroll(page, placeOf(session))

  // On a touch screen that would bring the keyboard up, over the suggestions or the answer.
  useEffect(() => {
    if ((begun || !session) && matchMedia('(hover: hover)').matches) field.current?.focus()
  }, [begun, session])

  const send = useCallback(
    (text: string, alone = false) => {
      if (!navigator.onLine) toast(words('composer.waiting'))
      ask.mutate(
        { text, session, alone },
        {
          onSuccess: (asked) => {
            const rest = draftOf(session)
            keepDraft(session, '')
            // What has been written meanwhile goes along into the conversation that has begun.
            if (rest.trim() !== text) keepDraft(asked.session, rest)
            if (asked.session !== session) onSession(asked.session)
          },
          // A suggestion that was refused is kept as well.
          onError: () => draftOf(session) === '' && keepDraft(session, text),
          onSettled: () => dismissToast(words('composer.waiting')),
        },
      )
    },
    [ask.mutate, session, onSession, words],
  )

  /** A suggestion is asked at once, unless it would overwrite what somebody has written. */
  const suggest = (text: string, alone = false) => {
    const draft = draftOf(session)
    if (draft.trim() !== '' && draft.trim() !== text) setSuggested(text)
    else if (!ask.isPending) send(text, alone)
  }

  const halt = () => running && stop.mutate(running.id)

  return (
    <>
      <div className={styles.page} ref={page}>
        <div className={styles.column}>
          {notice}
          {session ? (
            <Conversation session={session} messages={messages} onAsk={suggest} onLoaded={onLoaded} />
          ) : (
            <Welcome onAsk={suggest} onLoaded={onLoaded} />
          )}
        </div>
      </div>
      {!isMissing(messages.error) && (
        <div className={styles.dock}>
          {farFromEnd && (
            <IconButton
              label={words('chat.toEnd')}
              className={styles.toEnd}
              onClick={() => page.current?.scrollTo({ top: page.current.scrollHeight })}
            >
              <ArrowDown />
            </IconButton>
          )}
          <Composer
            field={field}
            session={session}
            running={running !== undefined}
            sending={ask.isPending}
            onAsk={send}
            onStop={halt}
          />
          <p className={styles.fine}>{words('answer.caveat')}</p>
        </div>
      )}
      {suggested && (
        <OverwriteDialog
          text={suggested}
          onKeep={() => setSuggested(undefined)}
          onOverwrite={() => {
            keepDraft(session, suggested)
            setSuggested(undefined)
            field.current?.focus()
          }}
        />
      )}
    </>
  )
}
