import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endsSentence, splitSentences } from './splitting.ts'

const split = (text: string): string[] => splitSentences(text).map(({ start, end }) => text.slice(start, end))

describe('sentences are never cut', () => {
  test.each([
    ['two plain ones', 'He wept. She sang.', ['He wept.', 'She sang.']],
    ['a title', 'Dr. Gill asks why. So do we.', ['Dr. Gill asks why.', 'So do we.']],
    ['a book and a Roman numeral', 'See Rom. viii. 28. It is plain.', ['See Rom. viii. 28.', 'It is plain.']],
    ['initials', 'J. N. Darby wrote it. He did.', ['J. N. Darby wrote it.', 'He did.']],
    ['a closing quotation mark', 'He said, “Come.” They came.', ['He said, “Come.”', 'They came.']],
    [
      'a stop before a lower-case word',
      'He was born c. 400 in Hippo. He died.',
      ['He was born c. 400 in Hippo.', 'He died.'],
    ],
    ['French marks', 'Il dit : « Venez. » Ils vinrent.', ['Il dit : « Venez. »', 'Ils vinrent.']],
    ['Spanish opening marks', '¿Quién es? Es Pedro. ¡Ven!', ['¿Quién es?', 'Es Pedro.', '¡Ven!']],
    ['Spanish before Christ', 'Vivió en 520 a.C. Luego murió.', ['Vivió en 520 a.C. Luego murió.']],
    ['Spanish before Christ, set apart', 'Cayó en 732 a. C. y no se alzó.', ['Cayó en 732 a. C. y no se alzó.']],
    [
      'a blank that a scan has lost',
      'He trusted his good works.He, then, wept.',
      ['He trusted his good works.', 'He, then, wept.'],
    ],
    ['Chinese', '他哭了。众人看见？是的！', ['他哭了。', '众人看见？', '是的！']],
    ['a Chinese speech', '他说：“来吧。”众人就来了。', ['他说：“来吧。”', '众人就来了。']],
    ['paragraphs without a stop', 'A heading\n\nThe text.', ['A heading', 'The text.']],
    ['lines of poetry', 'The hills sing\nand the sea claps.', ['The hills sing\nand the sea claps.']],
    ['a list', '• First thing.\n• Second thing.', ['First thing.', 'Second thing.']],
  ])('%s', (_name, text, sentences) => {
    expect(split(text)).toEqual(sentences)
  })

  test('nothing but white space and list marks stands between sentences', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'B', '.', ' ', '”', '。', '来', '\n', '!', '»') }), (text) => {
        const spans = splitSentences(text)
        let at = 0
        for (const { start, end } of spans) {
          expect(text.slice(at, start).trim()).toBe('')
          expect(end).toBeGreaterThan(start)
          at = end
        }
        expect(text.slice(at).trim()).toBe('')
      }),
    )
  })
})

describe('a sentence has ended', () => {
  test.each([
    ['Jesus wept.', true],
    ['and the lame walk,', false],
    ['“Come and see.” ', true],
    ['耶稣哭了。', true],
    ['他说：「请看。」', true],
    ['看见城，', false],
    ['', false],
  ])('%s', (text, ends) => expect(endsSentence(text)).toBe(ends))
})
