import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'

export const PROTOCOLS = ['openai', 'anthropic', 'google'] as const
export type Protocol = (typeof PROTOCOLS)[number]

type Ending = 'well' | 'cut' | 'silent' | 'refusing' | 'too-long'

/** How a provider behaves: what it writes, and then how it ends. */
export type Behaviour = {
  /** Pieces in their order, or made from what it was asked. */
  readonly says?: readonly string[] | ((asked: string) => Iterable<string>)
  /** Milliseconds before each piece. */
  readonly pause?: number
  readonly ends?: Ending
  /** Instead of `ends`, by what it was asked. */
  readonly endsOf?: (asked: string) => Ending
  /** Answers with this status and nothing else. */
  readonly status?: number
  /** Sends what no protocol knows. */
  readonly isMalformed?: boolean
}

/**
 * A provider of language models of our own: speaks three protocols over HTTP, streams by script, and misbehaves on command.
 */
export async function testProvider() {
  let behaviour: Behaviour = {}
  const asked: { readonly protocol: Protocol; readonly body: string; readonly key: string }[] = []

  const server = createServer(async (request, response) => {
    const protocol = protocolOf(request)
    const body = await readText(request)
    asked.push({ protocol, body, key: keyOf(request) })
    await reply(response, protocol, body, behaviour).catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  return {
    /** The base address for a protocol, as the operator would set it. */
    address: (protocol: Protocol) => `http://127.0.0.1:${port}/${protocol}`,
    asked: () => asked,
    behave(next: Behaviour) {
      behaviour = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

export type TestProvider = Awaited<ReturnType<typeof testProvider>>

const protocolOf = ({ url = '' }: IncomingMessage): Protocol =>
  PROTOCOLS.find((name) => url.startsWith(`/${name}/`)) ?? 'openai'

const keyOf = ({ headers }: IncomingMessage): string =>
  String(headers['x-api-key'] ?? headers['x-goog-api-key'] ?? headers.authorization?.replace('Bearer ', '') ?? '')

async function reply(response: ServerResponse, protocol: Protocol, body: string, does: Behaviour): Promise<void> {
  if (does.status !== undefined) {
    response.writeHead(does.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: 'no', type: 'no', code: does.status } }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (event: string | undefined, data: unknown) =>
    response.write(
      `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`,
    )
  if (does.isMalformed) {
    send(undefined, '{"choices": [{"delta": ')
    response.end('<html>Bad gateway</html>')
    return
  }
  const speaks = SPEAKS[protocol](send)
  speaks.begin()
  const says = typeof does.says === 'function' ? does.says(body) : (does.says ?? ['Well. '])
  for (const piece of says) {
    if (response.destroyed) return
    await new Promise((done) => setTimeout(done, does.pause ?? 0))
    speaks.say(piece)
  }
  const ends = does.endsOf?.(body) ?? does.ends
  if (ends === 'silent') return
  if (ends === 'cut') {
    // Once what was written is on its way.
    await new Promise((done) => setTimeout(done, 50))
    response.destroy()
    return
  }
  speaks.end(ends === 'refusing' ? 'refused' : ends === 'too-long' ? 'length' : 'stop')
  response.end()
}

type Speaks = { begin(): void; say(text: string): void; end(why: 'stop' | 'length' | 'refused'): void }
type Send = (event: string | undefined, data: unknown) => void

/** Tokens that every draft is said to have cost. */
export const USED = { input: 120, output: 30 } as const

const SPEAKS: Readonly<Record<Protocol, (send: Send) => Speaks>> = {
  openai(send) {
    const chunk = (delta: object, finish_reason: string | null = null) =>
      send(undefined, {
        id: 'c',
        object: 'chat.completion.chunk',
        created: 0,
        model: 'm',
        choices: [{ index: 0, delta, finish_reason }],
      })
    return {
      begin: () => chunk({ role: 'assistant', content: '' }),
      say: (content) => chunk({ content }),
      end(why) {
        chunk({}, { stop: 'stop', length: 'length', refused: 'content_filter' }[why])
        const usage = {
          prompt_tokens: USED.input,
          completion_tokens: USED.output,
          total_tokens: USED.input + USED.output,
        }
        send(undefined, { id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [], usage })
        send(undefined, '[DONE]')
      },
    }
  },
  anthropic(send) {
    const told = (type: string, more: object) => send(type, { type, ...more })
    return {
      begin() {
        const usage = { input_tokens: USED.input, output_tokens: 1 }
        const message = {
          id: 'm',
          type: 'message',
          role: 'assistant',
          model: 'm',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage,
        }
        told('message_start', { message })
        told('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })
      },
      say: (text) => told('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
      end(why) {
        told('content_block_stop', { index: 0 })
        const stop_reason = { stop: 'end_turn', length: 'max_tokens', refused: 'refusal' }[why]
        told('message_delta', { delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: USED.output } })
        told('message_stop', {})
      },
    }
  },
  google(send) {
    const usageMetadata = {
      promptTokenCount: USED.input,
      candidatesTokenCount: USED.output,
      totalTokenCount: USED.input + USED.output,
    }
    return {
      begin: () => {},
      say: (text) => send(undefined, { candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }] }),
      end(why) {
        const finishReason = { stop: 'STOP', length: 'MAX_TOKENS', refused: 'SAFETY' }[why]
        send(undefined, {
          candidates: [{ content: { parts: [{ text: '' }], role: 'model' }, finishReason, index: 0 }],
          usageMetadata,
        })
      },
    }
  },
}
