import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type Model, ModelTrouble, type Prompt } from '@berea/answering'
import type { ModelChoice } from '../../model-settings.ts'

/** A model that is asked over HTTP. */
export type ServedChoice = ModelChoice & { readonly provider: Exclude<ModelChoice['provider'], 'replay'> }

/** Tokens read and written. */
export type Used = { readonly input: number; readonly output: number }

/** A model that tells what each draft has cost, once it is over, however it ended. */
export type CountedModel = Omit<Model, 'write'> & {
  write(prompt: Prompt, signal: AbortSignal, onUsed?: (used: Used) => void): AsyncIterable<string>
}

/** A longer draft is no answer. */
export const MOST_OUTPUT = 2_500
/** So that the same evidence is told in much the same way. */
const TEMPERATURE = 0.2

/** About so many tokens, where a provider does not count them, and before it has: more than most count. */
export function tokensIn(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return Math.ceil(han * 1.2 + (text.length - han) / 3.5)
}

/** A model by the protocol of its provider, over HTTP; its own retries are off: whoever reads is waiting. */
export function providerModel(choice: ServedChoice): CountedModel {
  const model = sdkModel(choice)
  return {
    name: choice.name,
    async *write({ system, user }, signal, onUsed) {
      let written = ''
      let used: Partial<Used> = {}
      try {
        const { stream } = await model.doStream({
          prompt: [
            { role: 'system', content: system },
            { role: 'user', content: [{ type: 'text', text: user }] },
          ],
          maxOutputTokens: MOST_OUTPUT,
          temperature: TEMPERATURE,
          abortSignal: signal,
        })
        for await (const part of stream) {
          if (part.type === 'text-delta') {
            written += part.delta
            yield part.delta
          } else if (part.type === 'error') throw part.error
          else if (part.type === 'finish') {
            used = usedOf(part.usage)
            endedBy(part.finishReason.unified)
          }
        }
      } finally {
        // What was turned away, or never arrived, costs nothing.
        const guessed = written === '' ? 0 : tokensIn(system + user)
        onUsed?.({ input: used.input ?? guessed, output: used.output ?? tokensIn(written) })
      }
    },
  }
}

function sdkModel({ provider, url, name, key }: ServedChoice) {
  const common = { ...(url && { baseURL: url }), ...(key && { apiKey: key }) }
  switch (provider) {
    case 'openai':
      return createOpenAICompatible({ ...common, name: 'model', baseURL: url ?? '', includeUsage: true })(name)
    case 'anthropic':
      return createAnthropic(common)(name)
    case 'google':
      return createGoogleGenerativeAI(common)(name)
  }
}

type Usage = {
  readonly inputTokens: { readonly total?: number | undefined }
  readonly outputTokens: { readonly total?: number | undefined }
}

const usedOf = ({ inputTokens, outputTokens }: Usage): Partial<Used> => ({
  ...(inputTokens.total !== undefined && { input: inputTokens.total }),
  ...(outputTokens.total !== undefined && { output: outputTokens.total }),
})

/** A draft that did not end by itself is told apart from one that did. */
function endedBy(reason: string): void {
  if (reason === 'content-filter') throw new ModelTrouble('refused')
  if (reason !== 'stop' && reason !== 'other') throw new ModelTrouble('broken', `the model ended by ${reason}`)
}
