import { TERMS_DATE, type Work } from '@berea/contract'
import { LOCALES, type Locale } from '@berea/scripture'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { beforeAll, describe, expect, test } from 'vitest'
import { SITE, WHOLE_SITE } from '../../../test/site.ts'
import { type Facts, factsOf } from './facts.ts'
import { type SitePageName, TEXTS, type Texts } from './texts.ts'

const PAGES = ['about', 'service', 'policy', 'support', 'help'] as const satisfies readonly SitePageName[]
const WORKS = [{ characters: 143_000_000, state: 'ready' } as Work]
const WITH_PROVIDERS = {
  ...WHOLE_SITE,
  providers: { mail: 'mail.example', sms: 'twilio' },
  google: { clientId: 'c', script: 'https://accounts.example/s.js' },
  countryKnown: true,
  writer: { name: 'Vellum', recorded: false },
}
const RECORDED = { ...WITH_PROVIDERS, writer: { name: 'Vellum', recorded: true } }
const WRITTEN_BY: Record<Locale, string> = {
  'zh-cn': '语言模型由 Vellum 提供：它会收到问题、同一对话中先前的问题、你所选的教会传统和经文',
  'zh-tw': '語言模型由 Vellum 提供：它會收到問題、同一對話中先前的問題、你所選的教會傳統和經文',
  en: 'Vellum, whose language model writes answers: it is sent the question, those before it in the same conversation, the church tradition you have chosen and the passages',
  'es-es':
    'Vellum, cuyo modelo de lenguaje redacta respuestas: se le envían la pregunta, las anteriores de la misma conversación, la tradición que hayas elegido y los pasajes',
  'fr-fr':
    'Vellum, dont le modèle de langage rédige des réponses : la question, celles qui la précèdent dans la même conversation, la tradition que vous avez choisie et les passages lui sont envoyés',
}
const headings = (text: string) => text.split('\n').filter((line) => line.startsWith('## ')).length
const rows = (text: string) => text.split('\n').filter((line) => line.startsWith('|')).length
const links = (text: string) => Array.from(text.matchAll(/\]\((\/\w+)\)/g), ([, to]) => to).toSorted()

let english: Texts
beforeAll(async () => {
  english = await TEXTS.en()
})

describe.each(LOCALES)('in %s', (locale: Locale) => {
  let texts: Texts
  const facts = (site = SITE): Facts => factsOf(site, WORKS, locale, 'berea.example')
  beforeAll(async () => {
    texts = await TEXTS[locale]()
  })

  test.each(PAGES)('/%s says all that the English does: its sections, rows and links', (page) => {
    for (const site of [SITE, WHOLE_SITE, WITH_PROVIDERS, RECORDED]) {
      const [own, other] = [texts[page](facts(site)), english[page](factsOf(site, WORKS, 'en', 'berea.example'))]
      expect([headings(own), rows(own), links(own)]).toEqual([headings(other), rows(other), links(other)])
      expect(own).not.toMatch(/undefined|\bnull\b|NaN|\[object/)
    }
  })

  test('the terms and the policy bear the date from which they are in force', () => {
    expect(TERMS_DATE).toBe('2025-10-11')
    expect([texts.service(facts()), texts.policy(facts())].map((text) => text.includes(facts().date))).toEqual([
      true,
      true,
    ])
  })

  test('the terms tell the age, the way of appeal with its five days, and how many characters there are', () => {
    const text = texts.service(facts())
    expect(text).toMatch(/18/)
    expect(text.match(/5\s?(working days|个工作日|個工作天|días hábiles|jours ouvrables)/g)).toHaveLength(2)
    expect(text).toMatch(/receipt number|受理编号|受理編號|número de registro|numéro de dossier/)
    expect(text).toContain(facts().characters)
  })

  test.each(['about', 'service'] as const)(
    '/%s names the company, its partner, its fees and how it is reached',
    (page) => {
      const text = texts[page](facts(WHOLE_SITE))
      for (const said of ['Olive Ltd', 'Open Page', 'help@olive.example', '5 a month.']) expect(text).toContain(said)
      expect(text).toMatch(/technology company|科技公司|empresa de tecnología|entreprise technologique/)
      expect(text).toMatch(/type of enterprise|企业类型|企業類型|tipo de empresa|type d’entreprise/)
    },
  )

  test.each(PAGES)('/%s says nothing of a company, a partner or fees that nobody has set', (page) => {
    expect(texts[page](facts())).not.toMatch(
      /technology company|科技公司|empresa de tecnología|entreprise technologique|付费服务|付費服務|es de pago|est payant|is paid for/,
    )
    const named = { ...SITE, operator: { ...SITE.operator, name: 'A parish' } }
    if (page !== 'help') expect(texts[page](facts(named))).toContain('A parish')
  })

  test('the policy names who gets an address, and nobody who does not', () => {
    const bare = texts.policy(facts())
    const full = texts.policy(facts(WITH_PROVIDERS))
    for (const provider of ['mail.example', 'twilio']) {
      expect(bare).not.toContain(provider)
      expect(full).toContain(provider)
    }
    expect(bare).not.toMatch(/\*\*Google/)
    expect(full).toMatch(/\*\*Google/)
  })

  test('where a language model writes, the policy names whose, what it is sent and what is counted of it', () => {
    const [bare, full] = [facts(), facts({ ...SITE, writer: WITH_PROVIDERS.writer })]
    expect(texts.policy(full)).toContain(WRITTEN_BY[locale])
    expect(texts.service(full)).toContain('Vellum')
    expect(rows(texts.policy(full))).toBe(rows(texts.policy(bare)) + 1)
  })

  test('where what a model is asked and writes is kept, the policy says so, and until when', () => {
    const [bare, full] = [facts(WITH_PROVIDERS), facts(RECORDED)]
    expect(rows(texts.policy(full))).toBe(rows(texts.policy(bare)) + 1)
  })

  test('its Markdown is seen as such: no star, bracket or bar is left to be read', () => {
    for (const page of PAGES) {
      const element = createElement(Markdown, { remarkPlugins: [remarkGfm] }, texts[page](facts(WITH_PROVIDERS)))
      const shown = renderToStaticMarkup(element).replaceAll(/<[^>]+>/g, '')
      expect(shown.match(/.{9}(\*\*|\]\(|\|).{9}/g), page).toBeNull()
    }
  })

  test('its marks are those of the language', () => {
    const all = PAGES.map((page) => texts[page](facts(WITH_PROVIDERS))).join('\n')
    if (locale === 'fr-fr')
      expect(all.match(/[^\u202f\d\s|][?!;»]|«[^\u202f]|[^\u202f\d\s|/p](?<!mailto):(?!\d|\/|-)/g)).toBeNull()
    if (locale === 'zh-cn') expect(all).not.toMatch(/[「」『』]/)
    if (locale === 'zh-tw') expect(all).not.toMatch(/[“”‘’]/)
  })
})
