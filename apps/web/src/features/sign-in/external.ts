export type ExternalLink = {
  readonly appId: string
  readonly timestamp: string
  readonly identity: string
  readonly token: string
  readonly targetUrl?: string
}

/**
 * Reads `…/#/externalAccess?appId=a&timestamp=1&identity=i&token=t&targetUrl=/read`; of a link in which something is missing
 * only the platform that it came from, if it says so.
 */
export function parseExternal(address: string): ExternalLink | { readonly appId: string | undefined } {
  const query = new URLSearchParams(/#.*?externalAccess[^?]*\?(.*)$/.exec(address)?.[1] ?? '')
  const given = (name: string) => query.get(name) || undefined
  const [appId, timestamp, identity, token] = [given('appId'), given('timestamp'), given('identity'), given('token')]
  if (!appId || !timestamp || !identity || !token) return { appId }
  const targetUrl = given('targetUrl')
  return { appId, timestamp, identity, token, ...(targetUrl && { targetUrl }) }
}
