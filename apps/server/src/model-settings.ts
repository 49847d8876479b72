import { z } from 'zod'
import { wholeNumber } from './setting-fields.ts'

const PROVIDERS = ['openai', 'anthropic', 'google'] as const

const provider = z.enum(PROVIDERS).optional()
const address = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https://' }).optional()
const name = z.string().optional()
const budget = wholeNumber(0, 1_000_000_000_000).optional()

/** A language model that writes answers from what the library shows. */
export const MODEL_FIELDS = {
  MODEL_PROVIDER: provider.describe(
    'Who serves the language model that writes answers: `openai` for any address that speaks that protocol (Ollama, vLLM, most clouds), `anthropic` or `google`; without it no model is used.',
  ),
  MODEL_URL: address.describe(
    'The address of the model’s server, such as http://127.0.0.1:11434/v1; of Anthropic and Google their own, unless you go through another.',
  ),
  MODEL_NAME: name.describe('The model’s name, as its server knows it.'),
  MODEL_KEY: name.describe('The key that the model’s server asks for, where it asks for one.'),
  MODEL_SECOND_PROVIDER: provider.describe(
    'A second model, asked where the first could not begin an answer; after it the library alone answers.',
  ),
  MODEL_SECOND_URL: address.describe('The address of the second model’s server.'),
  MODEL_SECOND_NAME: name.describe('The second model’s name.'),
  MODEL_SECOND_KEY: name.describe('The key for the second model.'),
  MODEL_BUDGET_DAY: budget.describe(
    'Tokens a day that models may read and write for all readers together; beyond them the library alone answers.',
  ),
  MODEL_BUDGET_MEMBER: budget.describe('Tokens a day that models may read and write for one reader.'),
}

export type ModelChoice = {
  readonly provider: (typeof PROVIDERS)[number]
  readonly url: string | undefined
  readonly name: string
  readonly key: string | undefined
}

export type ModelSettings = {
  /** In the order in which they are asked. */
  readonly models: readonly ModelChoice[]
  readonly budgets: { readonly day: number | undefined; readonly member: number | undefined }
}

type Read = z.output<z.ZodObject<typeof MODEL_FIELDS>>

const choice = (
  provider: Read['MODEL_PROVIDER'],
  url?: string,
  model?: string,
  key?: string,
): readonly ModelChoice[] => (provider && model ? [{ provider, url, name: model, key }] : [])

export const modelSettings = (read: Read): ModelSettings => ({
  models: [
    ...choice(read.MODEL_PROVIDER, read.MODEL_URL, read.MODEL_NAME, read.MODEL_KEY),
    ...choice(read.MODEL_SECOND_PROVIDER, read.MODEL_SECOND_URL, read.MODEL_SECOND_NAME, read.MODEL_SECOND_KEY),
  ],
  budgets: { day: read.MODEL_BUDGET_DAY, member: read.MODEL_BUDGET_MEMBER },
})

/** What a provider asks for besides: `MODEL_NAME` always, an address of one that has none of its own, a key of one that has. */
export function modelProblems(read: Read): string[] {
  const wanting = (prefix: 'MODEL' | 'MODEL_SECOND'): string[] => {
    const chosen = read[`${prefix}_PROVIDER`]
    if (!chosen) return []
    const own = chosen === 'openai' ? ('URL' as const) : ('KEY' as const)
    return (['NAME', own] as const)
      .filter((field) => read[`${prefix}_${field}`] === undefined)
      .map((field) => `${prefix}_${field}: is needed with ${prefix}_PROVIDER=${chosen}`)
  }
  return [...wanting('MODEL'), ...wanting('MODEL_SECOND')]
}
