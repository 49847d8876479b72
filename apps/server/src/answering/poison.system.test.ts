import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SAID, WORDS } from '../../test/engine.ts'
import { type Started, serverProcesses, untilAnswerable, visit } from '../../test/processes.ts'
import { textOf } from '../../test/server.ts'

// Whole servers are started, several times: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 })

let processes: Awaited<ReturnType<typeof serverProcesses>>
beforeAll(async () => {
  processes = await serverProcesses()
})
afterAll(() => processes.remove())

/** Waits for a server to fall, or, as whoever watches over it would, kills it where it answers no more. */
async function fallen({ child, base }: Started): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    await new Promise((done) => setTimeout(done, 250))
    const isWell = await fetch(`${base}/healthz`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isWell) await processes.end(child, 'SIGKILL')
  }
}

test('an answer over which two servers fell has failed, and all that were under way beside it are done', async () => {
  const poisons = [WORDS.kills, WORDS.holds]
  const isPoison = (text: string) => poisons.some((words) => text.includes(words))
  const first = await processes.start({ HOLD: 'yes' })
  await untilAnswerable(first.base)
  const asked = []
  // Some are made again before the poison, some after it.
  for (const words of ['tell', poisons[0], 'show', poisons[1], 'explain']) {
    const visitor = await visit(first.base)
    const text = `Please ${WORDS.wait} and ${words}`
    const { answerId } = await visitor.ask(text)
    const half = await visitor.listen(answerId, { enough: (frames) => textOf(frames).includes(SAID[0]) })
    asked.push({ text, visitor, answerId, half })
  }
  await processes.end(first.child, 'SIGKILL')

  for (const _ of poisons) await fallen(await processes.start())

  const last = await processes.start()
  await untilAnswerable(last.base)
  for (const { text, visitor, answerId, half } of asked) {
    const reader = await visit(last.base, visitor.userToken)
    const rest = await reader.listen(answerId, { after: half.findLast(({ id }) => id)?.id ?? 0 })
    expect(textOf(half) + textOf(rest)).toBe(isPoison(text) ? SAID[0] : SAID.join(''))
    const { data } = (await reader.get(`/chat/answers/${answerId}`)) as { data: { answer: object } }
    expect(data.answer).toMatchObject(isPoison(text) ? { status: 'failed', code: 10215 } : { status: 'done' })
  }
  const reader = await visit(last.base)
  const { answerId } = await reader.ask('And now?')
  expect(textOf(await reader.listen(answerId))).toBe(SAID.join(''))
})
