import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CODES } from '@berea/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestPostgres, testPostgres } from '../../../test/postgres.ts'
import { type TestProvider, testProvider } from '../../../test/provider.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let postgres: TestPostgres
let provider: TestProvider
let server: TestServer
let admin: Awaited<ReturnType<TestServer['account']>>

beforeAll(async () => {
  postgres = await testPostgres()
  provider = await testProvider()
  const address = { MODEL_URL: provider.address('openai'), MODEL_KEY: 'a-secret-key' }
  server = await testServer(postgres.address, { MODEL_PROVIDER: 'openai', MODEL_NAME: 'a/model:8b', ...address })
})
afterAll(async () => {
  await server?.close()
  await provider?.close()
  await postgres?.remove()
})
beforeEach(async () => {
  admin = await server.account({ role: 'admin' })
})

const tryOut = (name: string) => admin.post(`/admin/engines/${encodeURIComponent(name)}/try`)

test('a model is tried with a question of ours, and its state told afterwards', async () => {
  provider.behave({ says: ['Paul ', 'wrote it.'] })
  expect((await tryOut('a/model:8b')).data).toMatchObject({ text: 'Paul wrote it.', trouble: null })
  const { data } = await admin.get('/admin/engines')
  expect(data).toMatchObject({ items: [{ name: 'a/model:8b', provider: 'openai', trouble: null }], days: [] })
  const acts = await server.db.selectFrom('audit').select(['act', 'detail']).where('act', '=', 'engine.try').execute()
  expect(acts).toEqual([{ act: 'engine.try', detail: 'a/model:8b' }])
})

test('a question that comes twice with one key is asked once', async () => {
  provider.behave({ says: ['Paul ', 'wrote it.'] })
  const ask = () => admin.post('/admin/engines/a%2Fmodel%3A8b/try', {}, { 'idempotency-key': 'try-1' })
  const first = await ask()
  provider.behave({ says: ['Peter ', 'did.'] })
  expect(await ask()).toMatchObject({ code: CODES.done, data: first.data })
  expect(first.data).toMatchObject({ text: 'Paul wrote it.' })
})

test('what is wrong with one is told by its status, and never its key', async () => {
  provider.behave({ status: 401 })
  const tried = await tryOut('a/model:8b')
  expect(tried.data).toEqual({ text: null, milliseconds: null, trouble: 'HTTP 401' })
  const listed = await admin.get('/admin/engines')
  expect(listed.data).toMatchObject({ items: [{ trouble: 'HTTP 401' }] })
  expect(JSON.stringify([tried, listed])).not.toContain('a-secret-key')
})

test('one that nobody has named is not there', async () => {
  expect((await tryOut('another')).code).toBe(CODES.notFound)
})

test('where what models are asked and write is kept, the start and the site say so; to replay it keeps nothing', async () => {
  const records = { MODEL_RECORD: join(await mkdtemp(join(tmpdir(), 'berea-records-')), 'kept') }
  const model = { MODEL_PROVIDER: 'openai', MODEL_NAME: 'a-model', MODEL_URL: provider.address('openai') }
  for (const [settings, recorded] of [
    [{ ...model, ...records }, true],
    [{ MODEL_PROVIDER: 'replay', MODEL_NAME: 'a-model', ...records }, false],
    [model, false],
  ] as const) {
    const other = await testServer(postgres.address, settings)
    expect((await other.anyone().get('/site')).data).toMatchObject({ writer: { recorded } })
    expect(other.lines.some((line) => line.includes('what models are asked and write is written down'))).toBe(recorded)
    await other.close()
  }
})

test('the site tells who writes, and where it is', async () => {
  expect((await server.anyone().get('/site')).data).toMatchObject({
    engine: 'writer',
    writer: { name: 'a/model:8b (127.0.0.1)', recorded: false },
  })
})
