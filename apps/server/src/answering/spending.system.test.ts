import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestPostgres, testPostgres } from '../../test/postgres.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { spending } from './spending.ts'

let postgres: TestPostgres
let server: TestServer
let today = new Date('2026-03-01T10:00:00Z')

beforeAll(async () => {
  postgres = await testPostgres()
  server = await testServer(postgres.address)
})
afterAll(async () => {
  await server?.close()
  await postgres?.remove()
})

const member = async () => (await server.visitor()).signedIn.member.id
const used = { input: 700, output: 300 }
const withBudgets = (day: number | undefined, ofMember: number | undefined) =>
  spending(server.db, { day, member: ofMember }, () => today)
const nextDay = () => {
  today = new Date(today.getTime() + 24 * 3_600_000)
}

test('of fifty drafts at once none begins beyond the budget but the one that reaches it', async () => {
  nextDay()
  const { reserve } = withBudgets(10_000, undefined)
  const id = await member()
  const reserved = await Promise.all(Array.from({ length: 50 }, () => reserve(id, 1_500)))
  // Six stand below ten thousand, the seventh reaches it.
  expect(reserved.filter((one) => one !== undefined)).toHaveLength(7)
})

test('what was set aside and not spent is there again', async () => {
  nextDay()
  const { reserve } = withBudgets(2_000, undefined)
  const id = await member()
  const first = await reserve(id, 5_000)
  expect(await reserve(id, 5_000)).toBeUndefined()
  await first!.settle('a-model', used)
  expect(await reserve(id, 5_000)).toBeDefined()
})

test('a member’s own budget leaves the others theirs, and the next day is another', async () => {
  nextDay()
  const { reserve } = withBudgets(undefined, 1_000)
  const [one, other] = [await member(), await member()]
  expect(await reserve(one, 1_000)).toBeDefined()
  expect(await reserve(one, 1_000)).toBeUndefined()
  expect(await reserve(other, 1_000)).toBeDefined()
  nextDay()
  expect(await reserve(one, 1_000)).toBeDefined()
})

test('days are kept without persons; of persons only the day that is running', async () => {
  nextDay()
  const { reserve, list, forget } = withBudgets(undefined, undefined)
  const id = await member()
  const one = await reserve(id, 10)
  await one!.settle('a-model', used)
  nextDay()
  await forget()
  expect((await list(1))[0]).toMatchObject({ model: 'a-model', answers: 1, input: 700, output: 300 })
  const left = await server.db.selectFrom('model_spending').selectAll().execute()
  expect(left).toEqual([])
})
