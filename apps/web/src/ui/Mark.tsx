import styles from './Mark.module.css'

/** The mark: two leaves that make a B, and the name beside it. */
export function Mark({ name = true }: { name?: boolean }) {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d="M5 3h6.2C14.9 3 17 4.6 17 7.2s-2.1 4.2-5.8 4.2H5z" />
        <path d="M5 12.6h7c4.2 0 6.5 1.6 6.5 4.3S16.2 21.2 12 21.2H5z" opacity=".62" />
      </svg>
      {name && <span lang="en">Berea</span>}
    </span>
  )
}
