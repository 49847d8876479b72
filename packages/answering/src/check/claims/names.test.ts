import { expect, test } from 'vitest'
import { namesIn } from './names.ts'

test('whatever is said to be called something has a name, though no table knows it', () => {
  expect(namesIn('他的母亲名叫马尔塔，是个厨子。', 'zh')).toContain('马尔塔')
  expect(namesIn('這城叫做巴羅。', 'zh')).toContain('巴罗')
})

test('what anybody may be called is no name', () => {
  expect(namesIn('这就叫做信心。', 'zh')).toEqual([])
})

test('a capital behind a colon begins a sentence, where one follows', () => {
  expect(namesIn('Told by: Mariela', 'en')).toEqual(['mariela'])
  expect(namesIn('In short: Nobody was there.', 'en')).toEqual([])
})
