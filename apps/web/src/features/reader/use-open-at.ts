import { type RefObject, useEffect } from 'react'

/** Scrolls so that this verse stands a third of the way down; without one, to the beginning. `text` is what is shown. */
export function useOpenAt(page: RefObject<HTMLElement | null>, verse: string | undefined, text: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chapter or edition is opened at its place as well
  useEffect(() => {
    const scroller = page.current?.closest('[data-scroll]')
    if (!(scroller instanceof HTMLElement)) return
    const place = verse && page.current?.querySelector(`[data-verse="${verse}"]`)
    if (!place) scroller.scrollTop = 0
    else {
      const below = place.getBoundingClientRect().top - scroller.getBoundingClientRect().top
      scroller.scrollTop += below - scroller.clientHeight / 3
    }
  }, [verse, text])
}
