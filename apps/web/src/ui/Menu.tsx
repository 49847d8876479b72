import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import styles from './Menu.module.css'
import { fetchAhead, part } from './part.ts'

export type MenuProps = {
  /** The button that opens it. */
  readonly trigger: ReactElement<Record<string, unknown>>
  readonly children: ReactNode
  readonly align?: 'start' | 'end'
}
export type ItemProps = {
  readonly onPick: () => void
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly danger?: boolean
}
type Choice<Value> = {
  readonly value: Value
  readonly label: ReactNode
  readonly note?: string
  readonly lang?: string
}
export type ChoicesProps<Value> = {
  readonly value: Value
  readonly choices: readonly Choice<Value>[]
  readonly onChoose: (value: Value) => void
}

// What places a menu and moves in it weighs as much as a fifth of the first page, and is needed once one is opened.
const load = () => import('./LoadedMenu.tsx')
const Loaded = part(load, ({ Menu }) => Menu)
const LoadedChoices = part(load, ({ MenuChoices }) => MenuChoices)

export const MenuItem = part(load, ({ MenuItem }) => MenuItem)

/** A button that opens a list of acts or choices. */
export function Menu(props: MenuProps) {
  const [pressed, setPressed] = useState(false)
  const waiting = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => fetchAhead(load),
    onFocus: () => fetchAhead(load),
    onClick: () => setPressed(true),
  })
  if (!pressed) return waiting
  return (
    <Suspense fallback={waiting}>
      <Loaded {...props} />
    </Suspense>
  )
}

export function MenuChoices<Value extends string>({ onChoose, ...rest }: ChoicesProps<Value>) {
  return <LoadedChoices {...rest} onChoose={(value) => onChoose(value as Value)} />
}

export const MenuNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>
export const MenuLine = () => <hr className={styles.line} />
