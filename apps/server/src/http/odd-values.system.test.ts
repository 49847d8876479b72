import { BASE_PATH, openApi } from '@berea/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ANY_HEADERS, type DescribedCall, describedCalls, type Field } from '../../test/odd/fields.ts'
import { encode, exchange, type Filled, type Reply, send, sendRaw } from '../../test/odd/send.ts'
import { wholeServer } from '../../test/odd/server.ts'
import { FEW_ODD_TEXTS, ODD_JSON, ODD_TEXTS, oddJson, oddText } from '../../test/odd/values.ts'

// Thousands of requests, some of which hash passwords.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const CALLS = describedCalls(openApi('1.0.0'))

let server: Awaited<ReturnType<typeof wholeServer>>
beforeAll(async () => {
  server = await wholeServer()
})
afterAll(() => server?.remove())

/** Somebody who may make every call, with a conversation and an answer that has ended. */
async function somebody() {
  const { signedIn, ...client } = await server.account({ role: 'admin' })
  const { sessionId, answerId } = await client.ask('Why did Jesus weep?')
  await client.listen(answerId)
  return { usual: { authorization: `Bearer ${signedIn.access_token}`, locale: 'en' }, sessionId, answerId }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

/** What is there, for the parameters of paths. */
function rightIn(path: string, field: Field, { sessionId, answerId }: Somebody): string {
  if (path.includes('/chat/sessions/')) return sessionId
  if (path.includes('/chat/answers/')) return answerId
  if (path.includes('/library/works/')) return 'bible-en-mini'
  if (path.includes('/library/sections/')) return 'constructor'
  if (path.includes('/library/pictures/')) return field.name === 'work' ? 'toString' : 'images/bethany.webp'
  if (path.includes('/site/pages/')) return 'about'
  return field.right
}

const fill = (call: DescribedCall, field: Field, who: Somebody): Filled => ({
  field,
  value: field.where === 'path' ? rightIn(call.path, field, who) : field.right,
})

/** What is wrong with a reply, if anything is. */
function faultOf(call: Pick<DescribedCall, 'isJson'>, reply: Reply | undefined): string | undefined {
  if (!reply) return undefined
  if (reply.status >= 500) return `status ${reply.status}`
  if (!call.isJson && reply.status === 200 && !reply.text.startsWith('{')) return undefined
  if (reply.status === 304) return undefined
  return envelopeFault(reply.text)
}

function envelopeFault(text: string): string | undefined {
  try {
    const { code, message, data, requestId } = JSON.parse(text) as Record<string, unknown>
    if (typeof code !== 'number' || typeof message !== 'string' || data === undefined || !requestId)
      return 'no envelope'
    return code === 500 ? 'code 500' : undefined
  } catch {
    return 'no JSON'
  }
}

/** So many at once. */
async function inTurns<Task>(most: number, tasks: readonly Task[], work: (task: Task) => Promise<unknown>) {
  const waiting = [...tasks]
  const worker = async () => {
    for (let task = waiting.pop(); task !== undefined; task = waiting.pop()) await work(task)
  }
  await Promise.all(Array.from({ length: most }, worker))
}

/** Hashing takes its time: these calls get fewer. */
const isSlow = ({ fields }: DescribedCall) => fields.some(({ name }) => name === 'password')

/** Sends each odd value beside what the call needs, and expects that it is taken, or refused as what somebody sent. */
async function expectNoFaults(call: DescribedCall, odd: readonly Filled[]): Promise<void> {
  const who = await somebody()
  const needed = call.fields.filter(({ isOptional }) => !isOptional)
  const faults: unknown[] = []
  const errors = await server.errorsOf(() =>
    inTurns(6, odd, async ({ field, value }) => {
      const others = needed.filter(({ name }) => name !== field.name).map((other) => fill(call, other, who))
      const fault = faultOf(call, await send(server.base, call, [...others, { field, value }], who.usual))
      if (fault) faults.push({ fault, where: field.where, name: field.name, value: value.slice(0, 80) })
    }),
  )
  expect(faults).toEqual([])
  expect(errors).toEqual([])
}

describe.each(CALLS)('$method $path', (call) => {
  test('answers what is right with something else than that a field is wrong', async () => {
    const who = await somebody()
    const needed = call.fields.filter(({ isOptional }) => !isOptional).map((field) => fill(call, field, who))
    const reply = await send(server.base, call, needed, who.usual)
    expect(faultOf(call, reply)).toBeUndefined()
    expect(reply?.text).not.toContain('"code":10001')
  })

  test('is never at a loss for an odd value in any field, parameter or header', async () => {
    const texts = isSlow(call) ? FEW_ODD_TEXTS : ODD_TEXTS
    const odd = call.fields.flatMap((field) => {
      const values = field.where === 'body' ? [...texts.map((text) => JSON.stringify(text)), ...ODD_JSON] : texts
      return values.map((value) => ({ field, value }))
    })
    await expectNoFaults(call, odd)
  })

  test('is never at a loss for several of them at once', async () => {
    const who = await somebody()
    const filled = fc.tuple(
      ...call.fields.map((field) => {
        const value = field.where === 'body' ? oddJson : oddText
        return fc.option(fc.oneof(value, fc.constant(fill(call, field, who).value)), {
          nil: field.isOptional ? undefined : fill(call, field, who).value,
        })
      }),
    )
    const errors = await server.errorsOf(() =>
      fc.assert(
        fc.asyncProperty(filled, async (values) => {
          const sent = values.flatMap((value, at) => (value === undefined ? [] : [{ field: call.fields[at]!, value }]))
          expect(faultOf(call, await send(server.base, call, sent, who.usual))).toBeUndefined()
        }),
        { numRuns: isSlow(call) ? 10 : 60 },
      ),
    )
    expect(errors).toEqual([])
  })
})

test.each(['autoLogin', 'answerEvents', 'readPassage', 'readPicture'])(
  'headers that any request may carry hold nothing that %s is at a loss for',
  async (name) => {
    const call = CALLS.find((one) => one.name === name)!
    await expectNoFaults(
      call,
      ANY_HEADERS.flatMap((field) => ODD_TEXTS.map((value) => ({ field, value }))),
    )
  },
)

describe('a body', () => {
  const bodies: readonly (readonly [string, string | Buffer])[] = [
    ...ODD_JSON.map((json) => [json.slice(0, 40), json] as const),
    ['half a text', '{"text":"abc'],
    ['no JSON', 'text=abc&x'],
    ['a text with NUL in it', '{"text":"a\0b"}'],
    ['a byte order mark', '\ufeff{"text":"abc"}'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['UTF-16', Buffer.from('{"text":"abc"}', 'utf16le')],
    ['fields of every object', '{"constructor":1,"toString":null,"__proto__":{"text":"x"},"text":"x"}'],
    ['the same field twice', '{"text":"a","text":["b"]}'],
    ['more than is taken', JSON.stringify({ text: 'x'.repeat(100_000) })],
  ]
  const TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', '']

  test('of any kind is taken or refused by every call that takes one', async () => {
    const who = await somebody()
    const tasks = CALLS.filter(({ method }) => method !== 'GET').flatMap((call) =>
      TYPES.flatMap((type) => bodies.map(([name, body]) => ({ call, type, name, body }))),
    )
    const faults: unknown[] = []
    const errors = await server.errorsOf(() =>
      inTurns(8, tasks, async ({ call, type, name, body }) => {
        const path = call.path.replaceAll(/\{(\w+)\}/g, () => encode(who.sessionId))
        const reply = await exchange(server.base, call.method, path, { ...who.usual, 'content-type': type }, body)
        const fault = faultOf(call, reply)
        if (fault) faults.push({ fault, call: call.name, type, name })
      }),
    )
    expect(faults).toEqual([])
    expect(errors).toEqual([])
  })
})

describe('an address', () => {
  const ADDRESSES = [
    ...[
      '/%ff',
      '/%',
      '/%zz',
      '/%00',
      '/a%00b',
      '/%c0%ae%c0%ae/',
      '/..',
      '/../..',
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
    ],
    ...[
      '//etc/passwd',
      '//',
      '///',
      '/./',
      '/assets/../../x',
      '/assets/..%2f..%2fx',
      '/assets/%2e%2e/%2e%2e/x',
      '/assets/%00',
    ],
    ...[
      '/assets/..\\..\\x',
      '/..\\..\\windows',
      '/.env',
      '/.git/config',
      '/index.html/',
      '/index.html/x',
      '/assets',
      '/assets/',
    ],
    ...[
      '/constructor',
      '/__proto__',
      '/toString',
      '/?__proto__=1',
      '/?%ff',
      '/?a=%ff%00',
      '/#x',
      '/*',
      '*',
      '/\x7f',
      '/a b',
    ],
    ...[
      `/${'x'.repeat(600)}`,
      `/${'%2e'.repeat(300)}`,
      `/${'../'.repeat(500)}`,
      `/?${'a&'.repeat(3_000)}`,
      '/;/;',
      '/:id',
    ],
    ...[
      'http://example.org/',
      'http://[',
      '/http://example.org',
      '/\\example.org',
      '/healthz/x',
      '/readyz?a=%ff',
      '/metrics/..',
    ],
  ]
  const BELOW = ADDRESSES.filter((address) => address.startsWith('/')).flatMap((address) => [
    `${BASE_PATH}${address}`,
    `${BASE_PATH}/library/works${address}`,
    `${BASE_PATH}/library/pictures/toString${address}`,
    `${BASE_PATH}/library/pictures/images-mini/images%2f..%2f..${address}`,
  ])
  const OBJECTS = ['constructor', '__proto__', 'toString', 'hasOwnProperty', '..', '%2e%2e', '%00', '%ff', 'nothing']
  const PICTURES = OBJECTS.flatMap((work) =>
    ['x.png', '..%2fx.png', '%00.png', 'constructor', 'images', 'images%2f', '%2e%2e%2f%2e%2e%2fsections.jsonl'].map(
      (file) => `${BASE_PATH}/library/pictures/${work}/${file}`,
    ),
  )

  test.each(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'PUT', 'TRACE'])(
    'of any kind is answered to %s, and what is refused under the API in its envelope',
    async (method) => {
      const faults: unknown[] = []
      const errors = await server.errorsOf(() =>
        inTurns(8, [...ADDRESSES, ...BELOW, ...PICTURES], async (address) => {
          for (const accept of ['*/*', 'text/html']) {
            const head = `Host: localhost\r\nConnection: close\r\nAccept: ${accept}\r\nContent-Length: 0`
            const text = await sendRaw(server.base, `${method} ${address} HTTP/1.1\r\n${head}\r\n\r\n`)
            const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1])
            const [, body = ''] = text.split('\r\n\r\n')
            const isRefused = status >= 400 && method !== 'HEAD' && accept === '*/*'
            const fault = !status || status >= 500 ? text.slice(0, 80) : isRefused ? envelopeFault(body) : undefined
            if (fault || /root:x:|"file":"/.test(body))
              faults.push({ fault, method, address: address.slice(0, 80), accept })
          }
        }),
      )
      expect(faults).toEqual([])
      expect(errors).toEqual([])
    },
  )

  test.each([
    ['a header with NUL', 'GET / HTTP/1.1\r\nHost: x\r\nLocale: a\0b\r\n\r\n'],
    ['a header that is too long', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`],
    [
      'bytes above ASCII in a header',
      'GET /webapi/version HTTP/1.1\r\nHost: x\r\nLocale: \xff\xfe\r\nConnection: close\r\n\r\n',
    ],
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\r\n\r\n'],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n'],
    [
      'two lengths',
      'POST /webapi/portal/auth/auto-login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
    ],
    [
      'bytes above ASCII in the address',
      'GET /webapi/library/works/\xff\xfe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ],
  ])('or head that is broken, as %s, is refused as what somebody sent', async (_, bytes) => {
    let text = ''
    const errors = await server.errorsOf(async () => {
      text = await sendRaw(server.base, bytes)
    })
    expect(text).toMatch(/^HTTP\/1\.1 [24]\d\d /)
    if (/^HTTP\/1\.1 4/.test(text)) expect(envelopeFault(text.split('\r\n\r\n')[1] ?? '')).toBeUndefined()
    expect(errors).toEqual([])
  })
})

test('a question of any letters has an answer', async () => {
  const faults: unknown[] = []
  const errors = await server.errorsOf(() =>
    inTurns(
      4,
      ODD_TEXTS.filter((text) => text.length <= 2_000),
      async (text) => {
        const visitor = await server.visitor()
        const { answerId } = await visitor.ask(text, { locale: 'en' })
        if (!answerId) return
        await visitor.listen(answerId)
        const { data } = (await visitor.get(`/chat/answers/${answerId}`)) as { data: { answer: { status: string } } }
        if (data.answer.status !== 'done') faults.push({ text, answer: data.answer.status })
      },
    ),
  )
  expect(faults).toEqual([])
  expect(errors).toEqual([])
})
