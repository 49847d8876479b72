import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { type Encoder, openEncoder } from './encoder.ts'
import type { EncoderThread } from './thread.ts'

const FILES = { model: 'model.onnx', tokenizer: 'tokenizer.json' }
const VECTOR = Float32Array.of(1)

/** A thread that answers when it is told to; `begun` is what it was given, in order. */
function heldThread() {
  const begun: string[] = []
  const ends: ((answer: readonly Float32Array[] | undefined | 'ended') => void)[] = []
  let started = 0
  const start = async (): Promise<EncoderThread> => {
    started++
    return {
      model: 'abc',
      encode(role, text) {
        begun.push(`${role} ${text}`)
        return new Promise((resolve) => ends.push(resolve))
      },
      async end() {
        for (const end of ends.splice(0)) end('ended')
      },
    }
  }
  async function answer(how: 'well' | 'not' | 'ended' = 'well') {
    ends.shift()?.(how === 'well' ? [VECTOR] : how === 'not' ? undefined : how)
    await turn()
  }
  return { begun, start, answer, started: () => started }
}

async function opened(start: () => Promise<EncoderThread>): Promise<Encoder> {
  const encoder = await openEncoder(FILES, start)
  if (!('query' in encoder)) throw new Error(encoder.problem)
  return encoder
}

describe('what is asked', () => {
  test('is encoded one at a time, and before whatever may be found', async () => {
    const { begun, start, answer } = heldThread()
    const encoder = await opened(start)
    const all = [encoder.behind('passage', 'a'), encoder.behind('passage', 'b'), encoder.query('c'), encoder.query('d')]
    await turn()
    expect(begun).toEqual(['passage a'])
    await answer()
    expect(begun).toEqual(['passage a', 'query c'])
    await answer()
    await answer()
    await answer()
    expect(begun).toEqual(['passage a', 'query c', 'query d', 'passage b'])
    expect(await Promise.all(all)).toEqual([VECTOR, VECTOR, [VECTOR], [VECTOR]])
  })

  test('and is not wanted any more is never begun, or not waited for', async () => {
    const { begun, start, answer } = heldThread()
    const encoder = await opened(start)
    const running = new AbortController()
    const waiting = new AbortController()
    const first = encoder.query('a', running.signal)
    const second = encoder.query('b', waiting.signal)
    const third = encoder.query('c')
    waiting.abort(new Error('gone'))
    running.abort(new Error('gone too'))
    await expect(second).rejects.toThrow('gone')
    await expect(first).rejects.toThrow('gone too')
    await expect(encoder.query('d', waiting.signal)).rejects.toThrow('gone')
    await answer()
    await answer()
    expect(await third).toEqual([VECTOR])
    expect(begun).toEqual(['query a', 'query c'])
  })

  test('and the model cannot take has no vector; the next one has', async () => {
    const { start, answer } = heldThread()
    const encoder = await opened(start)
    const all = [encoder.query('a'), encoder.query('b')]
    await turn()
    await answer('not')
    await answer()
    expect(await Promise.all(all)).toEqual([undefined, [VECTOR]])
    expect(encoder.problem()).toBeUndefined()
  })
})

describe('a thread that breaks', () => {
  test('is followed by another, which goes on with the next text', async () => {
    const { begun, start, answer, started } = heldThread()
    const encoder = await opened(start)
    const all = [encoder.query('a'), encoder.query('b')]
    await turn()
    await answer('ended')
    await answer()
    expect(await Promise.all(all)).toEqual([undefined, [VECTOR]])
    expect(begun).toEqual(['query a', 'query b'])
    expect(started()).toBe(2)
  })

  test('again and again is given up, and says so', async () => {
    const { start, answer, started } = heldThread()
    const encoder = await opened(start)
    const all = ['a', 'b', 'c', 'd'].map((text) => encoder.query(text))
    await turn()
    for (let at = 0; at < 3; at++) await answer('ended')
    expect(await Promise.all(all)).toEqual([undefined, undefined, undefined, undefined])
    expect(encoder.problem()).toMatchObject({ problem: 'ended' })
    expect(started()).toBe(3)
  })

  test('and comes back with another model is not trusted', async () => {
    const { start, answer } = heldThread()
    let model = 'abc'
    const encoder = await opened(async () => ({ ...(await start()), model }))
    const all = [encoder.query('a'), encoder.query('b')]
    await turn()
    model = 'another'
    await answer('ended')
    expect(await Promise.all(all)).toEqual([undefined, undefined])
    expect(encoder.problem()).toMatchObject({ problem: 'unreadable' })
  })
})

test('what waits when the encoder is closed has no vector, and nothing is begun any more', async () => {
  const { begun, start } = heldThread()
  const encoder = await opened(start)
  const all = [encoder.query('a'), encoder.behind('passage', 'b')]
  await turn()
  await encoder.close()
  expect(await Promise.all(all)).toEqual([undefined, undefined])
  expect(await encoder.query('c')).toBeUndefined()
  expect(begun).toEqual(['query a'])
})

test('an encoder that cannot be opened says why', async () => {
  const problem = { problem: 'missing', detail: 'model.onnx' } as const
  expect(await openEncoder(FILES, async () => problem)).toEqual(problem)
})
