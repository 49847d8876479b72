import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEvents, type StreamEvent } from './sse.ts'

function stream(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

async function eventsOf(text: string, cuts: readonly number[] = []): Promise<StreamEvent[]> {
  const bytes = new TextEncoder().encode(text)
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  const chunks = places.slice(1).map((end, i) => bytes.slice(places[i], end))
  const events: StreamEvent[] = []
  for await (const event of readEvents(stream(chunks))) events.push(event)
  return events
}

const two = [
  { id: '1', data: '{"type":"start"}' },
  { id: '2', data: '{"delta":"耶稣哭了。"}' },
]

test.each([
  ['numbered events', 'id: 1\ndata: {"type":"start"}\n\nid: 2\ndata: {"delta":"耶稣哭了。"}\n\n', two],
  [
    'lines that end in CR LF',
    'id: 1\r\ndata: {"type":"start"}\r\n\r\nid: 2\r\ndata: {"delta":"耶稣哭了。"}\r\n\r\n',
    two,
  ],
  [
    'a heartbeat between them',
    'id: 1\ndata: a\n\n: still here\n\nid: 2\ndata: b\n\n',
    [
      { id: '1', data: 'a' },
      { id: '2', data: 'b' },
    ],
  ],
  ['an end without a number', 'data: [DONE]\n\n', [{ id: undefined, data: '[DONE]' }]],
  ['data over two lines', 'data: a\ndata: b\n\n', [{ id: undefined, data: 'a\nb' }]],
  ['an event cut off by the end', 'id: 1\ndata: a\n\nid: 2\ndata: {"del', [{ id: '1', data: 'a' }]],
])('%s', async (_what, text, events) => {
  expect(await eventsOf(text)).toEqual(events)
})

test('it does not matter where the network cuts the bytes', async () => {
  const text = 'id: 1\r\ndata: {"type":"start"}\r\n\r\n: wait\n\nid: 2\ndata: {"delta":"耶稣哭了。"}\n\n'
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 8 }), async (cuts) => {
      expect(await eventsOf(text, cuts)).toEqual(two)
    }),
  )
})
