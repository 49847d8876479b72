import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestPostgres, testPostgres } from '../../test/postgres.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import type { Prices } from '../model-prices.ts'
import { type Budget, spending } from './spending.ts'

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
const tokens = (most: number) => ({ unit: 'tokens', most }) as const
const PRICES: Prices = { currency: 'USD', models: { 'a-model': { input: 1, output: 10 } } }
const withBudgets = (day: Budget | undefined, ofMember: Budget | undefined, prices?: Prices) => {
  const { reserve, ...rest } = spending(server.db, { day, member: ofMember }, prices, () => today)
  const likely = (output: number) => ({ input: 0, output })
  return { reserve: (id: string, output: number) => reserve(id, 'a-model', likely(output)), ...rest }
}
const nextDay = () => {
  today = new Date(today.getTime() + 24 * 3_600_000)
}

test('of fifty drafts at once none begins beyond the budget but the one that reaches it', async () => {
  nextDay()
  const { reserve } = withBudgets(tokens(10_000), undefined)
  const id = await member()
  const reserved = await Promise.all(Array.from({ length: 50 }, () => reserve(id, 1_500)))
  // Six stand below ten thousand, the seventh reaches it.
  expect(reserved.filter((one) => one !== undefined)).toHaveLength(7)
})

test('what was set aside and not spent is there again', async () => {
  nextDay()
  const { reserve } = withBudgets(tokens(2_000), undefined)
  const id = await member()
  const first = await reserve(id, 5_000)
  expect(await reserve(id, 5_000)).toBeUndefined()
  await first!.settle(used)
  expect(await reserve(id, 5_000)).toBeDefined()
})

test('a member’s own budget leaves the others theirs, and the next day is another', async () => {
  nextDay()
  const { reserve } = withBudgets(undefined, tokens(1_000))
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
  await one!.settle(used)
  nextDay()
  await forget()
  expect((await list(1))[0]).toMatchObject({ model: 'a-model', answers: 1, input: 700, output: 300, cost: null })
  const left = await server.db.selectFrom('model_spending').selectAll().execute()
  expect(left).toEqual([])
})

test('a budget of money counts what each model costs', async () => {
  nextDay()
  // A draft of 1,500 tokens is set aside at 15,000 millionths; six stand below a tenth of a dollar, the seventh reaches it.
  const { reserve, list } = withBudgets({ unit: 'cost', most: 100_000 }, undefined, PRICES)
  const id = await member()
  const reserved = await Promise.all(Array.from({ length: 50 }, () => reserve(id, 1_500)))
  expect(reserved.filter((one) => one !== undefined)).toHaveLength(7)
  const [one, other] = reserved.filter((one) => one !== undefined)
  await one!.settle(used)
  await other!.settle(used)
  // 700 read at 1, 300 written at 10 for a million.
  expect((await list(1))[0]).toMatchObject({ answers: 2, cost: 2 * 3_700, currency: 'USD' })
})

test('a member’s own budget may be of money, and what had no price costs nothing', async () => {
  nextDay()
  const id = await member()
  const priced = withBudgets(undefined, { unit: 'cost', most: 10_000 }, PRICES)
  await (await withBudgets(undefined, undefined).reserve(id, 9_000))!.settle(used)
  expect(await priced.reserve(id, 1_000)).toBeDefined()
  expect(await priced.reserve(id, 1_000)).toBeUndefined()
})

test('what was spent in another currency is not added to this one', async () => {
  nextDay()
  const id = await member()
  for (const currency of ['USD', 'EUR']) {
    const { reserve, list } = withBudgets(undefined, undefined, { ...PRICES, currency })
    await (await reserve(id, 10))!.settle(used)
    expect((await list(1))[0]).toMatchObject({ cost: 3_700, currency })
  }
})
