import type { Work } from '@berea/contract'
import { TEXT_LANGUAGES } from '@berea/scripture'
import { Link } from '@tanstack/react-router'
import { useLocale, useWords } from '../../i18n/words.ts'
import { useAuthors } from '../../works/authors.ts'
import { useLanguageName } from '../../works/language-name.ts'
import { nameOf, useShownLanguage } from '../../works/works.ts'
import styles from './Library.module.css'

export function WorkRow({ work }: { work: Work }) {
  const words = useWords()
  const languageName = useLanguageName()
  const authorOf = useAuthors()
  const { id, title, titleLocal, language, kind, tradition, year, licence, origin, characters, state } = work
  const lang = useShownLanguage()(language)
  const isBible = kind === 'bible'
  const name = nameOf(work)
  const native: readonly string[] = TEXT_LANGUAGES[useLocale()]
  // What a Bible of the reader's own language calls itself says all.
  const other = isBible ? (native.includes(language) ? undefined : title) : titleLocal
  // A work that has no name in the reader's language is called what it calls itself.
  const nameLang = isBible || titleLocal === null ? lang : undefined
  const isRead = state === 'ready' && characters > 0
  return (
    <li>
      <div className={styles.name}>
        {isRead ? (
          <Link
            to="/read/{-$edition}/{-$ref}"
            params={{ edition: id, ref: isBible ? 'JHN.1' : undefined }}
            lang={nameLang}
          >
            {name}
          </Link>
        ) : (
          <span lang={nameLang}>{name}</span>
        )}
        {state !== 'ready' && <span className={styles.state}>{words(`library.state.${state}`)}</span>}
      </div>
      {other && other !== name && (
        <p className={styles.title} lang={isBible ? undefined : lang}>
          {other}
        </p>
      )}
      <p>{[authorOf(work), year].filter(Boolean).join(' · ')}</p>
      <p className={styles.facts}>
        <span>{words(`kind.${kind}` as 'kind.bible')}</span>
        <span>{languageName(language)}</span>
        <span>{words(`tradition.${tradition}` as 'tradition.none')}</span>
        {characters > 0 && <span>{words('library.characters', { n: characters })}</span>}
        <span>{licence}</span>
        {origin && <Origin origin={origin} label={words('library.origin')} />}
      </p>
    </li>
  )
}

/** Where the text came from: a link where that is an address, and else as it is told. */
function Origin({ origin, label }: { origin: string; label: string }) {
  if (!/^https?:\/\//.test(origin)) return <span>{origin}</span>
  return (
    <a className={styles.origin} href={origin} target="_blank" rel="noreferrer">
      {label}
    </a>
  )
}
