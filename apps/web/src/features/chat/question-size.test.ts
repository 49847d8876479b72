// @vitest-environment node
import { expect, test } from 'vitest'
import { questionSize } from './question-size.ts'

test.each([
  ['耶稣为什么哭了？', 'title', false],
  ['Why did Jesus weep?', 'title', false],
  ['耶'.repeat(100), 'headline', false],
  ['a'.repeat(200), 'headline', false],
  ['a'.repeat(400), 'text', false],
  ['耶'.repeat(240), 'text', true],
  ['a'.repeat(2000), 'text', true],
  [Array.from({ length: 12 }, () => 'one').join('\n'), 'text', true],
])('%.12s… stands as %s, folded: %s', (text, size, folds) => {
  expect(questionSize(text)).toEqual({ size, folds })
})
