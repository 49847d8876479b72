import { knowledge } from '@berea/knowledge'
import { describe, expect, test } from 'vitest'
import { TONGUES } from '../../understand/tongue.ts'
import { classifySituation } from './situations.ts'

const ALL = knowledge().records.situation
// Each call reads the sentences from the disk anew.
const TOLD = new Map(TONGUES.map((tongue) => [tongue, knowledge().examples(tongue === 'zh' ? 'zh-Hans' : tongue)]))

describe('a situation', () => {
  test.each(TONGUES)('is told several times in %s', (tongue) => {
    for (const { id } of ALL) expect(TOLD.get(tongue)?.get(id)?.length ?? 0, id).toBeGreaterThanOrEqual(20)
  })

  test('is known by its own words alone: nothing of what was kept is lost', () => {
    const [{ id }] = ALL as readonly [(typeof ALL)[number]]
    for (const tongue of TONGUES) {
      const [sentence = ''] = TOLD.get(tongue)!.get(id)!
      expect(classifySituation(sentence, tongue)?.situation.id).toBe(id)
    }
  })
})

describe('what somebody tells is recognised in other words', () => {
  test.each([
    ['My sister won’t take my calls, not one word since we fought two years ago', 'en', 'brother-or-sister-estranged'],
    ['公司叫我改发票，不改就让我走人，账目都是假的', 'zh', 'employer-wants-me-to-cheat'],
    ['Mi madre con alzhéimer ya no sabe quién soy y la cuido yo', 'es', 'parent-with-dementia-or-ill-to-care-for'],
    ['Mon collègue et mon chef veulent que je trafique les factures', 'fr', 'employer-wants-me-to-cheat'],
    ['Mes frères se déchirent pour l’héritage de papa, on ne se parle plus', 'fr', 'quarrel-over-inheritance'],
  ] as const)('%s', (text, tongue, situation) => expect(classifySituation(text, tongue)?.situation.id).toBe(situation))

  test('and what is none is nothing, or weak', () => {
    expect(classifySituation('Melchizedek', 'en')).toBeUndefined()
    expect(classifySituation('How many pillars had the temple?', 'en')?.score ?? 0).toBeLessThan(3.5)
  })
})
