import { MINUTE, type Now, SECOND } from '../../clock.ts'

/** Addresses that are remembered; the one that was longest quiet is forgotten first. */
const MOST_KEYS = 50_000

export type Rate = {
  /** Takes one; undefined where it was there, otherwise the seconds until it will be. */
  spend(key: string): number | undefined
}

/**
 * So many a minute for each key, as a bucket: `most` may come at once, and then one each time a
 * minute's share of them has passed. 0 lifts the limit.
 */
export function ratePerMinute(most: number, now: Now): Rate {
  const buckets = new Map<string, { readonly left: number; readonly at: number }>()
  const refill = MINUTE / most

  return {
    spend(key) {
      if (most === 0) return undefined
      const at = now().getTime()
      const bucket = buckets.get(key)
      const passed = bucket ? Math.max(0, at - bucket.at) : 0
      const left = bucket ? Math.min(most, bucket.left + passed / refill) : most
      const isThere = left >= 1
      // Set anew, so that the map's first key is the one that was longest quiet.
      buckets.delete(key)
      buckets.set(key, { left: isThere ? left - 1 : left, at })
      forgetQuiet(buckets, MOST_KEYS)
      return isThere ? undefined : Math.ceil(((1 - left) * refill) / SECOND)
    },
  }
}

export function forgetQuiet(kept: Map<string, unknown>, most: number): void {
  while (kept.size > most) kept.delete(kept.keys().next().value as string)
}
