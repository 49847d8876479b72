import { useLocale, useWords } from '../../i18n/words.ts'
import { changeAppState, useAppState } from '../../storage/app-state.ts'
import { Choice } from '../../ui/Choice.tsx'
import { useEditions } from '../../works/works.ts'

/** The Bible that is quoted and opened in this language. */
export function EditionChoice() {
  const words = useWords()
  const locale = useLocale()
  const wanted = useAppState((state) => state.editions)
  const { editions, chosen } = useEditions()
  if (!chosen) return null
  return (
    <section>
      <h2>{words('settings.edition')}</h2>
      <Choice
        label={words('edition.note')}
        value={chosen.id}
        values={editions.map(({ id }) => id)}
        nameOf={(id) => {
          const work = editions.find((each) => each.id === id)
          return work ? (work.titleLocal ?? work.title) : id
        }}
        onChoose={(id) => changeAppState({ editions: { ...wanted, [locale]: id } })}
      />
    </section>
  )
}
