import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readOtherTabs } from '../storage/app-state.ts'

let channel: BroadcastChannel | undefined

/** Says to the page's other tabs that something was asked, renamed or deleted in this one. */
export const tellOtherTabs = (): void => channel?.postMessage('changed')

/** Brings conversations up to date when another tab has changed some. */
export function useOtherTabs(cache: QueryClient): void {
  useEffect(() => {
    channel = new BroadcastChannel('berea')
    channel.onmessage = () => {
      // Somebody may have signed in or out there.
      readOtherTabs()
      for (const queryKey of [['sessions'], ['messages']]) void cache.invalidateQueries({ queryKey })
    }
    // Who signs out loads the page anew, and tells nobody else.
    addEventListener('storage', readOtherTabs)
    return () => {
      channel?.close()
      removeEventListener('storage', readOtherTabs)
    }
  }, [cache])
}
