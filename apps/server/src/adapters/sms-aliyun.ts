import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { Now } from '../clock.ts'
import type { Sms } from './sms.ts'
import { askProvider, SmsRefused } from './sms-request.ts'

export type AliyunSettings = {
  readonly url: string
  readonly accessKeyId: string
  readonly accessKeySecret: string
  /** The signature and the form that Aliyun has approved; the form has one place, `code`. */
  readonly signName: string
  readonly templateCode: string
}

const VERSION = '2017-05-25'
const ALGORITHM = 'ACS3-HMAC-SHA256'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
/** As RFC 3986 has it, which leaves fewer signs alone than JavaScript's own. */
const percentEncode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

type Request = { readonly host: string; readonly query: string; readonly headers: Readonly<Record<string, string>> }

/** What Aliyun's third signature is made over: every header that it signs, by name, in their order. */
export function aliyunAuthorization(
  { host, query, headers }: Request,
  { accessKeyId, accessKeySecret }: Pick<AliyunSettings, 'accessKeyId' | 'accessKeySecret'>,
): string {
  const signed = Object.entries({ ...headers, host }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  const lines = signed.map(([name, value]) => `${name}:${value.trim()}\n`).join('')
  const canonical = ['POST', '/', query, lines, names, headers['x-acs-content-sha256']].join('\n')
  const signature = createHmac('sha256', accessKeySecret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex')
  return `${ALGORITHM} Credential=${accessKeyId},SignedHeaders=${names},Signature=${signature}`
}

/** Aliyun's SendSms: it sends a form that it has approved, with the code in its place, and nothing else. */
export function aliyunSms(settings: AliyunSettings, now: Now): Sms {
  const { url, signName, templateCode } = settings
  const { host } = new URL(url)
  return {
    name: 'Aliyun',
    async send({ to, code }) {
      if (code === undefined) throw new SmsRefused(0, 'only codes have a form')
      const fields = {
        PhoneNumbers: to.replace(/^\+(86)?/, ''),
        SignName: signName,
        TemplateCode: templateCode,
        TemplateParam: JSON.stringify({ code }),
      }
      const query = Object.entries(fields)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
        .join('&')
      const headers = {
        'x-acs-action': 'SendSms',
        'x-acs-version': VERSION,
        'x-acs-date': now()
          .toISOString()
          .replace(/\.\d+Z$/, 'Z'),
        'x-acs-signature-nonce': randomUUID(),
        'x-acs-content-sha256': sha256(''),
      }
      const authorization = aliyunAuthorization({ host, query, headers }, settings)
      const answer = await askProvider(`${url.replace(/\/$/, '')}/?${query}`, {
        method: 'POST',
        headers: { ...headers, authorization },
      })
      // It says no with status 200 as well.
      if (answer.Code !== 'OK') throw new SmsRefused(200, answer.Code)
    },
  }
}
