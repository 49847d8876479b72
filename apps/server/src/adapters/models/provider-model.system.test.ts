import { ModelTrouble } from '@berea/answering'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROTOCOLS, type TestProvider, testProvider, USED } from '../../../test/provider.ts'
import { providerModel, type Used } from './provider-model.ts'

let provider: TestProvider

beforeAll(async () => {
  provider = await testProvider()
})
afterAll(() => provider.close())

const PROMPT = { version: '1', system: 'Rules.', user: 'Why?' }

async function write(
  protocol: (typeof PROTOCOLS)[number],
  signal = new AbortController().signal,
  onPiece: () => void = () => {},
) {
  const url = protocol === 'anthropic' ? `${provider.address(protocol)}/v1` : provider.address(protocol)
  const model = providerModel({ provider: protocol, url, name: 'a-model', key: 'a-key' })
  let used: Used | undefined
  let text = ''
  const pieces = model.write(PROMPT, signal, (counted) => {
    used = counted
  })
  try {
    for await (const piece of pieces) {
      text += piece
      onPiece()
    }
    return { text, used }
  } catch (error) {
    return { text, used, error }
  }
}

describe.each(PROTOCOLS)('a model by the protocol of %s', (protocol) => {
  test('streams what it writes, and tells what it cost', async () => {
    provider.behave({ says: ['He ', 'wept. ', '他哭了。'] })
    expect(await write(protocol)).toEqual({ text: 'He wept. 他哭了。', used: USED })
    const { body, key } = provider.asked().at(-1)!
    expect(key).toBe('a-key')
    expect(body).toContain('Rules.')
    expect(body).toContain('Why?')
  })

  test('that refuses by its filter is refused', async () => {
    provider.behave({ says: ['He '], ends: 'refusing' })
    const { error } = await write(protocol)
    expect(error).toBeInstanceOf(ModelTrouble)
    expect((error as ModelTrouble).why).toBe('refused')
  })

  test('that comes to its limit of words has not ended', async () => {
    provider.behave({ says: ['He '], ends: 'too-long' })
    expect(((await write(protocol)).error as ModelTrouble).why).toBe('broken')
  })

  test.each([401, 404, 429, 500])('that answers %d fails, once, with its status', async (status) => {
    provider.behave({ status })
    const before = provider.asked().length
    const { text, error, used } = await write(protocol)
    expect({ text, status: (error as { statusCode?: number }).statusCode }).toEqual({ text: '', status })
    expect(used).toEqual({ input: 0, output: 0 })
    expect(provider.asked().length).toBe(before + 1)
  })

  test('that is cut fails, and keeps what it wrote', async () => {
    provider.behave({ says: ['He wept. '], ends: 'cut', pause: 20 })
    const { text, error, used } = await write(protocol)
    expect(text).toBe('He wept. ')
    expect(error).toBeDefined()
    expect(used!.output).toBeGreaterThan(0)
  })

  test('that speaks nonsense fails', async () => {
    provider.behave({ isMalformed: true })
    expect((await write(protocol)).error).toBeDefined()
  })

  test('stops when nobody reads on', async () => {
    provider.behave({ says: ['He wept. '], ends: 'silent' })
    const stop = new AbortController()
    expect(await write(protocol, stop.signal, () => stop.abort())).toMatchObject({ text: 'He wept. ' })
  })
})
