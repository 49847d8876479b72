import { useEffect } from 'react'
import { useAppState } from '../storage/app-state.ts'
import { useMedia } from '../ui/use-media.ts'

/** Keeps the document as it was chosen; first-paint.js has set the same before anything was drawn. */
export function useAppearance(): void {
  const { theme, mode, size, lessMotion } = useAppState()
  const systemDark = useMedia('(prefers-color-scheme: dark)')
  const dark = mode === 'dark' || (mode === 'system' && systemDark)
  useEffect(() => {
    const { dataset, style } = document.documentElement
    dataset.theme = theme
    dataset.mode = dark ? 'dark' : 'light'
    dataset.motion = lessMotion ? 'less' : 'all'
    style.setProperty('--read', String(size))
    const room = getComputedStyle(document.documentElement).getPropertyValue('--room').trim()
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', room)
  }, [theme, dark, size, lessMotion])
}
