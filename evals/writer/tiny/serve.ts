import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { type Generator, openGenerator } from './generator.ts'
import { installTiny } from './install.ts'

const USAGE = `npm run model:tiny -- [options]

  Installs a tiny language model and serves it on this machine in the protocol of OpenAI:
  MODEL_PROVIDER=openai MODEL_URL=http://127.0.0.1:11435/v1 MODEL_NAME=tiny

  --port 11435
  --threads 1
  --temperature 1     whatever a request asks for
  --seed 1            the same seed writes the same`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '11435' },
    threads: { type: 'string', default: '1' },
    temperature: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

type Request = {
  readonly messages: readonly { readonly role: string; readonly content: string | readonly { text: string }[] }[]
}

const textOf = ({ messages }: Request): string =>
  messages
    .map(({ content }) => (typeof content === 'string' ? content : content.map(({ text }) => text).join('\n')))
    .join('\n\n')
    .concat('\n\n')

const generator = await openGenerator(installTiny(), {
  threads: Number(values.threads),
  temperature: Number(values.temperature),
  seed: Number(values.seed),
})
/** One at a time: it has one memory. */
let last: Promise<unknown> = Promise.resolve()

const server = createServer(async (request, response) => {
  if (request.method !== 'POST' || !request.url?.endsWith('/chat/completions')) {
    response.writeHead(404).end()
    return
  }
  const asked = (await json(request)) as Request
  last = last.then(() => write(generator, textOf(asked), response)).catch(() => response.destroy())
})
server.listen(Number(values.port), '127.0.0.1', () =>
  console.log(`The tiny model listens on http://127.0.0.1:${values.port}/v1`),
)

async function write(from: Generator, prompt: string, response: ServerResponse): Promise<void> {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (more: object) =>
    response.write(
      `data: ${JSON.stringify({ id: 'tiny', object: 'chat.completion.chunk', created: 0, model: 'tiny', ...more })}\n\n`,
    )
  const piece = (delta: object, finish_reason: string | null = null) =>
    send({ choices: [{ index: 0, delta, finish_reason }] })
  const pieces = from.write(prompt, gone.signal)
  for (;;) {
    const { done, value } = await pieces.next()
    if (!done) {
      piece({ content: value })
      continue
    }
    piece({}, value.hasEnded ? 'stop' : 'length')
    const usage = {
      prompt_tokens: value.read,
      completion_tokens: value.written,
      total_tokens: value.read + value.written,
    }
    send({ choices: [], usage })
    response.end('data: [DONE]\n\n')
    return
  }
}
