import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let printing = false
const told = new Set<() => void>()

function become(next: boolean): void {
  printing = next
  // The browser lays the paper out as soon as it has told of it, and what is unfolded then may have more to unfold.
  flushSync(() => {
    for (const tell of told) tell()
  })
}
addEventListener('beforeprint', () => become(true))
addEventListener('afterprint', () => become(false))

function subscribe(tell: () => void): () => void {
  told.add(tell)
  return () => told.delete(tell)
}

/** Whether the page is being printed: what is folded on the screen is unfolded on paper. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing)
