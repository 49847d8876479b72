import { setImmediate as turn } from 'node:timers/promises'
import type { Encoder, EncoderFiles, EncoderProblem } from '@berea/embedding'
import type { FastifyBaseLogger } from 'fastify'
import { describe, expect, test } from 'vitest'
import { keepEncoder } from './encoder.ts'

const FILES: EncoderFiles = { model: '/library/model.onnx', tokenizer: '/library/tokenizer.json' }

function setUp({ embedding = true, embeddingModel = undefined as string | undefined } = {}) {
  const told: unknown[] = []
  const opened: string[] = []
  const closed: string[] = []
  const compared: (string | undefined)[] = []
  const state = {
    files: undefined as EncoderFiles | undefined,
    problem: undefined as EncoderProblem | undefined,
    vectors: undefined as 'other-model' | undefined,
    encodings: 0,
  }
  const tell = (fields: unknown) => void told.push(fields)
  const logger = { info: tell, warn: tell, error: tell } as unknown as FastifyBaseLogger
  const open = async ({ model }: EncoderFiles): Promise<Encoder | EncoderProblem> => {
    opened.push(model)
    if (state.problem) return state.problem
    return {
      model: `hash of ${model}`,
      query: async (text) => [Float32Array.of(text.length)],
      behind: async () => Float32Array.of(1),
      problem: () => undefined,
      close: async () => void closed.push(model),
    }
  }
  const library = {
    encoderFiles: () => state.files,
    compareBy: async (model: string | undefined) => void compared.push(model),
    encoded: async () => ({ known: 1, all: 2, problem: state.vectors }),
    encodeMissing: async (encode: (role: 'query' | 'passage', text: string) => Promise<unknown>) => {
      state.encodings++
      return (await encode('passage', 'a')) ? 1 : 0
    },
  }
  const kept = keepEncoder({ settings: { embedding, embeddingModel }, library, logger, open })
  return { kept, state, told, opened, closed, compared }
}

describe('the encoder', () => {
  test('is opened when its model is there, and texts are compared by it', async () => {
    const { kept, state, compared } = setUp()
    await kept.look()
    expect(kept.state()).toBe('missing')
    expect(await kept.query('a')).toBeUndefined()
    state.files = FILES
    await kept.look()
    expect(kept.state()).toBe('ready')
    expect(compared).toEqual(['hash of /library/model.onnx'])
    expect(await kept.query('abc')).toEqual([Float32Array.of(3)])
  })

  test('is opened once for many versions of the library, and anew for another model', async () => {
    const { kept, state, opened, closed, compared } = setUp()
    state.files = FILES
    await Promise.all([kept.look(), kept.look()])
    expect(opened).toHaveLength(1)
    state.files = { ...FILES, model: '/library/newer.onnx' }
    await kept.look()
    expect(opened).toEqual(['/library/model.onnx', '/library/newer.onnx'])
    expect(closed).toEqual(['/library/model.onnx'])
    expect(compared.at(-1)).toBe('hash of /library/newer.onnx')
  })

  test('is the operator’s where one is named, with the tokenizer beside it', async () => {
    const { kept, opened } = setUp({ embeddingModel: '/models/mine.onnx' })
    await kept.look()
    expect(opened).toEqual(['/models/mine.onnx'])
  })

  test('that is off is never opened', async () => {
    const { kept, state, opened } = setUp({ embedding: false })
    state.files = FILES
    await kept.look()
    await kept.begin()
    expect([kept.state(), opened, await kept.query('a')]).toEqual(['off', [], undefined])
  })

  test.each(['no-runtime', 'unreadable', 'other-format', 'missing'] as const)(
    'that cannot be opened (%s) is named, and words serve',
    async (problem) => {
      const { kept, state, told, compared } = setUp()
      state.files = FILES
      state.problem = { problem, detail: 'x' }
      await kept.look()
      await kept.begin()
      expect(kept.state()).toBe(problem)
      expect(told).toContainEqual({ problem, detail: 'x' })
      expect(await kept.query('a')).toBeUndefined()
      expect([compared, state.encodings]).toEqual([[], 0])
    },
  )

  test('tells where the library’s vectors are not of its model', async () => {
    const { kept, state, told } = setUp()
    state.files = FILES
    state.vectors = 'other-model'
    await kept.look()
    expect(told).toContainEqual({ vectors: 'other-model' })
  })
})

describe('what came without vectors', () => {
  test('is encoded once the library is complete, and again with each version', async () => {
    const { kept, state } = setUp()
    state.files = FILES
    await kept.look()
    await turn()
    expect(state.encodings).toBe(0)
    await kept.begin()
    await turn()
    expect(state.encodings).toBe(1)
    await kept.look()
    await turn()
    expect(state.encodings).toBe(2)
    await kept.close()
    await kept.look()
    expect(state.encodings).toBe(2)
  })
})

test('a server without a model says so when its library is complete', async () => {
  const { kept, told } = setUp()
  await kept.look()
  expect(told).toEqual([])
  await kept.begin()
  expect(told).toEqual([{ encoder: 'missing' }])
})
