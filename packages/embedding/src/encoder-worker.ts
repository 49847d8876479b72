import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { type Model, openModel } from './model.ts'
import type { EncoderFiles, Order, Reply } from './orders.ts'
import { piecesOf, prepare, type Role } from './prepare.ts'
import type { EncoderProblem } from './problem.ts'
import { cutTokens, MOST_TOKENS, parseTokenizer, type Tokens } from './tokens.ts'

type Engine = { readonly tokens: Tokens; readonly model: Model; readonly hash: string }

/** What is asked at length is read sentence by sentence; of what may be found, the beginning tells what it is about. */
async function vectorsOf({ tokens, model }: Engine, role: Role, text: string): Promise<Float32Array<ArrayBuffer>[]> {
  const ids = tokens(prepare(role, text))
  const isLong = role === 'query' && ids.length > MOST_TOKENS
  const read = isLong ? piecesOf(text).map((piece) => tokens(prepare(role, piece))) : [ids]
  const vectors = []
  // One after the other: neighbours in a batch would change each other's vectors.
  for (const one of read) vectors.push(Float32Array.from(await model(cutTokens(one))))
  return vectors
}

async function openEngine(files: EncoderFiles): Promise<Engine | EncoderProblem> {
  const runtime = await attempt('no-runtime', () => import('onnxruntime-node'))
  if ('problem' in runtime) return runtime
  const tokens = await attempt('unreadable', async () => parseTokenizer(await readFile(files.tokenizer, 'utf8')))
  if ('problem' in tokens) return tokens
  const hash = await attempt('unreadable', () => hashOf(files.model))
  if (typeof hash !== 'string') return hash
  const model = await attempt('unreadable', () => openModel(files.model, runtime))
  if (model && 'problem' in model) return model
  if (!model) return { problem: 'other-format', detail: files.model }
  return { tokens, model, hash }
}

async function attempt<Value>(problem: EncoderProblem['problem'], make: () => Promise<Value>) {
  try {
    return await make()
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const detail = error instanceof Error ? error.message : String(error)
    return { problem: isMissing ? 'missing' : problem, detail } satisfies EncoderProblem
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 2 ** 20 })) hash.update(chunk)
  return hash.digest('hex')
}

const say = (reply: Reply, moved: readonly ArrayBuffer[] = []) => parentPort?.postMessage(reply, moved)

const engine = await openEngine(workerData as EncoderFiles)
if ('problem' in engine) say({ type: 'problem', ...engine })
else {
  say({ type: 'ready', model: engine.hash })
  parentPort?.on('message', async ({ id, role, text }: Order) => {
    try {
      const vectors = await vectorsOf(engine, role, text)
      say(
        { type: 'vectors', id, vectors },
        vectors.map(({ buffer }) => buffer),
      )
    } catch (error) {
      say({ type: 'broke', id, detail: error instanceof Error ? error.message : String(error) })
    }
  })
}
