import { describe, expect, test } from 'vitest'
import { answer } from '../answer/answer.ts'
import type { GoingOn } from '../answer/go-on.ts'
import { lakeLibrary } from '../answer/lake.test-support.ts'
import { passageOf } from '../compose/shelf.test-support.ts'
import type { AnswerEvent } from '../events.ts'
import type { Turn } from '../understand/question.ts'
import { type Model, ModelTrouble, type Prompt } from '../writing/model.ts'
import type { Given } from './statements.ts'

const QUESTION = { text: 'Why did the fisherman weep?', locale: 'en', tradition: 'none', mode: 'deep' } as const
const GIVEN: Given = {
  question: QUESTION,
  locale: 'en',
  intent: 'event',
  isByModel: true,
  text: 'Tears have been my bread by the shore. The fisherman came near the harbour and wept over it.[^1]',
  citations: [{ n: 1, work: 'bible-en-bsb', section: 'bible-en-bsb/JHN.11', passage: passageOf('JHN 11:35') }],
}
const HOLDS = 'S1 supports: E1\nS1: The statement holds.\n'
const OTHER = 'S2 opposes: -\nS2: The passages leave open what the fisherman did.\n'

type Script = (prompt: Prompt) => Iterable<string>
function scripted(script: Script): Model & { readonly asked: Prompt[] } {
  const asked: Prompt[] = []
  return {
    name: 'scripted',
    asked,
    async *write(prompt) {
      asked.push(prompt)
      yield* script(prompt)
    },
  }
}

type More = {
  readonly given?: Partial<Given>
  readonly models?: readonly Model[]
  readonly conversation?: readonly Turn[]
  readonly goesOn?: GoingOn
}

async function search({ given = {}, models, conversation = [], goesOn }: More = {}) {
  const against = { ...GIVEN, ...given }
  const writer = models && { models, patience: { first: 60, gap: 60, whole: 400 } }
  const events: AnswerEvent[] = []
  const options = { against, conversation, ...(writer && { writer }), ...(goesOn && { goesOn }) }
  for await (const event of answer(QUESTION, lakeLibrary(), options)) events.push(event)
  return {
    events,
    text: events.map((event) => (event.type === 'text' ? event.delta : '')).join(''),
    cited: events.flatMap((event) => (event.type === 'citation' ? [event.citation] : [])),
    why: events.find((event) => event.type === 'engine')?.why,
    check: events.find((event) => event.type === 'check'),
    ended: events.at(-1),
  }
}

describe('the Scriptures searched against an answer', () => {
  test('show what else is found below each statement, and nothing that the answer cited', async () => {
    const { events, text, cited, ended } = await search()
    expect(events[0]).toMatchObject({ type: 'understood', engine: 'composer', locale: 'en' })
    expect(text).toMatch(/^### Tears have been my bread by the shore\.\n\n#### What else Scripture says on it\n\n/)
    expect(text).toMatch(/### The fisherman came near the harbour and wept over it\.\n\n#### What else/)
    expect(cited.length).toBeGreaterThan(0)
    expect(cited.some(({ passage }) => passage?.first.book === 'JHN' && passage.first.verse === 35)).toBe(false)
    expect(ended).toEqual({ type: 'ended', reason: 'done' })
  })

  test('say nothing of how it stands where no model is at work', async () => {
    const { text } = await search()
    expect(text).not.toMatch(/#### What (?:supports|limits|speaks)/)
  })

  test('say so where nothing else is found, and no model is asked of it', async () => {
    const model = scripted(() => ['S1: The statement holds.\n'])
    const { events, text } = await search({ given: { text: 'It tells of words.' }, models: [model] })
    expect(text).toMatch(/^### It tells of words\.\n\nBeside what the answer had quoted, no passage was found/)
    expect(events[0]).toMatchObject({ engine: 'composer' })
    expect(model.asked).toEqual([])
  })

  test('say that there is nothing to search where the answer states nothing', async () => {
    const model = scripted(() => [HOLDS])
    const { text, ended } = await search({
      given: { text: '> 35 The fisherman wept.\n> John 11:35 [^1]' },
      models: [model],
    })
    expect(text).toMatch(/states nothing of its own/)
    expect(ended).toEqual({ type: 'ended', reason: 'done' })
    expect(model.asked).toEqual([])
  })
})

describe('with a model', () => {
  test('a statement is judged in one sentence, and what it sorts stands side by side', async () => {
    const { events, text, why, check } = await search({
      models: [scripted(() => [HOLDS, OTHER])],
    })
    expect(why).toBeUndefined()
    expect(events[0]).toMatchObject({ engine: 'writer' })
    expect(text).toMatch(
      /^### Tears have been my bread by the shore\.\n\nThe statement holds\.\n\n#### What supports it\n\n[^#]*> /,
    )
    expect(text).toContain('The passages leave open what the fisherman did.')
    expect(check).toMatchObject({ sentences: 0, removed: 0 })
  })

  test('it gets the statements with their passages, and nothing of the person', async () => {
    const model = scripted(() => [HOLDS])
    await search({ models: [model] })
    expect(model.asked[0]?.user).toMatch(
      /^<statements>\n\[S1\] Tears have been my bread by the shore\.\n\[E1\] passage/,
    )
    expect(model.asked[0]?.user).not.toContain(QUESTION.text)
  })

  test('a sentence that names what nothing bears out goes, and its sorting with it', async () => {
    const { text, check } = await search({
      models: [scripted(() => ['S1 supports: E1\nS1: It holds, as Higgins wrote in 1611.\n', OTHER])],
    })
    expect(text).not.toMatch(/Higgins|What supports it/)
    expect(text).toContain('#### What else Scripture says on it')
    expect(check).toMatchObject({ sentences: 1 })
  })

  test.each([
    ['refuses', () => ['I am sorry, but I cannot help with that.\n'], 'refused'],
    ['speaks nonsense', () => ['Well, well. ', 'What a story.'], 'broken'],
    ['stops in the midst', () => [HOLDS], 'broken'],
    ['lies', () => ['S1: Higgins wept in 1611.\nS2: Higgins wept in Jericho.\n'], 'unfounded'],
    [
      'is spent',
      () => {
        throw new ModelTrouble('limit')
      },
      'limit',
    ],
  ] as const)('that %s the passages stand without it', async (_what, script, expected) => {
    const { text, why, ended } = await search({ models: [scripted(script as Script)] })
    expect(why).toBe(expected)
    expect(text).toContain('### The fisherman came near the harbour and wept over it.')
    expect(text).toMatch(/> 3 My tears have been my bread by the shore\./)
    expect(text).not.toMatch(/Higgins|What a story/)
    expect(ended).toEqual({ type: 'ended', reason: 'done' })
  })

  test('a second is asked where the first could not begin', async () => {
    const second = scripted(() => [HOLDS, OTHER])
    const { why } = await search({ models: [scripted(() => []), second] })
    expect(second.asked).toHaveLength(1)
    expect(why).toBeUndefined()
  })

  test('after a cry for help in the conversation it is not asked', async () => {
    const model = scripted(() => [HOLDS])
    const conversation = [{ ...QUESTION, text: 'I want to kill myself tonight' }]
    expect((await search({ models: [model], conversation })).events[0]).toMatchObject({ engine: 'composer' })
    expect(model.asked).toEqual([])
  })

  test('whose server fell: what was not told yet follows, and nothing is told again', async () => {
    const first = await search()
    const cited = first.cited.slice(0, 1)
    const { events, text, why } = await search({ goesOn: { cited, isShown: true } })
    expect(why).toBe('taken-over')
    expect(events.some(({ type }) => type === 'understood')).toBe(false)
    expect(text).not.toContain(first.cited[0]!.quote)
  })
})
