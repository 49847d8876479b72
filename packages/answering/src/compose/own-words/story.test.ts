import { isProblem, type Passage, parseUsfm } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { storyOf } from './story.ts'

const at = (reference: string): Passage => {
  const passage = parseUsfm(reference)
  if (isProblem(passage)) throw new Error(reference)
  return passage
}

describe('a story is told where the verses that answer stand in it', () => {
  test.each([
    ['its verses', 'JHN 11:33-36'],
    ['one of them', 'JHN 11:35'],
    ['a verse more', 'JHN 11:33-37'],
  ])('%s', (_name, verses) => expect(storyOf(at(verses), 'en', 'none')).toMatch(/^Jesus wept/))

  test('and not by the chapter, nor by what stands near', () => {
    expect(storyOf(at('JHN 11:1-57'), 'en', 'none')).toBeUndefined()
    expect(storyOf(at('GEN 10:7'), 'en', 'none')).toBeUndefined()
  })
})

test('Catholics read their own names of God and of persons', () => {
  expect(storyOf(at('GEN 4:4-5'), 'zh-cn', 'none')).toMatch(/该隐.*神/)
  expect(storyOf(at('GEN 4:4-5'), 'zh-cn', 'catholic')).toMatch(/加音.*天主/)
})
