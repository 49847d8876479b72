import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { SAID, WORDS } from '../../test/engine.ts'
import { type Client, eventsOf, type Frame, type TestServer, testServer, textOf } from '../../test/server.ts'

let database: TestDatabase
let server: TestServer
let visitor: Client

beforeAll(async () => {
  database = await testDatabase()
  server = await testServer(database.address)
})
afterAll(async () => {
  await server?.close()
  await database?.remove()
})
beforeEach(async () => {
  visitor = await server.visitor()
})

const WHOLE = SAID.join('')
const hasText = (frames: Frame[]) => textOf(frames).includes(SAID[0])
const idsOf = (frames: readonly Frame[]) => frames.flatMap(({ id }) => (id ? [id] : []))

/** A stream that is read to its end, and when its text has begun. */
function listenOn(answerId: string) {
  let noticed: () => void = () => {}
  const begun = new Promise<void>((done) => {
    noticed = done
  })
  const enough = (frames: Frame[]) => {
    if (hasText(frames)) noticed()
    return false
  }
  return { stream: visitor.listen(answerId, { enough }), begun }
}

describe('an answer', () => {
  test('is streamed from event 1 to exactly one finish, then [DONE] without an id', async () => {
    const { answerId } = await visitor.ask('Why did Jesus weep?')
    const frames = (await visitor.listen(answerId)).filter(({ comment }) => !comment)
    expect(eventsOf(frames).map(({ type }) => type)).toEqual([
      'start',
      'data-understood',
      'data-status',
      'data-citation',
      'text-start',
      'text-delta',
      'text-delta',
      'data-check',
      'data-followups',
      'text-end',
      'finish',
    ])
    expect(idsOf(frames)).toEqual(Array.from({ length: 11 }, (_, at) => at + 1))
    expect(frames.at(-1)).toEqual({ data: '[DONE]' })
    expect(eventsOf(frames).at(-1)).toMatchObject({ finishReason: 'stop', messageMetadata: { reason: 'done' } })
  })

  test('stands whole in the history', async () => {
    const { answerId, sessionId, questionId } = await visitor.ask('Why did Jesus weep?')
    await visitor.listen(answerId)
    const { data } = (await visitor.get(`/chat/sessions/${sessionId}/messages`)) as { data: { items: unknown[] } }
    expect(data.items).toMatchObject([
      { id: questionId, role: 'question', text: 'Why did Jesus weep?' },
      {
        id: answerId,
        role: 'answer',
        text: WHOLE,
        answer: {
          status: 'done',
          code: null,
          mode: 'deep',
          engine: 'composer',
          citations: [{ n: 1, reference: 'JHN 11:35', edition: 'bible-en-tiny' }],
          followUps: ['And then?'],
          lastEvent: 11,
        },
      },
    ])
  })

  test('goes on after the last event that a reader has', async () => {
    const { answerId } = await visitor.ask('Why did Jesus weep?')
    await visitor.listen(answerId)
    const rest = await visitor.listen(answerId, { after: 9 })
    expect(idsOf(rest)).toEqual([10, 11])
    expect(await visitor.listen(answerId, { after: 11 })).toEqual([{ data: '[DONE]' }])
    expect(idsOf(await visitor.listen(answerId, { after: 99 }))).toEqual([])
  })

  test('is the same in two tabs, and made once, also when the first tab leaves in the middle', async () => {
    server.engine.close()
    const before = server.engine.made()
    const { answerId } = await visitor.ask(`Please ${WORDS.wait}`)
    const half = await visitor.listen(answerId, { enough: hasText })
    const second = visitor.listen(answerId)
    const resumed = visitor.listen(answerId, { after: Math.max(...idsOf(half)) })
    server.engine.open()
    expect(textOf(await second)).toBe(WHOLE)
    expect(textOf(half) + textOf(await resumed)).toBe(WHOLE)
    expect(server.engine.made()).toBe(before + 1)
  })

  test('keeps a silent stream alive with comments', async () => {
    server.engine.close()
    const { answerId } = await visitor.ask(`Please ${WORDS.wait}`)
    const frames = await visitor.listen(answerId, { enough: (heard) => heard.some(({ comment }) => comment) })
    expect(frames.some(({ comment }) => comment)).toBe(true)
    server.engine.open()
  })

  test.each([
    [WORDS.throws, 10215],
    [WORDS.fails, 10214],
  ])('that must %s ends with an error and a finish, and keeps what was said', async (words, code) => {
    const { answerId } = await visitor.ask(`Please ${words}`)
    const events = eventsOf(await visitor.listen(answerId))
    expect(events.slice(-3)).toMatchObject([
      { type: 'text-end' },
      { type: 'error', code },
      { type: 'finish', finishReason: 'error', messageMetadata: { reason: 'failed' } },
    ])
    expect((await visitor.get(`/chat/answers/${answerId}`)).data).toMatchObject({
      text: SAID[0],
      answer: { status: 'failed', code },
    })
  })

  test('does not end with the access token that opened its stream', async () => {
    server.engine.close()
    const { answerId } = await visitor.ask(`Please ${WORDS.wait}`)
    const { stream, begun } = listenOn(answerId)
    await begun
    server.pass(2 * 3_600_000)
    expect((await visitor.get(`/chat/answers/${answerId}`)).code).toBe(401)
    server.engine.open()
    expect(textOf(await stream)).toBe(WHOLE)
  })
})

describe('a question in a conversation', () => {
  const whatWasAsked = (text: string) => server.engine.asked().filter((one) => one.text === text)

  test('comes to the engine with those before it, oldest first, and with no other conversation’s', async () => {
    const { answerId, sessionId } = await visitor.ask('Why did Jesus weep?')
    await visitor.listen(answerId)
    const next = async (text: string) => {
      const { data } = await visitor.post(`/chat/sessions/${sessionId}/questions`, { text })
      await visitor.listen((data as { answerId: string }).answerId)
    }
    await next('And in Luke?')
    await next('And in Mark?')
    expect(whatWasAsked('And in Luke?')).toEqual([{ text: 'And in Luke?', after: ['Why did Jesus weep?'] }])
    expect(whatWasAsked('And in Mark?').map(({ after }) => after)).toEqual([['Why did Jesus weep?', 'And in Luke?']])
    const { answerId: alone } = await visitor.ask('And alone?')
    await visitor.listen(alone)
    expect(whatWasAsked('And alone?').map(({ after }) => after)).toEqual([[]])
  })

  test('comes with the same again when its answer is made anew, whatever was asked later', async () => {
    const { answerId: first, sessionId } = await visitor.ask('Who was Ruth?')
    await visitor.listen(first)
    const asked = await visitor.post(`/chat/sessions/${sessionId}/questions`, { text: 'Who was her husband?' })
    const { answerId } = asked.data as { answerId: string }
    await visitor.listen(answerId)
    const later = await visitor.post(`/chat/sessions/${sessionId}/questions`, { text: 'Where did they live?' })
    await visitor.listen((later.data as { answerId: string }).answerId)
    const again = await visitor.post(`/chat/answers/${answerId}/regenerate`, {})
    await visitor.listen((again.data as { answerId: string }).answerId)
    expect(whatWasAsked('Who was her husband?').map(({ after }) => after)).toEqual([
      ['Who was Ruth?'],
      ['Who was Ruth?'],
    ])
  })
})

describe('stopping', () => {
  test('keeps what is there, ends the stream of every tab with one finish, and lets the next question in', async () => {
    const { answerId, sessionId } = await visitor.ask(`Please ${WORDS.endless}`)
    await visitor.listen(answerId, { enough: hasText })
    const tabs = [visitor.listen(answerId), visitor.listen(answerId)]
    const stopped = await visitor.post(`/chat/answers/${answerId}/stop`)
    expect(stopped).toMatchObject({ code: 0, data: { answer: { status: 'stopped', code: 10216 } } })
    for (const frames of await Promise.all(tabs)) {
      const finishes = eventsOf(frames).filter(({ type }) => type === 'finish')
      expect(finishes).toMatchObject([{ finishReason: 'other', messageMetadata: { reason: 'stopped' } }])
      expect(textOf(frames)).toBe((stopped.data as { text: string }).text)
    }
    expect((await visitor.post(`/chat/sessions/${sessionId}/questions`, { text: 'And now?' })).code).toBe(0)
  })

  test('what has ended leaves it as it is', async () => {
    const { answerId } = await visitor.ask('Why did Jesus weep?')
    await visitor.listen(answerId)
    const stopped = await visitor.post(`/chat/answers/${answerId}/stop`)
    expect(stopped).toMatchObject({ code: 0, data: { text: WHOLE, answer: { status: 'done', code: null } } })
  })
})

test('deleting a conversation ends the stream of its answer honestly', async () => {
  server.engine.close()
  const { answerId, sessionId } = await visitor.ask(`Please ${WORDS.wait}`)
  const { stream, begun } = listenOn(answerId)
  await begun
  await visitor.delete(`/chat/sessions/${sessionId}`)
  const events = eventsOf(await stream)
  expect(events.slice(-2)).toMatchObject([{ type: 'error', code: 10002 }, { type: 'finish' }])
  server.engine.open()
})

describe('two servers on one database', () => {
  let other: TestServer
  beforeAll(async () => {
    other = await testServer(database.address)
  })
  afterAll(() => other.close())

  test('stream and stop one another’s answers', async () => {
    const { answerId } = await visitor.ask(`Please ${WORDS.endless}`)
    const elsewhere = await other.visitor((visitor as Awaited<ReturnType<TestServer['visitor']>>).signedIn.user_token)
    const stream = elsewhere.listen(answerId)
    await elsewhere.listen(answerId, { enough: hasText })
    expect((await elsewhere.post(`/chat/answers/${answerId}/stop`)).code).toBe(0)
    expect(eventsOf(await stream).at(-1)).toMatchObject({ type: 'finish', messageMetadata: { reason: 'stopped' } })
  })
})

describe('an answer that was begun by a server that is no more', () => {
  /** As it would stand had its server come to an end while making it. */
  async function left(how: { readonly runner: string; readonly alone?: boolean }): Promise<string> {
    const { answerId } = await visitor.ask('Why did Jesus weep?')
    await visitor.listen(answerId)
    await server.db.deleteFrom('answer_events').where('answer_id', '=', answerId).execute()
    await server.db
      .updateTable('answers')
      .set({ status: 'running', seen_at: new Date(0), last_event: 0, text: null, told: null, ...how })
      .where('id', '=', answerId)
      .execute()
    return answerId
  }
  const isAlone = async (answerId: string) =>
    (await server.db.selectFrom('answers').select('alone').where('id', '=', answerId).executeTakeFirst())?.alone

  test('is asked of the engine as it was, with the conversation that is stored', async () => {
    const { answerId: first, sessionId } = await visitor.ask('Who was Boaz?')
    await visitor.listen(first)
    const asked = await visitor.post(`/chat/sessions/${sessionId}/questions`, { text: 'Who was his wife?' })
    const { answerId } = asked.data as { answerId: string }
    await visitor.listen(answerId)
    await server.db.deleteFrom('answer_events').where('answer_id', '=', answerId).execute()
    await server.db
      .updateTable('answers')
      .set({ status: 'running', seen_at: new Date(0), last_event: 0, text: null, told: null, runner: 'dead' })
      .where('id', '=', answerId)
      .execute()
    server.app.watch(false)
    await visitor.listen(answerId)
    const made = server.engine.asked().filter(({ text }) => text === 'Who was his wife?')
    expect(made.map(({ after }) => after)).toEqual([['Who was Boaz?'], ['Who was Boaz?']])
  })

  test('is made again, marked where that server fell; so marked when the next one falls, it has failed', async () => {
    const [letGo, fell, again] = [
      await left({ runner: '' }),
      await left({ runner: 'dead' }),
      await left({ runner: 'dead', alone: true }),
    ]
    server.app.watch(false)
    const ended = async (id: string) => textOf(await visitor.listen(id))
    expect(await ended(letGo)).toBe(WHOLE)
    expect(await ended(fell)).toBe(WHOLE)
    expect([await isAlone(letGo), await isAlone(fell)]).toEqual([false, true])
    expect(await ended(again)).toBe('')
    expect((await visitor.get(`/chat/answers/${again}`)).data).toMatchObject({
      answer: { status: 'failed', code: 10215 },
    })
  })

  test('is made while no other is: those asked meanwhile begin when it has ended', async () => {
    server.engine.close()
    const fell = await left({ runner: 'dead' })
    await server.db
      .updateTable('questions')
      .set({ text: `Please ${WORDS.wait}` })
      .where('id', 'in', (db) => db.selectFrom('answers').select('question_id').where('id', '=', fell))
      .execute()
    server.app.watch(false)
    const begun = (frames: Frame[]) => textOf(frames).includes(SAID[0])
    await visitor.listen(fell, { enough: begun })
    const other = await server.visitor()
    const { answerId } = await other.ask('Why did Jesus weep?')
    const order: string[] = []
    const both = [
      visitor.listen(fell).then(() => order.push('made again')),
      other.listen(answerId).then(() => order.push('asked meanwhile')),
    ]
    expect((await other.get(`/chat/answers/${answerId}`)).data).toMatchObject({ answer: { lastEvent: 0 } })
    server.engine.open()
    await Promise.all(both)
    expect(order).toEqual(['made again', 'asked meanwhile'])
  })
})

describe('an answer that takes too long', () => {
  let strict: TestServer
  beforeAll(async () => {
    strict = await testServer(database.address, {}, { answerDeadline: 300 })
  })
  afterAll(() => strict?.close())

  test.each([WORDS.hangs, WORDS.spins])('because it must %s ends as failed, and the server goes on', async (words) => {
    const reader = await strict.visitor()
    const { answerId, sessionId } = await reader.ask(`Please ${words}`)
    const events = eventsOf(await reader.listen(answerId))
    expect(events.slice(-2)).toMatchObject([
      { type: 'error', code: 10215 },
      { type: 'finish', messageMetadata: { reason: 'failed' } },
    ])
    expect(textOf(await reader.listen(answerId))).toBe(SAID[0])
    expect((await reader.post(`/chat/sessions/${sessionId}/questions`, { text: 'And now?' })).code).toBe(0)
  })

  test('can be stopped before that', async () => {
    const reader = await server.visitor()
    const { answerId } = await reader.ask(`Please ${WORDS.hangs}`)
    await reader.listen(answerId, { enough: hasText })
    expect((await reader.post(`/chat/answers/${answerId}/stop`)).data).toMatchObject({ answer: { status: 'stopped' } })
  })
})
