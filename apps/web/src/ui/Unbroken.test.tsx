import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Unbroken } from './Unbroken.tsx'

test.each([
  ['约翰福音 3:21–22', ['3:21–22']],
  ['Voyez Jean 3.16–4.2 et 5.1.', ['Jean 3.16–4.2', '5.1']],
  ['1 Thessaloniciens 5.17', ['Thessaloniciens 5.17']],
  ['Psaumes 120–134', ['Psaumes 120–134']],
  ['Jesus wept.', []],
  ['Qu’y a-t-il au ciel ?', ['a-t-il']],
])('of %s what belongs together stays in one line', (text, kept) => {
  const { container } = render(<Unbroken>{text}</Unbroken>)
  expect(Array.from(container.querySelectorAll('.unbroken'), (part) => part.textContent)).toEqual(kept)
  expect(container.textContent).toBe(text)
})
