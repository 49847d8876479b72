/** What two versions of the library have in common is opened once, and closed when the last of them is. */
export type PartCache = {
  /** What is open under that key, or what `open` opens now. */
  take<Opened>(key: string, open: () => Opened | Promise<Opened>): Promise<Opened>
  give(key: string): void
}

export function partCache(): PartCache {
  const entries = new Map<string, { readonly opened: Promise<unknown>; users: number }>()
  return {
    // The same key always opens the same thing: keys name the part and what is made of it.
    take<Opened>(key: string, open: () => Opened | Promise<Opened>): Promise<Opened> {
      const known = entries.get(key)
      if (known) {
        known.users++
        return known.opened as Promise<Opened>
      }
      const opened = Promise.resolve().then(open)
      entries.set(key, { opened, users: 1 })
      opened.catch(() => entries.delete(key))
      return opened
    },
    give(key) {
      const known = entries.get(key)
      if (!known || --known.users > 0) return
      entries.delete(key)
      known.opened.then(closeIfNeeded, () => {})
    },
  }
}

/** Files and tables are closed; what only lies in memory goes by itself. */
function closeIfNeeded(opened: unknown): void {
  if (typeof opened === 'object' && opened && 'close' in opened && typeof opened.close === 'function') opened.close()
}
