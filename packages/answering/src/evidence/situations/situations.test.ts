import { describe, expect, test } from 'vitest'
import { TONGUES } from '../../question/tongue.ts'
import { passagesFor, recognise } from './situations.ts'
import { SITUATIONS, type Situation } from './situations-table.ts'
import { readTold } from './told/told.ts'

const IDS = Object.keys(SITUATIONS) as Situation[]

describe('a situation', () => {
  test.each(IDS)('%s has passages that exist, the first ones short enough to read', (id) => {
    const passages = passagesFor(id)
    expect(passages).toHaveLength(SITUATIONS[id].split(';').length)
    expect(passages.length).toBeGreaterThanOrEqual(4)
  })

  test.each(TONGUES)('is told several times in %s, each time otherwise', (tongue) => {
    const told = readTold(tongue)
    expect([...told.keys()]).toEqual(IDS)
    for (const [id, sentences] of told) expect(sentences.length, id).toBeGreaterThanOrEqual(20)
    const sentences = [...told.values()].flat()
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  test.each(TONGUES)('is recognised by what stands in the table in %s', (tongue) => {
    const right = [...readTold(tongue)].flatMap(([id, sentences]) =>
      sentences.map((sentence) => recognise(sentence, tongue)?.situation === id),
    )
    expect(right.filter(Boolean).length / right.length).toBeGreaterThan(0.95)
  })
})

describe('what somebody tells is recognised in other words', () => {
  test.each([
    ['My sister won’t take my calls, not one word since we fought two years ago', 'en', 'brother-or-sister-estranged'],
    ['公司叫我改发票，不改就让我走人，账目都是假的', 'zh', 'employer-wants-me-to-cheat'],
    ['Mi madre con alzhéimer ya no sabe quién soy y la cuido yo', 'es', 'parent-with-dementia-or-ill-to-care-for'],
    ['Mon collègue et mon chef veulent que je trafique les factures', 'fr', 'employer-wants-me-to-cheat'],
    ['Mes frères se déchirent pour l’héritage de papa, on ne se parle plus', 'fr', 'quarrel-over-inheritance'],
  ] as const)('%s', (text, tongue, situation) => expect(recognise(text, tongue)?.situation).toBe(situation))

  test('and what is none is nothing, or weak', () => {
    expect(recognise('Melchizedek', 'en')).toBeUndefined()
    expect(recognise('How many pillars had the temple?', 'en')?.score ?? 0).toBeLessThan(3.5)
  })
})
