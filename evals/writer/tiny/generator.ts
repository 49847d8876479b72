import { pathToFileURL } from 'node:url'
import type { Installed } from './install.ts'

/** What is used of `node-llama-cpp`, which is installed apart. */
type Token = number
type Sequence = {
  readonly nextTokenIndex: number
  adaptStateToTokens(tokens: readonly Token[], allowShift: boolean): Promise<void>
  evaluate(tokens: readonly Token[], options: object): AsyncIterable<Token>
}
type Weights = {
  readonly tokens: { readonly bos: Token }
  tokenize(text: string): Token[]
  detokenize(tokens: readonly Token[]): string
  isEogToken(token: Token): boolean
  iterateAllTokens(): Iterable<Token>
  createContext(options: object): Promise<{ getSequence(): Sequence }>
}
type Runtime = {
  getLlama(options: object): Promise<{ loadModel(options: { modelPath: string }): Promise<Weights> }>
  TokenBias: { for(model: Weights): { set(token: Token, bias: 'never'): unknown } }
}

/** Tokens of its memory; a longer prompt is cut in its middle, and so many of its end are kept. */
const CONTEXT = 4_096
const MOST_WRITTEN = 220
const TAIL = 400
/** Tokens that may be half of a character. */
const UNSURE = 8
/** Tokens that it is kept from writing again at once. */
const REMEMBERED = 64

export type Settings = { readonly threads: number; readonly temperature: number; readonly seed: number }

export type Generator = {
  /** What the model goes on with after a text, piece by piece; tells how many tokens it read and wrote, and whether it ended. */
  write(
    prompt: string,
    signal: AbortSignal,
  ): AsyncGenerator<string, { read: number; written: number; hasEnded: boolean }>
}

/**
 * The weights, loaded. They were never taught to follow rules, only to go on with a text: left alone they write the same tag
 * for ever, so tags are kept from them and repetition is dear. The same prompt and seed give the same text. */
export async function openGenerator({ weights, runtime }: Installed, settings: Settings): Promise<Generator> {
  const { getLlama, TokenBias } = (await import(pathToFileURL(runtime).href)) as Runtime
  const { threads, temperature, seed } = settings
  const llama = await getLlama({ gpu: false, build: 'never', maxThreads: threads, logLevel: 'error' })
  const model = await llama.loadModel({ modelPath: weights })
  const context = await model.createContext({ contextSize: CONTEXT, threads, swaFullCache: true })
  const sequence = context.getSequence()
  const tokenBias = TokenBias.for(model)
  for (const token of model.iterateAllTokens())
    if (/[<>]/.test(model.detokenize([token]))) tokenBias.set(token, 'never')
  return {
    async *write(prompt, signal) {
      const all = [model.tokens.bos, ...model.tokenize(prompt)]
      const most = CONTEXT - MOST_WRITTEN
      const tokens = all.length <= most ? all : [...all.slice(0, most - TAIL), ...all.slice(-TAIL)]
      // The rules of a language are read once.
      await sequence.adaptStateToTokens(tokens.slice(0, -1), false)
      const written: Token[] = []
      const repeatPenalty = { punishTokens: () => written.slice(-REMEMBERED), penalty: 1.2 }
      const sampling = { temperature, topP: 0.95, topK: 64, seed, tokenBias, repeatPenalty }
      let told = 0
      let hasEnded = false
      for await (const token of sequence.evaluate(tokens.slice(sequence.nextTokenIndex), sampling)) {
        hasEnded = model.isEogToken(token)
        if (hasEnded || signal.aborted || written.length >= MOST_WRITTEN) break
        written.push(token)
        const text = model.detokenize(written)
        if (text.endsWith('\uFFFD') && written.length - told < UNSURE) continue
        const before = model.detokenize(written.slice(0, told))
        told = written.length
        yield text.slice(before.length)
      }
      return { read: tokens.length, written: written.length, hasEnded }
    },
  }
}
