import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from './refusal.ts'
import { comeAgain, repeatTimedOut, sendWithin } from './sending.ts'

function replies(...outcomes: readonly (string | Refusal)[]) {
  const left = [...outcomes]
  return async () => {
    const next = left.shift()
    if (next === undefined || next instanceof Refusal) throw next ?? new Error('asked once too often')
    return next
  }
}
const timeout = new Refusal('timeout', '')

test('a request that is not answered is given up after 50 s, and said to be late', async () => {
  const patience = new AbortController()
  const allowed = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason)))
  })
  const sent = sendWithin('/webapi/library/works', {})
  patience.abort()
  await expect(sent).rejects.toMatchObject({ code: 'timeout' })
  expect(allowed.mock.calls).toEqual([[50_000]])
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a timed-out request is repeated once', async () => {
  await expect(repeatTimedOut(replies(timeout, 'here'), true)).resolves.toBe('here')
  await expect(repeatTimedOut(replies(timeout, timeout, 'too late'), true)).rejects.toBe(timeout)
})

test.each([
  ['one that could do harm twice', timeout, false],
  ['one that was refused', new Refusal(10002, ''), true],
  ['one that met no network', new Refusal('network', ''), true],
])('%s is not', async (_what, refusal, safe) => {
  await expect(repeatTimedOut(replies(refusal, 'again'), safe)).rejects.toBe(refusal)
})

describe('who is told to come again', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const busy = (seconds: string, status = 503) => new Response('', { status, headers: { 'Retry-After': seconds } })
  /** A server that answers these, one by one, and the moments at which it was asked. */
  function server(...answers: readonly Response[]) {
    const began = Date.now()
    const asked: number[] = []
    const send = async () => {
      asked.push((Date.now() - began) / 1000)
      return answers[asked.length - 1] ?? new Response('')
    }
    return { asked, send }
  }

  test('comes again when it was said, and not before', async () => {
    const { asked, send } = server(busy('5'), busy('2', 429))
    const sent = comeAgain(send)
    await vi.runAllTimersAsync()
    expect((await sent).status).toBe(200)
    expect(asked).toEqual([0, 5, 7])
  })

  test('gives up after three times, and hands on what was said last', async () => {
    const { asked, send } = server(busy('1'), busy('1'), busy('1'), busy('1'), new Response(''))
    const sent = comeAgain(send)
    await vi.runAllTimersAsync()
    expect([(await sent).status, asked.length]).toEqual([503, 4])
  })

  test.each([
    ['a wait too long to be silent about', busy('3600', 429)],
    ['a moment nobody understands', busy('soon')],
    ['a fault', new Response('', { status: 500, headers: { 'Retry-After': '1' } })],
    ['no word of when', new Response('', { status: 503 })],
  ])('does not for %s', async (_what, answer) => {
    const { asked, send } = server(answer)
    expect((await comeAgain(send)).status).toBe(answer.status)
    expect(asked).toEqual([0])
  })
})
