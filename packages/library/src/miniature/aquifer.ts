import { BOOK_CODES, parseUsfm } from '@berea/scripture'
import type { Files } from './bibles.ts'
import type { Words } from './words/words.ts'

const NOTICE = '# Miniature\n\n## License Information\n\nMade up for tests.\n\n--------------------------------\n'

/** 'JHN 11:33-36' → both ends as 'JHN 11:33' and 'JHN 11:36', 'PSA 23' as its first and last verse. */
function ends(at: string): { start: string; end: string; number: number } {
  const passage = parseUsfm(at)
  if ('code' in passage) throw new Error(`miniature reference ${at}`)
  const { first, last } = passage
  return {
    start: `${first.book} ${first.chapter}:${first.verse}`,
    end: `${last.book} ${last.chapter}:${last.verse}`,
    number: BOOK_CODES.indexOf(first.book) + 1,
  }
}

const range = (at: string) => {
  const { start, end } = ends(at)
  return start === end ? start : `${start}–${end}`
}

/** 'JHN 11:33-36' → 'John 11:33–36' */
const printed = (words: Words, at: string) => `${words.books[at.slice(0, 3)]} ${at.slice(4).replace('-', '–')}`

const file = (book: number) => String(book).padStart(2, '0')

export function notesMarkdown(words: Words): Files {
  const books = Map.groupBy(words.notes, ({ at }) => ends(at).number)
  return Object.fromEntries(
    [...books].map(([book, notes]) => [
      `mini/md/${file(book)}.content.md`,
      `${NOTICE}\n${notes
        .map(
          ({ at, text }, index) =>
            `## ${printed(words, at)} (id: ${book}${index}1)\n\n${text}\n\n* **Associated Passages:**\u00A0${range(at)}\n`,
        )
        .join('\n')}`,
    ]),
  )
}

type Article = { id: number; title: string; index: string; html: string; at: readonly string[] }

const articles = (list: readonly Article[]) =>
  JSON.stringify(
    list.map(({ id, title, index, html, at }) => ({
      content_id: id,
      reference_id: 9000 + id,
      title,
      index_reference: index,
      content: html,
      associations: {
        passage: at.map((one) => ({ start_ref_usfm: ends(one).start, end_ref_usfm: ends(one).end })),
        resource: [],
      },
    })),
  )

const bbcccvvv = (reference: string, number: number) => {
  const [chapter = 0, verse = 0] = reference.slice(4).split(':').map(Number)
  return `${file(number)}${String(chapter).padStart(3, '0')}${String(verse).padStart(3, '0')}`
}

export function notesJson(words: Words): Files {
  const list = words.notes.map(({ at, text }, index) => {
    const { start, end, number } = ends(at)
    const first = bbcccvvv(start, number)
    return {
      id: 100 + index,
      title: printed(words, at),
      index: `${first}-${bbcccvvv(end, number)}`,
      html: `<p>${text}</p>`,
      at: [at],
    }
  })
  return { 'mini/json/40.content.json': articles(list) }
}

export function questionsJson(words: Words): Files {
  const list = words.questions.map(({ at, question, answer }, index) => ({
    id: 200 + index,
    title: printed(words, at),
    index: bbcccvvv(ends(at).start, ends(at).number),
    html: `<p><strong>${question}</strong></p><p>${answer}</p>`,
    at: [at],
  }))
  return { 'mini/json/43.content.json': articles(list) }
}

export function termsJson(words: Words): Files {
  const list = words.terms.map(({ name, text }, index) => ({
    id: 300 + index,
    title: name,
    index: name,
    html: `<p>${text}</p>`,
    at: [],
  }))
  return { 'mini/json/001.content.json': articles(list) }
}

export function termsMarkdown(words: Words): Files {
  const entries = words.terms.map(
    ({ name, text, at }, index) =>
      `## ${name} (id: ${400 + index})\n\n${text}\n\n* **Associated Passages:** ${at.map(range).join('; ')}\n`,
  )
  return { 'mini/md/001.content.md': `${NOTICE}\n${entries.join('\n')}` }
}

export function storyJson(words: Words): Files {
  const frames = ['JHN 11:1', 'JHN 11:3', 'JHN 11:32', 'JHN 11:35', 'JHN 11:43', 'JHN 11:44']
  const html = frames
    .map((at) => `<img src="https://pictures.test/obs-en-37-01.jpg"><p>${words.verses[at]}</p>`)
    .join('')
  const title = `37. ${words.terms[1]?.name}`
  return {
    'mini/json/000037.content.json': articles([
      { id: 501, title, index: title, html: `<h1>${title}</h1>${html}`, at: ['JHN 11:1-44'] },
    ]),
  }
}
