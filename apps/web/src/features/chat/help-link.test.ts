import { expect, test } from 'vitest'
import { helpLink, textOf } from './help-link.ts'

test.each([
  ['tel:988', '988'],
  ['tel:112', '112'],
  ['tel:*4141', '*4141'],
  ['tel:+33145394000', '01 45 39 40 00'],
  ['tel:+18006564673', '1-800-656-4673'],
  ['tel:116-111', '116 111'],
  ['https://findahelpline.com', 'findahelpline.com'],
  ['https://findahelpline.com/', 'findahelpline.com'],
  ['https://www.suicide-ecoute.fr', 'suicide-ecoute.fr'],
  ['https://findahelpline.com/i/iasp', 'findahelpline.com/i/iasp'],
  ['https://findahelpline.com/i/iasp', 'https://findahelpline.com/i/iasp'],
])('%s, called %s, leads there', (href, text) => {
  expect(helpLink(href, text)).toBe(href)
})

test.each([
  ['https://evil.example', 'John 3:16'],
  ['https://evil.example', 'findahelpline.com'],
  ['https://findahelpline.com.evil.example', 'findahelpline.com'],
  ['https://findahelpline.com@evil.example', 'findahelpline.com'],
  ['http://findahelpline.com', 'findahelpline.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['data:text/html,x', 'data:text/html,x'],
  ['tel:900123456', '988'],
  ['tel:988', 'call us'],
  ['tel:1;ext=2', '12'],
  ['/setting', '/setting'],
  ['', ''],
])('%s, called %s, leads nowhere', (href, text) => {
  expect(helpLink(href, text)).toBeUndefined()
})

test('a link is called by all of its words, those set bold too', () => {
  const strong = { type: 'element', tagName: 'strong', children: [{ type: 'text', value: '988' }] }
  expect(textOf({ type: 'element', tagName: 'a', children: [{ type: 'text', value: 'call ' }, strong] })).toBe(
    'call 988',
  )
})
