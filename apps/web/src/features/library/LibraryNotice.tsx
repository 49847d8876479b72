import { Link } from '@tanstack/react-router'
import { BookDashed, Hourglass } from 'lucide-react'
import { useLocale, useWords } from '../../i18n/words.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useBibleList } from '../../works/works.ts'
import styles from './Library.module.css'
import { Progress } from './Progress.tsx'

/** What must be known before asking: the library is still being read, or holds no Bible in this language. */
export function LibraryNotice() {
  const words = useWords()
  const locale = useLocale()
  const { data } = useBibleList()
  if (!data) return null
  const more = <Link to="/library">{words('library.see')}</Link>
  if (data.languagesWithoutTexts.includes(locale) && ['complete', 'failed'].includes(data.state.phase)) {
    return (
      <div className={styles.notice}>
        <Notice icon={BookDashed} title={words('library.noTexts')} action={more}>
          {words('library.noTexts.text')}
        </Notice>
      </div>
    )
  }
  if (data.state.ready) return null
  return (
    <div className={styles.notice}>
      <Notice icon={Hourglass} title={words('library.preparing')} action={more}>
        {words('library.preparing.text')}
        <Progress state={data.state} />
      </Notice>
    </div>
  )
}
