import { type CSSProperties, useEffect, useState } from 'react'
import styles from './Skeleton.module.css'

const WIDTHS = ['92%', '97%', '58%', '95%', '74%', '88%', '40%']

/** Bars in the shape of text, after 300 ms: what comes sooner never flickers. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className={styles.skeleton} style={{ '--lines': lines } as CSSProperties}>
      <span className="hidden-text">{label}</span>
      {late && WIDTHS.slice(0, lines).map((width) => <i key={width} style={{ width }} />)}
    </div>
  )
}
