import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage, refusal } from '../../test/page.tsx'
import { storyOf } from '../../test/story.ts'

const reply = (data: unknown) => refusal(0, '', data)

test('a citation opens the reader beside the answer, at its verses', async () => {
  const { user } = await openPage('/chat?id=session-0')
  await user.click(await screen.findByRole('link', { name: 'Open John 11:33–36 in reader' }))
  const reader = await screen.findByRole('complementary', { name: 'Reader' })
  expect(await within(reader).findByRole('heading', { name: 'John 11' })).toBeDefined()
  const cited = await within(reader).findByText('And he wept.')
  expect(cited.tagName).toBe('MARK')
  expect(within(reader).getByText(/He was still on the road/).tagName).not.toBe('MARK')
  expect(within(reader).getByText(/Sample Version · 2026 · CC0 1.0/)).toBeDefined()
  await user.keyboard('{Escape}')
})

test('R closes the reader and opens it again where it was', async () => {
  const { user } = await openPage('/chat?id=session-0&read=bible-en-sample%2FJHN.11.35')
  await screen.findByRole('complementary', { name: 'Reader' })
  await user.keyboard('r')
  expect(screen.queryByRole('complementary', { name: 'Reader' })).toBeNull()
  await user.keyboard('r')
  expect(await screen.findByRole('complementary', { name: 'Reader' })).toBeDefined()
})

test('] goes from citation to citation, and [ back', async () => {
  const { user } = await openPage('/chat?id=session-0')
  await screen.findByText('And he wept.')
  await user.keyboard(']')
  const first = document.activeElement
  expect(first?.getAttribute('data-cite')).toBe('1')
  await user.keyboard(']')
  expect(document.activeElement).not.toBe(first)
  await user.keyboard('[[')
  expect(document.activeElement).toBe(first)
})

test('a place has its own page, with what notes say of it and where else it is spoken of', async () => {
  const { user } = await openPage('/read/bible-en-sample/JHN.11.35')
  expect(await screen.findByRole('heading', { level: 1, name: 'John 11' })).toBeDefined()
  await user.click(screen.getByRole('tab', { name: /Commentary/ }))
  expect(await screen.findByText(/His tears were not for show/)).toBeDefined()
  await user.click(screen.getByRole('tab', { name: /Cross-references/ }))
  expect(await screen.findByText('Luke 19:41')).toBeDefined()
  expect(document.title).toBe('Reader · Berea')
})

test('a quoted note opens with its words marked, its author, year and licence', async () => {
  await openPage('/read/notes-en-sample?section=notes-en-sample%2F1&start=0&end=9')
  expect((await screen.findByText('His tears')).tagName).toBe('MARK')
  expect(screen.getByText('Sample Notes · A teacher of old (5th century) · 430 · CC0 1.0')).toBeDefined()
})

test.each([
  ['a chapter that there is not', '/read/bible-en-sample/JHN.99.1', 'This book has 21 chapters.'],
  ['a verse that there is not', '/read/bible-en-sample/JHN.3.99', 'This chapter has 36 verses.'],
  ['no place at all', '/read/bible-en-sample/HEZ.3.9', 'Please write it another way.'],
])('%s: says what there is', async (_what, address, sentence) => {
  await openPage(address)
  expect(await screen.findByText(sentence)).toBeDefined()
})

test('an edition without the book says so, and offers another', async () => {
  await openPage('/read/bible-en-sample/JHN.11', {
    answer: (_method, path) => (path === '/library/passages' ? refusal(10002, 'Not there.') : undefined),
  })
  expect(await screen.findByText('This edition does not have this passage.')).toBeDefined()
})

test('notes in the other Chinese script are read in the reader’s own, marked at the same place and as converted', async () => {
  const story = storyOf('zh-cn', new Date())
  const work = { ...story.section.work, language: 'zh-Hant' }
  const converted = { title: '渔夫与船', text: '船。渔夫叹息。' }
  const section = { ...story.section, work, title: '漁夫與船', text: '船。漁夫嘆息。', converted }
  await openPage(`/read/${work.id}?section=${encodeURIComponent(section.id)}&start=2&end=4`, {
    locale: 'zh-cn',
    answer: (_method, path) =>
      path.startsWith('/library/sections/') ? reply({ section, before: [], after: [] }) : undefined,
  })
  expect((await screen.findByText('渔夫')).tagName).toBe('MARK')
  expect(screen.getByRole('heading', { name: '渔夫与船' })).toBeDefined()
  expect(screen.getByText(/由繁体转换$/)).toBeDefined()
})

test('Berea’s own words stand without quotation marks, each sentence with what bears it, and who has read it', async () => {
  const work = { id: 'berea-handbook', title: 'Berea’s handbook', author: null, year: null, licence: 'CC BY 4.0' }
  const creed = { ...work, id: 'creeds-en-sample', title: 'A confession' }
  const section = 'creeds-en-sample/27'
  const own = {
    kind: 'article',
    sentences: [
      {
        text: 'Churches differ.',
        start: 0,
        end: 16,
        sources: [{ type: 'section', section, title: '27', work: creed }],
      },
      {
        text: 'Whole households are baptised.',
        start: 17,
        end: 47,
        sources: [
          { type: 'passage', reference: 'ACT 16:33' },
          { type: 'book', title: 'The Didache', place: '7', year: 'about 100' },
          { type: 'section', section: null, title: null, work: { ...creed, title: 'Another confession' } },
        ],
      },
    ],
    positions: [{ family: 'Baptist', text: 'Baptists baptise believers.', start: 49, end: 76, sources: [] }],
    related: [{ section: 'berea-handbook/article/rebaptism/en', title: 'Baptised again' }],
    readers: [
      { by: 'the editors', on: '2026-11-23' },
      { by: 'a second reader', on: '2026-11-26' },
      { by: 'Maria Keller', on: '2026-12-01' },
    ],
  }
  const read = {
    id: 'berea-handbook/article/infant-baptism/en',
    work: { ...work, language: 'en' },
    title: 'The baptism of infants',
    text: own.sentences.map(({ text }) => text).join('\n'),
    references: ['ACT 16:33', 'MRK 10:13-16'],
    ...{ author: null, year: null, parent: null, own },
  }
  const { user } = await openPage(`/read/berea-handbook?section=${encodeURIComponent(read.id)}&start=17&end=47`, {
    answer: (_method, path) =>
      path.startsWith('/library/sections/') ? reply({ section: read, before: [], after: [] }) : undefined,
  })
  expect(await screen.findByRole('heading', { name: 'The baptism of infants' })).toBeDefined()
  expect(screen.getByText('Whole households are baptised.').tagName).toBe('MARK')
  expect(screen.getByText('Churches differ.').tagName).toBe('P')
  expect(screen.getByRole('button', { name: 'A confession · 27' })).toBeDefined()
  expect(screen.getByText('The Didache, 7, about 100 (not in this library)')).toBeDefined()
  expect(screen.getByText('Another confession (not in this library)')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Baptist' })).toBeDefined()
  expect(
    screen.getByText(
      'Written by the editors, Nov 23, 2026 · Checked by another reader, Nov 26, 2026 · Checked by Maria Keller, Dec 1, 2026',
    ),
  ).toBeDefined()
  expect(screen.getByText('Berea’s handbook · CC BY 4.0')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Baptised again' })).toBeDefined()
  await user.click(screen.getAllByRole('button', { name: 'Acts 16:33' })[0]!)
  expect(await screen.findByText(/Acts 16/)).toBeDefined()
})

test('an unknown address is a page that says so, by its title too', async () => {
  await openPage('/nowhere')
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such page' })).toBeDefined()
})

test('the address may name the page itself', async () => {
  await openPage('/library?pageTitle=Our%20shelves')
  await screen.findByRole('heading', { level: 1, name: 'Library' })
  expect(document.title).toBe('Our shelves · Berea')
})

test('beside each other stand the Bible that the head names and the next of its language, and they go with the head', async () => {
  const { user } = await openPage('/read/bible-en-sample/JHN.11?tab=parallel')
  const panel = await screen.findByRole('tabpanel')
  const columns = async () =>
    (await within(panel).findAllByRole('button', { name: /^Bible: / })).map(({ textContent }) => textContent?.trim())
  expect(await columns()).toEqual(['Sample Version', 'Second Version'])
  const [head] = screen.getAllByRole('button', { name: 'Bible: Sample Version' })
  await user.click(head!)
  await user.click(await screen.findByRole('menuitemradio', { name: /Second Version/ }))
  await screen.findAllByRole('button', { name: 'Bible: Second Version' })
  expect(await columns()).toEqual(['Second Version', 'Sample Version'])
})

test('where a Bible is read its choice stands once, beside the text', async () => {
  await openPage('/read/bible-en-sample/JHN.11')
  await screen.findByText('And he wept.')
  expect(screen.getAllByRole('button', { name: 'Bible: Sample Version' })).toHaveLength(1)
})

test('a work opens with its contents, part by part, and a section says where in it one is', async () => {
  const { user } = await openPage('/read/notes-en-sample')
  expect(await screen.findByRole('heading', { level: 1, name: 'Sample Notes' })).toBeDefined()
  await user.click(await screen.findByRole('button', { name: /^John 12 sections/ }))
  expect(await screen.findByRole('navigation', { name: 'Where you are' })).toBeDefined()
  await user.click(await screen.findByRole('button', { name: /^John 11:35 A teacher of old \(5th century\)/ }))
  expect(await screen.findByText(/His tears were not for show/)).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'A teacher of old (5th century)' })).toBeDefined()
  const way = await screen.findByRole('navigation', { name: 'Where you are' })
  expect(
    within(way)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sample Notes', 'John'])
  await user.click(within(way).getByRole('button', { name: 'Sample Notes' }))
  expect(await screen.findByRole('button', { name: /^Book II/ })).toBeDefined()
})
