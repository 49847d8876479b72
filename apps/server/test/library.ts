import type { EditionPassage, Library, Section, Work } from '@berea/library'
import { formatUsfm, listVerses, type Passage } from '@berea/scripture'
import type { ServedLibrary } from '../src/served-library.ts'

/** A library of two works with sentences of our own: enough for every route, and known to the letter. */
const BIBLE: Work = {
  id: 'bible-en-tiny',
  title: 'Tiny English Bible',
  language: 'en',
  kind: 'bible',
  tradition: 'ecumenical',
  licence: 'CC0-1.0',
  tier: 'core',
  characters: 60,
}
const NOTES: Work = {
  ...BIBLE,
  id: 'notes-en-tiny',
  title: 'Tiny notes',
  kind: 'notes',
  author: 'A. Writer',
  year: 1900,
}

const john = (chapter: number, verse: number) => ({ book: 'JHN', chapter, verse }) as const
const WEPT: Passage = { first: john(11, 35), last: john(11, 35) }
const NOTE: Section = {
  id: 'notes-en-tiny/JHN.11.35',
  work: 'notes-en-tiny',
  order: 0,
  title: 'On tears',
  text: 'He stood among those who mourned, and mourned with them.',
  passages: [WEPT],
  provenance: { file: 'notes.tsv' },
}

const PICTURE: Section = {
  id: 'images-tiny/bethany',
  work: 'images-tiny',
  order: 0,
  title: 'Bethany',
  text: 'A village.',
  passages: [],
  facts: { picture: 'images/bethany.webp', licence: 'CC0', credit: 'A. Painter', 'caption-fr': 'Béthanie' },
  provenance: { file: 'images.jsonl' },
}

function readVerses(passage: Passage): EditionPassage | undefined {
  const verses = listVerses(passage).filter(({ book, chapter }) => book === 'JHN' && chapter >= 8 && chapter <= 11)
  if (verses.length === 0) return undefined
  return {
    edition: BIBLE,
    passage,
    printed: passage,
    section: 'bible-en-tiny/JHN.11',
    verses: verses.map((verse) => {
      const text = `Words of ${formatUsfm({ first: verse, last: verse })}.`
      return { verse, printed: verse, section: `bible-en-tiny/JHN.${verse.chapter}`, text, start: 0, end: text.length }
    }),
  }
}

const library: Library = {
  version: 'tiny-1',
  works: () => [BIBLE, NOTES],
  work: (id) => [BIBLE, NOTES].find((work) => work.id === id),
  passage: (edition, passage) => (edition === BIBLE.id ? readVerses(passage) : undefined),
  pericope: (verse) => ({ passage: { first: verse, last: verse } }),
  section: async (id) => (id === NOTE.id ? NOTE : undefined),
  sections: async (ids) => (ids.includes(NOTE.id) ? [NOTE] : []),
  around: async (id) => (id === NOTE.id ? [NOTE] : []),
  about: async () => [NOTE],
  named: async (term) => (term === 'Bethany' ? [PICTURE] : []),
  search: async () => [{ section: NOTE, score: 2 }],
  verses: async () => [],
  findRecords: async () => [],
  likeQuestions: async () => [],
  likePassages: async () => [],
  likeness: async () => undefined,
  nearest: async () => [],
  crossReferences: () => [{ passage: { first: john(11, 33), last: john(11, 34) }, votes: 7 }],
}

export type TestLibrary = ServedLibrary & { isPreparing: boolean; failed: readonly string[] }

export function testLibrary(): TestLibrary {
  const served: TestLibrary = {
    isPreparing: false,
    failed: [],
    library,
    encoder: { query: async () => undefined, state: () => 'off' },
    forAnswers: () => (served.isPreparing ? undefined : library),
    works: () =>
      library.works().map((work) => ({ ...work, state: served.failed.includes(work.id) ? 'failed' : 'ready' })),
    count: async () => 7,
    contents: async () => undefined,
    picture: () => undefined,
    state: () => ({
      ready: !served.isPreparing,
      readable: ['en'],
      answerable: served.isPreparing ? [] : ['en'],
      phase: served.isPreparing ? 'reading' : 'complete',
      done: 2,
      total: 2,
      current: null,
      fetched: null,
      problems: [],
    }),
  }
  return served
}
