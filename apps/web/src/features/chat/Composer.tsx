import { QUESTION_LIMIT } from '@berea/contract'
import { ArrowUp, ChevronDown, Layers, Square, Zap } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import { useWords } from '../../i18n/words.ts'
import { changeAppState, useAppState } from '../../storage/app-state.ts'
import { keepDraft, useDraft } from '../../storage/drafts.ts'
import { Menu, MenuChoices } from '../../ui/Menu.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import styles from './Composer.module.css'

type Props = {
  /** Whose draft this is: a conversation's, or that of a new one. */
  readonly session: string | undefined
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** An answer is being made: what is offered then is to stop it. */
  readonly running: boolean
  readonly sending: boolean
  readonly onAsk: (text: string) => void
  readonly onStop: () => void
}

/** Where a question is written. What stands here is kept until it has been taken. */
export function Composer({ session, field, running, sending, onAsk, onStop }: Props) {
  const words = useWords()
  const draft = useDraft(session)
  const length = Array.from(draft).length
  const ready = draft.trim() !== '' && length <= QUESTION_LIMIT && !running && !sending
  const send = () => ready && onAsk(draft.trim())

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the words
  useLayoutEffect(() => {
    const area = field.current
    if (!area) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
  }, [draft, field])

  const onKey = (event: KeyboardEvent) => {
    // While an input method is composing, Enter chooses its word. Safari tells that by the old key code only.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    send()
  }

  return (
    <div className={styles.composer}>
      <textarea
        ref={field}
        id="composer"
        rows={1}
        aria-label={words('composer.label')}
        aria-describedby={length > QUESTION_LIMIT - 200 ? 'composer-length' : undefined}
        placeholder={words(session ? 'composer.next' : 'composer.first')}
        value={draft}
        onChange={(event) => keepDraft(session, event.target.value)}
        onKeyDown={onKey}
      />
      <div className={styles.row}>
        <ModeChoice />
        {length > QUESTION_LIMIT - 200 && (
          <output id="composer-length" className={length > QUESTION_LIMIT ? styles.over : styles.length}>
            {words(length > QUESTION_LIMIT ? 'composer.tooLong' : 'composer.length', {
              n: length,
              limit: QUESTION_LIMIT,
            })}
          </output>
        )}
        {running ? (
          <button
            type="button"
            className={styles.send}
            aria-label={words('composer.stop')}
            title={words('composer.stop')}
            onClick={onStop}
          >
            <Square fill="currentColor" />
          </button>
        ) : (
          <button
            type="button"
            className={styles.send}
            aria-label={words('composer.send')}
            title={words('composer.send')}
            aria-disabled={!ready}
            data-sending={sending}
            onClick={send}
          >
            <ArrowUp />
          </button>
        )}
      </div>
    </div>
  )
}

const MODES = ['deep', 'quick'] as const

function ModeChoice() {
  const words = useWords()
  const phone = useMedia(PHONE)
  const mode = useAppState(({ answerMode }) => answerMode)
  const choose = (answerMode: (typeof MODES)[number]) => changeAppState({ answerMode })
  if (!phone) {
    const choices = MODES.map((value) => ({ value, label: words(`mode.${value}`) }))
    return <Segmented label={words('mode.title')} value={mode} choices={choices} onChoose={choose} />
  }
  const choices = MODES.map((value) => ({ value, label: words(`mode.${value}`), note: words(`mode.${value}.note`) }))
  const Icon = mode === 'quick' ? Zap : Layers
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className={styles.pill}
          aria-label={words('mode.chosen', { mode: words(`mode.${mode}`) })}
        >
          <Icon /> {words(`mode.${mode}`)} <ChevronDown />
        </button>
      }
    >
      <MenuChoices value={mode} choices={choices} onChoose={choose} />
    </Menu>
  )
}
