import { setPriority } from 'node:os'
import { isDiskFull } from './disk-full.ts'
import { openSource, type SourceAddress } from './open-source.ts'
import { type Outcome, perform, type Task } from './task.ts'

/** What a worker is sent, one task at a time, and what it sends. */
export type ToWorker = { readonly task: Task }
export type FromWorker =
  | { readonly type: 'fetched'; readonly pack: string; readonly done: number; readonly total: number }
  | { readonly type: 'done'; readonly outcome: Outcome }
  | { readonly type: 'broke'; readonly detail: string; readonly isDiskFull: boolean }

/**
 * A process that makes parts. It is one of its own, and not a thread, so that its memory goes back when it
 * ends, and so that a text that breaks it breaks nothing else.
 */
function work(library: string, address: SourceAddress): void {
  const source = openSource(address)
  // Some sources know their packs only once they have listed them.
  const listed = source.packs()
  const send = (message: FromWorker) => process.send?.(message)
  process.on('message', async ({ task }: ToWorker) => {
    try {
      await listed
      const outcome = await perform(library, source, task, (pack, done, total) =>
        send({ type: 'fetched', pack: pack.id, done, total }),
      )
      send({ type: 'done', outcome })
    } catch (error) {
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
      send({ type: 'broke', detail, isDiskFull: isDiskFull(error) })
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
