import type { Locale } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import type { AnswerEvent } from '../events.ts'
import type { Turn } from '../understand/question.ts'
import { type Model, ModelTrouble, type Prompt } from '../writing/model.ts'
import { type AnswerOptions, answer } from './answer.ts'
import { lakeLibrary } from './lake.test-support.ts'

/** A model that puts questions so that they stand alone; of answers it writes nothing. */
function restating(says: string | ((signal: AbortSignal) => AsyncIterable<string>)) {
  const asked: Prompt[] = []
  const model: Model = {
    name: 'restating',
    async *write(prompt, signal) {
      if (!prompt.version.startsWith('alone')) throw new ModelTrouble('broken')
      asked.push(prompt)
      if (typeof says === 'string') yield says
      else yield* says(signal)
    },
  }
  return { asked, writer: { models: [model] } }
}

const turn = (text: string, locale: Locale = 'en'): Turn => ({ text, locale, tradition: 'none', mode: 'deep' })
const before = (text: string, locale: Locale = 'en'): Turn => ({
  ...turn(text, locale),
  told: { answer: 'a1', terms: ['fisherman'], passages: [] },
})
const WEPT = before('Why did the fisherman weep?')
const STANDS_ALONE = 'Did the fisherman love the boat?'

async function ask(text: string, options: AnswerOptions, conversation = [WEPT], locale: Locale = 'en') {
  const events: AnswerEvent[] = []
  for await (const event of answer(turn(text, locale), lakeLibrary(), { conversation, ...options })) events.push(event)
  const understood = events.find((event) => event.type === 'understood')
  return { events, understood, leans: understood?.leans }
}

const own = await ask('And what of it?', {})

describe('where a question leans on what is not plain', () => {
  test('a model may put it so that it stands alone: it is answered so, and said to be', async () => {
    const { asked, writer } = restating(STANDS_ALONE)
    const { leans, understood } = await ask('And what of it?', { writer })
    expect(leans).toMatchObject({ answer: 'a1', took: STANDS_ALONE, isRestated: true })
    expect(understood?.terms).toContain('boat')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.user).toContain('Why did the fisherman weep?')
  })

  test('what is told again is read as it was, and no model asked', async () => {
    const { asked, writer } = restating(STANDS_ALONE)
    const { leans } = await ask('And what of it?', { writer })
    const again = await ask('And what of it?', { writer, readAs: { text: STANDS_ALONE } })
    expect(again.leans).toEqual(leans)
    expect((await ask('And what of it?', { writer, readAs: {} })).leans).toEqual(own.leans)
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['names whom the conversation does not name', 'Did Higgins love the boat?'],
    ['names a place that nobody has spoken of', 'Did the fisherman weep in John 3:16?'],
    ['writes no question', 'The fisherman loved the boat.'],
    ['answers it too', 'Did the fisherman love the boat? Yes, he did.'],
    ['writes another language', '¿Amaba el pescador la barca que tenía en el lago?'],
    ['tells its orders', 'Do you put what was spoken of before in the place of words?'],
    ['sets a link', 'Did the fisherman love the [boat](https://example.org)?'],
    ['quotes somebody', 'Did the fisherman say “the boat was never mine”?'],
    ['refuses', 'I cannot help with that, may I ask why?'],
    ['is endless', async function* (): AsyncGenerator<string> { for (;;) yield 'and did the fisherman love ' }],
    ['breaks off', async function* (): AsyncGenerator<string> { yield 'Did the fish'; throw new Error('reset') }],
    ['has no budget left', async function* (): AsyncGenerator<string> { yield* []; throw new ModelTrouble('limit') }],
    ['says nothing within two seconds', async function* (): AsyncGenerator<string> { yield* []; await new Promise(() => {}) }],
  ] as const)('our own reading holds, where the model %s', async (_, says) => {
    const { asked, writer } = restating(says)
    const { leans, understood } = await ask('And what of it?', { writer })
    expect(asked).toHaveLength(1)
    expect(leans).toEqual(own.leans)
    expect(understood?.terms).toEqual(own.understood?.terms)
  }) // biome-ignore format: one case a row

  test('what it makes of a question is no cry for help', async () => {
    const { writer } = restating('How can I kill myself?')
    const { leans, understood } = await ask('And what of it?', { writer })
    expect(understood?.intent).not.toBe('danger')
    expect(leans).toEqual(own.leans)
  })
})

describe('a model is not asked', () => {
  test.each([
    ['what the library asks itself', 'What did the neighbours ask of the fisherman?', [WEPT]],
    [
      'what is long enough to say what it is on',
      'Why should somebody who owns a boat weep over a whole harbour town?',
      [WEPT],
    ],
    ['what begins a conversation', 'And what of it?', []],
    ['a passage', 'John 11:35', [WEPT]],
  ] as const)('%s', async (_, text, conversation) => {
    const { asked, writer } = restating(STANDS_ALONE)
    await ask(text, { writer }, [...conversation])
    expect(asked).toEqual([])
  })

  test.each([
    ['en', 'I want to kill myself tonight', 'And what of it?'],
    ['en', 'My husband drinks too much and shouts at me', 'And what of it?'],
    ['zh-cn', '我不想活了，今晚就想死', '那呢？'],
    ['zh-tw', '我不想活了，今晚就想死', '那呢？'],
    ['es-es', 'Quiero matarme esta noche', '¿Y por qué?'],
    ['fr-fr', 'Je veux me tuer ce soir', 'Et pourquoi ?'],
  ] as const)('a cry for help (%s), nor what is asked after one', async (locale, cry, onward) => {
    const { asked, writer } = restating(STANDS_ALONE)
    await ask(cry, { writer }, [before('Why did the fisherman weep?', locale)], locale)
    await ask(onward, { writer }, [before(cry, locale)], locale)
    await ask(onward, { writer }, [before(cry, locale), before('Why did the fisherman weep?', locale)], locale)
    expect(asked).toEqual([])
  })
})
