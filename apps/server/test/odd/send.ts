import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import type { DescribedCall, Field } from './fields.ts'

export type Reply = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string }

/** A field with what is sent for it: a text, or in a body the JSON of anything. */
export type Filled = { readonly field: Field; readonly value: string }

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Sends a call with these fields, right or odd, and no others; undefined where no client could send that. */
export function send(
  base: string,
  call: DescribedCall,
  filled: readonly Filled[],
  usual: Readonly<Record<string, string>>,
): Promise<Reply | undefined> {
  const of = (where: Field['where']) => filled.filter(({ field }) => field.where === where)
  const path = of('path').reduce(
    (text, { field, value }) => text.replace(`{${field.name}}`, () => encode(value)),
    call.path,
  )
  const query = of('query').map(({ field, value }) => `${encode(field.name)}=${encode(value)}`)
  const body = of('body').map(({ field, value }) => `${JSON.stringify(field.name)}:${value}`)
  const headers = { ...usual, ...Object.fromEntries(of('header').map(({ field, value }) => [field.name, value])) }
  return exchange(
    base,
    call.method,
    query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers,
    `{${body.join(',')}}`,
  )
}

export function exchange(
  base: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer = '',
): Promise<Reply | undefined> {
  const { hostname, port } = new URL(base)
  const hasBody = method !== 'GET' && body.length > 0
  return new Promise((done, fail) => {
    let asked: ReturnType<typeof request>
    try {
      const type: Record<string, string | number> = hasBody
        ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
        : {}
      asked = request({ agent, hostname, port, method, path, headers: { ...type, ...headers } }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', fail)
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      })
    } catch {
      // Node refuses to send such a header.
      return done(undefined)
    }
    // A head that is too long is refused by hanging up; the refusal itself is seldom heard then.
    const isLong = path.length + Object.values(headers).join('').length > 15_000
    asked.on('error', (error) => (isLong ? done(undefined) : fail(error)))
    asked.end(hasBody ? body : undefined)
  })
}

/** Percent-encoded, half letters too, which `encodeURIComponent` refuses: each as the three bytes that it would be. */
export function encode(text: string): string {
  if (text.isWellFormed()) return encodeURIComponent(text).replace(/^\.+$/, (dots) => dots.replaceAll('.', '%2E'))
  return Array.from(text, (letter) => {
    const unit = letter.charCodeAt(0)
    if (letter.length > 1 || unit < 0xd800 || unit > 0xdfff) return encodeURIComponent(letter)
    const bytes = [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)]
    return bytes.map((byte) => `%${byte.toString(16)}`).join('')
  }).join('')
}

/** Sends bytes as they are, and gives what comes back until the server hangs up. */
export function sendRaw(base: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(base)
  return new Promise((done, fail) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'latin1')))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', () => done(Buffer.concat(chunks).toString('utf8')))
    socket.on('error', fail)
  })
}
