import { LOCALES } from '@berea/scripture'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sentence } from '../messages/sentences.ts'
import { answerErrors } from './errors.ts'

/** A server whose one call comes upon something that nobody expected. */
function broken() {
  const app = Fastify()
  const disk = { isFull: async () => false, metFull: () => undefined }
  answerErrors(app, { disk, pageFolder: undefined, addresses: { call: () => undefined } } as never)
  app.get('/webapi/site', async () => {
    throw new TypeError('the secret is undefined')
  })
  return app
}

test('a fault inside is told as one, in the sentence that was asked for', async () => {
  const reply = await broken().inject({ url: '/webapi/site', headers: { locale: 'en' } })
  expect([reply.statusCode, reply.json()]).toMatchObject([
    500,
    { code: 500, message: 'Internal system error, please try again later.', data: null },
  ])
})

test.each(LOCALES)('in %s it says nothing of what it was', async (locale) => {
  const { message } = (await broken().inject({ url: '/webapi/site', headers: { locale } })).json()
  expect(message).toBe(sentence(locale, 'internal'))
  expect(message).not.toMatch(/secret|undefined/)
})
