import { Check, ChevronRight, Layers, Zap } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useWords, type WordKey } from '../../i18n/words.ts'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import { useReferences } from '../../works/reference.ts'
import { type Answer, countConsulted, type Step } from './answer.ts'
import { CheckLine } from './CheckLine.tsx'
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
  const [open, setOpen] = useState<'steps' | 'check'>()
  const toggle = (part: 'steps' | 'check') => setOpen(open === part ? undefined : part)
  if (answer.status === 'running') {
    const steps: readonly Step[] =
      answer.steps.length > 0
        ? answer.steps
        : [{ doing: 'searching', passages: 0, works: 0, references: [], names: [] }]
    return (
      <div role="status">
        <Steps steps={steps} check={null} running />
      </div>
    )
  }
  const { passages, works } = countConsulted(answer)
  // Of what has been written there is nothing to tell: it stands below.
  const told = answer.steps.filter(({ doing }) => doing !== 'writing')
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
            {told.length > 0 ? (
              <button type="button" aria-expanded={open === 'steps'} onClick={() => toggle('steps')}>
                {consulted} <ChevronRight aria-hidden="true" />
              </button>
            ) : (
              <span>{consulted}</span>
            )}
          </>
        )}
        {isTold(answer.check) && (
          <>
            <i aria-hidden="true" />
            <button type="button" aria-expanded={open === 'check'} onClick={() => toggle('check')}>
              {words('answer.checked', { n: answer.check.checked })} <ChevronRight aria-hidden="true" />
            </button>
          </>
        )}
      </div>
      {open === 'steps' && <Steps steps={told} check={answer.check} running={false} />}
      {open === 'check' && isTold(answer.check) && <CheckLine check={answer.check} />}
    </>
  )
}

/** Something was compared, or left out. */
const isTold = (check: Answer['check']): check is NonNullable<Answer['check']> =>
  check !== null && check.checked + (check.sentences ?? 0) > 0

/** Of an answer that is made it is told how many quotations were compared. */
type StepsProps = { readonly steps: readonly Step[]; readonly check: Answer['check']; readonly running: boolean }

function Steps({ steps, check, running }: StepsProps) {
  const words = useWords()
  const tell = useTelling()
  return (
    <ol className={styles.steps} aria-label={words('answer.consulting')}>
      {steps.map((step, i) => {
        const current = running && i === steps.length - 1
        const isChecked = step.doing === 'checking' && check && check.checked > 0
        return (
          <li key={step.doing} aria-current={current ? 'step' : undefined}>
            {current ? <i aria-hidden="true" /> : <Check aria-hidden="true" />}
            <span>{words(DOING[step.doing])}</span>
            <small>{isChecked ? words('answer.checked', { n: check.checked }) : tell(step)}</small>
          </li>
        )
      })}
    </ol>
  )
}

/** So many of those found are named; of more the number is told. */
const NAMED = 8

/** What a step has found: 约 11:32–37、路 19:41–42; 金口约翰、奥古斯丁…. */
function useTelling(): (step: Step) => string {
  const words = useWords()
  const write = useReferences('short')
  const comma = useLocale().startsWith('zh') ? '、' : ', '
  const list = (names: readonly string[], more: WordKey) => {
    const some = names.slice(0, NAMED).join(comma)
    return names.length > NAMED ? words(more, { names: some, n: names.length }) : some
  }
  return ({ passages, works, references, names }) => {
    if (references.length > 0) return list(references.map(write), 'steps.passagesMore')
    if (names.length > 0) return list(names, 'steps.namesMore')
    if (passages > 0) return words('steps.passages', { n: passages })
    return works > 0 ? words('steps.works', { n: works }) : ''
  }
}
