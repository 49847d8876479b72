import { execFile } from 'node:child_process'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { testGoogle } from '../apps/server/test/google.ts'
import { testPartner } from '../apps/server/test/partner.ts'
import { type Behaviour, testProvider } from '../apps/server/test/provider.ts'

const SMS_SECRET = 'shared with the operator'
const APP_ID = 'church'
/** Milliseconds that a code may be on its way. */
const PATIENCE = 5000

/**
 * Everybody outside, on this machine: a mail server, who sends short messages, Google, a partner's platform, and who serves a
 * language model. Tests read from them at a port of their own: `GET /code?to=lydia@example.org`, `GET /link?identity=7&targetUrl=/read`,
 * `GET /grant?address=lydia@example.org&role=admin`, `GET /partner?appId=church`, `POST /mail?away=1`, `POST /google?aud=another` for the next token alone,
 * `POST /model?script={…}` for what the model writes from then on.
 */
export async function openProviders(dataFolder: string) {
  const model = await testProvider()
  const codes = new Map<string, string[]>()
  const keep = (to: string, text: string) =>
    codes.set(to, [...(codes.get(to) ?? []), ...(/\b\d{6}\b/.exec(text) ?? [])])
  const mail = await mailServer(keep)
  const sms = await smsServer(keep)
  const google = await testGoogle()
  let partner: ReturnType<typeof testPartner> | undefined

  /** The code that came last, and was not read yet. */
  async function codeFor(to: string): Promise<string | undefined> {
    const until = Date.now() + PATIENCE
    while (Date.now() < until) {
      const code = codes.get(to)?.pop()
      if (code) return code
      await new Promise((again) => setTimeout(again, 50))
    }
    return undefined
  }

  async function answer(request: IncomingMessage): Promise<string> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://providers')
    const given = (name: string) => searchParams.get(name) ?? ''
    if (pathname === '/code') return (await codeFor(given('to'))) ?? ''
    if (pathname === '/mail') mail.setAway(given('away') === '1')
    if (pathname === '/google') google.setNext(Object.fromEntries(searchParams))
    if (pathname === '/model') model.behave(behaviourOf(JSON.parse(given('script')) as Script))
    if (pathname === '/grant')
      return run(dataFolder, 'admin', ['grant', given('address'), given('role'), given('appId')])
    if (pathname === '/partner') return run(dataFolder, 'partners', ['add', given('appId'), given('appId')])
    if (pathname !== '/link') return ''
    partner ??= testPartner(APP_ID, await register(dataFolder))
    const time = new Date(Date.now() - Number(given('late')) * 60_000)
    const { platform, ...signed } = partner.link(given('identity'), time, given('targetUrl') || undefined)
    return `/#/externalAccess?${new URLSearchParams({ appId: platform, ...signed })}`
  }

  return {
    environment: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'Berea <berea@example.org>',
      SMS_PROVIDER: 'webhook',
      SMS_URL: sms.url,
      SMS_SECRET,
      ...google.environment,
      MODEL_PROVIDER: 'openai',
      MODEL_URL: model.address('openai'),
      MODEL_NAME: 'a-model',
    },
    async listen(port: number): Promise<void> {
      const server = createServer(async (request, response: ServerResponse) => void response.end(await answer(request)))
      await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
      // None of them keeps a server alive that is told to stop.
      server.unref()
    },
  }
}

/** What a model writes, in pieces: to a question, where `{passage}` is the id of its first passage, and on statements. */
export type Script = {
  readonly answer: readonly string[]
  readonly judged?: readonly string[]
  readonly ends?: 'well' | 'too-long'
}

function behaviourOf({ answer, judged = [], ends = 'well' }: Script): Behaviour {
  return {
    ends,
    says(asked) {
      const passage = /\[(E\d+)\] passage/.exec(asked)?.[1] ?? ''
      return (asked.includes('<statements>') ? judged : answer).map((piece) => piece.replace('{passage}', passage))
    },
  }
}

async function register(dataFolder: string): Promise<string> {
  const told = await run(dataFolder, 'partners', ['add', APP_ID, 'A church'])
  return /shown this once: (\S+)/.exec(told)?.[1] ?? ''
}

/** As an operator does it, by the command. */
async function run(dataFolder: string, command: string, given: readonly string[]): Promise<string> {
  const args = [`apps/server/src/commands/${command}.ts`, ...given.filter(Boolean)]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataFolder },
  })
  return stdout
}

async function mailServer(keep: (to: string, text: string) => void) {
  let isAway = false
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(isAway ? new Error('away') : undefined),
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const [, text = ''] = Buffer.concat(parts).toString().split('\r\n\r\n')
        for (const { address } of session.envelope.rcptTo) keep(address, decoded(text))
        done()
      })
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  server.server.unref()
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    setAway(away: boolean) {
      isAway = away
    },
  }
}

/** The body of a letter: Chinese is base64, French quoted-printable; the digits of a code are in both as they are, or decoded. */
function decoded(text: string): string {
  const packed = text.replaceAll(/\s/g, '')
  return /^[A-Za-z0-9+/]+=*$/.test(packed) ? Buffer.from(packed, 'base64').toString() : text
}

/** Takes a message only if it is signed with the shared secret. */
async function smsServer(keep: (to: string, text: string) => void) {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts).toString()
    const signed = `${request.headers['x-berea-timestamp']}.${body}`
    const wanted = createHmac('sha256', SMS_SECRET).update(signed).digest()
    const given = Buffer.from(String(request.headers['x-berea-signature']), 'hex')
    const isGood = given.length === wanted.length && timingSafeEqual(given, wanted)
    if (isGood) {
      const { to, text } = JSON.parse(body) as { to: string; text: string }
      keep(to, text)
    }
    response.writeHead(isGood ? 200 : 403, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  server.unref()
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}/send` }
}
