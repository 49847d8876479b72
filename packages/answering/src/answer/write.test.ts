import type { Library } from '@berea/library'
import { formatUsfm, type Locale } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import type { AnswerEvent, Citation } from '../events.ts'
import type { Intent } from '../understand/intent.ts'
import type { Mode, Understood } from '../understand/question.ts'
import { lakeLibrary } from './lake.test-support.ts'
import { writeAnswer } from './write.ts'

const asked = (
  text: string,
  intent: Intent,
  locale: Locale = 'en',
  mode: Mode = 'deep',
  terms: string[] = [],
): Understood => ({
  question: { text, locale, tradition: 'none', mode },
  locale,
  intent,
  passages: [],
  wrong: [],
  terms,
  search: text,
})

async function collect(events: AsyncIterable<AnswerEvent>): Promise<AnswerEvent[]> {
  const all: AnswerEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

const textOf = (events: readonly AnswerEvent[]) =>
  events.map((event) => (event.type === 'text' ? event.delta : '')).join('')
const citationsOf = (events: readonly AnswerEvent[]): Citation[] =>
  events.flatMap((event) => (event.type === 'citation' ? [event.citation] : []))

const write = async (understood: Understood, library: Library = lakeLibrary()) =>
  collect(writeAnswer(understood, library))

const WHY = asked('Why did the fisherman weep?', 'event')

describe('a word of care', () => {
  const placeOf = async (matter: string) => {
    const paragraphs = textOf(await write({ ...WHY, matter })).split('\n\n')
    return paragraphs.findIndex((paragraph) => paragraph.includes('911'))
  }
  test('comes first where words of danger are said', async () => {
    expect(await placeOf('care.abuse')).toBe(0)
  })
  test('comes after the counsel where something only sounds heavy', async () => {
    expect(await placeOf('care.unnamed')).toBe(1)
  })
  test('ends what is asked about suicide', async () => {
    expect(await placeOf('care.suicide')).toBeGreaterThan(1)
  })
})

describe('what is being done', () => {
  const steps = async (understood: Understood) =>
    (await write(understood)).flatMap((event) => (event.type === 'status' ? [event] : []))

  test('names the passages that were found and the commentators who were looked into, those cited first', async () => {
    const told = await steps(WHY)
    expect(told.map(({ doing }) => doing).slice(0, 1)).toEqual(['searching'])
    expect(told.at(-1)?.doing).toBe('checking')
    const found = told.flatMap(({ found = [] }) => found.map((passage) => formatUsfm(passage)))
    expect(found.some((reference) => reference.startsWith('JHN 11'))).toBe(true)
    expect(new Set(found).size).toBe(found.length)
    const read = told.findLast(({ doing }) => doing === 'reading')?.consulted ?? []
    const works = read.map(({ work }) => work)
    expect(works).toEqual(expect.arrayContaining(['notes-en-tyndale-study', 'commentary-en-fathers']))
    const cited = new Set(citationsOf(await write(WHY)).map(({ work }) => work))
    const places = works.map((work, i) => [cited.has(work), i] as const)
    const lastCited = places.findLast(([isCited]) => isCited)?.[1] ?? -1
    expect(places.slice(0, lastCited + 1).every(([isCited]) => isCited)).toBe(true)
  })

  test('an answer that is kept ready looks into nothing, and says so', async () => {
    const told = await steps({ ...WHY, intent: 'danger', matter: 'danger.self-harm' })
    expect(told.some(({ found, consulted }) => found !== undefined || consulted !== undefined)).toBe(false)
  })
})

describe('an answer', () => {
  test('begins with what is told there, and says where it stands', async () => {
    const [lead] = textOf(await write(WHY)).split('\n\n')
    expect(lead).toContain('John 11:33–36.[^1]')
  })

  test('quotes the passage whole, verse by verse, with its edition', async () => {
    const text = textOf(await write(WHY))
    expect(text).toMatch(/> 33 When the fisherman saw her weep, he sighed 34 and asked, “Where is the boat\?”/)
    expect(text).toMatch(/> John 11:33–36, Berean Standard Bible \[\^\d+\]/)
  })

  test('quotes nothing that the library doesn’t have there', async () => {
    const library = lakeLibrary()
    for (const citation of citationsOf(await write(WHY, library))) {
      const section = await library.section(citation.section)
      expect(section?.text.slice(citation.start, citation.end)).toBe(citation.quote)
    }
  })

  test('sends each citation once, numbered in order, before the text that uses it', async () => {
    const known = new Set<number>()
    for (const event of await write(WHY)) {
      if (event.type === 'citation') {
        expect(event.citation.n).toBe(known.size + 1)
        known.add(event.citation.n)
      }
      if (event.type === 'text') {
        for (const [, n] of event.delta.matchAll(/\[\^(\d+)\]/g)) expect(known).toContain(Number(n))
      }
    }
    expect(known.size).toBeGreaterThan(3)
  })

  test('names each teacher with a century', async () => {
    const text = textOf(await write(WHY))
    expect(text).toMatch(/John Chrysostom.*4th century/)
    expect(text).toMatch(/Augustine of Hippo.*5th century/)
  })

  test('ends once, after what lies around it', async () => {
    const events = await write(WHY)
    expect(events.filter(({ type }) => type === 'ended')).toEqual([{ type: 'ended', reason: 'done' }])
    expect(events.slice(-4).map(({ type }) => type)).toEqual(['check', 'related', 'follow-ups', 'ended'])
  })

  test('offers a question that the library answers, not the one just asked', async () => {
    const [last] = (await write(WHY)).filter((event) => event.type === 'follow-ups')
    expect(last?.questions).toContain('What did the neighbours ask of the fisherman?')
    expect(last?.questions).not.toContain('Why did the fisherman weep?')
    expect(last?.questions).toHaveLength(3)
  })
})

describe('in Chinese', () => {
  test('a note in the other script is read converted, cited as printed, and marked', async () => {
    const library = lakeLibrary()
    const events = await write(asked('渔夫为什么叹息', 'event', 'zh-cn'), library)
    expect(textOf(events)).toContain('“渔夫叹息，因为渔夫爱这船。”[^2]（由繁体转换）')
    expect(citationsOf(events)[1]?.quote).toBe('漁夫歎息，因為漁夫愛這船。')
  })

  test('teachers in English are introduced as such', async () => {
    const text = textOf(await write(asked('渔夫为什么叹息', 'event', 'zh-cn')))
    expect(text).toMatch(/英文/)
    expect(text).toContain('金口约翰')
  })
})

test('a story that everyone asks about opens with what happens in it, and is quoted once', async () => {
  const text = textOf(await write(asked('¿Por qué lloró el pescador?', 'event', 'es-es')))
  expect(text.split('\n\n')[0]).toMatch(/Jesús lloró .*\[\^1\]/)
  expect(text.match(/Y lloró el pescador/g)).toHaveLength(1)
})

test('a Spanish quotation has its stop behind the closing mark', async () => {
  const text = textOf(await write(asked('¿Por qué lloró el pescador?', 'event', 'es-es', 'quick')))
  expect(text).toMatch(/«Y lloró el pescador»\[\^\d+\]\./)
})

test('traditions stand side by side, each with its own document', async () => {
  const text = textOf(await write(asked('What are tears?', 'doctrine', 'en', 'deep', ['tears'])))
  expect(text).toContain('| Catholic | “Tears are a gift that softens the heart.”')
  expect(text).toContain('(Confession of the Lake, 9)')
})

test('a quick answer is short, without headings, and says where it stands', async () => {
  const events = await write(asked('Why did the fisherman weep?', 'event', 'en', 'quick'))
  expect(textOf(events).split(/\s+/).length).toBeLessThanOrEqual(120)
  expect(citationsOf(events).length).toBeGreaterThanOrEqual(1)
  expect(textOf(events)).not.toContain('###')
})

test('where nothing fits, it says so and names the nearest as the nearest', async () => {
  const text = textOf(await write(asked('How are zeppelins steered?', 'topic'), lakeLibrary({ coverage: 0.05 })))
  expect(text).toMatch(/nothing|Nothing/)
  expect(text).toMatch(/nearest|comes nearest/)
})

test('who tells of their own life is not shown what only shares a word with it', async () => {
  const told = await write(asked('my zeppelin has a long rudder', 'topic'), lakeLibrary({ coverage: 0.05 }))
  expect(textOf(told)).toMatch(/only in part|not have understood/)
  expect(citationsOf(told)).toEqual([])
})

test('a quotation that the library no longer has is taken out, and its sentence with it', async () => {
  const library = lakeLibrary()
  const changed: Library = {
    ...library,
    section: async (id) => (id.startsWith('notes-en-tyndale') ? undefined : library.section(id)),
  }
  const events = await write(WHY, changed)
  expect(textOf(events)).not.toContain('one who knows the lake')
  expect(events.find((event) => event.type === 'check')).toMatchObject({ removed: 1 })
})

test('a reader who stops gets what is there and one end', async () => {
  const stop = new AbortController()
  const events: AnswerEvent[] = []
  for await (const event of writeAnswer(WHY, lakeLibrary(), { signal: stop.signal })) {
    events.push(event)
    if (event.type === 'text') stop.abort()
  }
  expect(events.at(-1)).toEqual({ type: 'ended', reason: 'stopped' })
  expect(textOf(events)).not.toBe('')
})
