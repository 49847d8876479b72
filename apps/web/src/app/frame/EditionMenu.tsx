import { BookOpen } from 'lucide-react'
import { useLocale, useWords } from '../../i18n/words.ts'
import { changeAppState, useAppState } from '../../storage/app-state.ts'
import { Menu, MenuChoices, MenuNote } from '../../ui/Menu.tsx'
import { Pick } from '../../ui/Pick.tsx'
import { briefName, useEditions } from '../../works/works.ts'

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
        <Pick
          icon={<BookOpen aria-hidden="true" />}
          lang={chosen.language}
          aria-label={words('edition.chosen', { edition: name })}
        >
          {briefName(chosen, editions)}
        </Pick>
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
