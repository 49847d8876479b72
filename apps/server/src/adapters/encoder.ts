import { dirname, join } from 'node:path'
import { type Encoder, type EncoderFiles, type EncoderProblem, openEncoder } from '@berea/embedding'
import type { OpenLibrary } from '@berea/library'
import type { FastifyBaseLogger } from 'fastify'
import type { EncoderState, ServedEncoder } from '../served-library.ts'
import type { Settings } from '../settings.ts'

export type KeptEncoder = ServedEncoder & {
  /** Opens the model that there is now. */
  look(): Promise<void>
  /** From now on, what came without vectors is encoded behind everything else. */
  begin(): Promise<void>
  close(): Promise<void>
}

type Needs = {
  readonly settings: Pick<Settings, 'embedding' | 'embeddingModel'>
  readonly library: Pick<OpenLibrary, 'encoderFiles' | 'compareBy' | 'encodeMissing' | 'encoded'>
  readonly logger: FastifyBaseLogger
  readonly open?: (files: EncoderFiles) => Promise<Encoder | EncoderProblem>
}

const WORDS_SERVE = 'nothing is compared by meaning: words serve'

/**
 * The sentence encoder beside a library that may still be built: opened when its model is there, and anew when another one
 * is. Whatever is wrong with it is named, and no reason to be without a server.
 */
export function keepEncoder({ settings, library, logger, open = openEncoder }: Needs): KeptEncoder {
  const stop = new AbortController()
  let encoder: Encoder | undefined
  let opened: EncoderFiles | undefined
  let state: EncoderState = settings.embedding ? 'missing' : 'off'
  let turn = Promise.resolve()
  let hasBegun = false
  let behind: Promise<void> | undefined

  const wanted = (): EncoderFiles | undefined => {
    if (!settings.embedding) return undefined
    const { embeddingModel: model } = settings
    return model ? { model, tokenizer: join(dirname(model), 'tokenizer.json') } : library.encoderFiles()
  }

  async function openWanted(): Promise<void> {
    const files = wanted()
    if (stop.signal.aborted || !files || files.model === opened?.model) return
    opened = files
    const found = await open(files)
    if (!('query' in found)) {
      state = found.problem
      logger.warn({ ...found }, WORDS_SERVE)
      return
    }
    const before = encoder
    encoder = found
    state = 'ready'
    await library.compareBy(found.model)
    await before?.close()
    const { known, all, problem: vectors } = await library.encoded()
    if (vectors) logger.warn({ vectors }, 'the vectors that came with the library are not used')
    logger.info({ model: found.model.slice(0, 16), known, all }, 'texts are compared by meaning')
  }

  async function encodeBehind(): Promise<void> {
    const running = encoder
    if (!running) return
    const count = await library.encodeMissing((role, text) => running.behind(role, text, stop.signal), stop.signal)
    if (count > 0) logger.info({ count }, 'texts that came without a vector have one now')
  }

  function goOn(): void {
    if (!hasBegun || behind || stop.signal.aborted) return
    behind = encodeBehind()
      .catch((error: unknown) => {
        if (!stop.signal.aborted) logger.warn({ err: error }, 'texts could not be encoded; the next start goes on')
      })
      .finally(() => {
        behind = undefined
      })
  }

  function look(): Promise<void> {
    turn = turn.then(openWanted).catch((error: unknown) => logger.warn({ err: error }, WORDS_SERVE))
    return turn.then(goOn)
  }

  return {
    get model() {
      return encoder?.model
    },
    query: async (text, signal) => (encoder ? encoder.query(text, signal) : undefined),
    state: () => encoder?.problem()?.problem ?? state,
    look,
    async begin() {
      hasBegun = true
      await look()
      if (state === 'missing' || state === 'off') logger.info({ encoder: state }, WORDS_SERVE)
    },
    async close() {
      stop.abort()
      await turn
      await behind
      await encoder?.close()
    },
  }
}
