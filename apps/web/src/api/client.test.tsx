import { afterEach, expect, test, vi } from 'vitest'
import { call } from './client.ts'

afterEach(() => vi.unstubAllGlobals())

const QUESTIONS = { items: [], nextCursor: null }
/** A server that answers with this status, and this envelope or none. */
const serve = (status: number, code?: number) =>
  vi.stubGlobal('fetch', async () =>
    code === undefined
      ? new Response('A proxy’s own page.', { status })
      : Response.json({ code, message: 'Told.', data: QUESTIONS, requestId: 'r' }, { status }),
  )

test.each([200, 201, 226, 299])('a reply of status %d is good', async (status) => {
  serve(status, 0)
  await expect(call('suggestions')).resolves.toEqual(QUESTIONS)
})

test.each([300, 305, 404, 500, 503])('one of status %d is not, whatever stands in it', async (status) => {
  serve(status, 0)
  await expect(call('suggestions')).rejects.toMatchObject({ code: status })
  serve(status)
  await expect(call('suggestions')).rejects.toMatchObject({ code: status })
})

test('a refusal is known by its code, beside any status', async () => {
  serve(503, 10_002)
  await expect(call('suggestions')).rejects.toMatchObject({ code: 10_002, message: 'Told.' })
})
