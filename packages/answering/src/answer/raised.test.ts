import { expect, test } from 'vitest'
import learned from '../understand/special-cases/danger-weights/meaning.json' with { type: 'json' }
import { understand } from '../understand/understand.ts'
import { asMeant } from './as-meant.ts'
import { raised } from './raised.ts'

/** The direction in which the net hears danger, of length 1; against it is calm. */
function cry(sign: 1 | -1): Float32Array {
  const weights = Int8Array.from(Buffer.from(learned.inner, 'base64'))
  const width = weights.length / learned.outer.length
  const sum = new Float32Array(width)
  for (const [unit, outer] of learned.outer.entries())
    for (let at = 0; at < width; at++) sum[at]! += outer * weights[unit * width + at]!
  const length = Math.hypot(...sum) * sign
  return sum.map((value) => value / length)
}

const encoder = (vector: Float32Array, model = learned.model) => ({ model, query: async () => [vector] })
const heard = (text: string) => asMeant(understand({ text, locale: 'en', tradition: 'none', mode: 'deep' }))

test('a cry that no word tells is heard by what it means', async () => {
  const words = heard('The lake is quiet this evening, as I am')
  expect(words.intent).not.toBe('danger')
  expect(await raised(words, encoder(cry(1)))).toMatchObject({ intent: 'danger', matter: 'danger.unnamed' })
})

test('what was heard in the words is never taken back', async () => {
  const words = heard('I want to kill myself')
  expect(await raised(words, encoder(cry(-1)))).toBe(words)
})

test('what is calm in both stays what it is', async () => {
  const words = heard('Who was Melchizedek?')
  expect(await raised(words, encoder(cry(-1)))).toBe(words)
})

test('another encoder than that of the weights says nothing, nor does none', async () => {
  const words = heard('The lake is quiet this evening, as I am')
  expect(await raised(words, encoder(cry(1), 'another'))).toBe(words)
  expect(await raised(words, undefined)).toBe(words)
})
