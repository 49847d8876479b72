import { useWords } from '../../i18n/words.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'
import type { Answer } from './answer.ts'
import { footnoteNumbers } from './numbers.ts'
import styles from './PrintedSources.module.css'
import { useSources } from './source.ts'

/** On paper nothing opens: what each number names is written below the answer, and that it can be wrong. */
export function PrintedSources({ answer }: { answer: Answer }) {
  const words = useWords()
  const sourceOf = useSources()
  const notes = Array.from(footnoteNumbers(answer), ([n, number]) => ({
    number,
    citation: answer.citations.find((each) => each.n === n),
  })).flatMap(({ number, citation }) => (citation ? [{ number, name: sourceOf(citation).name }] : []))
  return (
    <footer className={styles.printed}>
      {notes.length > 0 && (
        <>
          <h3>{words('print.sources')}</h3>
          <ol>
            {notes.map(({ number, name }) => (
              <li key={number} value={number}>
                <Unbroken>{name}</Unbroken>
              </li>
            ))}
          </ol>
        </>
      )}
      <p>{words('answer.caveat')}</p>
    </footer>
  )
}
