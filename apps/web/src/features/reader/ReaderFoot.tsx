import type { PassageReply } from '@berea/contract'
import { ALargeSmall, ChevronLeft, ChevronRight, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { changeAppState, SIZES, useAppState } from '../../storage/app-state.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Menu, MenuChoices } from '../../ui/Menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { useReferences } from '../../works/reference.ts'
import { useWorkNames } from '../../works/works.ts'
import styles from './Reader.module.css'

/** The chapters on either side, the size of the text, and a copy of it with its reference and edition. */
export function ReaderFoot({ text, onMove }: { text: PassageReply | undefined; onMove: (reference: string) => void }) {
  const words = useWords()
  const write = useReferences()
  const nameOf = useWorkNames()
  const size = useAppState((state) => state.size)
  const copy = async () => {
    if (!text) return
    const verses = text.verses.map((verse) => verse.text).join('\n')
    await navigator.clipboard.writeText(`${verses}\n${write(text.reference)} · ${nameOf(text.edition)}`)
    toast(words('toast.copied'))
  }
  return (
    <div className={styles.foot}>
      <Turn to={text?.before} label={words('reader.previous')} onMove={onMove}>
        <ChevronLeft aria-hidden="true" /> {text?.before && write(text.before)}
      </Turn>
      <Turn to={text?.after} label={words('reader.next')} onMove={onMove}>
        {text?.after && write(text.after)} <ChevronRight aria-hidden="true" />
      </Turn>
      <span className={styles.space} />
      <Menu
        trigger={
          <IconButton label={words('settings.size')}>
            <ALargeSmall />
          </IconButton>
        }
      >
        <MenuChoices
          value={String(size)}
          choices={SIZES.map((each) => ({
            value: String(each),
            label: words('settings.percent', { n: Math.round(each * 100) }),
          }))}
          onChoose={(chosen) => changeAppState({ size: SIZES.find((each) => String(each) === chosen) ?? 1 })}
        />
      </Menu>
      <IconButton label={words('reader.copy')} onClick={copy}>
        <Copy />
      </IconButton>
    </div>
  )
}

type TurnProps = {
  readonly to: string | null | undefined
  readonly label: string
  readonly onMove: (reference: string) => void
  readonly children: ReactNode
}

function Turn({ to, label, onMove, children }: TurnProps) {
  if (!to) return null
  return (
    <button type="button" className={styles.turn} title={label} onClick={() => onMove(to)}>
      {children}
    </button>
  )
}
