import { expect, test } from 'vitest'
import { quoteSection } from '../gather/quoting.ts'
import { createPrinter } from './print.ts'
import { section, work } from './shelf.test-support.ts'

const quoteFrom = (id: string, words: string) =>
  quoteSection(section(id, '1', words), work(id, 'notes', 'zh-Hant'), { start: 0, end: words.length })

test('that a script was converted is said once an answer, and not behind every work', () => {
  const printer = createPrinter('zh-cn')
  const quotes = [quoteFrom('notes-zh-one', '漁夫歎息。'), quoteFrom('notes-zh-two', '漁夫愛這船。')]
  const events = quotes.flatMap((quote) => printer.print({ type: 'paragraph', sentences: [[{ quote }]] }))
  const text = events.map((event) => (event.type === 'text' ? event.delta : '')).join('')
  expect(text).toBe('“渔夫叹息。”[^1]（由繁体转换）\n\n“渔夫爱这船。”[^2]')
})

test('verses are handed on in the script that they are read in, with their own marks, a speech over several of them too', () => {
  const bible = work('bible-zh', 'bible', 'zh-Hant')
  const words = '漁夫說：「風起了，\n我們走吧。」'
  const verses = [
    { number: '1', text: '漁夫說：「風起了，' },
    { number: '2', text: '我們走吧。」' },
  ]
  const quote = { work: bible, section: 'bible-zh/JHN.1', words, start: 0, end: words.length, verses }
  const [first] = createPrinter('zh-cn').print({ type: 'scripture', quote, label: '约翰福音 1:1–2' })
  expect(first).toMatchObject({
    citation: {
      quote: words,
      verses: [
        { number: '1', text: '渔夫说：「风起了，' },
        { number: '2', text: '我们走吧。」' },
      ],
    },
  })
})
