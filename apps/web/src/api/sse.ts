/** One event of a stream: its number, if it has one, and its payload as text. */
export type StreamEvent = { readonly id: string | undefined; readonly data: string }

/**
 * Cuts a byte stream into server-sent events: `id: 7\ndata: {"a":1}\n\n` gives
 * `{ id: '7', data: '{"a":1}' }`. Comments (heartbeats) give nothing; an event cut off by the end gives nothing.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      rest += value
      // A line may end in CR LF, and a chunk between the two: the lone CR waits for the next chunk.
      const held = rest.endsWith('\r') ? '\r' : ''
      const blocks = rest
        .slice(0, rest.length - held.length)
        .replaceAll(/\r\n?/g, '\n')
        .split('\n\n')
      rest = blocks.pop() + held
      for (const block of blocks) {
        const event = parseEvent(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function parseEvent(block: string): StreamEvent | undefined {
  let id: string | undefined
  const data: string[] = []
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    if (colon <= 0) continue
    const value = line.slice(colon + 1).replace(/^ /, '')
    const field = line.slice(0, colon)
    if (field === 'id') id = value
    if (field === 'data') data.push(value)
  }
  return data.length === 0 ? undefined : { id, data: data.join('\n') }
}
