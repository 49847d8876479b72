import { describe, expect, it } from 'vitest'
import { fold } from '../fold.ts'
import { CALM, CRIES } from './danger.cases.ts'
import { asksAboutSuicide, DANGERS, findDanger } from './danger.ts'

describe('a person in danger', () => {
  it.each(DANGERS)('is heard in every language: %s', (danger) => {
    const missed = CRIES[danger].filter((cry) => findDanger(fold(cry).text) === undefined)
    expect(missed).toEqual([])
    expect(CRIES[danger].length).toBeGreaterThanOrEqual(100)
  })

  it.each(['self-harm', 'child'] as const)('is told apart from the other kinds: %s', (danger) => {
    const taken = CRIES[danger].filter((cry) => findDanger(fold(cry).text) !== danger)
    expect(taken.length / CRIES[danger].length).toBeLessThan(0.1)
  })

  it('is not imagined in stories, sayings and questions of knowledge', () => {
    const heard = CALM.filter((question) => findDanger(fold(question).text) !== undefined)
    expect(heard).toEqual([])
  })
})

describe('a question about suicide', () => {
  it.each(['Is suicide a sin?', '¿Es pecado el suicidio?', 'Le suicide est-il un péché ?', '自殺是罪嗎'])(
    'deserves a number beside its answer: %s',
    (question) => expect(asksAboutSuicide(fold(question).text)).toBe(true),
  )

  it('is none where a story is asked about', () => {
    expect(asksAboutSuicide(fold('Did Saul kill himself?').text)).toBe(false)
    expect(asksAboutSuicide(fold('犹大为什么自杀').text)).toBe(false)
  })
})
