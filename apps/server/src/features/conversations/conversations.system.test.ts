import { CODES, QUESTION_LIMIT } from '@berea/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { WORDS } from '../../../test/engine.ts'
import { type Client, type TestServer, testServer, textOf } from '../../../test/server.ts'
import { DAY, MINUTE } from '../../clock.ts'

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

type Sessions = { items: { id: string; title: string; questions: number }[]; nextCursor: string | null }
const sessions = async (query = '') => (await visitor.get(`/chat/sessions${query}`)).data as Sessions
const newSession = async () => ((await visitor.post('/chat/sessions')).data as { id: string }).id

describe('a conversation', () => {
  test('is made empty, is listed from its first question on, and is named after it', async () => {
    const id = await newSession()
    expect((await sessions()).items).toEqual([])
    await visitor.post(`/chat/sessions/${id}/questions`, { text: '  Why did\nJesus weep? ' })
    expect((await sessions()).items).toMatchObject([{ id, title: 'Why did Jesus weep?', questions: 1 }])
  })

  test('is not made while there is an empty one, which is told instead', async () => {
    const id = await newSession()
    expect(await visitor.post('/chat/sessions')).toMatchObject({ code: CODES.alreadyNewSession, data: { id } })
    const both = await Promise.all([visitor.post('/chat/sessions'), visitor.post('/chat/sessions')])
    expect(both.map(({ code }) => code)).toEqual([CODES.alreadyNewSession, CODES.alreadyNewSession])
  })

  test('that stays empty for a day gives way to a new one', async () => {
    const old = await newSession()
    await server.db
      .updateTable('sessions')
      .set({ created_at: new Date(Date.now() - DAY - MINUTE) })
      .where('id', '=', old)
      .execute()
    const made = await visitor.post('/chat/sessions')
    expect(made.code).toBe(0)
    expect((made.data as { id: string }).id).not.toBe(old)
  })

  test('is renamed, and deleted with all that was said in it', async () => {
    const { sessionId, answerId } = await visitor.ask('Why did Jesus weep?')
    await visitor.listen(answerId)
    expect((await visitor.patch(`/chat/sessions/${sessionId}`, { title: ' Tears ' })).data).toMatchObject({
      title: 'Tears',
    })
    expect((await visitor.patch(`/chat/sessions/${sessionId}`, { title: '   ' })).code).toBe(CODES.fieldWrong)
    await visitor.delete(`/chat/sessions/${sessionId}`)
    expect((await visitor.get(`/chat/answers/${answerId}`)).code).toBe(CODES.notFound)
    const left = await server.db.selectFrom('answer_events').selectAll().where('answer_id', '=', answerId).execute()
    expect(left).toEqual([])
  })

  test('is found by words of its questions, as they stand', async () => {
    await visitor.ask('What is 50% of wisdom?')
    await visitor.ask('Who was Ruth?')
    expect((await sessions('?query=RUTH')).items.map(({ title }) => title)).toEqual(['Who was Ruth?'])
    expect((await sessions('?query=50%25')).items).toHaveLength(1)
    expect((await sessions('?query=5_%25')).items).toEqual([])
  })

  test('comes page by page, latest first, each once', async () => {
    for (const text of ['one', 'two', 'three']) await visitor.ask(text)
    const first = await sessions('?limit=2')
    const second = await sessions(`?limit=2&cursor=${first.nextCursor}`)
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(['three', 'two', 'one'])
    expect(second.nextCursor).toBeNull()
    expect((await visitor.get('/chat/sessions?cursor=nonsense')).code).toBe(CODES.fieldWrong)
  })

  test('of last week is among all, not among today’s', async () => {
    const { sessionId } = await visitor.ask('Who was Ruth?')
    const old = new Date(Date.now() - 6 * DAY)
    await server.db.updateTable('sessions').set({ updated_at: old }).where('id', '=', sessionId).execute()
    const counts = await Promise.all(
      ['today', 'week', 'month', 'all'].map(async (range) => (await sessions(`?range=${range}`)).items.length),
    )
    expect(counts).toEqual([0, 1, 1, 1])
  })
})

describe('a question', () => {
  test.each([
    ['nothing', '', CODES.questionEmpty],
    ['white space', ' \n\u3000', CODES.questionEmpty],
    ['as much as it may have', '字'.repeat(QUESTION_LIMIT), CODES.done],
    ['characters beyond the first plane, counted as one each', '🙂'.repeat(QUESTION_LIMIT), CODES.done],
    ['one character too many', '字'.repeat(QUESTION_LIMIT + 1), CODES.questionTooLong],
  ])('of %s', async (_what, text, code) => {
    const id = await newSession()
    expect((await visitor.post(`/chat/sessions/${id}/questions`, { text })).code).toBe(code)
  })

  test('for more than is answered so far is refused, and nothing is stored', async () => {
    const id = await newSession()
    const ask = async (more: object) => {
      const { code, data } = await visitor.post(`/chat/sessions/${id}/questions`, { text: 'Why?', ...more })
      return { code, data }
    }
    const wrong = (field: string) => ({ code: CODES.fieldWrong, data: { field } })
    expect(await ask({ mode: 'loud' })).toMatchObject({ code: CODES.modeUnknown })
    expect(await ask({ mode: 'professional' })).toMatchObject({ code: CODES.modeUnknown })
    expect(await ask({ libraries: ['notes-en-tiny'] })).toMatchObject({ code: CODES.modeUnknown })
    for (const kind of ['prayer', 'poem', 'sermon', 'summary', 'song'])
      expect(await ask({ kind })).toEqual(wrong('kind'))
    expect(await ask({ persona: 'augustine' })).toEqual(wrong('persona'))
    expect(await ask({ kind: 'question', persona: '', libraries: [] })).toEqual(wrong('persona'))
    expect(await visitor.post('/chat/sessions')).toMatchObject({ code: CODES.alreadyNewSession, data: { id } })
    expect(await ask({ mode: 'quick', kind: 'question', libraries: [] })).toMatchObject({ code: CODES.done })
  })

  test('waits for the answer before it, and is taken again after that', async () => {
    server.engine.close()
    const { sessionId, answerId } = await visitor.ask(`Please ${WORDS.wait}`)
    const ask = () => visitor.post(`/chat/sessions/${sessionId}/questions`, { text: 'And then?' })
    expect(await ask()).toMatchObject({ code: CODES.answeringUnderWay, data: { answerId } })
    expect((await visitor.post(`/chat/answers/${answerId}/regenerate`)).code).toBe(CODES.answeringUnderWay)
    server.engine.open()
    await visitor.listen(answerId)
    expect((await ask()).code).toBe(CODES.done)
  })

  test('of two sent in the same instant, one is taken', async () => {
    server.engine.close()
    const id = await newSession()
    const ask = () => visitor.post(`/chat/sessions/${id}/questions`, { text: `Please ${WORDS.wait}` })
    const codes = (await Promise.all([ask(), ask(), ask()])).map(({ code }) => code)
    server.engine.open()
    expect(codes.toSorted()).toEqual([CODES.done, CODES.answeringUnderWay, CODES.answeringUnderWay])
  })

  test('sent again with its key, even at once, is the same question', async () => {
    const id = await newSession()
    const headers = { 'idempotency-key': 'key-1' }
    const ask = (text: string) => visitor.post(`/chat/sessions/${id}/questions`, { text }, headers)
    const [first, second] = await Promise.all([ask('Who was Ruth?'), ask('Who was Ruth?')])
    expect(first.code).toBe(CODES.done)
    expect(second.data).toEqual(first.data)
    await visitor.listen((first.data as { answerId: string }).answerId)
    expect((await ask('Who was Ruth?')).data).toEqual(first.data)
    expect((await ask('Who was Boaz?')).code).toBe(CODES.fieldWrong)
    expect((await sessions()).items).toMatchObject([{ questions: 1 }])
  })

  test('with another visitor’s key is a question of its own', async () => {
    const headers = { 'idempotency-key': 'key-2' }
    const mine = await visitor.ask('Who was Ruth?', headers)
    const theirs = await (await server.visitor()).ask('Who was Ruth?', headers)
    expect(theirs.answerId).not.toBe(mine.answerId)
  })

  test('is refused honestly while the library is being made', async () => {
    const id = await newSession()
    server.served.isPreparing = true
    const reply = await visitor.post(`/chat/sessions/${id}/questions`, { text: 'Why?' })
    server.served.isPreparing = false
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await visitor.post(`/chat/sessions/${id}/questions`, { text: 'Why?' })).code).toBe(CODES.done)
  })
})

describe('limits', () => {
  let strict: TestServer
  let small: TestServer
  beforeAll(async () => {
    strict = await testServer(database.address, { QUESTION_LIMIT: '2' })
    // Apart from the other: an answer counts for a moment after its reader has all of it.
    small = await testServer(database.address, { ANSWERS_AT_ONCE: '1' })
  })
  afterAll(async () => {
    await strict.close()
    await small.close()
  })

  test('too many questions in a minute are refused, and one is taken again later', async () => {
    const hasty = await strict.visitor()
    const { sessionId, answerId } = await hasty.ask('one')
    await hasty.listen(answerId)
    const ask = (text: string) => hasty.post(`/chat/sessions/${sessionId}/questions`, { text })
    const second = await ask('two')
    expect(second.code).toBe(CODES.done)
    await hasty.listen((second.data as { answerId: string }).answerId)
    expect((await ask('three')).code).toBe(CODES.tooManyQuestions)
    strict.pass(MINUTE)
    expect((await ask('three')).code).toBe(CODES.done)
  })

  test('beyond what can be answered at once, questions are asked to come back, and those under way go on', async () => {
    small.engine.close()
    const [one, other] = [await small.visitor(), await small.visitor()]
    const { answerId } = await one.ask(`Please ${WORDS.wait}`)
    const { data: session } = (await other.post('/chat/sessions')) as { data: { id: string } }
    const refused = await other.post(`/chat/sessions/${session.id}/questions`, { text: 'Why?' })
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([503, expect.any(Number)])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    small.engine.open()
    expect(textOf(await one.listen(answerId))).toContain('moved')
    await expect
      .poll(async () => (await other.post(`/chat/sessions/${session.id}/questions`, { text: 'Why?' })).code)
      .toBe(0)
  })
})

test('an answer made anew takes the old one’s place in the history', async () => {
  const { sessionId, questionId, answerId } = await visitor.ask('Who was Ruth?')
  await visitor.listen(answerId)
  const again = (await visitor.post(`/chat/answers/${answerId}/regenerate`, { mode: 'quick' })).data as {
    answerId: string
  }
  await visitor.listen(again.answerId)
  const { data } = (await visitor.get(`/chat/sessions/${sessionId}/messages`)) as { data: { items: unknown[] } }
  expect(data.items).toMatchObject([
    { id: questionId },
    { id: again.answerId, answer: { mode: 'quick', status: 'done' } },
  ])
})

test('messages come page by page, the newest first asked for, each page oldest first', async () => {
  const { sessionId, answerId } = await visitor.ask('one')
  await visitor.listen(answerId)
  for (const text of ['two', 'three']) {
    const { data } = await visitor.post(`/chat/sessions/${sessionId}/questions`, { text })
    await visitor.listen((data as { answerId: string }).answerId)
  }
  type Page = { items: { role: string; text: string }[]; nextCursor: string | null }
  const page = async (query: string) => (await visitor.get(`/chat/sessions/${sessionId}/messages${query}`)).data as Page
  const asked = ({ items }: Page) => items.filter(({ role }) => role === 'question').map(({ text }) => text)
  const newest = await page('?limit=4')
  expect(asked(newest)).toEqual(['two', 'three'])
  const older = await page(`?limit=4&before=${newest.nextCursor}`)
  expect(asked(older)).toEqual(['one'])
  expect(older.nextCursor).toBeNull()
})

test('a like is kept, a dislike with its reason, and both can be taken back', async () => {
  const { answerId } = await visitor.ask('Who was Ruth?')
  await visitor.listen(answerId)
  const react = (body: object) => visitor.post(`/chat/answers/${answerId}/reaction`, body)
  expect((await react({ reaction: 'like' })).data).toMatchObject({ answer: { reaction: 'like' } })
  await react({ reaction: 'dislike', reason: 'wrong-answer', note: 'Not she.' })
  const row = () => server.db.selectFrom('answers').selectAll().where('id', '=', answerId).executeTakeFirstOrThrow()
  expect(await row()).toMatchObject({ reaction: 'dislike', reaction_reason: 'wrong-answer', reaction_note: 'Not she.' })
  expect((await react({ reaction: null })).data).toMatchObject({ answer: { reaction: null } })
  expect(await row()).toMatchObject({ reaction_reason: null, reaction_note: null })
})
