import { type RefObject, useLayoutEffect } from 'react'

const STORED = 'scrolls'
/** So many places are remembered. */
const MOST = 200
/** How far each place was scrolled when it was left, the latest last; for as long as the tab is open. */
const left = new Map<string, number>(stored())

function stored(): [string, number][] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]')
    return Array.isArray(read)
      ? read.filter((each) => typeof each?.[0] === 'string' && typeof each[1] === 'number')
      : []
  } catch {
    // Storage is closed or holds something else: places are kept until the page is loaded anew.
    return []
  }
}

addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...left].slice(-MOST)))
  } catch {
    // As above.
  }
})

export const wasLeftAt = (place: string): number | undefined => left.get(place)

/** What a person does to go elsewhere on the page; from then on it is no longer held where it was left. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Keeps how far a place is scrolled, and brings that back when the place is shown again: its text may come in pieces,
 * so it is held there until somebody moves it. The scroller is `root`, or within it what is marked `data-scroll`.
 */
export function useKeptScroll(root: RefObject<HTMLElement | null>, place: string): void {
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return undefined
    const target = left.get(place)
    let held = target !== undefined
    const scroller = () => element.querySelector<HTMLElement>('[data-scroll]') ?? element
    const hold = () => {
      const { scrollTop } = scroller()
      if (held && target !== undefined && Math.abs(scrollTop - target) >= 1) scroller().scrollTop = target
    }
    const onScroll = ({ target: moved }: Event) => {
      if (held) return hold()
      if (moved !== scroller()) return undefined
      // Anew, so that it is the latest.
      left.delete(place)
      return left.set(place, scroller().scrollTop)
    }
    const letGo = () => {
      held = false
    }
    const growth = new MutationObserver(hold)
    growth.observe(element, { childList: true, characterData: true, subtree: true })
    // Scrolling does not bubble, but it can be seen on its way down.
    element.addEventListener('scroll', onScroll, { capture: true, passive: true })
    for (const move of MOVES) addEventListener(move, letGo, { capture: true, passive: true })
    hold()
    return () => {
      growth.disconnect()
      element.removeEventListener('scroll', onScroll, { capture: true })
      for (const move of MOVES) removeEventListener(move, letGo, { capture: true })
    }
  }, [root, place])
}
