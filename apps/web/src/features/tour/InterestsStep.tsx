import { INTERESTS } from '@berea/contract'
import { useId } from 'react'
import { useWords } from '../../i18n/words.ts'
import type { Interest } from '../../storage/assessment.ts'
import styles from './Tour.module.css'

type Props = { readonly value: readonly Interest[]; readonly onChoose: (interests: readonly Interest[]) => void }

/** What one cares about: any number of five, and none is fine. */
export function InterestsStep({ value, onChoose }: Props) {
  const words = useWords()
  const id = useId()
  const toggle = (interest: Interest) =>
    onChoose(INTERESTS.filter((each) => (each === interest ? !value.includes(each) : value.includes(each))))
  return (
    <fieldset className={styles.options}>
      <legend className="hidden-text">{words('tour.interests.title')}</legend>
      {INTERESTS.map((interest) => (
        <label key={interest} className={styles.option}>
          <input
            type="checkbox"
            checked={value.includes(interest)}
            onChange={() => toggle(interest)}
            aria-labelledby={`${id}${interest}`}
            aria-describedby={`${id}${interest}note`}
          />
          <span>
            <b id={`${id}${interest}`}>{words(`interest.${interest}`)}</b>
            <small id={`${id}${interest}note`}>{words(`interest.${interest}.note`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
