import { BookOpen, ChevronDown } from 'lucide-react'
import { useLocale, useWords } from '../../i18n/words.ts'
import { changeAppState, useAppState } from '../../storage/app-state.ts'
import { Menu, MenuChoices, MenuNote } from '../../ui/Menu.tsx'
import { briefName, useEditions } from '../../works/works.ts'
import styles from './Topbar.module.css'

/** Which Bible is quoted from now on, and opened. */
export function EditionMenu() {
  const words = useWords()
  const locale = useLocale()
  const wanted = useAppState((state) => state.editions)
  const { editions, chosen } = useEditions()
  if (!chosen) return null
  const name = chosen.titleLocal ?? chosen.title
  return (
    <Menu
      trigger={
        <button type="button" className={styles.pick} aria-label={words('edition.chosen', { edition: name })}>
          <BookOpen aria-hidden="true" />
          <span lang={chosen.language}>{briefName(chosen, editions)}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      }
    >
      <MenuChoices
        value={chosen.id}
        choices={editions.map(({ id, title, titleLocal, year, language }) => ({
          value: id,
          label: titleLocal ?? title,
          lang: language,
          ...(year && { note: String(year) }),
        }))}
        onChoose={(id) => changeAppState({ editions: { ...wanted, [locale]: id } })}
      />
      <MenuNote>{words('edition.note')}</MenuNote>
    </Menu>
  )
}
