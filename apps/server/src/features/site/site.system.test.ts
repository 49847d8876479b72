import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Site } from '@berea/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../../../test/server.ts'

/** What the page must know before it draws needs no database. */
const NOWHERE = { host: '/nowhere', port: 1, user: 'nobody', database: 'none', password: '' }

let folder: string
let bare: TestServer
let whole: TestServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'berea-site-'))
  writeFileSync(join(folder, 'fees.json'), JSON.stringify({ en: 'Free for all.', 'zh-cn': '全部免费。' }))
  writeFileSync(join(folder, 'about.en.md'), '# The church of Berea')
  bare = await testServer(NOWHERE)
  whole = await testServer(NOWHERE, {
    OPERATOR_NAME: 'The church of Berea',
    OPERATOR_PARTNER: 'A platform',
    OPERATOR_CONTACT: 'mail@berea.example',
    OPERATOR_FEES: join(folder, 'fees.json'),
    OLD_HOST_NOTICE: 'old.example',
    PUBLIC_URL: 'https://new.example:8443',
    PAGES_DIR: folder,
    VISITORS: 'off',
    REGION: 'NZ',
    TRUST_PROXY: 'on',
    COUNTRY_HEADER: 'CF-IPCountry',
    SMTP_URL: 'smtp://me:secret@mail.example',
  })
})
afterAll(async () => {
  await bare?.close()
  await whole?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('an installation of which nothing is set says nothing false of itself', async () => {
  expect((await bare.anyone().get('/site', { locale: 'zh-cn' })).data).toEqual({
    version: '1.0.0',
    operator: { name: null, partner: null, contact: null, fees: null },
    termsDate: '2025-10-11',
    notice: null,
    visitors: true,
    waysIn: ['mobile', 'email', 'qr', 'external'],
    codes: { mobile: 'operator', email: 'operator' },
    google: null,
    quotas: false,
    payments: false,
    voice: { in: false, out: false },
    engine: 'composer',
    writer: null,
    providers: { mail: null, sms: null },
    countryKnown: false,
    // The Chinese ones: the language of who asks.
    helplines: [{ country: 'CN', emergency: '110 / 120', crisis: '12356', abuse: '12338', child: '12355' }],
  })
})

test('the helplines are those of the reader’s language, or of the country that the operator has named', async () => {
  const countries = async (server: TestServer, locale: string) =>
    ((await server.anyone().get('/site', { locale })).data as Site).helplines.map(({ country }) => country)
  expect(await countries(bare, 'fr-fr')).toEqual(['FR', 'BE', 'CH'])
  expect(await countries(whole, 'fr-fr')).toEqual(['NZ'])
  // No number is given that is not known.
  expect((await whole.anyone().get('/site')).data).toMatchObject({
    helplines: [{ emergency: '111', crisis: '1737', abuse: null, child: null }],
  })
})

test('what the operator has set is told, in the reader’s language, and no secret', async () => {
  const { data } = await whole.anyone().get('/site')
  expect(data).toMatchObject({
    operator: {
      name: 'The church of Berea',
      partner: 'A platform',
      contact: 'mail@berea.example',
      fees: 'Free for all.',
    },
    notice: { old: 'old.example', host: 'new.example:8443', until: '07-10' },
    visitors: false,
    codes: { mobile: 'operator', email: 'sent' },
    providers: { mail: 'mail.example', sms: null },
    countryKnown: true,
  })
  expect(JSON.stringify(data)).not.toContain('secret')
  const inFrench = (await whole.anyone().get('/site', { locale: 'fr-fr' })).data
  expect(inFrench).toMatchObject({ operator: { fees: null } })
})

test('a page has the operator’s own text where there is one for it in that language', async () => {
  const textOf = async (page: string, locale: string) =>
    (await whole.anyone().get(`/site/pages/${page}`, { locale })).data
  expect(await textOf('about', 'en')).toEqual({ text: '# The church of Berea' })
  expect(await textOf('about', 'fr-fr')).toEqual({ text: null })
  expect(await textOf('help', 'en')).toEqual({ text: null })
  expect(await textOf('..%2Fabout', 'en')).toBeNull()
  expect((await bare.anyone().get('/site/pages/about')).data).toEqual({ text: null })
})
