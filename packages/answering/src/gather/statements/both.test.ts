import { describe, expect, test } from 'vitest'
import { passageOf, section, work } from '../../compose/shelf.test-support.ts'
import { quoteSection } from '../quoting.ts'
import { bearerIn, contrasts, inOneBreath, setsOff } from './both.ts'
import type { Statement } from './statements.ts'

function said(words: string, ...mentions: string[]): Statement {
  const found = section('dictionary-en', words, words, { mentions: mentions.map(passageOf) })
  const quote = quoteSection(found, work('dictionary-en', 'dictionary', 'en'), { start: 0, end: words.length })
  return { kind: 'definition', quote, section: found, share: 1 }
}

test.each([
  ['马大或马利亚都不是他发怒的对象。', ['马大', '马利亚'], true],
  ['No fueron ni Marta ni María.', ['Marta', 'María'], true],
  ['It was not Mary or Martha that he blamed.', ['Martha', 'Mary'], true],
  ['Martha served, or rather toiled, while Mary listened.', ['Martha', 'Mary'], false],
  ['马大伺候，马利亚听道。', ['马大', '马利亚'], false],
] as const)('named in one breath, and nothing told of either: %s', (words, names, so) => {
  expect(inOneBreath(words, names)).toBe(so)
})

test('a sentence that tells how two things differ is told from one in which both stand', () => {
  expect(contrasts(said('Unlike Martha, Mary sat and listened.'))).toBe(true)
  expect(contrasts(said('人与神和好是借着恩典，而不是靠守律法。'))).toBe(true)
  expect(setsOff('马大出去迎接他；马利亚却仍然坐在家里。')).toBe(true)
  expect(contrasts(said('Martha and Mary lived in Bethany.'))).toBe(false)
})

describe('of several who bear a name', () => {
  const mother = said('Mary of Nazareth.', 'LUK 1:26')
  const sister = said('Mary of Bethany.', 'JHN 11:1')
  const unknown = said('Mary.')
  const here = [passageOf('JHN 11:1-37')]

  const namesMartha = (text: string) => text.includes('Martha')

  test('the one is meant who stands in the passages', () => {
    expect(bearerIn([mother, sister], here, namesMartha)).toBe(sister)
  })
  test('or whose article names the other', () => {
    const told = said('Mary, whose sister was Martha.', 'LUK 10:39')
    expect(bearerIn([mother, told, sister], here, namesMartha)).toBe(told)
  })
  test('else one of whom no place is known', () => {
    expect(bearerIn([mother, unknown], here, namesMartha)).toBe(unknown)
  })
  test('and none who stands elsewhere', () => expect(bearerIn([mother], here, namesMartha)).toBeUndefined())
})
