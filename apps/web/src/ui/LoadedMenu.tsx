import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import styles from './Menu.module.css'
import type { ChoicesProps, ItemProps, MenuProps } from './Menu.tsx'

/** A menu that is open as soon as it is there: the button before it has been pressed already. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <Base.Root modal={false} defaultOpen>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.place} align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={styles.menu}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export function MenuItem({ onPick, icon, children, danger = false }: ItemProps) {
  return (
    <Base.Item className={`${styles.item} ${danger ? styles.danger : ''}`} onClick={onPick}>
      {icon}
      {children}
    </Base.Item>
  )
}

export function MenuChoices({ value, choices, onChoose }: ChoicesProps<string>) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChoose}>
      {choices.map((choice) => (
        <Base.RadioItem key={choice.value} value={choice.value} className={styles.item} closeOnClick>
          <span className={styles.tick}>
            <Base.RadioItemIndicator>
              <Check />
            </Base.RadioItemIndicator>
          </span>
          <span lang={choice.lang}>
            {choice.label}
            {choice.note && <small>{choice.note}</small>}
          </span>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}
