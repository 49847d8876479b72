import { createHmac } from 'node:crypto'

/** A partner's own server, in so far as it signs: what any platform has to write. */
export function testPartner(appId: string, secret: string) {
  return {
    /** The fields of a link for one of its people, at a time. */
    link(identity: string, time: Date, targetUrl?: string) {
      const timestamp = String(time.getTime())
      const token = createHmac('sha256', secret).update(`${appId}\n${timestamp}\n${identity}`).digest('hex')
      return { platform: appId, timestamp, identity, token, ...(targetUrl && { targetUrl }) }
    },
  }
}
