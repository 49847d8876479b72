import { expect, test } from 'vitest'
import { quoteSection } from '../evidence/quoting.ts'
import { createPrinter } from './print.ts'
import { section, work } from './shelf.test-support.ts'

const quoteFrom = (id: string, words: string) =>
  quoteSection(section(id, '1', words), work(id, 'notes', 'zh-Hant'), { start: 0, end: words.length })

test('that a script was converted is said once an answer, and not behind every work', () => {
  const printer = createPrinter('zh-cn', '（由繁体转换）')
  const quotes = [quoteFrom('notes-zh-one', '漁夫歎息。'), quoteFrom('notes-zh-two', '漁夫愛這船。')]
  const events = quotes.flatMap((quote) => printer.print({ type: 'paragraph', sentences: [[{ quote }]] }))
  const text = events.map((event) => (event.type === 'text' ? event.delta : '')).join('')
  expect(text).toBe('“渔夫叹息。”[^1]（由繁体转换）\n\n“渔夫爱这船。”[^2]')
})
