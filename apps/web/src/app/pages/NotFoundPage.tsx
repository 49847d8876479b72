import { Link } from '@tanstack/react-router'
import { useWords } from '../../i18n/words.ts'
import { Page } from '../frame/Page.tsx'
import styles from './SinglePage.module.css'

export function NotFoundPage() {
  const words = useWords()
  return (
    <Page>
      <div className={styles.single}>
        <h1>{words('notFound.title')}</h1>
        <p>{words('notFound.text')}</p>
        <Link to="/chat" search={{ _n: 1 }}>
          {words('notFound.home')}
        </Link>
      </div>
    </Page>
  )
}
