import { describe, expect, test } from 'vitest'
import { BASE_PATH, CALLS } from './calls.ts'
import type { Call } from './common/call.ts'
import { CODES } from './common/codes.ts'
import { openApi } from './openapi.ts'

const calls = Object.entries<Call>(CALLS)

describe('the table of calls', () => {
  test('names no method and path twice', () => {
    const places = calls.map(([, { method, path }]) => `${method} ${path}`)
    expect(places).toEqual([...new Set(places)])
  })

  test.each(calls)('%s declares a parameter for each of its path', (_name, call) => {
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    const given = call.params?.safeParse(Object.fromEntries(inPath.map((name) => [name, 'x'])))
    expect(inPath).toEqual(given?.success ? Object.keys(given.data as object) : [])
  })

  /** A second time these do what the first did, or they begin or end a sign-in: those have tokens and codes of their own that are good once. */
  const SAFE_TO_REPEAT: ReadonlySet<string> = new Set(
    (
      'autoLogin loginMobile loginMail loginMobilePassword loginMailPassword loginGoogle externalAccess logout newQr confirmQr waitQr ' +
      'passwordPreCheck setPassword resetPassword modifyMember updateExpression addInterest giveConsent endOtherSignIns ' +
      'keepAccount stopAnswer reactToAnswer'
    ).split(' '),
  )

  test('honours Idempotency-Key wherever something is asked or added', () => {
    const posts = calls.filter(([, { method }]) => method === 'POST')
    const others = posts.filter(([, { once }]) => !once).map(([name]) => name)
    expect(others.filter((name) => !SAFE_TO_REPEAT.has(name))).toEqual([])
    expect([...SAFE_TO_REPEAT].filter((name) => !others.includes(name))).toEqual([])
  })

  test.each(calls)('%s takes no body with GET', (_name, call) => {
    expect(call.method === 'GET' && call.body !== undefined).toBe(false)
  })
})

test('no two names share a code', () => {
  const numbers = Object.values(CODES)
  expect(numbers).toEqual([...new Set(numbers)])
})

describe('the OpenAPI document', () => {
  const document = openApi('1.0.0') as { servers: unknown; paths: Record<string, Record<string, unknown>> }

  test('holds every call of the table', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const table = calls.map(([, { method, path }]) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(operations.toSorted()).toEqual(table.toSorted())
    expect(document.servers).toEqual([{ url: BASE_PATH }])
  })

  test('says which codes a question can be refused with', () => {
    const asked = JSON.stringify(document.paths['/chat/sessions/{id}/questions'])
    for (const name of ['questionEmpty', 'questionTooLong', 'answeringUnderWay'] as const) {
      expect(asked).toContain(String(CODES[name]))
    }
  })
})
