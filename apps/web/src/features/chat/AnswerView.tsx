import type { AnswerMessage } from '@berea/contract'
import { Info, WifiOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Notice } from '../../ui/Notice.tsx'
import { announce } from '../../ui/toast.tsx'
import { AnswerActions } from './AnswerActions.tsx'
import { AnswerBody } from './AnswerBody.tsx'
import styles from './AnswerView.module.css'
import { type Answer, isAnswered } from './answer.ts'
import type { AnswerViewProps } from './answer-part.ts'
import { EngineNote } from './EngineNote.tsx'
import { FollowUps } from './FollowUps.tsx'
import { LeansNote } from './LeansNote.tsx'
import { PrintedSources } from './PrintedSources.tsx'
import { useRegenerate } from './queries.ts'
import { Related } from './Related.tsx'
import { Trail } from './Trail.tsx'
import { useAnswer } from './use-answer.ts'

/** An answer as far as it is: where it comes from, its text, and what can be done with it. */
export function AnswerView({ message, question, isSearch, first, last, onAsk }: AnswerViewProps) {
  const words = useWords()
  const made = useAnswer(message)
  const [before, setBefore] = useState<Answer>()
  const answer = withBefore(made, before)
  const running = answer.status === 'running'
  // To somebody in need nothing is said of searches, and nothing is asked.
  const alone = answer.understood?.intent === 'danger'
  useEnding(answer)
  return (
    <div aria-busy={running}>
      {!alone && answer.understood?.leans && (
        <LeansNote leans={answer.understood.leans} onAsk={(reading = question) => onAsk(reading, true)} />
      )}
      {!alone && <Trail answer={answer} />}
      {answer.text !== '' && (
        <div className={alone ? styles.alone : undefined}>
          <AnswerBody answer={answer} first={first} />
        </div>
      )}
      {running && answer.lost && (
        <Notice tone="bad" icon={WifiOff} title={words('error.network')}>
          {words('error.reconnecting')}
        </Notice>
      )}
      {!alone && answer.engineChange && (
        <Notice icon={Info}>{words(`engine.change.${answer.engineChange.why}`)}</Notice>
      )}
      <Ending answer={answer} message={message} onContinue={() => setBefore(answer)} />
      {!running && !alone && answer.text !== '' && (
        <div className={styles.after}>
          <PrintedSources answer={answer} />
          <AnswerActions answer={answer} message={message} isSearch={isSearch} />
          {last && answer.understood && isAnswered(answer) && <EngineNote engine={answer.understood.engine} />}
          {answer.related && <Related related={answer.related} />}
          {last && <FollowUps questions={answer.followUps} onAsk={onAsk} />}
        </div>
      )}
    </div>
  )
}

/** An answer that was stopped is made anew from its beginning: until that is as far, what had been written stays. */
const withBefore = (answer: Answer, before: Answer | undefined): Answer =>
  before && before.id !== answer.id && answer.status === 'running' && answer.text.length < before.text.length
    ? { ...answer, text: before.text, citations: before.citations }
    : answer

type EndingProps = { readonly answer: Answer; readonly message: AnswerMessage; readonly onContinue: () => void }

/** What an answer that did not come to its end says instead. */
function Ending({ answer, message, onContinue }: EndingProps) {
  const words = useWords()
  const regenerate = useRegenerate()
  const again = (
    <button type="button" disabled={regenerate.isPending} onClick={() => regenerate.mutate(message)}>
      {words('answer.again')}
    </button>
  )
  if (answer.status === 'stopped') {
    const goOn = () => {
      onContinue()
      regenerate.mutate(message)
    }
    const more = (
      <button type="button" disabled={regenerate.isPending} onClick={goOn}>
        {words('answer.continue')}
      </button>
    )
    return <Notice title={words('answer.stopped')} action={more} />
  }
  if (answer.status !== 'failed') return null
  const text = answer.failure?.text || words(answer.failure?.code === 10214 ? 'answer.notParsed' : 'answer.failed')
  return (
    <Notice tone="bad" icon={WifiOff} title={text} action={again}>
      {words('answer.kept')}
    </Notice>
  )
}

/** Tells a screen reader once how the answer ended; not every word of it. */
function useEnding({ status, text }: Answer): void {
  const words = useWords()
  const before = useRef(status)
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    const sections = (text.match(/^#{2,4} /gm)?.length ?? 0) + 1
    if (status === 'done') announce(words('answer.ready', { sections }))
    if (status === 'stopped') announce(words('answer.stopped'))
    if (status === 'failed') announce(words('answer.failed'))
  }, [status, text, words])
}
