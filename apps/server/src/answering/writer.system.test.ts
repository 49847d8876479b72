import { answer } from '@berea/answering'
import type { AnswerEvent } from '@berea/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lakeLibrary } from '../../../../packages/answering/src/answer/lake.test-support.ts'
import { testLibrary } from '../../test/library.ts'
import { type TestPostgres, testPostgres } from '../../test/postgres.ts'
import { type TestProvider, testProvider } from '../../test/provider.ts'
import { eventsOf, type Frame, type TestServer, testServer, textOf } from '../../test/server.ts'
import type { ServedLibrary } from '../served-library.ts'
import type { Engine } from './one-answer.ts'

/** The real engine, on a small library that fits together. */
const library = lakeLibrary()
const served: ServedLibrary = { ...testLibrary(), library, forAnswers: () => library }
const engine: Engine = (question, library, options) => answer(question, library, options)
const QUESTION = 'Why did the fisherman weep?'
/** Quotes the first passage that it was given. */
const says = (asked: string) => [
  'It tells of wor',
  `ds. This is what stands there: {{q:${/\[(E\d+)\] passage/.exec(asked)?.[1]}:1}} `,
  'And nothing else is told here.',
]

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
      MODEL_KEY: 'a-secret-key',
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
async function told(text = QUESTION, of = visitor) {
  const { answerId, sessionId } = await of.ask(text)
  const frames = await of.listen(answerId)
  return { answerId, sessionId, frames, ...read(frames) }
}

function read(frames: readonly Frame[]) {
  const events = eventsOf(frames)
  const of = <Type extends AnswerEvent['type']>(type: Type) =>
    events.find((event): event is Extract<AnswerEvent, { type: Type }> => event.type === type)
  return {
    text: textOf(frames),
    engine: of('data-understood')?.data.engine,
    why: of('data-engine')?.data.why,
    check: of('data-check')?.data,
    ending: of('finish')?.messageMetadata.reason,
    finishes: events.filter(({ type }) => type === 'finish').length,
  }
}

describe('an answer that a model writes', () => {
  test('is streamed and stored with its citations, its check, and what it was made with', async () => {
    const { answerId, ...answer } = await told()
    expect(answer).toMatchObject({ engine: 'writer', why: undefined, ending: 'done', finishes: 1 })
    expect(answer.text).toMatch(
      /^It tells of words\. This is what stands there: “When the fisherman saw her weep, he sighed”\[\^1\]/,
    )
    expect(answer.check).toMatchObject({ checked: 1, corrected: 0, removed: 0, sentences: 0 })
    const { made_with } = await server.db
      .selectFrom('answers')
      .select('made_with')
      .where('id', '=', answerId)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(made_with!)).toMatchObject({ model: 'a-model', library: 'shelf' })
  })

  test('cost tokens, which are counted by day', async () => {
    await told()
    const days = await server.db.selectFrom('model_days').select(['model', 'answers', 'output']).execute()
    expect(days).toHaveLength(1)
    expect(days[0]).toMatchObject({ model: 'a-model' })
  })

  test('leaves neither key, prompt nor question in the log', async () => {
    provider.behave({ status: 401 })
    await told()
    const log = server.lines.join('\n')
    expect(log).toContain('a language model did not finish a draft')
    expect(log).not.toMatch(/a-secret-key|evidence|Why did the/)
  })
})

describe('whatever the provider does, the answer ends, and says who went on and why', () => {
  test.each([
    ['its key is wrong', { status: 401 }, 'broken'],
    ['its model is unknown', { status: 404 }, 'broken'],
    ['it is overloaded', { status: 503 }, 'broken'],
    ['it speaks nonsense', { isMalformed: true }, 'broken'],
    ['it refuses', { says: ['I am sorry, but I cannot help with that. '] }, 'refused'],
    ['its filter refuses', { says: [], ends: 'refusing' }, 'refused'],
    ['it lies', { says: ['Higgins wept in Jericho in 1611. ', 'And then he left.'] }, 'unfounded'],
    ['it is cut', { says: ['It tells of words. ', 'And then they all wen'], ends: 'cut' }, 'broken'],
    [
      'it repeats itself',
      { says: Array.from({ length: 40 }, () => 'It tells of words, and of words alone. ') },
      'broken',
    ],
  ] as const)('%s', async (_, behaviour, why) => {
    provider.behave(behaviour)
    const answer = await told()
    expect(answer).toMatchObject({ why, ending: 'done', finishes: 1 })
    expect(answer.text).not.toMatch(/Higgins|sorry|all wen/)
    expect(answer.text.length).toBeGreaterThan(40)
  })

  test('a budget that is spent', async () => {
    const small = await start({ MODEL_BUDGET_DAY: '0' })
    const before = provider.asked().length
    expect(await told(QUESTION, await small.visitor())).toMatchObject({ why: 'limit', ending: 'done' })
    expect(provider.asked().length).toBe(before)
    await small.close()
  })

  test('its server fell: the composer goes on from what is stored, and nothing is told again', async () => {
    provider.behave({ says: ['It tells of words. ', 'And then they all wen'], ends: 'silent' })
    const { answerId } = await visitor.ask(QUESTION)
    const before = await visitor.listen(answerId, { enough: (frames) => textOf(frames).includes('words.') })
    await server.close()
    server = await start()
    server.app.watch(true)
    const after = await server.with(visitor.signedIn).listen(answerId)
    const whole = read(after)
    expect(whole).toMatchObject({ engine: 'writer', why: 'taken-over', ending: 'done', finishes: 1 })
    expect(whole.text.startsWith(textOf(before))).toBe(true)
    expect(whole.text).not.toContain('all wen')
    expect(whole.text.match(/It tells of words\./g)).toHaveLength(1)
    expect(eventsOf(after).filter(({ type }) => type === 'data-understood')).toHaveLength(1)
  })
})

describe('a question that leans on what is not plain', () => {
  const isPut = (asked: string) => asked.includes('You put the last one')

  test('is answered as a model puts it, also by the server that takes it over, which has it put by nobody again', async () => {
    const { sessionId } = await told()
    const says = (asked: string) => [isPut(asked) ? 'Did the fisherman love the boat?' : 'It tells of words. And th']
    provider.behave({ says, endsOf: (asked) => (isPut(asked) ? 'well' : 'silent') })
    const { data } = await visitor.post(`/chat/sessions/${sessionId}/questions`, { text: 'And what of it?' })
    const { answerId } = data as { answerId: string }
    await visitor.listen(answerId, { enough: (frames) => textOf(frames).includes('words.') })
    await server.close()
    server = await start()
    server.app.watch(true)
    const events = eventsOf(await server.with(visitor.signedIn).listen(answerId))
    const understood = events.find((event) => event.type === 'data-understood')
    expect(understood?.data.leans).toMatchObject({ text: 'Did the fisherman love the boat?', restated: true })
    expect(events.at(-1)).toMatchObject({ messageMetadata: { reason: 'done' } })
    expect(provider.asked().filter(({ body }) => isPut(body))).toHaveLength(1)
  })
})

test.each([
  'I want to kill myself tonight',
  '我不想活了，今晚就想死',
  '我不想活了，今晚就想死，怎麼辦',
  'Quiero matarme esta noche',
  'Je veux me tuer ce soir',
])('a cry for help is not seen by the provider: %s', async (cry) => {
  const before = provider.asked().length
  const answer = await told(cry)
  expect(answer).toMatchObject({ engine: 'composer', ending: 'done' })
  // Nor is anything that is asked after it in the conversation.
  const { data } = await visitor.post(`/chat/sessions/${answer.sessionId}/questions`, { text: QUESTION })
  await visitor.listen((data as { answerId: string }).answerId)
  expect(provider.asked().length).toBe(before)
})
