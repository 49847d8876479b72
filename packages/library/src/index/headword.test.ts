import { describe, expect, it } from 'vitest'
import { foldHeadword, headwords } from './headword.ts'

describe('a headword', () => {
  it.each([
    ['The Lord’s Supper', "lord's supper"],
    ['Éternité', 'eternite'],
    ['L’Alliance', 'alliance'],
    ['El Espíritu Santo', 'espiritu santo'],
    ['耶穌', '耶稣'],
    ['ＪＥＳＵＳ', 'jesus'],
    ['Beth-el', 'beth el'],
    ['《詩篇》', '诗篇'],
    ['  Grace. ', 'grace'],
    ['the', 'the'],
  ])('%s is compared as %s', (term, folded) => {
    expect(foldHeadword(term)).toBe(folded)
  })

  it('is the title with and without brackets, then the other names, then the links', () => {
    expect(headwords({ title: 'Abel (person)', terms: ['Hevel', 'abel'], links: ['aquifer:12'] })).toEqual([
      'abel (person)',
      'abel',
      'hevel',
      'aquifer:12',
    ])
  })

  it('is a name without the article that a list put behind it', () => {
    expect(headwords({ title: 'Pharisees, the' })).toEqual(['pharisees, the', 'pharisees'])
  })

  it('is no reference', () => {
    expect(headwords({ title: 'Romans 8:26' })).toEqual([])
    expect(headwords({ title: '罗马书 8:26-27' })).toEqual([])
  })
})
