import { useSyncExternalStore } from 'react'

/** `useMedia('(max-width: 1024px)')`: whether it matches, and again when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}

export const MOBILE = '(max-width: 1024px)'
export const PHONE = '(max-width: 576px)'
