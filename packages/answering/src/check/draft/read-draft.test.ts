import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDraftReader, type Unit } from './read-draft.ts'

function readWhole(chunks: readonly string[]): Unit[] {
  const reader = createDraftReader()
  return [...chunks.flatMap((chunk) => reader.read(chunk)), ...reader.end()]
}

const texts = (draft: string): string[] => readWhole([draft]).map(({ text }) => text)

describe('a draft is read sentence by sentence', () => {
  test.each([
    ['He wept. Then they asked why.', ['He wept.', 'Then they asked why.']],
    ['Dr. Gill (cf. Rom. 8:26) asks why! And we too.', ['Dr. Gill (cf. Rom. 8:26) asks why!', 'And we too.']],
    ['他哭了。众人问：“为什么？”他没有回答。', ['他哭了。', '众人问：“为什么？”', '他没有回答。']],
    ['見約 3:16。又見羅 8:28。', ['見約 3:16。', '又見羅 8:28。']],
    ['Véase Jn 3,16. Y 1 Co 13.4 también.', ['Véase Jn 3,16.', 'Y 1 Co 13.4 también.']],
    ['Il dit : « Venez. Voyez. » Puis il partit.', ['Il dit : « Venez. Voyez. »', 'Puis il partit.']],
    ['¿Por qué lloró? Porque amaba.', ['¿Por qué lloró?', 'Porque amaba.']],
    ['He said “Come. See.” and left. They came.', ['He said “Come. See.” and left.', 'They came.']],
    ['One line\nand its second. The next.', ['One line and its second.', 'The next.']],
  ])('%s', (draft, sentences) => {
    expect(texts(draft)).toEqual(sentences)
  })

  test('headings, block quotes, items and what is no answer are told apart', () => {
    const draft =
      '# What it says\n\nFirst. Second.\n\n> a line\n> another\n\n- one item\n- two items. Still two.\n3. three\n\n| a | b |\n|---|---|\n\n```\ncode\n```\nLast.'
    expect(readWhole([draft])).toEqual([
      { type: 'heading', text: 'What it says', opens: true },
      { type: 'sentence', text: 'First.', opens: true },
      { type: 'sentence', text: 'Second.', opens: false },
      { type: 'block-quote', text: 'a line\nanother', opens: true },
      { type: 'item', text: 'one item', opens: true },
      { type: 'item', text: 'two items. Still two.', opens: false },
      { type: 'item', text: 'three', opens: false },
      { type: 'markup', text: '| a | b |\n|---|---|', opens: true },
      { type: 'markup', text: '```\ncode\n```', opens: true },
      { type: 'sentence', text: 'Last.', opens: true },
    ])
  })

  test('a sentence comes as soon as the next one has begun, not before', () => {
    const reader = createDraftReader()
    expect(reader.read('He wept.')).toEqual([])
    expect(reader.read(' Th')).toEqual([])
    expect(reader.read('en they asked')).toEqual([{ type: 'sentence', text: 'He wept.', opens: true }])
    expect(reader.end()).toEqual([{ type: 'sentence', text: 'Then they asked', opens: false }])
  })
})

const piece = fc.constantFrom(
  'He wept. ', 'Dr. Gill ', 'asks why? ', '他哭了。', '“看！', '”', '「', '」', '« ', ' » ', '"', "'", '‘a’ ', 'Jesus’ ', '约 3:16 ', 'Jn 3,16. ',
  '1 Co 13.4 ', '\n', '\n\n', '- ', '* ', '12. ', '# ', '> ', '| a |', '```', '---', '   ', 'e.g. ', '…', '. ', '! ', 'And then ', '{{q:E1:2}} ',
) // biome-ignore format: pieces of drafts

describe('laws', () => {
  test('how a draft was cut into chunks changes nothing', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 40 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        (pieces, sizes) => {
          const draft = pieces.join('')
          const chunks: string[] = []
          for (let at = 0, turn = 0; at < draft.length; turn += 1) {
            const size = sizes[turn % sizes.length]!
            chunks.push(draft.slice(at, at + size))
            at += size
          }
          expect(readWhole(chunks)).toEqual(readWhole([draft]))
        },
      ),
      { numRuns: 400 },
    )
  })

  test('every letter of a draft stands in one unit, in order', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const draft = pieces.join('')
        const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')
        expect(letters(texts(draft).join(''))).toBe(letters(draft))
      }),
    )
  })
})
