import { expect, test } from 'vitest'
import { parseTokenKeys } from '../secrets.ts'
import { sealing } from './sealing.ts'

const [a, b] = ['a', 'b'].map((letter) => `${letter}:${letter.repeat(43)}`)
const one = sealing(parseTokenKeys(a!))

test('what is sealed is read again with its key, also when a newer one has come', () => {
  const sealed = one.seal('s3cret', 'church')
  expect(sealed.text).not.toContain('s3cret')
  expect(one.open(sealed, 'church')).toBe('s3cret')
  expect(sealing(parseTokenKeys(`${b},${a}`)).open(sealed, 'church')).toBe('s3cret')
  expect(sealing(parseTokenKeys(`${b},${a}`)).seal('s3cret', 'church').keyId).toBe('b')
})

test('the same is never sealed alike', () => {
  expect(one.seal('s3cret', 'church').text).not.toBe(one.seal('s3cret', 'church').text)
})

test('without its key, in another’s place, or altered, it is nothing', () => {
  const sealed = one.seal('s3cret', 'church')
  expect(sealing(parseTokenKeys(b!)).open(sealed, 'church')).toBeUndefined()
  expect(one.open(sealed, 'another')).toBeUndefined()
  const altered = Buffer.from(sealed.text, 'base64')
  altered[altered.length - 1]! ^= 1
  expect(one.open({ ...sealed, text: altered.toString('base64') }, 'church')).toBeUndefined()
  expect(one.open({ ...sealed, text: '' }, 'church')).toBeUndefined()
})
