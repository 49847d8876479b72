import { expect, test } from 'vitest'
import { readFolder } from './folder.ts'
import { readContent } from './read.ts'

test('a way of asking leads to one article', () => {
  const [name, text] = [...readFolder()].find(([file]) => file === 'handbook/churches/baptism.yaml')!
  const again = text.replaceAll(/^- id: (.*)$/gm, '- id: $1-again')
  const { mistakes } = readContent(
    new Map([
      [name, text],
      [name.replace('baptism', 'zz-baptism'), again],
    ]),
  )
  const told = mistakes.filter(({ message }) => message.includes('is a way to'))
  expect(told.length).toBeGreaterThan(0)
  expect(told.every(({ file, id }) => file.includes('zz-baptism') && id?.endsWith('-again'))).toBe(true)
})
