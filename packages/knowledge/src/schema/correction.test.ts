import { expect, it } from 'vitest'
import { readContent } from '../reading/read.ts'

const APPLE = `
- id: apple
  sort: not-so
  verses: GEN 3:1-7
  says:
    zh-Hans: 创世记没有说那果子是什么。
    zh-Hant: auto
    en: Genesis never names the fruit.
    es: El Génesis no dice qué fruto era.
    fr: La Genèse ne nomme pas le fruit.
  when:
    en:
      - has: [eve\\b|adam\\b, apples?]
        without: [apple of]
`
const read = (text: string) => readContent(new Map([['corrections/not-so.yaml', text]]))

it('a correction has what makes it known, where a language knows such a thing', () => {
  const { records, mistakes } = read(APPLE)
  expect(mistakes).toEqual([])
  expect(records.correction[0]!.record).toMatchObject({
    when: { en: [{ has: ['eve\\b|adam\\b', 'apples?'], without: ['apple of'] }], fr: [] },
    examples: { en: [] },
  })
})

it.each<[string, string, string, RegExp]>([
  ['a sort that is none', 'sort: not-so', 'sort: wrong', /^sort: .*not-so, unwritten or unnamed/],
  ['more places than are read', 'GEN 3:1-7', 'GEN 3:1-7; GEN 3:8; GEN 3:9', /at most 2 passages/],
  [
    'nothing to know it by',
    APPLE.slice(APPLE.indexOf('    en:\n      - has')),
    '    en: []\n',
    /by what a question is known/,
  ],
  ['a pattern that cannot be read', '[apple of]', '["apple (of"]', /when, en, 1, without, 1: no pattern: /],
])('a mistake is named: %s', (_, from, to, message) => {
  expect(read(APPLE.replace(from, () => to)).mistakes.map((one) => one.message)).toContainEqual(
    expect.stringMatching(message),
  )
})
