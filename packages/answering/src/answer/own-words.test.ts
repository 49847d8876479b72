import { openKnowledge, ownRecords, ownText } from '@berea/knowledge'
import { OWN_WORK, ownSectionId, type RecordHit } from '@berea/library'
import { LOCALES, type Locale, type Tradition } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { section, work } from '../compose/shelf.test-support.ts'
import type { AnswerEvent, Citation } from '../events.ts'
import type { Mode } from '../understand/question.ts'
import { answer } from './answer.ts'
import { lakeLibrary } from './lake.test-support.ts'
import { writeAnswer } from './write.ts'

const { article, story } = openKnowledge().knowledge.records
const BAPTISM = article.find(({ id }) => id === 'infant-baptism')!
const MAKER = article.find(({ id }) => id === 'who-made-god')!
const WEPT = story.find(({ id }) => id === 'jhn-11-33-36')!

const hit = (kind: RecordHit['kind'], record: string, score: number): RecordHit => ({
  kind,
  record,
  section: `${OWN_WORK}/${kind}/${record}/en`,
  question: '',
  language: 'en',
  likeness: score,
  score,
  isAnswer: score >= 0.5,
})
const SURE = hit('article', BAPTISM.id, 0.9)

const wept = ownRecords(openKnowledge().knowledge.records).find(({ id }) => id === WEPT.id)!
const WEPT_SECTION = section(OWN_WORK, ownSectionId(wept, 'en').slice(OWN_WORK.length + 1), ownText(wept, 'en').text)

type Asked = { readonly locale?: Locale; readonly tradition?: Tradition; readonly mode?: Mode }

async function ask(text: string, records: readonly RecordHit[], asked: Asked = {}): Promise<AnswerEvent[]> {
  const library = lakeLibrary({
    records,
    works: [...lakeLibrary().works(), work(OWN_WORK, 'own', 'zh-Hans')],
    sections: [WEPT_SECTION],
  })
  const events: AnswerEvent[] = []
  const question = { text, locale: 'en', tradition: 'none', mode: 'deep', ...asked } as const
  for await (const event of answer(question, library)) events.push(event)
  return events
}

const textOf = (events: readonly AnswerEvent[]) =>
  events.map((event) => (event.type === 'text' ? event.delta : '')).join('')
const leadOf = (events: readonly AnswerEvent[]) =>
  textOf(events)
    .split('\n\n')[0]!
    .replaceAll(/\s*\[\d+\]/g, '')
const citationsOf = (events: readonly AnswerEvent[]): Citation[] =>
  events.flatMap((event) => (event.type === 'citation' ? [event.citation] : []))
const opening = (text: string) => text.slice(0, 12)

describe("Berea's own words on just what is asked", () => {
  test.each(LOCALES)('open the answer: %s', async (locale) => {
    const languages = { 'zh-cn': 'zh-Hans', 'zh-tw': 'zh-Hant', en: 'en', 'es-es': 'es', 'fr-fr': 'fr' } as const
    const [question = ''] = BAPTISM.questions[languages[locale]]
    const lead = leadOf(await ask(question, [SURE], { locale }))
    expect(lead).toContain(opening(BAPTISM.answer[languages[locale]][0]!))
  })

  test('carry the place of what they rest on, and their own, where their sources stand', async () => {
    const events = await ask('Why did the fisherman weep?', [hit('story', WEPT.id, 0.9)])
    const works = citationsOf(events).map((one) => one.work)
    expect(works[0]).toMatch(/^bible-/)
    expect(works).toContain(OWN_WORK)
  })

  test('do not open what they are not surely on', async () => {
    const lead = leadOf(await ask('Can babies be baptised?', [hit('article', BAPTISM.id, 0.4)]))
    expect(lead).not.toContain(opening(BAPTISM.answer.en[0]!))
  })

  test('do not stand in for a passage that is named', async () => {
    const lead = leadOf(await ask('Explain John 11:35', [SURE]))
    expect(lead).not.toContain(opening(BAPTISM.answer.en[0]!))
  })

  test("show what each family of churches teaches, the reader's first", async () => {
    const text = textOf(await ask('Can babies be baptised?', [SURE], { tradition: 'orthodox' }))
    const [orthodox, baptist] = ['Orthodox', 'Baptist'].map((name) => text.lastIndexOf(`| ${name}`))
    expect(orthodox).toBeGreaterThan(0)
    expect(orthodox).toBeLessThan(baptist!)
  })

  test('are not said again to whoever asks on', async () => {
    const question = { text: 'and what of grown-ups?', locale: 'en', tradition: 'none', mode: 'deep' } as const
    const asked = {
      question,
      locale: 'en',
      intent: 'doctrine',
      passages: [],
      wrong: [],
      terms: [],
      search: question.text,
    } as const
    const opened = async (said: { said?: string }) => {
      const events: AnswerEvent[] = []
      for await (const event of writeAnswer({ ...asked, ...said }, lakeLibrary({ records: [SURE] }))) events.push(event)
      return leadOf(events).startsWith(opening(BAPTISM.answer.en[0]!))
    }
    expect(await opened({})).toBe(true)
    expect(await opened({ said: SURE.section })).toBe(false)
  })

  test('stand alone in a quick answer', async () => {
    const text = textOf(await ask('Can babies be baptised?', [SURE], { mode: 'quick' }))
    expect(text).toContain(opening(BAPTISM.answer.en[0]!))
    expect(text).not.toContain('## ')
  })

  test("name God as the reader's church does", async () => {
    const lead = async (tradition: Tradition) =>
      leadOf(await ask('谁造了神', [hit('article', MAKER.id, 0.9)], { locale: 'zh-cn', tradition }))
    expect(await lead('none')).toContain('他都是神')
    expect(await lead('catholic')).toContain('他都是天主')
  })
})
