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
  isNear: score >= 0.3,
  standsAlone: score >= 0.5,
})
const SURE = hit('article', BAPTISM.id, 0.9)

const wept = ownRecords(openKnowledge().knowledge.records).find(({ id }) => id === WEPT.id)!
const WEPT_SECTION = section(OWN_WORK, ownSectionId(wept, 'en').slice(OWN_WORK.length + 1), ownText(wept, 'en').text)
const baptism = ownRecords(openKnowledge().knowledge.records).find(({ id }) => id === BAPTISM.id)!
const BAPTISM_SECTIONS = (['zh-Hans', 'en', 'es', 'fr'] as const).map((language) =>
  section(OWN_WORK, ownSectionId(baptism, language).slice(OWN_WORK.length + 1), ownText(baptism, language).text),
)

type Asked = { readonly locale?: Locale; readonly tradition?: Tradition; readonly mode?: Mode; readonly after?: string }

async function ask(
  text: string,
  records: readonly RecordHit[],
  { after, ...asked }: Asked = {},
): Promise<AnswerEvent[]> {
  const library = lakeLibrary({
    records,
    works: [...lakeLibrary().works(), work(OWN_WORK, 'own', 'zh-Hans')],
    sections: [WEPT_SECTION, ...BAPTISM_SECTIONS],
  })
  const events: AnswerEvent[] = []
  const question = { text, locale: 'en', tradition: 'none', mode: 'deep', ...asked } as const
  const told = { answer: 'A1', terms: ['baptism'], passages: [], ...(after !== undefined && { own: after }) }
  const conversation = after === undefined ? [] : [{ ...question, text: 'What is baptism?', told }]
  for await (const event of answer(question, library, { conversation })) events.push(event)
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

  test('are said to be the nearest where nothing surer is found, and they are no more than near', async () => {
    const lead = async (score: number) =>
      leadOf(await ask('What of the small ones at the font?', [hit('article', BAPTISM.id, score)]))
    const near = await lead(0.35)
    expect(near).toMatch(/^(?:In the library, this comes nearest|Nearest to the question)/)
    expect(near).toContain(opening(BAPTISM.answer.en[0]!))
    expect(await lead(0.2)).not.toContain(opening(BAPTISM.answer.en[0]!))
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

  test.each([
    ['en', 'And the Orthodox?', 'orthodox'],
    ['zh-cn', '浸信会怎么看', 'baptist'],
    ['es-es', '¿y los católicos?', 'catholic'],
    ['fr-fr', 'et chez les orthodoxes ?', 'orthodox'],
  ] as const)('tell what a church teaches to whoever asks on for it: %s', async (locale, text, family) => {
    const language = ({ 'zh-cn': 'zh-Hans', en: 'en', 'es-es': 'es', 'fr-fr': 'fr' } as const)[locale]
    const events = await ask(text, [], { locale, after: `${OWN_WORK}/article/${BAPTISM.id}/${language}` })
    expect(leadOf(events)).toContain(BAPTISM.traditions![family]!.says[language].slice(0, 8))
    expect(events.find(({ type }) => type === 'understood')).toHaveProperty('leans.took')
  })

  test('stay what is spoken of while nothing else is', async () => {
    const told = { answer: 'A1', terms: [], passages: [], own: `${OWN_WORK}/article/${BAPTISM.id}/en` }
    const asked = { locale: 'en', tradition: 'none', mode: 'deep' } as const
    const conversation = [
      { ...asked, text: 'Can babies be baptised?', told },
      { ...asked, text: 'is that so?', told: { answer: 'A2', terms: ['so'], passages: [] } },
    ]
    const library = lakeLibrary({
      records: [],
      works: [...lakeLibrary().works(), work(OWN_WORK, 'own', 'zh-Hans')],
      sections: BAPTISM_SECTIONS,
    })
    const events: AnswerEvent[] = []
    for await (const event of answer({ ...asked, text: 'And the Orthodox?' }, library, { conversation }))
      events.push(event)
    expect(leadOf(events)).toContain(BAPTISM.traditions!.orthodox!.says.en.slice(0, 8))
  })

  test('are not lost in a conversation where they would answer by themselves', async () => {
    const after = `${OWN_WORK}/article/${MAKER.id}/en`
    const opened = async (sure: Partial<RecordHit>) => {
      const lead = leadOf(await ask('Can babies be baptised?', [{ ...SURE, ...sure }], { after }))
      return lead.includes(opening(BAPTISM.answer.en[0]!))
    }
    expect(await opened({ isAnswer: false, standsAlone: true })).toBe(true)
    expect(await opened({ isAnswer: false, standsAlone: false })).toBe(false)
  })

  test('say nothing on another trouble to whoever asks on after a cry', async () => {
    const lead = async (cry: string) => {
      const told = { answer: 'A1', terms: [], passages: [] }
      const asked = { locale: 'en', tradition: 'none', mode: 'deep' } as const
      const sections = ['domestic-violence', 'suicidal-thoughts'].map((id) => {
        const record = ownRecords(openKnowledge().knowledge.records).find((one) => one.id === id)!
        return section(OWN_WORK, `article/${id}/en`, ownText(record, 'en').text, { title: id })
      })
      const works = [...lakeLibrary().works(), work(OWN_WORK, 'own', 'zh-Hans')]
      const library = lakeLibrary({ records: [hit('article', 'broken-engagement', 0.9)], works, sections })
      const conversation = [{ ...asked, text: cry, told }]
      const events: AnswerEvent[] = []
      const text = 'What should I tell my parents?'
      for await (const event of answer({ ...asked, text }, library, { conversation })) events.push(event)
      return leadOf(events)
    }
    const engagement = article.find(({ id }) => id === 'broken-engagement')!
    expect(await lead('My friend broke up last week')).toContain(opening(engagement.answer.en[0]!))
    for (const cry of ['my husband beats me every night', 'I want to kill myself'])
      expect(await lead(cry)).not.toContain(opening(engagement.answer.en[0]!))
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
