import { describe, expect, test } from 'vitest'
import { piecesOf, prepare } from './prepare.ts'

describe('a text for the model', () => {
  test.each([
    ['query', '耶穌為什麼哭？', 'query: 耶稣为什么哭？'],
    ['passage', '起初，神創造天地。', 'passage: 起初，神创造天地。'],
    ['query', '  Why\n\tdid\u00a0Jesus weep? ', 'query: Why did Jesus weep?'],
    ['passage', 'Il pleura\u200b.', 'passage: Il pleura .'],
    ['query', '', 'query: '],
    ['query', '🙏🏽', 'query: 🙏🏽'],
  ] as const)('says which of the two it is, Simplified, on one line: %s %j', (role, text, prepared) => {
    expect(prepare(role, text)).toBe(prepared)
  })
})

describe('a long message', () => {
  test('is read sentence by sentence, in any script', () => {
    expect(piecesOf('我很累。神为什么不听？“救我！”他说')).toEqual(['我很累。', '神为什么不听？', '“救我！”', '他说'])
    expect(piecesOf('I am tired. Why? (Psalm 13.) See v. 1')).toEqual([
      'I am tired.',
      'Why?',
      '(Psalm 13.)',
      'See v.',
      '1',
    ])
    expect(piecesOf('one line\nand another')).toEqual(['one line', 'and another'])
  })

  test('never becomes more than eight pieces, and none of it is lost', () => {
    for (const sentences of [8, 9, 16, 17, 400]) {
      const message = Array.from({ length: sentences }, (_, at) => `Sentence ${at}.`).join(' ')
      const pieces = piecesOf(message)
      expect(pieces.length).toBeLessThanOrEqual(8)
      expect(pieces.join(' ')).toBe(message)
    }
  })

  test('without a sentence is one piece', () => {
    for (const message of ['', '   ', 'no end in sight']) expect(piecesOf(message)).toEqual([message])
  })
})
