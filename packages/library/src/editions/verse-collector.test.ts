import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, VerseCollector } from './verse-collector.ts'

test('clean text is clean: nothing doubled, nothing at the edges, and cleaning it again changes nothing', () => {
  const messy = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', ' ', '\n', '\u00a0', '{', '}', '¶', ',', '.', '(', ')', '灯', '光'),
  })
  fc.assert(
    fc.property(messy, (source) => {
      const text = cleanText(source)
      expect(text).not.toMatch(/[{}¶]| {2}|\n\n| \n|\n | ,|\( |^\s|\s$|灯 光/)
      expect(cleanText(text)).toBe(text)
      expect(text.replace(/[\s{}¶]/g, '')).toBe(source.replace(/[\s{}¶]/g, ''))
    }),
  )
})

test('no blank stands before a comma, whatever follows; before the dots of an ellipsis it may', () => {
  expect(cleanText('the last will be first.[’’]')).toBe('the last will be first.')
  expect(cleanText('a ,.')).toBe('a,.')
  expect(cleanText('so … and so ... on .')).toBe('so … and so ... on.')
})

test('a no-break space stays, as French prints it', () => {
  expect(cleanText('Lampe\u00a0 ; lumière')).toBe('Lampe\u00a0; lumière')
})

test('what stands before the first verse of a chapter belongs to no verse', () => {
  const collector = new VerseCollector()
  collector.chapter(1)
  collector.text('introduction')
  collector.verse(1)
  collector.text('Lamp.')
  collector.chapter(2)
  collector.text('more of it')
  expect(collector.finish()).toEqual([{ chapter: 1, verse: 1, text: 'Lamp.', paragraph: true }])
})

test('a line of instructions after the last verse belongs to that verse', () => {
  const collector = new VerseCollector()
  collector.chapter(3)
  collector.verse(19)
  collector.text('He makes me walk.')
  collector.title('For strings.')
  expect(collector.finish()[0]?.text).toBe('He makes me walk.\nFor strings.')
})

test.each(['併於上節', '并于上节', '（併於上節）', '併入上節。'])(
  'an editor’s “%s” is a bridge, and no Scripture',
  (mark) => {
    const collector = new VerseCollector()
    collector.chapter(6)
    for (const [verse, text] of [
      [1, '灯在山上。'],
      [2, '灯照着众人，也照着路。'],
      [3, mark],
      [4, mark],
      [5, '他把灯并于上节的梯子。'],
    ] as const) {
      collector.verse(verse)
      collector.text(text)
    }
    expect(collector.finish()).toEqual([
      { chapter: 6, verse: 1, text: '灯在山上。', paragraph: true },
      { chapter: 6, verse: 2, through: 4, text: '灯照着众人，也照着路。' },
      { chapter: 6, verse: 5, text: '他把灯并于上节的梯子。' },
    ])
  },
)
