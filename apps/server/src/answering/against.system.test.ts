import { answer } from '@berea/answering'
import { CODES, type Message } from '@berea/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lakeLibrary } from '../../../../packages/answering/src/answer/lake.test-support.ts'
import { testLibrary } from '../../test/library.ts'
import { type TestPostgres, testPostgres } from '../../test/postgres.ts'
import { type TestProvider, testProvider } from '../../test/provider.ts'
import { eventsOf, type TestServer, testServer, textOf } from '../../test/server.ts'
import type { ServedLibrary } from '../served-library.ts'
import type { Engine } from './one-answer.ts'

const library = lakeLibrary()
const served: ServedLibrary = { ...testLibrary(), library, forAnswers: () => library }
const engine: Engine = (question, library, options) => answer(question, library, options)
const QUESTION = 'Why did the fisherman weep?'
/** Its second sentence a psalm says nearly in the same words; of the first nothing is found. */
const WRITTEN = ['It tells of words. ', 'Tears have been bread by the shore.']
const JUDGED = ['S1 supports: E1\nS1: The', ' statement holds.\n']
const says = (asked: string) => (asked.includes('<statements>') ? JUDGED : WRITTEN)

let postgres: TestPostgres
let provider: TestProvider
let server: TestServer
let visitor: Awaited<ReturnType<TestServer['visitor']>>

const start = (more: Record<string, string> = {}) =>
  testServer(
    postgres.address,
    {
      MODEL_PROVIDER: 'openai',
      MODEL_URL: provider.address('openai'),
      MODEL_NAME: 'a-model',
      SHUTDOWN_SECONDS: '0',
      ...more,
    },
    { engine, served },
  )

beforeAll(async () => {
  postgres = await testPostgres()
  provider = await testProvider()
  server = await start()
})
afterAll(async () => {
  await server?.close()
  await provider?.close()
  await postgres?.remove()
})
beforeEach(async () => {
  visitor = await server.visitor()
  provider.behave({ says })
})

type Taken = { readonly questionId: string; readonly answerId: string }
const search = async (answerId: string) => (await visitor.post(`/chat/answers/${answerId}/against`, {})).data as Taken

async function answered() {
  const taken = await visitor.ask(QUESTION)
  await visitor.listen(taken.answerId)
  return taken
}

describe('the Scriptures searched against an answer', () => {
  test('are a turn of the conversation, streamed and stored, with a judgement that stood before the check', async () => {
    const { answerId, sessionId } = await answered()
    const taken = await search(answerId)
    const frames = await visitor.listen(taken.answerId)
    expect(textOf(frames)).toMatch(
      /### Tears have been bread by the shore\.\n\nThe statement holds\.\n\n#### What supports it\n\n[^#]*> 3 My tears/,
    )
    expect(eventsOf(frames).filter(({ type }) => type === 'finish')).toHaveLength(1)
    const { items } = (await visitor.get(`/chat/sessions/${sessionId}/messages`)).data as { items: Message[] }
    expect(items.map(({ role }) => role)).toEqual(['question', 'answer', 'question', 'answer'])
    expect(items[2]).toMatchObject({ id: taken.questionId, against: answerId })
    expect(items[2]!.text).toContain(QUESTION)
    expect(items[3]).toMatchObject({ id: taken.answerId, text: textOf(frames), answer: { status: 'done' } })
  })

  test('asked again are the search that there is', async () => {
    const { answerId } = await answered()
    const first = await search(answerId)
    await visitor.listen(first.answerId)
    expect(await search(answerId)).toEqual(first)
  })

  test('once answered anew, are that search still', async () => {
    const { answerId } = await answered()
    const first = await search(answerId)
    await visitor.listen(first.answerId)
    const again = (await visitor.post(`/chat/answers/${first.answerId}/regenerate`, {})).data as Taken
    const frames = await visitor.listen(again.answerId)
    expect(textOf(frames)).toContain('The statement holds.')
    expect(await search(answerId)).toEqual(again)
  })

  test('are no question that a later one leans on', async () => {
    const { answerId, sessionId } = await answered()
    await visitor.listen((await search(answerId)).answerId)
    const before = provider.asked().length
    const next = (await visitor.post(`/chat/sessions/${sessionId}/questions`, { text: 'Why did the fisherman sigh?' }))
      .data
    await visitor.listen((next as Taken).answerId)
    const asked = provider
      .asked()
      .slice(before)
      .map(({ body }) => body)
    expect(asked.join('\n')).not.toContain('Search the Scriptures')
  })

  test('however many, hide no question from a later one', async () => {
    const { sessionId } = await answered()
    for (let count = 0; count < 8; count++) {
      const next = await visitor.post(`/chat/sessions/${sessionId}/questions`, {
        text: `Why did the fisherman sigh ${count} times?`,
      })
      const { answerId: one } = next.data as Taken
      await visitor.listen(one)
      await visitor.listen((await search(one)).answerId)
    }
    const before = provider.asked().length
    const last = await visitor.post(`/chat/sessions/${sessionId}/questions`, { text: 'Why did the fisherman go home?' })
    await visitor.listen((last.data as Taken).answerId)
    const told = provider
      .asked()
      .slice(before)
      .map(({ body }) => body)
      .join('\n')
    for (let count = 2; count < 8; count++) expect(told).toContain(`sigh ${count} times`)
  })

  test.each(['refusing', 'cut'] as const)('whose model is %s stand without its sentence', async (ends) => {
    const { answerId } = await answered()
    provider.behave({ says: ends === 'cut' ? ['S1: The state'] : [], ends })
    const frames = await visitor.listen((await search(answerId)).answerId)
    expect(textOf(frames)).toMatch(/#### What else Scripture says on it\n\n[^#]*> 3 My tears/)
    expect(textOf(frames)).not.toContain('The state')
    expect(eventsOf(frames).some(({ type }) => type === 'data-engine')).toBe(true)
  })

  test('need no model', async () => {
    const { answerId } = await answered()
    const without = await start({ MODEL_BUDGET_DAY: '0' })
    const mine = without.with(visitor.signedIn)
    const taken = (await mine.post(`/chat/answers/${answerId}/against`, {})).data as Taken
    expect(textOf(await mine.listen(taken.answerId))).toMatch(
      /#### What else Scripture says on it\n\n[^#]*> 3 My tears/,
    )
    await without.close()
  })
})

describe('nothing is searched', () => {
  test('against what is not there, is another’s, or is a search itself', async () => {
    const { answerId } = await answered()
    const other = await server.visitor()
    const notFound = { code: CODES.notFound }
    expect(await other.post(`/chat/answers/${answerId}/against`, {})).toMatchObject(notFound)
    expect(await visitor.post('/chat/answers/none/against', {})).toMatchObject(notFound)
    const taken = await search(answerId)
    await visitor.listen(taken.answerId)
    expect(await visitor.post(`/chat/answers/${taken.answerId}/against`, {})).toMatchObject(notFound)
  })

  test('against the answer to a cry for help, of which a model sees nothing', async () => {
    const { answerId } = await visitor.ask('I want to kill myself tonight')
    await visitor.listen(answerId)
    const before = provider.asked().length
    const frames = await visitor.listen((await search(answerId)).answerId)
    expect(textOf(frames)).toMatch(/states nothing of its own/)
    expect(provider.asked().length).toBe(before)
  })
})
