import { GitCompareArrows } from 'lucide-react'
import { Children, type ReactNode } from 'react'
import styles from './Traditions.module.css'

/**
 * A table of the answer: rows of equal weight, who speaks at the left. Its first row, the table's
 * head, is the one question that stands between them.
 */
export function Traditions({ children }: { children: ReactNode }) {
  return (
    <table className={styles.table}>
      <tbody>{children}</tbody>
    </table>
  )
}

/** A row comes with one cell for each column; where only the first is filled, it is the question. */
export function TraditionRow({ filled, children }: { filled: number; children: ReactNode }) {
  const [who, ...views] = Children.toArray(children)
  if (filled <= 1) {
    return (
      <tr>
        <th className={styles.question} colSpan={2} scope="col">
          <GitCompareArrows aria-hidden="true" /> {who}
        </th>
      </tr>
    )
  }
  return (
    <tr className={styles.row}>
      <th scope="row">{who}</th>
      <td>{views}</td>
    </tr>
  )
}
