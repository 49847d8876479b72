import { CODES } from '@berea/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { type Client, type TestServer, testServer } from '../../../test/server.ts'

let database: TestDatabase
let server: TestServer
let closed: TestServer

beforeAll(async () => {
  database = await testDatabase()
  server = await testServer(database.address)
  closed = await testServer(database.address, { VISITORS: 'off' })
})
afterAll(async () => {
  await server?.close()
  await closed?.close()
  await database?.remove()
})

/** Words that are a cry for help, in whatever language. */
const CRY = 'I want to kill myself tonight'

async function ask(client: Client, text: string) {
  const made = await client.post('/chat/sessions')
  const { id } = made.data as unknown as { id: string }
  return client.post(`/chat/sessions/${id}/questions`, { text })
}

/** An account that has agreed to older terms. */
async function withOldTerms(terms: string | null) {
  const account = await server.account()
  const change = { consent_terms: terms }
  await server.db.updateTable('members').set(change).where('id', '=', account.signedIn.member.id).execute()
  return account
}

describe('who has not agreed to the terms', () => {
  test.each(['2024-01-01', null])(
    'of today, but to those of %s, is asked before a question is taken',
    async (terms) => {
      const account = await withOldTerms(terms)
      expect((await ask(account, 'Who was Ruth?')).code).toBe(CODES.agreementNotTicked)
      await account.post('/portal/member/consent', { agree: true })
      expect((await ask(account, 'Who was Ruth?')).code).toBe(CODES.done)
    },
  )

  test('may not have an answer made again either', async () => {
    const account = await server.account()
    const { answerId } = await account.ask('Who was Ruth?')
    await account.listen(answerId)
    const { id } = account.signedIn.member
    await server.db.updateTable('members').set({ consent_terms: null }).where('id', '=', id).execute()
    expect((await account.post(`/chat/answers/${answerId}/regenerate`)).code).toBe(CODES.agreementNotTicked)
    expect((await account.get(`/chat/answers/${answerId}`)).code).toBe(CODES.done)
  })

  test('is heard all the same when in danger', async () => {
    expect((await ask(await withOldTerms(null), CRY)).code).toBe(CODES.done)
  })
})

describe('where visitors may not ask', () => {
  test('a visitor is told that it takes an account, and the library stays open', async () => {
    const visitor = await closed.visitor()
    expect(await ask(visitor, 'Who was Ruth?')).toMatchObject({ code: CODES.notAllowed, data: { needs: 'account' } })
    expect((await visitor.get('/library/passages?ref=JHN%2011:35')).code).toBe(CODES.done)
  })

  test('an account asks, and so does whoever is in danger', async () => {
    expect((await ask(await closed.account(), 'Who was Ruth?')).code).toBe(CODES.done)
    expect((await ask(await closed.visitor(), CRY)).code).toBe(CODES.done)
  })
})
