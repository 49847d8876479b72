import { useEffect } from 'react'
import { useAppState } from '../../storage/app-state.ts'
import { isTyping } from '../../ui/typing.ts'

/** `]` goes to the next citation on the page, `[` to the one before. */
export function useCiteKeys(): void {
  const enabled = useAppState((state) => state.shortcuts)
  useEffect(() => {
    if (!enabled) return undefined
    const onKey = (event: KeyboardEvent) => {
      const step = { '[': -1, ']': 1 }[event.key]
      if (!step || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
      const chips = Array.from<Element | null>(document.querySelectorAll('[data-cite]'))
      const at = chips.indexOf(document.activeElement)
      const next = chips.at(at === -1 && step === -1 ? -1 : (at + step) % chips.length)
      if (next instanceof HTMLElement) next.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [enabled])
}
