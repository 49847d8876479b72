import { describe, expect, test } from 'vitest'
import type { AnswerEvent } from '../events.ts'
import type { Question } from '../understand/question.ts'
import { answer } from './answer.ts'
import { lakeLibrary } from './lake.test-support.ts'

const asked = (text: string): Question => ({ text, locale: 'en', tradition: 'none', mode: 'deep' })

async function ask(text: string, ...before: string[]): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = []
  const conversation = before.map(asked)
  for await (const event of answer(asked(text), lakeLibrary(), { conversation })) events.push(event)
  return events
}

const offeredIn = (events: readonly AnswerEvent[]) =>
  events.flatMap((event) => (event.type === 'follow-ups' ? event.questions : []))
const firstCited = (events: readonly AnswerEvent[]) =>
  events.find((event) => event.type === 'citation')?.citation.section
const leadOf = (events: readonly AnswerEvent[]) =>
  events
    .map((event) => (event.type === 'text' ? event.delta : ''))
    .join('')
    .split('\n\n')[0]

describe('what is offered after an answer', () => {
  test('is three questions, none of them the one just asked', async () => {
    const offered = offeredIn(await ask('Why did the fisherman weep?'))
    expect(offered).toHaveLength(3)
    expect(offered).not.toContain('Why did the fisherman weep?')
  })

  test('is answered by its own place when it is asked', async () => {
    const offered = offeredIn(await ask('Why did the fisherman weep?'))
    expect(offered).toContain('What did the neighbours ask of the fisherman?')
    const events = await ask('What did the neighbours ask of the fisherman?')
    expect(firstCited(events)).toBe('questions-en-uw/q2')
    expect(leadOf(events)).toContain('They asked for bread.')
  })

  test('is never without an answer', async () => {
    for (const question of offeredIn(await ask('Why did the fisherman weep?'))) {
      const events = await ask(question)
      expect(firstCited(events), question).toBeDefined()
      expect(leadOf(events), question).not.toMatch(/Nothing in this library|comes nearest/)
    }
  })
})

test('a question that the library asks itself leans on nothing asked before', async () => {
  const events = await ask('What did the neighbours ask of the fisherman?', 'Why did Jesus weep in John 11?')
  expect(events[0]).toMatchObject({ type: 'understood', passages: [] })
  expect(firstCited(events)).toBe('questions-en-uw/q2')
})

describe('a question that leans on those before it', () => {
  test('is understood from the last', async () => {
    const events = await ask('And in Luke?', 'Why did the fisherman weep?')
    expect(events[0]).toMatchObject({ type: 'understood', terms: expect.arrayContaining(['fisherman']) })
    expect(events).toContainEqual(expect.objectContaining({ type: 'ended', reason: 'done' }))
  })

  test('and through it from the one before', async () => {
    const events = await ask('And in Luke?', 'Why did the fisherman weep?', 'And in John?')
    expect(events[0]).toMatchObject({ type: 'understood', terms: expect.arrayContaining(['fisherman']) })
  })

  test('is told again the same from the same conversation', async () => {
    const told = () => ask('And in Luke?', 'Why did the fisherman weep?')
    expect(await told()).toEqual(await told())
  })
})
