import { useEffect } from 'react'
import { useWords } from '../i18n/words.ts'
import { changeOverlay } from '../ui/overlay.ts'
import styles from './pages/SinglePage.module.css'

/** What is shown when a part of the page breaks: what is safe, and the one thing to do. */
export function ErrorPage() {
  const words = useWords()
  useEffect(() => changeOverlay({ shown: false }), [])
  return (
    <main className={styles.single} role="alert">
      <h1>{words('error.title')}</h1>
      <p>{words('error.text')}</p>
      <button type="button" onClick={() => location.reload()}>
        {words('error.reload')}
      </button>
    </main>
  )
}
