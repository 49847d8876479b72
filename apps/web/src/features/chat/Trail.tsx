import { Check, ChevronRight, Layers, Zap } from 'lucide-react'
import { useState } from 'react'
import { useWords, type WordKey } from '../../i18n/words.ts'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import { type Answer, countConsulted, type Step } from './answer.ts'
import styles from './Trail.module.css'

const DOING = {
  searching: 'steps.searching',
  reading: 'steps.reading',
  writing: 'steps.writing',
  checking: 'steps.checking',
} as const satisfies Record<Step['doing'], WordKey>

/** While an answer is made: what is being done. Afterwards: one line of provenance, which opens those steps again. */
export function Trail({ answer }: { answer: Answer }) {
  const words = useWords()
  const phone = useMedia(PHONE)
  const [open, setOpen] = useState(false)
  if (answer.status === 'running') {
    const steps: readonly Step[] =
      answer.steps.length > 0 ? answer.steps : [{ doing: 'searching', passages: 0, works: 0 }]
    return (
      <div role="status">
        <Steps steps={steps} running />
      </div>
    )
  }
  const { passages, works } = countConsulted(answer)
  // On a phone there is no room for the whole sentence.
  const consulted = words(phone && works > 0 ? 'steps.both' : 'answer.trail', { n: passages, m: works })
  const Icon = answer.mode === 'quick' ? Zap : Layers
  return (
    <>
      <div className={styles.trail}>
        <span className={styles.mode}>
          <Icon aria-hidden="true" />
          {words(`mode.${answer.mode}`)}
        </span>
        {passages + works > 0 && (
          <>
            <i aria-hidden="true" />
            {answer.steps.length > 0 ? (
              <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
                {consulted} <ChevronRight aria-hidden="true" />
              </button>
            ) : (
              <span>{consulted}</span>
            )}
          </>
        )}
        {answer.checked > 0 && (
          <>
            <i aria-hidden="true" />
            <span>{words('answer.checked', { n: answer.checked })}</span>
          </>
        )}
      </div>
      {open && <Steps steps={answer.steps} running={false} />}
    </>
  )
}

function Steps({ steps, running }: { steps: readonly Step[]; running: boolean }) {
  const words = useWords()
  return (
    <ol className={styles.steps} aria-label={words('answer.consulting')}>
      {steps.map((step, i) => {
        const current = running && i === steps.length - 1
        return (
          <li key={step.doing} aria-current={current ? 'step' : undefined}>
            {current ? <i aria-hidden="true" /> : <Check aria-hidden="true" />}
            {words(DOING[step.doing])}
            <small>{countOf(step, words)}</small>
          </li>
        )
      })}
    </ol>
  )
}

function countOf({ passages, works }: Step, words: ReturnType<typeof useWords>): string {
  if (passages > 0 && works > 0) return words('steps.both', { n: passages, m: works })
  if (passages > 0) return words('steps.passages', { n: passages })
  return works > 0 ? words('steps.works', { n: works }) : ''
}
