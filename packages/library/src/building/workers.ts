import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { diskFull } from './disk-full.ts'
import type { SourceAddress } from './open-source.ts'
import type { Outcome, Task } from './task.ts'
import type { FromWorker, ToWorker } from './worker.ts'

/** Those who do the work of a build, `size` of them. A task that could not be done rejects; they go on. */
export type Workers = {
  readonly size: number
  perform(task: Task, fetched?: (pack: string, done: number, total: number) => void): Promise<Outcome>
  close(): void
}

/** A heap for the largest pack and a verse index; two of them and the server stay below the build's 2.5 GB. */
const HEAP_MB = 1000

/** Worker processes, started when there is work for them. */
export function forkWorkers(library: string, source: SourceAddress, size: number): Workers {
  const idle: ChildProcess[] = []
  const all = new Set<ChildProcess>()
  const start = () => {
    const worker = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), [library, JSON.stringify(source)], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    all.add(worker)
    worker.once('exit', () => {
      all.delete(worker)
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    })
    return worker
  }
  return {
    size,
    perform(task, fetched) {
      const worker = idle.pop() ?? start()
      return new Promise((resolve, reject) => {
        // A table or an index leaves a heap behind that the next text has no use for.
        const isSpent = task.type !== 'import'
        const settle = () => {
          worker.off('message', receive)
          worker.off('exit', died)
        }
        const receive = (message: FromWorker) => {
          if (message.type === 'fetched') return fetched?.(message.pack, message.done, message.total)
          settle()
          if (isSpent) worker.kill()
          else idle.push(worker)
          if (message.type === 'done') resolve(message.outcome)
          else reject(message.isDiskFull ? diskFull(message.detail) : new Error(message.detail))
        }
        const died = (code: number | null, signal: string | null) => {
          settle()
          reject(new Error(`the worker ended with ${signal ?? code}`))
        }
        worker.on('message', receive)
        worker.once('exit', died)
        worker.send({ task } satisfies ToWorker, (error) => error && worker.kill('SIGKILL'))
      })
    },
    close() {
      for (const worker of all) worker.kill('SIGKILL')
    },
  }
}
