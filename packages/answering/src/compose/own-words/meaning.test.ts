import { isProblem, type Passage, parseUsfm } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { meaningOf, sayingIn } from './meaning.ts'

const at = (reference: string): Passage => {
  const passage = parseUsfm(reference)
  if (isProblem(passage)) throw new Error(reference)
  return passage
}

describe('a saying is known by where it stands', () => {
  test.each([
    ['its verse', 'MAT 7:6', 'MAT 7:6'],
    ['a verse more than it', 'MAT 7:6-7', 'MAT 7:6'],
    ['where another Gospel has it', 'MRK 10:25', 'MAT 19:24'],
  ])('%s', (_name, asked, saying) => expect(sayingIn(at(asked))?.record.verses).toContain(saying))

  test('and not by the chapter that it stands in, nor by the verse after it', () => {
    expect(sayingIn(at('MAT 7:1-29'))).toBeUndefined()
    expect(sayingIn(at('GEN 10:7'))).toBeUndefined()
  })
})

describe('what it means', () => {
  test('names persons and God as Catholics do, for them', () => {
    const { record } = sayingIn(at('MAT 7:6'))!
    const general = meaningOf(record, 'zh-cn', 'none')
    expect(meaningOf(record, 'zh-cn', 'catholic')).toBe(general.replaceAll('神', '天主'))
  })
})
