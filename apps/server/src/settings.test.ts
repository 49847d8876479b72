import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeSettings, parseSettings } from './settings.ts'

const settingsOf = (environment: Record<string, string>) => {
  const parsed = parseSettings(environment)
  if ('problems' in parsed) throw new Error(parsed.problems.join('\n'))
  return parsed.settings
}

describe('settings', () => {
  test('all have a usual value or may be absent', () => {
    expect(settingsOf({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      libraryFetch: true,
      databaseUrl: undefined,
      trustProxy: 'off',
    })
  })

  test('that are empty count as absent', () => {
    expect(settingsOf({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8080, databaseUrl: undefined })
  })

  test.each([
    ['PORT', 'http'],
    ['LIBRARY_SOURCE', 'ftp://berea.example/library'],
    ['TRUST_PROXY', 'nonsense'],
    ['TRUST_PROXY', '10.0.0.1,10.0.0.300'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '99'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', 'constructor'],
    ['DATABASE_URL', 'mysql://x'],
    ['LIBRARY_FETCH', 'maybe'],
    ['DEFAULT_LANGUAGE', 'de'],
    ['REGION', 'Spain'],
    ['PUBLIC_URL', 'berea.example'],
    ['SMTP_URL', 'mail.example'],
    ['SMS_PROVIDER', 'carrier pigeon'],
    ['GOOGLE_UNAVAILABLE_IN', 'China'],
    ['COUNTRY_HEADER', 'X Country'],
    ['OPERATOR_FEES', '/nowhere/fees.json'],
    ['PAGES_DIR', '/nowhere'],
    ['OLD_HOST_NOTICE', 'https://old.example'],
    ['PUBLIC_URL', 'mailto:us@berea.example'],
    ['TOKEN_KEYS', '1:short'],
    ['METRICS_TOKEN', 'short'],
    ['ANSWERS_AT_ONCE', '0'],
  ])('%s=%s is refused by name', (name, value) => {
    const parsed = parseSettings({ [name]: value })
    expect('problems' in parsed && parsed.problems).toEqual([expect.stringContaining(`${name}: `)])
  })

  test.each([
    ['PORT', '65536', 'must be from 0 to 65535'],
    ['PORT', '80.5', 'must be a whole number'],
    ['RATE_LIMIT', '-1', 'must be from 0 to 1000000'],
    ['ANSWERS_AT_ONCE', '0', 'must be from 1 to 10000'],
  ])('%s=%s is refused by its range: %s', (name, value, why) => {
    expect(parseSettings({ [name]: value })).toEqual({ problems: [`${name}: ${why}`] })
  })

  test('make as many answers at once as there is room for on four to a core', () => {
    expect(settingsOf({}).limits.answersAtOnce).toBe(4 * availableParallelism())
    expect(settingsOf({ ANSWERS_AT_ONCE: '7' }).limits.answersAtOnce).toBe(7)
  })

  test.each([
    [{ MODEL_PROVIDER: 'openai' }, ['MODEL_NAME', 'MODEL_URL']],
    [{ MODEL_SECOND_PROVIDER: 'google', MODEL_SECOND_NAME: 'x' }, ['MODEL_SECOND_KEY']],
    [{ MODEL_PROVIDER: 'replay', MODEL_NAME: 'x' }, ['MODEL_RECORD']],
    [{ SMS_PROVIDER: 'webhook', SMS_SECRET: 'x' }, ['SMS_URL']],
    [{ SMS_PROVIDER: 'twilio' }, ['SMS_ACCOUNT', 'SMS_SECRET', 'SMS_FROM']],
    [{ SMS_PROVIDER: 'aliyun', SMS_ACCOUNT: 'x', SMS_SECRET: 'x', SMS_FROM: 'x' }, ['SMS_TEMPLATE']],
  ])('of %j that ask for others name them', (environment, missing) => {
    const parsed = parseSettings(environment)
    const names = 'problems' in parsed ? parsed.problems.map((problem) => problem.split(':')[0]) : []
    expect(names).toEqual(missing)
  })

  describe('of prices', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'berea-prices-')), 'prices.json')
    const model = { MODEL_PROVIDER: 'openai', MODEL_NAME: 'a-model', MODEL_URL: 'http://127.0.0.1:1' }
    const withPrices = (text: string, more: Record<string, string> = {}) => {
      writeFileSync(file, text)
      return parseSettings({ ...model, MODEL_PRICES: file, ...more })
    }
    const PRICES = '{"currency": "USD", "models": {"a-model": {"input": 0.5, "output": 1.5}}}'

    test('and budgets in tokens or money are read', () => {
      const read = withPrices(PRICES, { MODEL_BUDGET_DAY: '2.50 USD', MODEL_BUDGET_MEMBER: '20000' })
      expect('settings' in read && read.settings.models).toMatchObject({
        prices: { currency: 'USD' },
        budgets: { day: { unit: 'cost', most: 2_500_000 }, member: { unit: 'tokens', most: 20_000 } },
      })
    })

    test.each([
      ['{', {}, /^MODEL_PRICES: .+ is no JSON$/],
      ['{"currency": "USD"}', {}, /^MODEL_PRICES: .+json\.models: /],
      [PRICES.replace('0.5', '-1'), {}, /json\.models\.a-model\.input: /],
      [PRICES.replace('USD', '$'), {}, /json\.currency: must be three capitals/],
      [PRICES, { MODEL_PRICES: '/nowhere' }, /cannot be read \(ENOENT\)$/],
      [PRICES, { MODEL_BUDGET_DAY: '5 EUR' }, /^MODEL_BUDGET_DAY: needs MODEL_PRICES in EUR$/],
      [PRICES, { MODEL_BUDGET_MEMBER: '5 USD', MODEL_NAME: 'another' }, /needs a price of another/],
      [PRICES, { MODEL_BUDGET_DAY: 'much' }, /must be a number of tokens, or an amount/],
    ])('%s with %j are refused: %s', (text, more, problem) => {
      const read = withPrices(text, more as Record<string, string>)
      expect('problems' in read && read.problems).toEqual([expect.stringMatching(problem)])
    })
  })

  test('each have a sentence for the operator', () => {
    for (const { sentence } of describeSettings()) expect(sentence).toMatch(/^.{20,}\.$/)
  })

  const root = new URL('../../../', import.meta.url)

  test('are all in docs/settings.md, as they are here', () => {
    const table = readFileSync(new URL('docs/settings.md', root), 'utf8')
    const rows = describeSettings().map(
      ({ name, usual, sentence }) => `| \`${name}\` | ${usual && `\`${usual}\``} | ${sentence} |`,
    )
    expect(table.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows)
  })

  test('are all in .env.example, with their usual values', () => {
    const lines = readFileSync(new URL('.env.example', root), 'utf8').split('\n')
    const wanted = describeSettings().flatMap(({ name, usual, sentence }) => [`# ${sentence}`, `#${name}=${usual}`])
    expect(lines.filter((line) => line.startsWith('#') && line !== lines[0])).toEqual(wanted)
  })
})
