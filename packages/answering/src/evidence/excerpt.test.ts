import { describe, expect, test } from 'vitest'
import { bestExcerpt, excerptLength, isFit, opening, standsAlone } from './excerpt.ts'

const cut = (text: string, span: { start: number; end: number } | undefined) => span && text.slice(span.start, span.end)

describe('a sentence stands on its own', () => {
  test.each([
    ['Jesus wept because he loved his friend.', true],
    ['He wept because he loved him.', false],
    ['But the crowd misread it.', false],
    ['Hence the name.', false],
    ['Herod feared the crowd.', true],
    ['Pero Pedro negó.', false],
    ['Pedro negó tres veces.', true],
    ['Ce mot vient du grec.', false],
    ['Le mot vient du grec.', true],
    ['他因此哭了。', false],
    ['耶稣因此哭了。', true],
  ])('%s', (sentence, alone) => expect(standsAlone(sentence)).toBe(alone))
})

describe('a sentence is fit to be quoted', () => {
  test.each([
    ['Grace is a gift.', true],
    ['Grace is a gift (see', false],
    ['Grace ( ) is a gift.', false],
    ['See John 3:16.', false],
    ['Grace is', false],
  ])('%s', (sentence, fit) => expect(isFit(sentence)).toBe(fit))
})

test('the opening is whole sentences and keeps to its length', () => {
  const text =
    'Bethany was a village near the city. Lazarus lived there with his sisters. The road to Jericho passed it.'
  expect(cut(text, opening(text, { least: 10, most: 80 }))).toBe(
    'Bethany was a village near the city. Lazarus lived there with his sisters.',
  )
  expect(cut(text, opening(text, { least: 10, most: 40 }))).toBe('Bethany was a village near the city.')
  expect(opening(text, { least: 10, most: 20 })).toBeUndefined()
})

test('the best excerpt holds the wanted words and never begins by leaning', () => {
  const text =
    'Bethany lay on the hill. The village of Lazarus is named for its dates. They grew there, Lazarus and the dates of Bethany.'
  const found = bestExcerpt(text, new Set(['lazarus', 'date']), 'en', excerptLength('en'), 1)
  expect(cut(text, found?.span)).toBe('The village of Lazarus is named for its dates.')
})
