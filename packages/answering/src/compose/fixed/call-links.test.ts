import { expect, it } from 'vitest'
import { withCallLinks } from './call-links.ts'

it.each([
  ['Call **988** now.', 'Call **[988](tel:988)** now.'],
  ['**Lifeline: 13 11 14**', '**Lifeline: [13 11 14](tel:131114)**'],
  ['**Línea 024: 024**', '**Línea 024: [024](tel:024)**'],
  ['**National Line: 1-800-799-7233**', '**National Line: [1-800-799-7233](tel:18007997233)**'],
  ['or findahelpline.com.', 'or [findahelpline.com](https://findahelpline.com).'],
  ['**安心專線 1925**', '**安心專線 [1925](tel:1925)**'],
  ['**110 / 120**（中国）', '**[110](tel:110) / [120](tel:120)**（中国）'],
  ['***4141**', '**[\\*4141](tel:*4141)**'],
  ['**Take heart**', '**Take heart**'],
])('%s → %s', (sentence, linked) => {
  expect(withCallLinks(sentence)).toBe(linked)
})
