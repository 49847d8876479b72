import { ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { useInterests } from '../../member/interests.ts'
import { useAppState } from '../../storage/app-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { useModal } from '../../ui/modal.ts'
import { useKeepChoices } from './choices.ts'
import { Highlights } from './Highlights.tsx'
import { InterestsStep } from './InterestsStep.tsx'
import { endTour, keepStep, numberOf, STEPS, type Step, stepReached } from './steps.ts'
import styles from './Tour.module.css'
import { TraditionStep } from './TraditionStep.tsx'

type Props = {
  /** The choice of the language, which stands above every step. */
  readonly language: ReactNode
  /** It is looked at once more, and begins at its beginning. */
  readonly again: boolean
  readonly onClose: () => void
}

/** How a visit begins: tradition, interests, and what can be done here; each step can be left out. */
export function Tour({ language, again, onClose }: Props) {
  const words = useWords()
  const box = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const before = { tradition: useAppState((state) => state.tradition), interests: useInterests() }
  const [step, setStep] = useState<Step>(() => (again ? 'tradition' : stepReached()))
  const [choices, setChoices] = useState(before)
  const keep = useKeepChoices()
  const end = (how: 'done' | 'skipped') => {
    endTour(how)
    onClose()
  }
  useModal(box, { onClose: () => end('skipped'), safe: title })
  // The one that is read out and scrolled to is the new step's.
  useEffect(() => {
    keepStep(step)
    box.current?.scrollTo(0, 0)
    title.current?.focus()
  }, [step])

  const number = numberOf(step)
  const next = STEPS[number]
  const goOn = () => {
    if (step !== 'highlights') keep(choices)
    if (next) setStep(next)
    else end('done')
  }
  return (
    <dialog ref={box} className={styles.tour} aria-labelledby="tour-title">
      <header className={styles.head}>
        <Mark />
        <p className={styles.steps}>
          {STEPS.map((each) => (
            <i key={each} data-on={numberOf(each) <= number} />
          ))}
          <span>{words('tour.step', { n: number, of: STEPS.length })}</span>
        </p>
        {language}
      </header>
      <div className={styles.body}>
        <h1 ref={title} id="tour-title" tabIndex={-1}>
          {words(`tour.${step}.title`)}
        </h1>
        <p className={styles.sub}>{words(`tour.${step}.text`)}</p>
        {step === 'tradition' && (
          <TraditionStep value={choices.tradition} onChoose={(tradition) => setChoices({ ...choices, tradition })} />
        )}
        {step === 'interests' && (
          <InterestsStep value={choices.interests} onChoose={(interests) => setChoices({ ...choices, interests })} />
        )}
        {step === 'highlights' && <Highlights />}
      </div>
      <footer className={styles.foot}>
        {next ? (
          <Button look="text" onClick={() => end('skipped')}>
            {words('tour.skip')}
          </Button>
        ) : (
          <span />
        )}
        <span className={styles.go}>
          {number > 1 && (
            <Button onClick={() => setStep(STEPS[number - 2] ?? 'tradition')}>{words('tour.back')}</Button>
          )}
          <Button look="primary" onClick={goOn}>
            {next ? words(`tour.next.${next}`) : words('tour.begin')}
            <ArrowRight aria-hidden="true" />
          </Button>
        </span>
      </footer>
    </dialog>
  )
}
