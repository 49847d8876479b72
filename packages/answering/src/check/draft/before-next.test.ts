import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNextReader } from './before-next.ts'

function read(chunks: readonly string[]) {
  const reader = createNextReader()
  const draft = chunks.map((chunk) => reader.read(chunk)).join('') + reader.end()
  return { draft, questions: reader.questions() }
}

test('questions below the mark are none of the draft, with or without the marks of a list', () => {
  expect(read(['He wept. {{ne', 'xt}}\n- Why?\n2. Where?\n\nWhen?'])).toEqual({
    draft: 'He wept. \n\n',
    questions: ['Why?', 'Where?', 'When?'],
  })
})

test('a draft without them is as it was, whatever it ends in', () => {
  expect(read(['He wept {{q:E1}} {{ne'])).toEqual({ draft: 'He wept {{q:E1}} {{ne', questions: [] })
})

test('how a draft was cut changes nothing', () => {
  const pieces = fc.array(fc.constantFrom('He wept. ', '{{', '{', '{{next}}', 'next', '}}', '\n', 'Why?', '{{q:E1}}'))
  fc.assert(
    fc.property(pieces, fc.integer({ min: 1, max: 7 }), (said, size) => {
      const whole = said.join('')
      const chunks = Array.from({ length: Math.ceil(whole.length / size) }, (_, at) =>
        whole.slice(at * size, (at + 1) * size),
      )
      expect(read(chunks)).toEqual(read([whole]))
    }),
  )
})
