import { CODES } from '@berea/contract'
import { ArrowDown } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Refusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/words.ts'
import { changeAppState, useAppState } from '../../storage/app-state.ts'
import { IconButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './Chat.module.css'
import { Composer } from './Composer.tsx'
import { Conversation } from './Conversation.tsx'
import { fetchAnswerView } from './load-answer-view.ts'
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

  // On a touch screen that would bring the keyboard up, over the suggestions or the answer.
  useEffect(() => {
    if ((begun || !session) && matchMedia('(hover: hover)').matches) field.current?.focus()
  }, [begun, session])

  const draft = useAppState((state) => state.draft)
  useEffect(() => {
    if (draft !== '' || session) fetchAnswerView()
  }, [draft, session])

  const send = useCallback(
    (text: string) => {
      fetchAnswerView()
      if (!navigator.onLine) toast(words('composer.waiting'))
      ask.mutate(
        { text, session },
        {
          onSuccess: (asked) => {
            if (useAppState.getState().draft.trim() === text) changeAppState({ draft: '' })
            if (asked.session !== session) onSession(asked.session)
          },
          onError: (error) => {
            // A suggestion that was refused is kept as well.
            if (useAppState.getState().draft === '') changeAppState({ draft: text })
            toast(refusalText(error, words))
          },
        },
      )
    },
    [ask.mutate, session, onSession, words],
  )

  /** A suggestion is asked at once, unless it would overwrite what somebody has written. */
  const suggest = (text: string) => {
    const { draft } = useAppState.getState()
    if (draft.trim() !== '' && draft.trim() !== text) setSuggested(text)
    else if (!ask.isPending) send(text)
  }

  const halt = () =>
    running &&
    stop.mutate(running.id, {
      onSuccess: () => toast(words('answer.stopped')),
      onError: () => toast(words('error.notDone')),
    })

  return (
    <>
      <div className={styles.page} ref={page}>
        <div className={styles.column}>
          {notice}
          {session ? (
            <Conversation messages={messages} onAsk={suggest} onLoaded={onLoaded} />
          ) : (
            <Welcome onAsk={suggest} onLoaded={onLoaded} />
          )}
        </div>
      </div>
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
          first={!session}
          running={running !== undefined}
          sending={ask.isPending}
          onAsk={send}
          onStop={halt}
        />
        <p className={styles.fine}>{words('answer.caveat')}</p>
      </div>
      {suggested && (
        <OverwriteDialog
          text={suggested}
          onKeep={() => setSuggested(undefined)}
          onOverwrite={() => {
            changeAppState({ draft: suggested })
            setSuggested(undefined)
            field.current?.focus()
          }}
        />
      )}
    </>
  )
}

/** The server's own words where it has told some; else what is known here. */
function refusalText(error: Error, words: ReturnType<typeof useWords>): string {
  if (!(error instanceof Refusal) || typeof error.code !== 'number') return words('error.notSent')
  const told = (error.code >= 10_000 && error.code < 20_000) || error.code === CODES.internal || error.code === 503
  return told && error.message ? error.message : words('error.notSent')
}
