import type { Work } from '@berea/contract'
import { LANG, useLocale, useWords } from '../../i18n/words.ts'
import { useWorks } from '../../works/works.ts'
import styles from './Sources.module.css'
import { kindsIn, makersIn } from './sources.ts'

/** What the library is made of and where it comes from, counted from its own catalogue. */
export function Sources() {
  const { data } = useWorks()
  return data ? <Counted works={data.items} /> : null
}

function Counted({ works }: { works: readonly Work[] }) {
  const words = useWords()
  const locale = useLocale()
  const number = new Intl.NumberFormat(LANG[locale])
  return (
    <>
      <div className={styles.wide}>
        <table className={styles.kinds}>
          <caption className="hidden-text">{words('about.kinds')}</caption>
          <thead>
            <tr>
              <th scope="col">{words('library.kind')}</th>
              <th scope="col">{words('about.works')}</th>
              <th scope="col">{words('about.characters')}</th>
            </tr>
          </thead>
          <tbody>
            {kindsIn(works).map(({ kind, count, characters }) => (
              <tr key={kind}>
                <th scope="row">{words(`kind.${kind}` as 'kind.bible')}</th>
                <td>{number.format(count)}</td>
                <td>{characters === 0 ? '–' : number.format(characters)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Makers works={works} />
    </>
  )
}

function Makers({ works }: { works: readonly Work[] }) {
  const words = useWords()
  const makers = makersIn(works)
  if (makers.length === 0) return null
  return (
    <>
      <h2 className={styles.title}>{words('about.makers')}</h2>
      <ul className={styles.makers}>
        {makers.map(({ origin, name, count }) => (
          <li key={name}>
            {origin ? (
              <a href={origin} target="_blank" rel="noopener noreferrer" lang="en">
                {name}
              </a>
            ) : (
              <span>{name}</span>
            )}{' '}
            <small>{words('library.sum', { works: count, characters: 0 })}</small>
          </li>
        ))}
      </ul>
    </>
  )
}
