import { setPriority } from 'node:os'
import { openSource, type SourceAddress } from './open-source.ts'
import { type Outcome, perform, type Task } from './task.ts'

/** What a worker is told, one task at a time, and what it says. */
export type Order = { readonly task: Task }
export type Word =
  | { readonly type: 'fetched'; readonly pack: string; readonly done: number; readonly total: number }
  | { readonly type: 'done'; readonly outcome: Outcome }
  | { readonly type: 'broke'; readonly detail: string }

/**
 * A process that makes parts. It is one of its own, and not a thread, so that its memory goes back when it
 * ends, and so that a text that breaks it breaks nothing else.
 */
function work(library: string, address: SourceAddress): void {
  const source = openSource(address)
  // Some sources know their packs only once they have listed them.
  const listed = source.packs()
  const say = (word: Word) => process.send?.(word)
  process.on('message', async ({ task }: Order) => {
    try {
      await listed
      const outcome = await perform(library, source, task, (pack, done, total) =>
        say({ type: 'fetched', pack: pack.id, done, total }),
      )
      say({ type: 'done', outcome })
    } catch (error) {
      say({ type: 'broke', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
}

if (import.meta.main) {
  // The one who gave the orders is gone; what is unfinished has no name yet.
  process.on('disconnect', () => process.exit(1))
  setPriority(10)
  const [library = '', address = ''] = process.argv.slice(2)
  work(library, JSON.parse(address) as SourceAddress)
}
