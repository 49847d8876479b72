import { BookOpen, Columns2, Library, type LucideIcon, MessageCircleQuestion, Quote } from 'lucide-react'
import { useWords } from '../../i18n/words.ts'
import styles from './Tour.module.css'

const HIGHLIGHTS = [
  ['ask', MessageCircleQuestion],
  ['quote', Quote],
  ['reader', BookOpen],
  ['traditions', Columns2],
  ['library', Library],
] as const satisfies readonly (readonly [string, LucideIcon])[]

/** What can be done here, in a row each. */
export function Highlights() {
  const words = useWords()
  return (
    <ul className={styles.highlights}>
      {HIGHLIGHTS.map(([name, Icon]) => (
        <li key={name}>
          <Icon aria-hidden="true" />
          <span>
            <b>{words(`tour.can.${name}`)}</b>
            <small>{words(`tour.can.${name}.note`)}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
