import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../../test/server.ts'

const PAGE = '<!doctype html><title>Berea</title>'
const SCRIPT = 'document.title = "Berea"'

let folder: string
let server: TestServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'berea-page-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'assets/index-1a2b.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/index-1a2b.js.gz'), gzipSync(SCRIPT))
  // No database at all: the page is served all the same.
  server = await testServer(
    { host: '/nowhere', port: 1, user: 'x', database: 'x', password: '' },
    {},
    { pageFolder: folder },
  )
})
afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.base + path, { headers })

test.each([
  '/',
  '/?_timestamp=1',
  '/chat',
  '/read/bible-en-bsb/JHN.11.35?start=1',
  '/login/mobile/pwd',
  '/redirect/setting',
])('%s is the page, asked for anew each time', async (path) => {
  const reply = await get(path, { accept: 'text/html' })
  expect([reply.status, await reply.text(), reply.headers.get('cache-control')]).toEqual([200, PAGE, 'no-cache'])
  expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'")
})

test.each(['/nowhere', '/chat/more', '/redirect/nowhere'])('%s is 404, and the page says so', async (path) => {
  const first = await get(path, { accept: 'text/html' })
  expect([first.status, await first.text()]).toEqual([404, PAGE])
  const again = await get(path, { accept: 'text/html', 'if-none-match': first.headers.get('etag') ?? '' })
  expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([404, PAGE, 'no-cache'])
})

test('the update check, which takes anything that can be packed, gets the page as well', async () => {
  const reply = await get('/?_timestamp=1', { accept: '*/*', 'accept-encoding': 'gzip, br' })
  expect([reply.status, await reply.text(), reply.headers.get('cache-control')]).toEqual([200, PAGE, 'no-cache'])
})

test('what carries its hash in its name is kept for good, and sent packed to who can unpack it', async () => {
  const reply = await get('/assets/index-1a2b.js', { 'accept-encoding': 'gzip' })
  expect(reply.headers.get('cache-control')).toContain('immutable')
  expect(reply.headers.get('content-encoding')).toBe('gzip')
  expect(await reply.text()).toBe(SCRIPT)
  expect(
    (await get('/assets/index-1a2b.js', { 'accept-encoding': 'identity' })).headers.get('content-encoding'),
  ).toBeNull()
})

test.each([
  ['/assets/index-gone.js', 'text/html'],
  ['/webapi/no/such/path', 'text/html'],
  ['/webapi', 'text/html'],
  ['/favicon.ico', 'image/png,*/*'],
  ['/..%2f..%2fetc/passwd', '*/*'],
])('%s is not the page to who asks for %s', async (path, accept) => {
  const reply = await get(path, { accept })
  expect([reply.status, ((await reply.json()) as { code: number }).code]).toEqual([404, 404])
})

test('without a database the API says so, and health tells it apart from being alive', async () => {
  const reply = await server.anyone().post('/portal/auth/auto-login')
  expect([reply.status, reply.code, Number(reply.headers.get('retry-after')) > 0]).toEqual([503, 503, true])
  expect((await get('/healthz')).status).toBe(200)
  expect(await (await get('/readyz')).json()).toMatchObject({ troubles: ['database'] })
  expect(await (await get('/metrics')).text()).toContain('berea_request_seconds')
  const passedOn = { 'x-forwarded-for': '127.0.0.1' }
  expect(await (await get('/readyz', passedOn)).json()).toEqual({ status: 'not ready' })
  const hidden = await get('/metrics', passedOn)
  expect([hidden.status, await hidden.text()]).toEqual([404, expect.not.stringContaining('berea_request_seconds')])
})
