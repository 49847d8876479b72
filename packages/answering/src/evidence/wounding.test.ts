import { expect, test } from 'vitest'
import { wounds } from './wounding.ts'

test.each([
  ['The blindness of the Jews was great.', true],
  ['So the Jews in their malice sought him.', true],
  ['The papists read it otherwise.', true],
  ['She spoke from the weakness of her sex, the weaker sex as they say.', true],
  ['The Jews who had come with Mary wept with her.', false],
  ['Women were the first witnesses of the empty tomb.', false],
  ['He gave freedom to those who were bound.', false],
])('%s', (text, hurt) => expect(wounds(text)).toBe(hurt))
