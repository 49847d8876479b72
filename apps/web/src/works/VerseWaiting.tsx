import styles from './NameVerse.module.css'

/** As much room as the verse will take: what stands below does not move when it comes. */
export const VerseWaiting = () => <div className={styles.waiting} />
