import { isDiskFull } from '@berea/library'

/** So much more than when the disk was met full: less comes and goes with the database's journal. */
const MORE_ROOM = 32 * 2 ** 20
const LOOK_EVERY = 10_000

type Needs = {
  /** Bytes free on the disk. */
  readonly free: () => Promise<number>
  /** Rejects when it is no longer to be waited for. */
  readonly wait: (milliseconds: number) => Promise<unknown>
  readonly onFull: (error: unknown) => void
}

/** Does the work, and where the disk was full, does it again each time that there is more room than there was. */
export async function againWhenRoom<T>(work: () => Promise<T>, { free, wait, onFull }: Needs): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDiskFull(error)) throw error
      onFull(error)
      const then = await free()
      do await wait(LOOK_EVERY)
      while ((await free()) < then + MORE_ROOM)
    }
  }
}
