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
