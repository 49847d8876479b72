type State<Module> = { readonly module?: Module; readonly failed: boolean }

/** A script of the page that is fetched apart from the first load. */
export type Script<Module> = {
  readonly state: () => State<Module>
  readonly subscribe: (changed: () => void) => () => void
  /** Somebody waits for it: it is fetched, and tried again until it comes or nobody waits any more. */
  readonly want: () => () => void
  /** At once, and not when its turn comes. */
  readonly again: () => void
  /** It will likely be wanted. Where it fails nothing is said, and it is fetched when it is wanted. */
  readonly ahead: () => Promise<void>
}

type World = {
  readonly isOnline: () => boolean
  /** Calls back after so many milliseconds, or as soon as the network is back. */
  readonly wait: (milliseconds: number, go: () => void) => () => void
  /** Asks once more for style sheets that did not come: the bundler asks for each only once. */
  readonly mendStyles: () => Promise<void>
}

/** Milliseconds before it is tried again: 1 s, 2 s, 4 s … at most 15 s. */
const patience = (attempt: number): number => Math.min(15_000, 1000 * 2 ** attempt)

/**
 * `script(() => import('./Reader.tsx'))`. The page is never loaded anew for a script that is lost: what is on the screen is
 * worth more than what was asked for.
 */
export function script<Module>(load: () => Promise<Module>, world: World = BROWSER): Script<Module> {
  let state: State<Module> = { failed: false }
  let fetching: Promise<void> | undefined
  let waiting = 0
  let attempt = 0
  let hasFailed = false
  let stopWaiting: (() => void) | undefined
  const changed = new Set<() => void>()
  const become = (next: State<Module>) => {
    state = next
    for (const tell of changed) tell()
  }

  async function fetch(): Promise<void> {
    stopWaiting?.()
    stopWaiting = undefined
    try {
      // Some browsers remember for good what could not be fetched, so none is asked for without a network.
      if (!world.isOnline()) throw new Error('offline')
      if (hasFailed) await world.mendStyles()
      const module = await load()
      become({ module, failed: false })
    } catch {
      hasFailed = true
      if (waiting === 0) return
      become({ failed: true })
      stopWaiting = world.wait(patience(attempt), begin)
      attempt += 1
    }
  }
  function begin(): Promise<void> {
    fetching ??= fetch().finally(() => {
      fetching = undefined
    })
    return fetching
  }

  return {
    state: () => state,
    subscribe: (tell) => {
      changed.add(tell)
      return () => changed.delete(tell)
    },
    want: () => {
      waiting += 1
      if (state.module === undefined) void begin()
      return () => {
        waiting -= 1
        if (waiting > 0) return
        stopWaiting?.()
        attempt = 0
        if (state.failed) become({ failed: false })
      }
    },
    again: () => void begin(),
    ahead: () => (state.module === undefined ? begin() : Promise.resolve()),
  }
}

const BROWSER: World = {
  isOnline: () => navigator.onLine,
  mendStyles,
  wait: (milliseconds, go) => {
    const stop = () => {
      clearTimeout(timer)
      removeEventListener('online', onOnline)
    }
    const onOnline = () => {
      stop()
      go()
    }
    const timer = setTimeout(onOnline, milliseconds)
    addEventListener('online', onOnline)
    return stop
  },
}

/** Style sheets that did not come, which no browser tells in the same way afterwards. */
const lost = new Set<HTMLLinkElement>()
globalThis.addEventListener?.(
  'error',
  ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && lost.add(target),
  // Such an event rises to nobody.
  { capture: true },
)

/** A link that has failed is never fetched again, but another one like it is. */
export async function mendStyles(): Promise<void> {
  const links = [...lost].filter(({ isConnected }) => isConnected)
  lost.clear()
  await Promise.all(links.map(replace))
}

function replace(link: HTMLLinkElement): Promise<void> {
  return new Promise((come, fail) => {
    const again = document.createElement('link')
    again.rel = 'stylesheet'
    again.href = link.href
    again.onload = () => come()
    again.onerror = () => fail(new Error('a style sheet did not come'))
    link.replaceWith(again)
  })
}
