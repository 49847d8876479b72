import { resolve } from 'node:path'
import { locale } from '@berea/contract'
import { z } from 'zod'
import { ACCOUNT_FIELDS, type AccountSettings, accountProblems, accountSettings } from './account-settings.ts'
import { isTrustSetting } from './http/limits/proxies.ts'
import { type Limits, limitFields, readLimits } from './limit-settings.ts'
import { MODEL_FIELDS, type ModelSettings, modelProblems, modelSettings } from './model-settings.ts'
import { count, onOff } from './setting-fields.ts'

/** Every setting there is, read from the environment at start, with a sentence for the operator. */
const schema = z.object({
  PORT: count(0, 65_535, 8080).describe('The port of page and API.'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('The address to listen on; 127.0.0.1 keeps it to this machine, 0.0.0.0 opens it to the house.'),
  DATA_DIR: z.string().default('data').describe('The folder of database, index and secrets; made at first start.'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
    .optional()
    .describe('An outside PostgreSQL (15 or later); without it Berea runs its own in DATA_DIR.'),
  LIBRARY_SOURCE: z
    .string()
    .regex(/^(https?:\/\/|(?![a-z][a-z0-9+.-]*:\/\/))/i, 'must be a folder, or an address that begins with https://')
    .optional()
    .describe(
      'A folder or https address with manifest.json and packs; without it `shared/library` beside the checkout.',
    ),
  LIBRARY_FETCH: onOff('on').describe(
    'Without a source, fetch open texts from their publishers; off keeps to what is here.',
  ),
  SWORD_PATH: z
    .string()
    .optional()
    .describe(
      'A folder of SWORD modules of your own, for where there is no source; the system’s are found without it.',
    ),
  KNOWLEDGE: z
    .string()
    .optional()
    .describe(
      'A folder with records of your own, laid out as packages/knowledge/content; one of the same id takes the place of ours.',
    ),
  EMBEDDING: onOff('on').describe(
    'Compare questions with texts by meaning too, with the model that came with the library; off keeps to words.',
  ),
  EMBEDDING_MODEL: z
    .string()
    .optional()
    .describe(
      'The file of another model (ONNX, 384 dimensions, made for `query:` and `passage:`), with its tokenizer.json beside it.',
    ),
  DEFAULT_LANGUAGE: locale
    .optional()
    .describe("The page's first language (zh-cn, zh-tw, en, es-es, fr-fr); without it each browser's own."),
  REGION: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'must be two letters, such as TW')
    .optional()
    .describe(
      'Two letters of the country whose helplines people in danger are given, such as TW, US or ES; without it, or with one whose lines are not known, numbers are given with the names of their countries.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged; questions, addresses and tokens never are.'),
  TRUST_PROXY: z
    .string()
    .refine(
      isTrustSetting,
      'must be on, off, a number of hops, or addresses parted by commas, such as 10.0.0.1,10.1.0.0/16',
    )
    .default('off')
    .describe(
      "Whose X-Forwarded-For is believed, so that limits count readers and not the proxy: `on` for the nearest hop, where it is on this machine or in a private network; the proxies' addresses; or how many proxies there are.",
    ),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{20,}$/, 'must be at least 20 characters without blanks')
    .optional()
    .describe(
      'With it, as `Authorization: Bearer …`, `/metrics` and the details of `/readyz` are told elsewhere too; without it on this machine alone.',
    ),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
    .optional()
    .describe('Where readers find this installation, where it is behind a proxy: https://berea.example.'),
  TOKEN_KEYS: z
    .string()
    .regex(
      /^[\w-]+:[\w-]{43,}(,[\w-]+:[\w-]{43,})*$/,
      'must be id:key pairs parted by commas, keys of at least 43 characters',
    )
    .optional()
    .describe(
      'Keys that sign access tokens, `id:key` parted by commas, newest first; without it one is made in DATA_DIR. Several servers need the same.',
    ),
  ...limitFields,
  SHUTDOWN_SECONDS: count(0, 600, 15).describe(
    'How long running answers may still take when the server is asked to stop.',
  ),
  ...MODEL_FIELDS,
  ...ACCOUNT_FIELDS,
})

export type Settings = {
  readonly port: number
  readonly host: string
  readonly dataFolder: string
  readonly databaseUrl: string | undefined
  readonly librarySource: string | undefined
  readonly knowledge: string | undefined
  readonly libraryFetch: boolean
  readonly swordFolder: string | undefined
  readonly embedding: boolean
  readonly embeddingModel: string | undefined
  readonly defaultLanguage: z.infer<typeof locale> | undefined
  readonly region: string | undefined
  readonly logLevel: string
  /** As it was given: `trustOf` reads it. */
  readonly trustProxy: string
  readonly metricsToken: string | undefined
  readonly publicUrl: string | undefined
  readonly tokenKeys: string | undefined
  readonly limits: Limits
  readonly shutdownSeconds: number
  readonly models: ModelSettings
  readonly accounts: AccountSettings
}

/**
 * `{PORT: "80"}` gives settings with port 80 and everything else as usual; `{PORT: "http"}` gives
 * the lines to show: "PORT: Invalid input …". An empty value counts as absent.
 */
export function parseSettings(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly settings: Settings } | { readonly problems: readonly string[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    return { problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
  }
  const read = parsed.data
  const problems = [...modelProblems(read), ...accountProblems(read)]
  if (problems.length > 0) return { problems }
  return {
    settings: {
      port: read.PORT,
      host: read.HOST,
      dataFolder: resolve(read.DATA_DIR),
      databaseUrl: read.DATABASE_URL,
      librarySource: read.LIBRARY_SOURCE,
      knowledge: read.KNOWLEDGE,
      libraryFetch: read.LIBRARY_FETCH === 'on',
      swordFolder: read.SWORD_PATH,
      embedding: read.EMBEDDING === 'on',
      embeddingModel: read.EMBEDDING_MODEL,
      defaultLanguage: read.DEFAULT_LANGUAGE,
      region: read.REGION,
      logLevel: read.LOG_LEVEL,
      trustProxy: read.TRUST_PROXY,
      metricsToken: read.METRICS_TOKEN,
      publicUrl: read.PUBLIC_URL,
      tokenKeys: read.TOKEN_KEYS,
      limits: readLimits(read),
      shutdownSeconds: read.SHUTDOWN_SECONDS,
      models: modelSettings(read),
      accounts: accountSettings(read),
    },
  }
}

/** For the operator's table: each setting, its usual value where it has one, and its sentence. */
export function describeSettings(): readonly { name: string; usual: string; sentence: string }[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const usual = field.safeParse(undefined)
    return {
      name,
      usual: usual.success && usual.data !== undefined ? String(usual.data) : '',
      sentence: field.description ?? '',
    }
  })
}
