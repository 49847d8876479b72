import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { locale } from '@berea/contract'
import { z } from 'zod'

const onOff = (usual: 'on' | 'off') => z.enum(['on', 'off']).default(usual)
const count = (least: number, most: number, usual: number) => {
  const range = `must be from ${least} to ${most}`
  return z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(least, range)
    .max(most, range)
    .default(usual)
}

/** An address, a net of them, or a name of nets: "10.0.0.1", "fd00::/8", "loopback". */
function isProxy(given: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(given)) return true
  const [address = '', bits] = given.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return bits === undefined ? most > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= most
}
const isProxies = (given: string) =>
  given === 'on' || given === 'off' || given.split(',').every((part) => isProxy(part.trim()))

/** Every setting there is, read from the environment at start, with a sentence for the operator. */
const schema = z.object({
  PORT: count(0, 65_535, 8080).describe('The port of page and API.'),
  HOST: z.string().default('0.0.0.0').describe('The address to listen on; 127.0.0.1 keeps it to this machine.'),
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
    .refine(isProxies, 'must be on, off, or addresses parted by commas, such as 10.0.0.1,10.1.0.0/16')
    .default('off')
    .describe(
      "`on`, or the proxies' addresses: believe X-Forwarded-For, so that limits count readers and not the proxy.",
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
  RATE_LIMIT: count(0, 1_000_000, 600).describe('Requests a minute from one address; 0 lifts the limit.'),
  QUESTION_LIMIT: count(0, 100_000, 20).describe('Questions a minute from one reader; 0 lifts the limit.'),
  ANSWERS_AT_ONCE: count(1, 10_000, 64).describe('Answers made at the same time; further questions are asked to wait.'),
  SHUTDOWN_SECONDS: count(0, 600, 15).describe(
    'How long running answers may still take when the server is asked to stop.',
  ),
})

export type Settings = {
  readonly port: number
  readonly host: string
  readonly dataFolder: string
  readonly databaseUrl: string | undefined
  readonly librarySource: string | undefined
  readonly libraryFetch: boolean
  readonly swordFolder: string | undefined
  readonly defaultLanguage: z.infer<typeof locale> | undefined
  readonly region: string | undefined
  readonly logLevel: string
  readonly trustProxy: boolean | string
  readonly publicUrl: string | undefined
  readonly tokenKeys: string | undefined
  readonly rateLimit: number
  readonly questionLimit: number
  readonly answersAtOnce: number
  readonly shutdownSeconds: number
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
  return {
    settings: {
      port: read.PORT,
      host: read.HOST,
      dataFolder: resolve(read.DATA_DIR),
      databaseUrl: read.DATABASE_URL,
      librarySource: read.LIBRARY_SOURCE,
      libraryFetch: read.LIBRARY_FETCH === 'on',
      swordFolder: read.SWORD_PATH,
      defaultLanguage: read.DEFAULT_LANGUAGE,
      region: read.REGION,
      logLevel: read.LOG_LEVEL,
      trustProxy: read.TRUST_PROXY === 'on' ? true : read.TRUST_PROXY === 'off' ? false : read.TRUST_PROXY,
      publicUrl: read.PUBLIC_URL,
      tokenKeys: read.TOKEN_KEYS,
      rateLimit: read.RATE_LIMIT,
      questionLimit: read.QUESTION_LIMIT,
      answersAtOnce: read.ANSWERS_AT_ONCE,
      shutdownSeconds: read.SHUTDOWN_SECONDS,
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
