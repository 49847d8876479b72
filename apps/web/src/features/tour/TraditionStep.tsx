import type { Tradition } from '@berea/scripture'
import { useId } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Preview } from './Preview.tsx'
import styles from './Tour.module.css'

/** Those of a church first; whoever has no preference, or does not wish to say, is no less welcome. */
const ORDER = ['protestant', 'catholic', 'orthodox', 'none'] as const satisfies readonly Tradition[]

type Props = { readonly value: Tradition; readonly onChoose: (tradition: Tradition) => void }

/** Which names, numbers and edition one is used to; beside it a verse as it will be seen. */
export function TraditionStep({ value, onChoose }: Props) {
  const words = useWords()
  const name = useId()
  return (
    <div className={styles.beside}>
      <fieldset className={styles.options}>
        <legend className="hidden-text">{words('expression.title')}</legend>
        {ORDER.map((tradition) => (
          <label key={tradition} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={tradition === value}
              onChange={() => onChoose(tradition)}
              aria-labelledby={`${name}${tradition}`}
              aria-describedby={`${name}${tradition}note`}
            />
            <span>
              <b id={`${name}${tradition}`}>{words(`tradition.${tradition}`)}</b>
              <small id={`${name}${tradition}note`}>{words(`tour.tradition.${tradition}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Preview tradition={value} />
    </div>
  )
}
