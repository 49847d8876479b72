import type { InferenceSession, Tensor } from 'onnxruntime-node'

export const DIMENSIONS = 384

/** A text's tokens → its vector, of length 1. */
export type Model = (tokens: readonly number[]) => Promise<Float32Array>

type Runtime = typeof import('onnxruntime-node')

/** Our own model gives the vector itself; the publisher's one for each token, whose mean it is. */
const VECTOR = 'sentence_embedding'
const STATES = 'last_hidden_state'
/** What models of this family may ask for: the tokens, which of them count, and which of two texts each is of. */
const INPUTS: Readonly<Record<string, (ids: readonly number[]) => BigInt64Array>> = {
  input_ids: (ids) => BigInt64Array.from(ids, BigInt),
  attention_mask: ({ length }) => new BigInt64Array(length).fill(1n),
  token_type_ids: ({ length }) => new BigInt64Array(length),
}

/** Undefined for a model that is none of sentences, or of another size. Throws where the file cannot be read. */
export async function openModel(path: string, runtime: Runtime): Promise<Model | undefined> {
  const session = await runtime.InferenceSession.create(path, {
    // One thread: a question takes some milliseconds, and the machine has other things to do.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // What a long text took is given back.
    enableCpuMemArena: false,
  })
  const output = [VECTOR, STATES].find((name) => session.outputNames.includes(name))
  if (!output || session.inputNames.some((name) => !(name in INPUTS))) return undefined
  const model: Model = async (tokens) => {
    const { data, dims } = await run(session, runtime, tokens, output)
    return unit(dims.length === 3 ? meanOfRows(data, dims[2]!) : Float32Array.from(data))
  }
  // Tokens that any vocabulary has: they tell the size.
  const tried = await model([0, 2])
  return tried.length === DIMENSIONS ? model : undefined
}

async function run(session: InferenceSession, runtime: Runtime, tokens: readonly number[], output: string) {
  const feeds: Record<string, Tensor> = {}
  for (const name of session.inputNames) {
    feeds[name] = new runtime.Tensor('int64', INPUTS[name]!(tokens), [1, tokens.length])
  }
  const { [output]: found } = await session.run(feeds, [output])
  if (!found || !(found.data instanceof Float32Array)) throw new TypeError(`the model's ${output} is not of floats`)
  return { data: found.data, dims: found.dims }
}

function meanOfRows(states: Float32Array, width: number): Float32Array {
  const sum = new Float32Array(width)
  for (let at = 0; at < states.length; at++) sum[at % width]! += states[at]!
  return sum
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}
