import type { Site } from '@berea/contract'
import { LANG, useLocale, useWords } from '../../i18n/words.ts'
import styles from './Helplines.module.css'
import { numbersIn } from './helpline-numbers.ts'

type Country = Site['helplines'][number]
const KINDS = ['emergency', 'crisis', 'abuse', 'child'] as const

/** Whom to call: for everybody, before anything else is explained. */
export function Helplines({ lines }: { lines: readonly Country[] }) {
  const words = useWords()
  const locale = useLocale()
  const names = new Intl.DisplayNames(LANG[locale], { type: 'region', style: 'short' })
  if (lines.length === 0) return null
  return (
    <section className={styles.lines} aria-labelledby="helplines">
      <h2 id="helplines">{words('help.lines')}</h2>
      <p>{words('help.lines.text')}</p>
      {lines.map((country) => (
        <div key={country.country} className={styles.country}>
          <h3>{names.of(country.country)}</h3>
          <dl>
            {KINDS.map((kind) => {
              const line = country[kind]
              return line === null ? null : (
                <div key={kind}>
                  <dt>{words(`help.lines.${kind}`)}</dt>
                  <dd>
                    <Line>{line}</Line>
                  </dd>
                </div>
              )
            })}
          </dl>
        </div>
      ))}
      <p>
        {words('help.lines.elsewhere')}{' '}
        <a href="https://findahelpline.com" target="_blank" rel="noopener noreferrer">
          findahelpline.com
        </a>
      </p>
    </section>
  )
}

/** "Samaritans: 116 123": who answers, and a number that a telephone calls at a touch. */
function Line({ children }: { children: string }) {
  return numbersIn(children).map(({ text, number }) =>
    number === undefined ? (
      text
    ) : (
      <a key={text} href={`tel:${number}`}>
        {text}
      </a>
    ),
  )
}
