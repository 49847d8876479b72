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

test('what is converted has the quotation marks of its script, but for Bibles', () => {
  const notes = { language: 'zh-Hant', kind: 'notes' } as const
  expect(inScriptOf('翻譯為「悲嘆『之』詞」的', notes, 'zh-cn')).toBe('翻译为“悲叹‘之’词”的')
  expect(inScriptOf('翻译为“悲叹‘之’词”的', { ...notes, language: 'zh-Hans' }, 'zh-tw')).toBe(
    '翻譯為「悲嘆『之』詞」的',
  )
  expect(inScriptOf('他說：「來」', { ...notes, kind: 'bible' }, 'zh-cn')).toBe('他说：「来」')
  expect(inScriptOf('他說：「來」', notes, 'zh-tw')).toBe('他說：「來」')
})
