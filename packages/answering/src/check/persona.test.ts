import { expect, test } from 'vitest'
import { quotesOf } from '../compose/quotes-in.ts'
import { passageOf, shelfLibrary, work } from '../compose/shelf.test-support.ts'
import type { Item, Material } from '../writing/material.ts'
import { scriptureSource } from '../writing/scripture-source.ts'
import { createDraftReader } from './draft/read-draft.ts'
import { createDraftChecker } from './draft-checker.ts'
import { elsewhereIn } from './elsewhere.ts'

const BIBLE = work('bible-en-bsb', 'bible', 'en')
const library = shelfLibrary({
  works: [BIBLE],
  bibles: { 'bible-en-bsb': ['JHN 11:35 The fisherman wept by the lake that day.'] },
  pericopes: [],
  sections: [],
  verses: [],
})
const WORDS = 'Whoever loves a boat shall weep for a boat.'
const sermon: Item = {
  id: 'E2',
  role: 'commentator',
  quote: {
    work: work('sermons-a', 'sermons', 'en'),
    section: 'sermons-a/1',
    words: WORDS,
    start: 0,
    end: WORDS.length,
  },
  parts: [{ start: 0, end: WORDS.length }],
  language: 'en',
  label: 'A preacher of the lake',
}
const lake = scriptureSource(library.passage('bible-en-bsb', passageOf('JHN 11:35'))!)!
const material: Material = {
  locale: 'en',
  items: [{ id: 'E1', role: 'passage', ...lake, language: 'en', label: 'John 11:35' }, sermon],
  said: '',
  places: [],
}

/** Its paragraphs as they are shown, one block after the other. */
async function shown(draft: string) {
  const checker = createDraftChecker({
    material,
    elsewhere: elsewhereIn(library, [BIBLE], 'en'),
    tradition: 'none',
    place: () => 'John 11:35',
    instructions: '',
    isOwn: ({ work: { id } }) => id === 'sermons-a',
  })
  const reader = createDraftReader()
  const blocks = []
  for (const unit of [...reader.read(draft), ...reader.end()]) blocks.push(...(await checker.check(unit)))
  blocks.push(...(await checker.end()))
  return {
    types: blocks.map(({ block }) => block.type),
    works: blocks.flatMap(({ block }) => quotesOf(block)).map((quote) => quote.work.id),
    removed: checker.tally().sentences,
  }
}

test('a paragraph of an author’s voice stays whole where it cites a text of theirs', async () => {
  expect(await shown('I have loved much. So I said: {{q:E2}}')).toEqual({
    types: ['paragraph', 'paragraph'],
    works: ['sermons-a'],
    removed: 0,
  })
})

test('it goes where it cites nothing, or only somebody else; the others stay', async () => {
  const draft = 'I think so too. It is good.\n\nIt is written: {{q:E1}}\n\nSo I said: {{q:E2}}'
  expect(await shown(draft)).toEqual({ types: ['paragraph'], works: ['sermons-a'], removed: 3 })
})

test('a heading stands and falls with what is below it, a line with a colon with what it leads to', async () => {
  expect(await shown('### On boats\n\nSo I said:\n\n> {{q:E2}}\n\n### On tears\n\nI wept.')).toEqual({
    types: ['heading', 'paragraph', 'paragraph'],
    works: ['sermons-a'],
    removed: 2,
  })
})
