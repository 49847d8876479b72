import { describe, expect, test } from 'vitest'
import { parseUsfm, usfm } from './usfm.ts'
import { usfmFragments } from './usfm-fragments.ts'
import { collectProblems, gather, pack, packFiles } from './usfm-testing.ts'

const verses = (body: string) => {
  const told: string[] = []
  const book = parseUsfm(`\\id TOB made up\n\\h Tobit\n\\mt1 Tobit\n${body}`, (code) => told.push(code))
  expect(told).toEqual([])
  return book?.verses ?? []
}
const text = (body: string) => verses(`\\c 1\n\\p\n\\v 1 ${body}`)[0]?.text

describe('the text of a USFM verse', () => {
  test.each([
    [
      'footnotes and references go',
      'The lamp\\f + \\fr 1:1 \\ft Or \\fqa light\\f* burned.\\x - \\xt Ge 1:1\\x*',
      'The lamp burned.',
    ],
    ['a note leaves no blank before a comma', 'The lamp \\f + \\ft Or light\\f*, it burned', 'The lamp, it burned'],
    [
      'a note between two words of Jesus leaves one',
      '\\wj Go,\\wj*\\x o \\xt Lu 1:1\\x*\\wj and see.\\wj*',
      'Go, and see.',
    ],
    [
      'words lose their Strong’s numbers',
      'The \\w lamp|strong="H1"\\w* \\nd \\+w burns|strong="H2"\\+w*\\nd*',
      'The lamp burns',
    ],
    ['links keep their words', 'see \\ref the hill|GEN 1:1\\ref*.', 'see the hill.'],
    ['supplied words stay, their braces go', 'The {old} lamp \\add is\\add* lit', 'The old lamp is lit'],
    ['alignment marks go', '\\zaln-s |x-strong="H1" x-content="a"\\*The\\zaln-e\\* lamp', 'The lamp'],
    ['entities are decoded', 'lamp &amp; light &#1488;', 'lamp & light א'],
    ['a line break in the file is a blank', 'The lamp\nburns', 'The lamp burns'],
    ['a new paragraph inside a verse is a blank', 'He said,\n\\p “Come.”', 'He said, “Come.”'],
    ['a line of poetry is a line break', 'The lamp\n\\q2 burns,\n\\b\n\\q1 and burns', 'The lamp\nburns,\nand burns'],
  ])('%s', (_, body, expected) => {
    expect(text(body)).toBe(expected)
  })
})

test('headings, titles and what is about the text stand outside of it', () => {
  expect(
    verses(
      '\\c 3\n\\ms1 Part one\n\\s1 The \\nd lamp\\nd*\n\\r (Ge 1:1)\n\\d A song.\n\\q1\n\\v 1 Burn,\n\\q2 lamp.\n\\s5\n\\p\n\\v 2 It did.',
    ),
  ).toEqual([
    { chapter: 3, verse: 1, text: 'Burn,\nlamp.', heading: 'The lamp', title: 'A song.', paragraph: true, line: true },
    { chapter: 3, verse: 2, text: 'It did.', paragraph: true },
  ])
})

test('a title that begins inside the first verse is a title', () => {
  expect(verses('\\c 3\n\\d \\v 1 A song.\n\\q1 Burn, lamp.')).toEqual([
    { chapter: 3, verse: 1, text: 'Burn, lamp.', title: 'A song.', paragraph: true, line: true },
  ])
})

test('a bridge is one text for all its verses, a verse in two parts is one verse, an empty one is none', () => {
  expect(verses('\\c 1\n\\v 1-2 Both.\n\\v 3a One\n\\v 3b and two.\n\\v 4 \\f + \\ft Left out.\\f*\n\\v 5 —')).toEqual([
    { chapter: 1, verse: 1, through: 2, text: 'Both.', paragraph: true },
    { chapter: 1, verse: 3, text: 'One and two.' },
  ])
})

test('a note that is never closed costs its own verse only, and is told', () => {
  const told: string[] = []
  const book = parseUsfm('\\id TOB\n\\c 1\n\\v 1 Lamp \\f + \\ft Or\n\\v 2 light.', (code) => told.push(code))
  expect(book?.verses.map((verse) => verse.text)).toEqual(['Lamp', 'light.'])
  expect(told).toEqual(['malformed'])
})

test.each([
  ['\\id FRT', undefined, []],
  ['\\id QQQ', undefined, ['unknown-book']],
  ['no marks at all', undefined, ['unknown-book']],
  ['\\id TOB', { book: 'TOB', verses: [] }, ['empty']],
])('%s: told as it is', (source, book, problems) => {
  const told: string[] = []
  expect(parseUsfm(source, (code) => told.push(code))).toEqual(book)
  expect(told).toEqual(problems)
})

describe('the importers', () => {
  test('read every book of a pack and report those they cannot use', async () => {
    const files = { 'a/01-TOB.usfm': '\\id TOB\n\\c 1\n\\v 1 Lamp.', 'b/X.SFM': '\\id QQQ', 'README.md': '\\id JDT' }
    const { report, problems } = collectProblems()
    expect(usfm.recognises(pack(), Object.keys(files))).toBe(true)
    expect(await gather(usfm.read(pack(), packFiles(files), report))).toMatchObject([{ book: 'TOB' }])
    expect(problems).toEqual([{ pack: 'bible-en-test', file: 'b/X.SFM', code: 'unknown-book', at: 'QQQ' }])
  })

  test('join fragments by the number of their chapter', async () => {
    const files = {
      'Tobit/10/data': '\\c 10\n\\v 1 Ten.',
      'Tobit/2/data': '\\c 2\n\\v 1 Two.',
      'Tobit/0/data': '\\id TOB',
    }
    const { report, problems } = collectProblems()
    expect(usfmFragments.recognises(pack(), Object.keys(files))).toBe(true)
    const books = await gather(usfmFragments.read(pack(), packFiles(files), report))
    expect(books.flatMap((book) => book.verses.map((verse) => verse.text))).toEqual(['Two.', 'Ten.'])
    expect(problems).toEqual([])
  })

  test('leave other formats and kinds alone', () => {
    expect(usfm.recognises(pack(), ['a.usx'])).toBe(false)
    expect(usfm.recognises({ ...pack(), kind: 'notes' }, ['a.usfm'])).toBe(false)
    expect(usfmFragments.recognises(pack(), ['data'])).toBe(false)
  })
})
