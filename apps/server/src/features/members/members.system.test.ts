import { CODES } from '@berea/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { type Client, type TestServer, testServer } from '../../../test/server.ts'
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

describe('a visitor', () => {
  test('goes on with the user token for thirty days after its last use, and is new after that', async () => {
    const { signedIn } = await server.visitor()
    const again = async () => (await server.visitor(signedIn.user_token)).signedIn.member.id
    server.pass(29 * DAY)
    expect(await again()).toBe(signedIn.member.id)
    server.pass(29 * DAY)
    expect(await again()).toBe(signedIn.member.id)
    server.pass(30 * DAY + MINUTE)
    expect(await again()).not.toBe(signedIn.member.id)
    server.pass(-88 * DAY - MINUTE)
  })

  test('who signs out is signed out everywhere with that token', async () => {
    const { signedIn, ...client } = await server.visitor()
    await client.post('/portal/auth/logout')
    expect((await client.get('/portal/member/info')).code).toBe(CODES.signInExpired)
    expect((await server.visitor(signedIn.user_token)).signedIn.member.id).not.toBe(signedIn.member.id)
  })

  test.each(['undefined', 'null', ''])('whose stored token is “%s” is new', async (token) => {
    expect((await server.visitor(token)).signedIn.user_token).toHaveLength(43)
  })

  test('who can’t be reached any more is deleted with all that was theirs', async () => {
    const { sessionId } = await visitor.ask('Who was Ruth?')
    await visitor.post('/portal/auth/logout')
    await server.app.tidy()
    expect(await server.db.selectFrom('sessions').selectAll().where('id', '=', sessionId).execute()).toEqual([])
    const { signedIn } = await server.visitor()
    await server.app.tidy()
    expect((await server.visitor(signedIn.user_token)).signedIn.member.id).toBe(signedIn.member.id)
  })

  test('changes what is sent and keeps the rest', async () => {
    await visitor.post('/portal/member/modify', { name: 'Lydia', language: 'fr-fr' })
    await visitor.post('/portal/member/modify', { sex: 'female' })
    await visitor.post('/portal/member/update-expression', { expression: 'catholic' })
    await visitor.post('/portal/member/add-interest', { interests: ['bible-study', 'other'] })
    expect((await visitor.get('/portal/member/info')).data).toMatchObject({
      kind: 'visitor',
      name: 'Lydia',
      sex: 'female',
      language: 'fr-fr',
      expression: 'catholic',
      interests: ['bible-study', 'other'],
      role: 'individual',
    })
    expect(await visitor.post('/portal/member/modify', { role: 'admin', language: 'xx' })).toMatchObject({
      code: CODES.fieldWrong,
      data: { field: 'language' },
    })
  })
})
