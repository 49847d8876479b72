import { Check } from 'lucide-react'
import {
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useRef,
  useState,
} from 'react'
import styles from './Menu.module.css'
import { MenuList } from './MenuList.tsx'

type MenuProps = {
  /** The button that opens it. */
  readonly trigger: ReactElement<Record<string, unknown>>
  readonly children: ReactNode
  readonly align?: 'start' | 'end'
}

/** Closes the menu and does what was picked. */
const Picking = createContext<(act: () => void) => void>((act) => act())

/** A button that opens a list of acts or choices. It is all here from the first load, so that it opens at once. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = (focus: boolean) => {
    setOpen(false)
    if (focus) button.current?.focus({ preventScroll: true })
  }
  const pick = (act: () => void) => {
    // The focus goes back first: a dialog that is opened now will give it back there in its turn.
    close(true)
    act()
  }
  const opener = cloneElement(trigger, {
    id,
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'data-popup-open': open ? '' : undefined,
    onClick: () => setOpen(!open),
  })
  return (
    <>
      {opener}
      {open && (
        <MenuList button={button} named={id} align={align} onClose={close}>
          <Picking value={pick}>{children}</Picking>
        </MenuList>
      )}
    </>
  )
}

type ItemProps = {
  readonly onPick: () => void
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly danger?: boolean
}

export function MenuItem({ onPick, icon, children, danger = false }: ItemProps) {
  const pick = useContext(Picking)
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={`${styles.item} ${danger ? styles.danger : ''}`}
      onClick={() => pick(onPick)}
    >
      {icon}
      {children}
    </button>
  )
}

type Choice<Value> = {
  readonly value: Value
  readonly label: ReactNode
  readonly note?: string
  readonly lang?: string
}
type ChoicesProps<Value> = {
  readonly value: Value
  readonly choices: readonly Choice<Value>[]
  readonly onChoose: (value: Value) => void
}

export function MenuChoices<Value extends string>({ value, choices, onChoose }: ChoicesProps<Value>) {
  const pick = useContext(Picking)
  return choices.map((choice) => (
    <button
      key={choice.value}
      type="button"
      role="menuitemradio"
      aria-checked={choice.value === value}
      tabIndex={-1}
      className={styles.item}
      onClick={() => pick(() => onChoose(choice.value))}
    >
      <span className={styles.tick}>{choice.value === value && <Check />}</span>
      <span lang={choice.lang}>
        {choice.label}
        {choice.note && <small>{choice.note}</small>}
      </span>
    </button>
  ))
}

export const MenuNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>
export const MenuLine = () => <hr className={styles.line} />
