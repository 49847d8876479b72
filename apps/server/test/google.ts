import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { googleScript } from './google-script.ts'

export const CLIENT_ID = 'berea.apps.example'

/** An issuer on this machine with two keys, both published, and a third that is not; and a script that signs in as Google's does. */
export async function testGoogle() {
  const pairs = await Promise.all(
    ['a', 'b', 'stray'].map(async (kid) => ({ kid, ...(await generateKeyPair('RS256')) })),
  )
  const published = pairs.filter(({ kid }) => kid !== 'stray')
  const keys = await Promise.all(
    published.map(async ({ kid, publicKey }) => ({ ...(await exportJWK(publicKey)), kid })),
  )
  let isAway = false
  let people = 0
  let next: Record<string, string> = {}
  const server = createServer(async (request, response) => {
    if (isAway) return void response.writeHead(500).end()
    const { pathname, searchParams } = new URL(request.url ?? '', issuer)
    if (pathname === '/gsi/client') {
      return void response.setHeader('content-type', 'text/javascript').end(googleScript(issuer))
    }
    if (pathname === '/gsi/sign') {
      // Another person each time, signed for by either key.
      people += 1
      const { aud, nonce } = Object.fromEntries(searchParams)
      const claims = { sub: `person-${people}`, kid: people % 2 ? 'a' : 'b', aud, nonce, ...next }
      next = {}
      return void response.setHeader('access-control-allow-origin', '*').end(await sign(claims))
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const issuer = `http://127.0.0.1:${port}`

  /** What Google's script gives the page; `claims` and `kid` as a test wants them wrong. */
  function sign({ kid = 'a', now = new Date(), ...claims }: { kid?: string; now?: Date; [claim: string]: unknown }) {
    const issued = Math.floor(now.getTime() / 1000)
    const usual = { iss: issuer, aud: CLIENT_ID, iat: issued, exp: issued + 3600, sub: 'g-1', name: 'Lydia' }
    return new SignJWT({ ...usual, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(pairs.find((pair) => pair.kid === kid)!.privateKey)
  }

  return {
    issuer,
    environment: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_ISSUER: issuer,
      GOOGLE_KEYS_URL: `${issuer}/certs`,
      GOOGLE_SCRIPT_URL: `${issuer}/gsi/client`,
    },
    setAway(away: boolean) {
      isAway = away
    },
    /** Claims of the next token that the script gets: wrong ones. */
    setNext(claims: Record<string, string>) {
      next = claims
    },
    sign,
    close: () => new Promise<void>((done) => void server.close(() => done())),
  }
}

export type TestGoogle = Awaited<ReturnType<typeof testGoogle>>
