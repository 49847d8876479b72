import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Head } from '../contents/part.ts'
import type { Shelf } from './shelf.ts'

/** Sections read before others have their turn: a few milliseconds, with the longest of them. */
const AT_ONCE = 40

/** What a table of contents needs of every section of a work; others are served meanwhile. */
export async function readHeads(shelf: Shelf): Promise<readonly Head[]> {
  const heads: Head[] = []
  for (let order = 0; order < shelf.size; order++) {
    if (order % AT_ONCE === AT_ONCE - 1) await nextTurn()
    const { id, title, author, parent, passages } = shelf.read(order)
    const [passage] = passages
    heads.push({
      id,
      order,
      ...(title !== undefined && { title }),
      ...(author !== undefined && { author }),
      ...(passage && { passage }),
      ...(parent !== undefined && { continues: true }),
    })
  }
  return heads
}
