import { resolve } from 'node:path'
import { z } from 'zod'
import type { Budget, Budgets } from './answering/spending.ts'
import { type Prices, priceFile } from './model-prices.ts'

const PROVIDERS = ['openai', 'anthropic', 'google', 'replay'] as const

const provider = z.enum(PROVIDERS).optional()
const address = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https://' }).optional()
const name = z.string().optional()
const MILLIONTHS = 1_000_000

/** `200000` are tokens, `2.50 USD` is money. */
const budget = z
  .string()
  .regex(
    /^(?:\d{1,12}|\d{1,9}(?:\.\d{1,6})? [A-Z]{3})$/,
    'must be a number of tokens, or an amount with its currency, such as 5 USD',
  )
  .transform((text): Budget & { readonly currency?: string } => {
    const [amount = '', currency] = text.split(' ')
    if (currency === undefined) return { unit: 'tokens', most: Number(amount) }
    return { unit: 'cost', most: Math.round(Number(amount) * MILLIONTHS), currency }
  })
  .optional()

/** A language model that writes answers from what the library shows. */
export const MODEL_FIELDS = {
  MODEL_PROVIDER: provider.describe(
    'Who serves the language model that writes answers: `openai` for any address that speaks that protocol (Ollama, vLLM, most clouds), `anthropic`, `google`, or `replay` for what a model has written before; without it no model is used.',
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
  MODEL_RECORD: name.describe(
    'A folder in which every prompt and every reply of the models is written down, to be judged later, and which `replay` answers from; with it readers’ questions stay there until you delete them, as /policy then says.',
  ),
  MODEL_PRICES: priceFile
    .optional()
    .describe(
      'A file of what models cost for a million tokens read and written, `{"currency": "USD", "models": {"a-model": {"input": 0.5, "output": 1.5}}}`; with it /admin tells the cost of each day.',
    ),
  MODEL_BUDGET_DAY: budget.describe(
    'Tokens a day that models may read and write for all readers together, or what they may cost, such as `5 USD`; beyond it the library alone answers.',
  ),
  MODEL_BUDGET_MEMBER: budget.describe(
    'Tokens a day that models may read and write for one reader, or what they may cost.',
  ),
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
  /** The folder of records; undefined where nothing is written down and none is read. */
  readonly records: string | undefined
  readonly prices: Prices | undefined
  readonly budgets: Budgets
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
  records: read.MODEL_RECORD === undefined ? undefined : resolve(read.MODEL_RECORD),
  prices: read.MODEL_PRICES,
  budgets: { day: read.MODEL_BUDGET_DAY, member: read.MODEL_BUDGET_MEMBER },
})

/** Is what models are asked and write written down? */
export const isRecording = ({ models, records }: ModelSettings): boolean =>
  records !== undefined && models.some(({ provider }) => provider !== 'replay')

/** What a provider asks for besides its model's name: an address where it has none of its own, a key where it has, records to replay. */
const ALSO = { openai: 'URL', anthropic: 'KEY', google: 'KEY', replay: 'RECORD' } as const

export function modelProblems(read: Read): string[] {
  const wanting = (prefix: 'MODEL' | 'MODEL_SECOND'): string[] => {
    const chosen = read[`${prefix}_PROVIDER`]
    if (!chosen) return []
    const also = ALSO[chosen]
    const own = also === 'RECORD' ? 'MODEL_RECORD' : (`${prefix}_${also}` as const)
    return ([`${prefix}_NAME`, own] as const)
      .filter((field) => read[field] === undefined)
      .map((field) => `${field}: is needed with ${prefix}_PROVIDER=${chosen}`)
  }
  return [
    ...wanting('MODEL'),
    ...wanting('MODEL_SECOND'),
    ...unpriced(read, 'MODEL_BUDGET_DAY'),
    ...unpriced(read, 'MODEL_BUDGET_MEMBER'),
  ]
}

/** A budget of money can only be kept where each model has its price in that money. */
function unpriced(read: Read, field: 'MODEL_BUDGET_DAY' | 'MODEL_BUDGET_MEMBER'): string[] {
  const { MODEL_PRICES: prices } = read
  const currency = read[field]?.currency
  if (currency === undefined) return []
  if (prices?.currency !== currency) return [`${field}: needs MODEL_PRICES in ${currency}`]
  return modelSettings(read)
    .models.filter(({ name }) => !prices.models[name])
    .map(({ name }) => `${field}: needs a price of ${name} in MODEL_PRICES`)
}
