import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { beside } from './beside.ts'
import styles from './Menu.module.css'

type Props = {
  readonly button: RefObject<HTMLButtonElement | null>
  /** The id of that button, which names the list as well. */
  readonly named: string
  readonly align: 'start' | 'end'
  /** `focus`: it goes back to the button. */
  readonly onClose: (focus: boolean) => void
  readonly children: ReactNode
}

/** An open menu: above everything else, beside its button; arrows, letters, Home and End go through it. */
export function MenuList({ button, named, align, onClose, children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const items = () => Array.from(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    // Above dialogs and sheets, and cut off by nothing that scrolls; older browsers show it in its place.
    if ('showPopover' in element) {
      element.popover = 'manual'
      element.showPopover()
    }
    const place = () => {
      const at = button.current?.getBoundingClientRect()
      if (at) Object.assign(element.style, beside(at, element, { width: innerWidth, height: innerHeight }, align))
    }
    place()
    const found = Array.from(element.querySelectorAll<HTMLElement>('[role^="menuitem"]'))
    const first = found.find((item) => item.ariaChecked === 'true' || item.getAttribute('aria-checked') === 'true')
    ;(first ?? found[0])?.focus({ preventScroll: true })
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  }, [button, align])

  useEffect(() => {
    const onPress = ({ target }: Event) => {
      const inside = target instanceof Node && (list.current?.contains(target) || button.current?.contains(target))
      if (!inside) onClose(false)
    }
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && target !== list.current && target.contains(button.current)) onClose(false)
    }
    addEventListener('pointerdown', onPress, true)
    addEventListener('scroll', onScroll, true)
    return () => {
      removeEventListener('pointerdown', onPress, true)
      removeEventListener('scroll', onScroll, true)
    }
  }, [button, onClose])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose(true)
    const all = items()
    const next =
      event.key === 'Escape' ? undefined : stepTo(event.key, all, all.indexOf(document.activeElement as HTMLElement))
    if (event.key !== 'Escape' && !next) return undefined
    event.preventDefault()
    // It is no shortcut of the page, and closes nothing else.
    event.stopPropagation()
    return next ? next.focus() : onClose(true)
  }

  return (
    <div ref={list} role="menu" aria-labelledby={named} className={styles.menu} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}

/** Where a key leads from the item at `at`: `d` to the next one that begins with D. */
function stepTo(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const ahead = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return ahead.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(key.toLowerCase()))
}
