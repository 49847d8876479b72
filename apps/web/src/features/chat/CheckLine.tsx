import { Check, Minus, PencilLine } from 'lucide-react'
import { useWords } from '../../i18n/words.ts'
import type { Answer } from './answer.ts'
import styles from './Trail.module.css'

type Props = { readonly check: NonNullable<Answer['check']> }

/** What came of comparing an answer with the library: what stands as it is shown, was set right, was left out. */
export function CheckLine({ check: { checked, corrected, removed, sentences = 0 } }: Props) {
  const words = useWords()
  const changes = [
    { Icon: PencilLine, n: corrected, text: words('check.corrected', { n: corrected }) },
    { Icon: Minus, n: removed, text: words('check.removed', { n: removed }) },
    { Icon: Minus, n: sentences, text: words('check.sentences', { n: sentences }) },
  ].filter(({ n }) => n > 0)
  const told = changes.length > 0 ? changes : [{ Icon: Check, text: words('check.asShown') }]
  return (
    <ul className={styles.steps} aria-label={words('steps.checking')}>
      {[{ Icon: Check, text: words('check.compared', { n: checked }) }, ...told].map(({ Icon, text }) => (
        <li key={text} className={styles.outcome}>
          <Icon aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
