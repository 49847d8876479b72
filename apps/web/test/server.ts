import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Locale } from '@berea/scripture'
import { fakeApi } from './fake-api.ts'
import { SENTENCES } from './sentences.ts'
import { storyOf } from './story.ts'

/**
 * Serves the built page and, below /webapi, the story of `test/`: for looking at the page without a
 * library. `node apps/web/test/server.ts <dist> <port> [locale] [milliseconds between events]`
 */
const [dist = 'dist', port = '4180', asked = 'zh-cn', pace = '0'] = process.argv.slice(2)
const locale = (Object.keys(SENTENCES) as Locale[]).find((each) => each === asked) ?? 'zh-cn'
const api = fakeApi(storyOf(locale, new Date()))
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here')
  if (!pathname.startsWith('/webapi')) {
    const file = extname(pathname) ? normalize(pathname) : '/index.html'
    const found = await readFile(join(dist, file)).catch(() => undefined)
    response
      .writeHead(found ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(found)
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {}
  const headers = new Headers(
    Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const given = api({ method: request.method ?? 'GET', path: pathname.slice(7), body, headers }, searchParams)
  if ('text' in given) response.writeHead(200, { 'content-type': 'text/plain' }).end(given.text)
  else if ('json' in given) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(given.json))
  } else {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const [i, event] of given.events.entries()) {
      if (i < given.after) continue
      response.write(`id: ${i + 1}\ndata: ${JSON.stringify(event)}\n\n`)
      if (Number(pace) > 0) await wait(Number(pace))
    }
    response.end('data: [DONE]\n\n')
  }
}).listen(Number(port), '127.0.0.1')
