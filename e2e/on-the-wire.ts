import type { Page } from '@playwright/test'

/** One request that reached the server, and the bytes of its answer, head and all. */
export type Sent = { readonly path: string; readonly bytes: number }

/** Listens to what comes from the server, and not from the browser's own store: `const wire = await onTheWire(page)`, later `wire()`. */
export async function onTheWire(page: Page): Promise<() => readonly Sent[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const sent = new Map<string, { readonly path: string; bytes: number }>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) sent.set(requestId, { path: new URL(request.url).pathname, bytes: 0 })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => void sent.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) sent.delete(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = sent.get(requestId)
    if (found) found.bytes = encodedDataLength
  })
  return () => [...sent.values()]
}

/** What a newcomer's tour asks for, once it has come. */
const OF_THE_TOUR: readonly string[] = ['/webapi/site', '/webapi/library/passages']

/** Fetched ahead once the welcome stands and nothing else is to do. */
export const isLater = ({ path }: Sent): boolean => /^\/assets\/(later|pages)-/.test(path) || OF_THE_TOUR.includes(path)
