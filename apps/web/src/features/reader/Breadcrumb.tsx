import type { Contents } from '@berea/contract'
import { useWords } from '../../i18n/words.ts'
import styles from './Contents.module.css'
import { useStepTitle } from './use-step-title.ts'

type Step = Contents['path'][number]
type Props = {
  readonly path: readonly Step[]
  /** Where one is; a link too, where one is in a section of it. */
  readonly here: Step
  readonly linked?: boolean
  readonly onOpen: (part: string) => void
}

/** The way from the whole work to where one reads: 《教父论圣经》 › 约翰福音 › 约翰福音 11. */
export function Breadcrumb({ path, here, linked = false, onOpen }: Props) {
  const words = useWords()
  const titleOf = useStepTitle()
  const steps = linked ? [...path, here] : path
  return (
    <nav aria-label={words('reader.way')}>
      <ol className={styles.way}>
        {steps.map((step) => (
          <li key={step.part}>
            <button type="button" onClick={() => onOpen(step.part)}>
              {titleOf(step)}
            </button>
          </li>
        ))}
        {!linked && <li aria-current="page">{titleOf(here)}</li>}
      </ol>
    </nav>
  )
}
