import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnswerEvent, answer, type Model, type Question } from '@berea/answering'
import type { Locale } from '@berea/scripture'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lakeLibrary } from '../../../../../packages/answering/src/answer/lake.test-support.ts'
import { type Behaviour, type TestProvider, testProvider } from '../../../test/provider.ts'
import { modelOf } from './models.ts'
import { prepareRecords } from './records.ts'

let provider: TestProvider
let folder: string

beforeAll(async () => {
  provider = await testProvider()
})
afterAll(() => provider.close())
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'berea-records-')), 'kept')
})

const NAME = 'a/model:8b'
const recorded = () =>
  modelOf({ provider: 'openai', url: provider.address('openai'), name: NAME, key: 'a-secret-key' }, folder, fail)
const replayed = (name = NAME) => modelOf({ provider: 'replay', url: undefined, name, key: undefined }, folder, fail)
function fail(error: unknown): void {
  throw error
}

const QUESTION: Question = { text: 'Why did the fisherman weep?', locale: 'en', mode: 'deep', tradition: 'none' }

/** Nobody loses patience with who is only slow. */
const LONG = { first: 60_000, gap: 60_000, whole: 60_000 }

async function ask(model: Model, asked = QUESTION, patience = LONG): Promise<readonly AnswerEvent[]> {
  const writer = { models: [model], patience }
  const events: AnswerEvent[] = []
  for await (const event of answer(asked, lakeLibrary(), { writer })) events.push(event)
  return events
}

const whyOf = (events: readonly AnswerEvent[]) => events.find((event) => event.type === 'engine')?.why

const first = (asked: string) => /\[(E\d+)\] passage/.exec(asked)?.[1]
const BEHAVIOURS: readonly (readonly [Behaviour, string | undefined])[] = [
  [{ says: (asked) => ['It tells of wor', `ds. This is what stands there: {{q:${first(asked)}:1}} `] }, undefined],
  [{ says: ['It tells of words. ', 'And then they all wen'], ends: 'cut' }, 'broken'],
  [{ says: ['It tells of words. ', 'And then they all wen'], ends: 'silent' }, 'late'],
  [{ says: [], ends: 'refusing' }, 'refused'],
  [{ says: Array.from({ length: 40 }, () => 'It tells of words, and of words alone. ') }, 'broken'],
  [{ says: ['Higgins wept in Jericho in 1611. ', 'And then he left.'] }, 'unfounded'],
  [{ status: 503 }, 'broken'],
]
const QUESTIONS: readonly (readonly [string, Locale])[] = [
  ['Why did the fisherman weep?', 'en'],
  ['Where did the fisherman come near the harbour?', 'en'],
  ['Did the fisherman love the boat?', 'en'],
  ['渔夫为什么哭了？', 'zh-cn'],
  ['¿Por qué lloró el pescador?', 'es-es'],
]
/** Each makes another prompt. */
const ASKED = QUESTIONS.flatMap(([text, locale]) =>
  (['none', 'catholic'] as const).flatMap((tradition) =>
    (['deep', 'quick'] as const).map((mode): Question => ({ text, locale, mode, tradition })),
  ),
)

test('twenty prompts that were written down give the same events again, byte for byte, and nobody is asked', async () => {
  const told: string[] = []
  expect(ASKED).toHaveLength(20)
  for (const [at, asked] of ASKED.entries()) {
    const [behaviour, why] = BEHAVIOURS[at % BEHAVIOURS.length]!
    provider.behave(behaviour)
    const isSilent = behaviour.ends === 'silent'
    const events = await ask(recorded(), asked, isSilent ? { ...LONG, gap: 200 } : LONG)
    if (asked.locale === 'en') expect([asked.text, whyOf(events)]).toEqual([asked.text, why])
    told.push(JSON.stringify(events))
  }
  const before = provider.asked().length
  for (const [at, asked] of ASKED.entries()) {
    expect(JSON.stringify(await ask(replayed(), asked))).toBe(told[at])
  }
  expect(provider.asked().length).toBe(before)
})

test('folder and files are open to nobody else, and hold neither key nor person', async () => {
  await prepareRecords(folder, undefined)
  provider.behave(BEHAVIOURS[0]![0])
  await ask(recorded())
  const within = join(folder, encodeURIComponent(NAME))
  const [file = ''] = await readdir(within)
  const modes = await Promise.all([folder, within, join(within, file)].map(async (path) => (await stat(path)).mode))
  expect(modes.map((mode) => (mode & 0o777).toString(8))).toEqual(['700', '700', '600'])
  const text = await readFile(join(within, file), 'utf8')
  expect(text).not.toContain('a-secret-key')
  expect(Object.keys(JSON.parse(text))).toEqual(['model', 'prompt', 'pieces', 'trouble'])
})

test('a prompt that was never written down is named by its hash, and the composer answers', async () => {
  provider.behave(BEHAVIOURS[0]![0])
  await ask(recorded())
  const prompt = { version: '1', system: 'Rules.', user: 'Why?' }
  const write = async () => {
    for await (const _ of replayed().write(prompt, new AbortController().signal));
  }
  await expect(write()).rejects.toThrow(/^no record of [0-9a-f]{64}$/)
  expect(whyOf(await ask(replayed('another')))).toBe('broken')
  expect(whyOf(await ask(replayed()))).toBeUndefined()
})

test('what a reader stopped is not taken for a reply', async () => {
  provider.behave({ says: ['It tells of words. '], ends: 'silent' })
  const stop = new AbortController()
  const write = async () => {
    for await (const _ of recorded().write({ version: '1', system: '', user: '' }, stop.signal)) stop.abort()
  }
  await expect(write()).rejects.toThrow('aborted')
  expect(await readdir(folder).catch(() => [])).toEqual([])
})
