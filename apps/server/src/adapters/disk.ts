import { statfs } from 'node:fs/promises'

/** PostgreSQL sets aside 16 MB at a time for its journal, and stops altogether where it can't. */
const LEAST_ROOM = 48 * 2 ** 20
/** For so long a disk counts as full after it was met full: an outside database's can't be looked at. */
const MET_FULL = 5_000

/** Is there room for what readers ask and are answered? */
export type Disk = {
  isFull(): Promise<boolean>
  /** Something could not be stored for want of room. */
  metFull(): void
}

/** The disk that this folder is on; undefined where it is another machine's. */
export function diskOf(folder: string | undefined, leastRoom = LEAST_ROOM): Disk {
  let metFullAt = Number.NEGATIVE_INFINITY
  return {
    async isFull() {
      if (performance.now() - metFullAt < MET_FULL) return true
      // The folder of the database is there from its first start on.
      const free = folder === undefined ? undefined : await freeBytes(folder)
      return free !== undefined && free < leastRoom
    },
    metFull() {
      metFullAt = performance.now()
    },
  }
}

/** Bytes free for us on the disk of this folder; undefined while there is no such folder. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  const found = await statfs(folder).catch(() => undefined)
  return found && found.bavail * found.bsize
}
