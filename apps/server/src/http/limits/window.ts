import { type Now, SECOND } from '../../clock.ts'
import { forgetQuiet, type Rate } from './rate.ts'

/** Each remembers the moment of every one it let pass, so there is room for fewer. */
const MOST_KEYS = 10_000

type Window = {
  readonly most: number
  readonly milliseconds: number
}

/** Never more than `most` in any stretch of time of that length, for each of the windows. One whose most is 0 is lifted. */
export function withinWindows(windows: readonly Window[], now: Now): Rate {
  const kept = new Map<string, number[]>()
  const counted = windows.filter(({ most }) => most > 0)
  const longest = Math.max(0, ...counted.map(({ milliseconds }) => milliseconds))

  return {
    spend(key) {
      if (counted.length === 0) return undefined
      const at = now().getTime()
      const times = (kept.get(key) ?? []).filter((time) => time > at - longest)
      const waits = counted.flatMap(({ most, milliseconds }) => {
        const first = times.at(-most)
        return first !== undefined && first > at - milliseconds ? [first + milliseconds - at] : []
      })
      if (waits.length === 0) times.push(at)
      kept.delete(key)
      kept.set(key, times)
      forgetQuiet(kept, MOST_KEYS)
      return waits.length === 0 ? undefined : Math.ceil(Math.max(...waits) / SECOND)
    },
  }
}
