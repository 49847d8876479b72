import { expect, test } from 'vitest'
import { inScriptOf, needsConversion, simplified, traditional } from './script.ts'

test.each([
  ['翻譯為悲歎的詞', '翻译为悲叹的词'],
  ['他說甚麼', '他说什么'],
  ['已经是简体', '已经是简体'],
])('%s is simplified to %s', (from, to) => expect(simplified(from)).toBe(to))

test('simplified text is made traditional', () => expect(traditional('他们问这是谁')).toBe('他們問這是誰'))

test('a reader of one script has the other converted, and nothing else', () => {
  expect(needsConversion({ language: 'zh-Hant' }, 'zh-cn')).toBe(true)
  expect(needsConversion({ language: 'zh-Hans' }, 'zh-cn')).toBe(false)
  expect(needsConversion({ language: 'zh-Hans' }, 'zh-tw')).toBe(true)
  expect(needsConversion({ language: 'zh-Hant' }, 'en')).toBe(false)
  expect(inScriptOf('說', { language: 'zh-Hant' }, 'zh-cn')).toBe('说')
  expect(inScriptOf('說', { language: 'zh-Hant' }, 'zh-tw')).toBe('說')
})
