import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { aliyunAuthorization, aliyunSms } from './sms-aliyun.ts'
import { twilioSms } from './sms-twilio.ts'
import { webhookSms } from './sms-webhook.ts'

type Asked = { readonly request: IncomingMessage; readonly body: string; readonly url: URL }
type Answer = { readonly status: number; readonly body: object }

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A provider on this machine. */
async function provider(answer: (asked: Asked) => Answer): Promise<string> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const { status, body } = answer({ request, body: Buffer.concat(parts).toString(), url })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

const NOW = new Date('2026-11-21T12:00:00.500Z')
const now = () => NOW
const message = { to: '+8613800138000', text: '123456 est votre code (Bérée)', code: '123456' }
const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

describe('a webhook', () => {
  const settings = { url: '', secret: 'shared secret' }
  /** As the operator's own server would check it. */
  const check = ({ request, body }: Asked): Answer => {
    const timestamp = String(request.headers['x-berea-timestamp'])
    const wanted = createHmac('sha256', 'shared secret').update(`${timestamp}.${body}`).digest('hex')
    const isGood = same(String(request.headers['x-berea-signature']), wanted) && Number(timestamp) === 1_795_262_400
    return isGood ? { status: 200, body: {} } : { status: 403, body: {} }
  }

  test('gets the message, signed', async () => {
    let got = ''
    const url = await provider((asked) => {
      got = asked.body
      return check(asked)
    })
    await webhookSms({ ...settings, url }, now).send(message)
    expect(JSON.parse(got)).toEqual(message)
  })

  test('that does not know the secret, or fails, rejects', async () => {
    const url = await provider(check)
    await expect(webhookSms({ url, secret: 'another' }, now).send(message)).rejects.toMatchObject({ code: '403' })
    await expect(webhookSms({ ...settings, url: 'http://127.0.0.1:1' }, now).send(message)).rejects.toThrow()
  })
})

describe('Twilio', () => {
  const settings = { url: '', accountSid: 'AC0123', authToken: 'token', from: '+15005550006' }
  const check = ({ request, url, body }: Asked): Answer => {
    const [, given = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? []
    if (!same(Buffer.from(given, 'base64').toString(), 'AC0123:token')) return { status: 401, body: { code: 20003 } }
    if (url.pathname !== '/2010-04-01/Accounts/AC0123/Messages.json') return { status: 404, body: {} }
    const form = new URLSearchParams(body)
    return form.get('To') === '+15005550001'
      ? { status: 400, body: { code: 21211 } }
      : { status: 201, body: { sid: 'SM1' } }
  }

  test('gets a form, with a number or a messaging service as its sender', async () => {
    const bodies: string[] = []
    const url = await provider((asked) => {
      bodies.push(asked.body)
      return check(asked)
    })
    await twilioSms({ ...settings, url }).send(message)
    await twilioSms({ ...settings, url: `${url}/`, from: 'MG77' }).send(message)
    const [first, second] = bodies.map((body) => Object.fromEntries(new URLSearchParams(body)))
    expect(first).toEqual({ To: message.to, Body: message.text, From: '+15005550006' })
    expect(second).toEqual({ To: message.to, Body: message.text, MessagingServiceSid: 'MG77' })
  })

  test('that knows another token or no such number rejects, and the number is not told', async () => {
    const url = await provider(check)
    await expect(twilioSms({ ...settings, url, authToken: 'x' }).send(message)).rejects.toMatchObject({
      code: '401 20003',
    })
    const error = await twilioSms({ ...settings, url })
      .send({ ...message, to: '+15005550001' })
      .catch((thrown) => thrown)
    expect(error).toMatchObject({ code: '400 21211' })
    expect(String(error)).not.toContain('5550001')
  })
})

describe('Aliyun', () => {
  const settings = {
    url: '',
    accessKeyId: 'id',
    accessKeySecret: 'secret',
    signName: '庇哩亚',
    templateCode: 'SMS_154950909',
  }
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

  /** Aliyun's own side: what it signed, read back from the request as it came in. */
  const check = ({ request, url, body }: Asked): Answer => {
    const authorization = request.headers.authorization ?? ''
    const [, id, names = '', signature = ''] =
      /^ACS3-HMAC-SHA256 Credential=(\w+),SignedHeaders=([\w;-]+),Signature=([\da-f]{64})$/.exec(authorization) ?? []
    const query = (request.url ?? '').split('?')[1] ?? ''
    const headers = names.split(';').map((name) => `${name}:${request.headers[name]}\n`)
    const canonical = `POST\n/\n${query}\n${headers.join('')}\n${names}\n${sha256(body)}`
    const wanted = createHmac('sha256', 'secret')
      .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
      .digest('hex')
    const needed = [
      'host',
      'x-acs-action',
      'x-acs-content-sha256',
      'x-acs-date',
      'x-acs-signature-nonce',
      'x-acs-version',
    ]
    const isSigned = id === 'id' && same(signature, wanted) && needed.every((name) => names.split(';').includes(name))
    if (!isSigned) return { status: 400, body: { Code: 'SignatureDoesNotMatch' } }
    if (request.headers['x-acs-action'] !== 'SendSms' || request.headers['x-acs-date'] !== '2026-11-21T12:00:00Z') {
      return { status: 400, body: { Code: 'InvalidParameter' } }
    }
    return {
      status: 200,
      body: { Code: url.searchParams.get('PhoneNumbers') === '13800000000' ? 'isv.MOBILE_NUMBER_ILLEGAL' : 'OK' },
    }
  }

  test('signs as Aliyun’s documentation shows it', () => {
    const query = 'ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai'
    const headers = {
      'x-acs-action': 'RunInstances',
      'x-acs-version': '2014-05-26',
      'x-acs-date': '2023-10-26T10:22:32Z',
      'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
      'x-acs-content-sha256': sha256(''),
    }
    const keys = { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' }
    expect(aliyunAuthorization({ host: 'ecs.cn-shanghai.aliyuncs.com', query, headers }, keys)).toMatch(
      /Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0$/,
    )
  })

  test('gets its form with the code in it, signed', async () => {
    let got: URLSearchParams | undefined
    const url = await provider((asked) => {
      got = asked.url.searchParams
      return check(asked)
    })
    await aliyunSms({ ...settings, url }, now).send(message)
    expect(Object.fromEntries(got!)).toEqual({
      PhoneNumbers: '13800138000',
      SignName: '庇哩亚',
      TemplateCode: 'SMS_154950909',
      TemplateParam: '{"code":"123456"}',
    })
    await aliyunSms({ ...settings, url }, now).send({ ...message, to: '+33612345678' })
    expect(got?.get('PhoneNumbers')).toBe('33612345678')
  })

  test('that knows another secret, says no with 200, or is given what has no form, rejects', async () => {
    const url = await provider(check)
    const sms = aliyunSms({ ...settings, url }, now)
    await expect(aliyunSms({ ...settings, url, accessKeySecret: 'x' }, now).send(message)).rejects.toMatchObject({
      code: '400 SignatureDoesNotMatch',
    })
    await expect(sms.send({ ...message, to: '+8613800000000' })).rejects.toMatchObject({
      code: '200 isv.MOBILE_NUMBER_ILLEGAL',
    })
    await expect(sms.send({ to: message.to, text: 'no code' })).rejects.toThrow()
  })
})
