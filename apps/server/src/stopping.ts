/** Milliseconds between two looks for the parent: soon enough that nobody waits for the end. */
const LOOK_EVERY = 500

/** Noted at the very start: a parent that ends early must not go unnoticed. */
const PARENT = process.ppid

/**
 * Calls `stop` once when this process is asked to end; asked by a signal again, it ends at once.
 *
 * Under npm the signal may not arrive: npm hands SIGTERM to the shell that it started us with, and
 * dash, Debian's shell, dies of it without handing it on. So the shell's end is taken for the signal.
 */
export function whenAskedToStop(stop: () => Promise<void>, startedByNpm: boolean): void {
  let isStopping = false
  const stopOnce = async () => {
    if (isStopping) return
    isStopping = true
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // The second time, the operator means now.
      if (isStopping) process.exit(1)
      void stopOnce()
    })
  }
  if (!startedByNpm) return
  setInterval(() => process.ppid !== PARENT && void stopOnce(), LOOK_EVERY).unref()
}
