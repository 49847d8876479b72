import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** When the page was last loaded anew for a part that could not be fetched. */
const LOADED_ANEW = 'loadedAnew'
const A_MINUTE = 60_000

/** At once, or when the network is back. */
export const online = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))

/**
 * A part of the page whose script comes when it is first shown.
 *
 * Browsers remember that a module could not be fetched, and never ask for it again until the page is loaded anew. So none
 * is asked for while the network is away; and where one is lost all the same, the page is loaded anew: what was asked and
 * what is being written outlive that. If it is lost again within a minute, it is an error like any other.
 */
export const part = <Module, Props>(
  load: () => Promise<Module>,
  take: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    await online()
    const module = await load().catch(async (failure: unknown) => {
      await online()
      if (Date.now() - Number(sessionStorage.getItem(LOADED_ANEW)) < A_MINUTE) throw failure
      sessionStorage.setItem(LOADED_ANEW, String(Date.now()))
      location.reload()
      return new Promise<never>(() => undefined)
    })
    return { default: take(module) }
  })

/** Fetches ahead of time what will likely be shown. */
export const fetchAhead = (load: () => Promise<unknown>): void => {
  if (navigator.onLine) load().catch(() => undefined)
}
