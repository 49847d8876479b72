import type { Work } from '@berea/contract'
import type { ReactElement } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Menu, MenuChoices } from '../../ui/Menu.tsx'

type Props = {
  readonly bibles: readonly Work[]
  readonly chosen: Work
  readonly onChoose: (id: string) => void
  readonly align?: 'start' | 'end'
  /** The button, which is told its name. */
  readonly button: (name: {
    readonly lang: string
    readonly 'aria-label': string
  }) => ReactElement<Record<string, unknown>>
}

/** One of the Bibles that can be read. */
export function BibleMenu({ bibles, chosen, onChoose, align = 'end', button }: Props) {
  const words = useWords()
  const edition = chosen.titleLocal ?? chosen.title
  return (
    <Menu align={align} trigger={button({ lang: chosen.language, 'aria-label': words('edition.chosen', { edition }) })}>
      <MenuChoices
        value={chosen.id}
        choices={bibles.map(({ id, title, titleLocal, language }) => ({
          value: id,
          label: titleLocal ?? title,
          lang: language,
        }))}
        onChoose={onChoose}
      />
    </Menu>
  )
}
