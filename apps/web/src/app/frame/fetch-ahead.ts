import { useEffect } from 'react'
import { later, pages } from '../later/parts.tsx'

/** Milliseconds after which a browser that tells of no idle time is taken to be idle. */
const SOON = 1500

/** All that is not in the first load, once the first page stands and nothing else is to do: what is here opens at once, and needs no server. */
export function useFetchAhead(): void {
  useEffect(() => {
    const fetch = () => void later.ahead().then(pages.ahead)
    // Safari tells of none.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetch, SOON)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(fetch)
    return () => cancelIdleCallback(handle)
  }, [])
}
