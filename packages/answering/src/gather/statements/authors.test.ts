import { expect, test } from 'vitest'
import { passageOf, type Shelf, section, shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import { understand } from '../../understand/understand.ts'
import { openContext } from '../answer-context.ts'
import { authorAsked } from './authors.ts'

const intro = (name: string, book: string, text: string, title: string) =>
  section(name, `${book}-${title}`, text, { title, passages: [passageOf(book)] })

const [en, fr, zh] = ['notes-en-tyndale-articles', 'notes-fr-biblica-intros', 'notes-zh-biblica-intros'] as const

const SHELF: Shelf = {
  works: [work(en, 'notes', 'en'), work(fr, 'notes', 'fr'), work(zh, 'notes', 'zh-Hans')],
  bibles: {},
  pericopes: [],
  verses: [],
  sections: [
    intro(en, 'ROM 1-16', 'Paul had heard of them. A decree was written by the emperor.', 'Romans'),
    intro(en, 'ROM 1-16', 'It was winter. Paul probably wrote Romans while he stayed in Corinth.', 'Romans — Date'),
    intro(en, 'ACT 1-28', 'The book runs over thirty years. Peter is heard in it first.', 'Acts'),
    intro(fr, 'HEB 1-13', 'L’épître aux Hébreux est une lettre. On ne sait pas qui l’a écrite.', 'Hébreux'),
    intro(zh, 'ROM 1-16', '罗马的信徒很多。罗马书是保罗写的一封书信。', '罗马书'),
    intro(zh, 'HEB 1-13', '希伯来书是一封信，作者不详。', '希伯来书'),
  ],
}

async function author(text: string, locale: 'en' | 'fr-fr' | 'zh-cn' = 'en'): Promise<string | undefined> {
  const understood = understand({ text, locale, tradition: 'none', mode: 'deep' })
  return (await authorAsked(openContext(understood, shelfLibrary(SHELF), [])))?.quote.words
}

test('who wrote a book is told by the sentence of its introduction that names them', async () => {
  expect(await author('Who wrote Romans?')).toContain('Paul probably wrote Romans')
  expect(await author('罗马书是谁写的？', 'zh-cn')).toBe('罗马书是保罗写的一封书信。')
})

test('or by the one that says that nobody knows', async () => {
  expect(await author('希伯来书的作者是谁？', 'zh-cn')).toBe('希伯来书是一封信，作者不详。')
  expect(await author('Qui a écrit l’épître aux Hébreux ?', 'fr-fr')).toMatch(/^L’épître aux Hébreux .* écrite\.$/)
})

test('where no introduction says it, or nobody asks, there is none', async () => {
  expect(await author('Who wrote Acts?')).toBeUndefined()
  expect(await author('What is Romans about?')).toBeUndefined()
  expect(await author('Who wrote on the wall?')).toBeUndefined()
})
