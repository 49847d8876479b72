import type { Work } from '@berea/contract'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../i18n/words.ts'
import { useShownLanguage } from '../../works/works.ts'
import styles from './Library.module.css'
import { useLanguageName } from './language-name.ts'

export function WorkRow({ work }: { work: Work }) {
  const words = useWords()
  const languageName = useLanguageName()
  const { id, title, titleLocal, language, kind, tradition, author, year, licence, origin, characters, state } = work
  const name = titleLocal ?? title
  const lang = useShownLanguage()(language)
  return (
    <li>
      <div className={styles.name}>
        {state === 'ready' ? (
          <Link
            to="/read/{-$edition}/{-$ref}"
            params={{ edition: id, ref: kind === 'bible' ? 'JHN.1' : undefined }}
            lang={lang}
          >
            {name}
          </Link>
        ) : (
          <span lang={lang}>{name}</span>
        )}
        {state !== 'ready' && <span className={styles.state}>{words(`library.state.${state}`)}</span>}
      </div>
      {name !== title && (
        <p className={styles.title} lang="en">
          {title}
        </p>
      )}
      <p>{[author, year].filter(Boolean).join(' · ')}</p>
      <p className={styles.facts}>
        <span>{words(`kind.${kind}` as 'kind.bible')}</span>
        <span>{languageName(language)}</span>
        <span>{words(`tradition.${tradition}` as 'tradition.none')}</span>
        {characters > 0 && <span>{words('library.characters', { n: characters })}</span>}
        <span>{licence}</span>
        {origin && <span className={styles.origin}>{origin}</span>}
      </p>
    </li>
  )
}
