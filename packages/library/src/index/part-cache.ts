/** What two versions of the library have in common is opened once, and closed when the last of them is. */
export type PartCache<Opened extends { close(): void }> = {
  take(part: string): Promise<Opened>
  give(part: string): void
}

export function partCache<Opened extends { close(): void }>(
  open: (part: string) => Promise<Opened> | Opened,
): PartCache<Opened> {
  const entries = new Map<string, { readonly opened: Promise<Opened>; users: number }>()
  return {
    take(part) {
      const known = entries.get(part)
      if (known) {
        known.users++
        return known.opened
      }
      const opened = Promise.resolve().then(() => open(part))
      entries.set(part, { opened, users: 1 })
      opened.catch(() => entries.delete(part))
      return opened
    },
    give(part) {
      const known = entries.get(part)
      if (!known || --known.users > 0) return
      entries.delete(part)
      known.opened.then(
        (opened) => opened.close(),
        () => {},
      )
    },
  }
}
