import { expect, test } from 'vitest'
import { excerptLength } from '../excerpts/excerpt.ts'
import { definingExcerpt, isDefining } from './defining.ts'

test.each([
  ['A net is a mesh of cords.', 'net', true],
  ['The term “net” refers to a mesh of cords.', 'net', true],
  ['«Red» significa malla de cuerdas.', 'red', true],
  ['Le filet est une maille de cordes.', 'filet', true],
  ['「漁網」指的是繩子編成的網。', '漁網', true],
  ['漁網是繩子編成的。', '漁網', true],
  ['Peter threw the net where the water is deep.', 'net', false],
  ['彼得收起漁網。', '漁網', false],
  ['漁網的用處是捕魚。', '漁網', false],
])('%s says what a %s is: %s', (sentence, term, says) => expect(isDefining(sentence, term)).toBe(says))

function defined(text: string, headword: string, language: string, isEntry = true) {
  const found = definingExcerpt(text, headword, language, excerptLength(language), isEntry)
  return found && text.slice(found.excerpt.sentence.start, found.excerpt.sentence.end)
}

test('an entry that opens with a question is quoted where it says what the thing is', () => {
  const text = '早期渔村面对的关键问题，就是人是否必须用渔网？\n\n渔村有很多人。渔网是用绳子编成的捕鱼工具。'
  expect(defined(text, '渔网', 'zh-Hans', false)).toBe('渔网是用绳子编成的捕鱼工具。')
})

test('an entry without a subject of its own is quoted from its opening', () => {
  const text = 'A fisherman of the lake, brother of Andrew. Peter was known in every village.'
  expect(defined(text, 'Peter', 'en')).toBe('A fisherman of the lake, brother of Andrew.')
})

test.each(['Name meaning “rock,” given to a fisherman.', 'Rock, the Greek translation of an Aramaic word for stone.'])(
  'where a name comes from does not say who bore it: %s',
  (origin) => {
    const text = `${origin} Peter was the first of the fishermen to follow.`
    expect(defined(text, 'Peter', 'en')).toBe('Peter was the first of the fishermen to follow.')
  },
)

test('that somebody is named says nothing of them', () => {
  const text = 'Peter is named in Scripture. Peter was a fisherman of the lake and a brother of Andrew.'
  expect(defined(text, 'Peter', 'en')).toBe('Peter was a fisherman of the lake and a brother of Andrew.')
})

test('neither whose child somebody is, nor that several bear the name, says who it was', () => {
  const kin = 'Peter: son of Jonah; brother of Andrew.\n\nA fisherman of the lake whom all the villages knew by name.'
  expect(defined(kin, 'Peter', 'en')).toBe('A fisherman of the lake whom all the villages knew by name.')
  const several =
    'Peter was the name of several men by the lake.\n\nPeter son of Jonah was a fisherman and a good rower.'
  expect(defined(several, 'Peter', 'en')).toBe('Peter son of Jonah was a fisherman and a good rower.')
})
