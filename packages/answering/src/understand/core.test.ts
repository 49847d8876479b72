import { expect, test } from 'vitest'
import { coreOf } from './core.ts'

test.each([
  ['耶稣为什么哭了？', '耶稣 哭了'],
  ['馬大為什麼抱怨馬利亞？', '马大 埋怨马利亚'],
  ['亚干偷了什么东西，后来怎么样了？', '亚干偷'],
  ['爸爸妈妈老是吵架，怎么办', '父母老是争竞'],
  ['圣经里有没有说过方舟有多大', '方舟'],
  ['什么是五旬节', '五旬节'],
  ['哈曼是怎么死的', '哈曼 死'],
  ['约瑟是被谁卖掉的？', '约瑟 卖掉'],
])('of a Chinese question stays what it asks about: %s', (question, core) => {
  expect(coreOf(question, 'zh-cn')).toBe(core)
})

test('a question that only asks stays as it is', () => {
  expect(coreOf('为什么呢？', 'zh-cn')).toBe('为什么呢？')
})

test('other languages have their small words left out elsewhere', () => {
  expect(coreOf('Why did Jesus weep?', 'en')).toBe('Why did Jesus weep?')
})
