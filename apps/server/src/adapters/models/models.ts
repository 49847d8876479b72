import { type Model, ModelTrouble, type Prompt, type Writer } from '@berea/answering'
import type { FastifyBaseLogger } from 'fastify'
import type { Spending } from '../../answering/spending.ts'
import type { Now } from '../../clock.ts'
import { isRecording, type ModelChoice, type ModelSettings } from '../../model-settings.ts'
import { type CountedModel, MOST_OUTPUT, providerModel, tokensIn, type Used } from './provider-model.ts'
import { NoRecord, recordingModel, replayingModel } from './records.ts'

/** How a model has fared: for the operator. */
type ModelState = {
  readonly name: string
  readonly provider: string
  readonly lastTime: string | null
  /** Why its last draft failed; null where it did not. */
  readonly trouble: string | null
}

export type Models = {
  /** The models as this member's answers may use them. */
  writerFor(memberId: string): Writer
  states(): readonly ModelState[]
  /** One sentence of a model's, and how long it took; or why there is none. */
  tryOut(
    name: string,
  ): Promise<{ readonly text: string; readonly milliseconds: number } | { readonly trouble: string } | undefined>
}

type Needs = {
  readonly settings: ModelSettings
  readonly spending: Spending
  readonly now: Now
  readonly logger: FastifyBaseLogger
}

/** Half a minute is long for a sentence. */
const TRY_OUT = 30_000
const TRY_OUT_PROMPT: Prompt = {
  version: 'try',
  system: 'Answer in one short sentence.',
  user: 'Who wrote the letter to the Romans?',
}

/** The operator's models; undefined where none is named. */
export function openModels({ settings, spending, now, logger }: Needs): Models | undefined {
  const { models, records } = settings
  if (models.length === 0) return undefined
  if (isRecording(settings)) logger.warn({ folder: records }, 'what models are asked and write is written down')
  const onFault = (err: unknown) => logger.warn({ err }, 'what a model wrote could not be written down')
  const opened = models.map((choice) => ({
    choice,
    model: modelOf(choice, records, onFault),
    lastTime: null as string | null,
    trouble: null as string | null,
  }))

  function told(one: (typeof opened)[number], error: unknown): void {
    one.lastTime = now().toISOString()
    one.trouble = error === undefined ? null : troubleOf(error)
    if (one.trouble !== null)
      logger.warn({ model: one.choice.name, trouble: one.trouble }, 'a language model did not finish a draft')
  }

  const forMember = (one: (typeof opened)[number], memberId: string): Model => ({
    name: one.model.name,
    async *write(prompt, signal) {
      const reserved = await spending.reserve(memberId, one.model.name, {
        input: tokensIn(prompt.system + prompt.user),
        output: MOST_OUTPUT,
      })
      if (!reserved) throw new ModelTrouble('limit')
      let used: Used = { input: 0, output: 0 }
      try {
        yield* one.model.write(prompt, signal, (counted) => {
          used = counted
        })
        told(one, undefined)
      } catch (error) {
        // A reader who stops is no trouble; patience that is lost is.
        const isTrouble = !signal.aborted || signal.reason instanceof ModelTrouble
        if (isTrouble) told(one, signal.reason ?? error)
        throw error
      } finally {
        await reserved
          .settle(used)
          .catch((error: unknown) => logger.warn({ err: error }, 'what a model has cost could not be counted'))
      }
    },
  })

  return {
    writerFor: (memberId) => ({ models: opened.map((one) => forMember(one, memberId)) }),
    states: () =>
      opened.map(({ choice, lastTime, trouble }) => ({
        name: choice.name,
        provider: choice.provider,
        lastTime,
        trouble,
      })),
    async tryOut(name) {
      const one = opened.find(({ choice }) => choice.name === name)
      if (!one) return undefined
      const started = performance.now()
      try {
        const text = await firstWords(one.model)
        told(one, undefined)
        return { text, milliseconds: Math.round(performance.now() - started) }
      } catch (error) {
        told(one, error)
        return { trouble: troubleOf(error) }
      }
    },
  }
}

/** A model as it was chosen, which writes down what it is asked and writes where there is a folder for it. */
export function modelOf(
  choice: ModelChoice,
  records: string | undefined,
  onFault: (error: unknown) => void,
): CountedModel {
  const { provider, name } = choice
  if (provider === 'replay') return replayingModel(name, records ?? '')
  const model = providerModel({ ...choice, provider })
  return records === undefined ? model : recordingModel(model, records, onFault)
}

async function firstWords(model: CountedModel): Promise<string> {
  let text = ''
  for await (const piece of model.write(TRY_OUT_PROMPT, AbortSignal.timeout(TRY_OUT))) text += piece
  return text.trim().slice(0, 300)
}

/** Status and code, never a provider's words: they may repeat the prompt or the key. */
function troubleOf(error: unknown): string {
  if (error instanceof ModelTrouble) return error.why
  if (error instanceof NoRecord) return error.message
  const { statusCode, cause, name } = (error ?? {}) as { statusCode?: number; cause?: { code?: string }; name?: string }
  if (statusCode !== undefined) return `HTTP ${statusCode}`
  return cause?.code ?? name ?? 'error'
}
