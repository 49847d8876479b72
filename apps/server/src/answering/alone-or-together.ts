type Waiting = { readonly isAlone: boolean; readonly go: () => void }

/**
 * Any number at once, or one alone. Whoever wants to be alone waits for those before, and those who come after
 * wait for it; so neither waits for ever. Each gives what ends its turn.
 */
export function aloneOrTogether() {
  const queue: Waiting[] = []
  let running = 0
  let isTaken = false

  function advance(): void {
    for (;;) {
      const [next] = queue
      if (!next || isTaken || (next.isAlone && running > 0)) return
      queue.shift()
      running++
      isTaken = next.isAlone
      next.go()
    }
  }

  function end(): void {
    running--
    isTaken = false
    advance()
  }

  const take = (isAlone: boolean) =>
    new Promise<() => void>((done) => {
      queue.push({ isAlone, go: () => done(end) })
      advance()
    })

  return { together: () => take(false), alone: () => take(true) }
}
