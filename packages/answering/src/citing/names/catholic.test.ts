import { expect, it } from 'vitest'
import { asCatholicsName } from './catholic.ts'

it('names in the script of the reader what Catholics name otherwise', () => {
  expect(asCatholicsName('加拉太、何西阿、约翰', 'zh-cn', 'catholic')).toBe('迦拉达、欧瑟亚、若望')
  expect(asCatholicsName('加拉太、何西阿、約翰', 'zh-tw', 'catholic')).toBe('迦拉達、歐瑟亞、若望')
})

it('leaves a name that Catholics use already as it is', () => {
  expect(asCatholicsName('雅各伯', 'zh-cn', 'catholic')).toBe('雅各伯')
})

it('changes nothing for other readers, nor in other languages', () => {
  expect(asCatholicsName('加拉太', 'zh-cn', 'protestant')).toBe('加拉太')
  expect(asCatholicsName('Galatians', 'en', 'catholic')).toBe('Galatians')
})
