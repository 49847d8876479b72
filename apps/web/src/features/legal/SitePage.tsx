import { toldBy } from '../../api/refusal.ts'
import { useWords } from '../../i18n/words.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Helplines } from './Helplines.tsx'
import { usePageText } from './queries.ts'
import styles from './SitePage.module.css'
import { Sources } from './Sources.tsx'
import type { SitePageName } from './texts.ts'

/** One of the pages that say who runs this and on what terms; /help has the helplines first, /about the catalogue last. */
export function SitePage({ page }: { page: SitePageName }) {
  const words = useWords()
  const { text, site, error, retry } = usePageText(page)
  return (
    <div className={styles.page}>
      <h1>{words(`${page}.title`)}</h1>
      {page === 'help' && site && <Helplines lines={site.helplines} />}
      {text !== undefined && <Prose>{text}</Prose>}
      {text === undefined && !error && <Skeleton label={words('part.loading')} lines={6} />}
      {text === undefined && error && (
        <Notice
          tone="bad"
          title={toldBy(error) ?? words('site.failed')}
          action={
            <button type="button" onClick={retry}>
              {words('retry')}
            </button>
          }
        />
      )}
      {page === 'about' && text !== undefined && <Sources />}
    </div>
  )
}
