import { beforeEach, expect, test } from 'vitest'
import { mendStyles } from './script.ts'

const links = () => Array.from(document.querySelectorAll('link'))
const add = (rel: string, href: string) => {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
  return link
}
beforeEach(() => document.head.replaceChildren())

test('a style sheet that did not come is asked for once more, and no other', async () => {
  const fine = add('stylesheet', '/fine.css')
  const icon = add('icon', '/icon.svg')
  add('stylesheet', '/lost.css').dispatchEvent(new Event('error'))
  icon.dispatchEvent(new Event('error'))
  const mended = mendStyles()
  const again = links().find(({ href }) => href.endsWith('/lost.css'))!
  again.dispatchEvent(new Event('load'))
  await mended
  expect(links()).toEqual([fine, icon, again])
  await mendStyles()
  expect(links()).toEqual([fine, icon, again])
})

test('one that is lost again is said to be so, and asked for the next time', async () => {
  add('stylesheet', '/lost.css').dispatchEvent(new Event('error'))
  const first = mendStyles()
  links()[0]!.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow()
  const second = mendStyles()
  links()[0]!.dispatchEvent(new Event('load'))
  await second
  expect(links()).toHaveLength(1)
})
