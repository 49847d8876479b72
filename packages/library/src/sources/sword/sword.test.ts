import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { EditionBook } from '../../sections/edition.ts'
import type { Problem } from '../../sections/problem.ts'
import type { Section } from '../../sections/section.ts'
import type { Pack, PackFile } from '../importer.ts'
import { parseConf } from './conf.ts'
import { swordBible, swordCommentary } from './importer.ts'
import { indexOrder } from './order.ts'
import { headingOf, plainText } from './osis.ts'

const pack: Pack = {
  id: 'bible-es-made-up',
  title: 'Made up',
  language: 'es',
  kind: 'bible',
  tradition: 'protestant',
  licence: 'Public domain',
  tier: 'core',
  characters: 0,
  file: 'made-up',
  bytes: 1,
  sha256: '0'.repeat(64),
}

const conf = (driver: string, versification = '') =>
  `[madeUp]\nDataPath=./modules/texts/ztext/madeup/\nModDrv=${driver}\nLang=es\n${versification}DistributionLicense=Public Domain\n`

/** A New Testament whose entries are given by "BOOK chapter:verse"; all in one block. */
function newTestament(texts: Record<string, string>, shared: Record<string, string> = {}, row = 10): PackFile[] {
  const order = indexOrder('nt', 'KJV')!
  const entries = Buffer.alloc(order.length * row)
  const places = new Map<string, [number, number]>()
  let data = ''
  for (const [key, text] of Object.entries(texts)) {
    places.set(key, [Buffer.byteLength(data), Buffer.byteLength(text)])
    data += text
  }
  for (const [index, verse] of order.entries()) {
    const key = verse && `${verse.book} ${verse.chapter}:${verse.verse}`
    const place = key && places.get(shared[key] ?? key)
    if (!place) continue
    entries.writeUInt32LE(0, index * row)
    entries.writeUInt32LE(place[0], index * row + 4)
    if (row === 12) entries.writeUInt32LE(place[1], index * row + 8)
    else entries.writeUInt16LE(place[1], index * row + 8)
  }
  const packed = deflateSync(data)
  const blocks = Buffer.alloc(12)
  blocks.writeUInt32LE(0, 0)
  blocks.writeUInt32LE(packed.length, 4)
  blocks.writeUInt32LE(data.length, 8)
  const folder = 'modules/texts/ztext/madeup'
  return [
    { path: `${folder}/nt.bzs`, bytes: blocks },
    { path: `${folder}/nt.bzv`, bytes: entries },
    { path: `${folder}/nt.bzz`, bytes: packed },
  ]
}

async function* stream(files: readonly PackFile[]) {
  yield* files
}

async function readAll<Item>(
  importer: {
    read(pack: Pack, files: AsyncIterable<PackFile>, report: (problem: Problem) => void): AsyncIterable<Item>
  },
  files: readonly PackFile[],
): Promise<{ items: Item[]; problems: Problem[] }> {
  const problems: Problem[] = []
  const items: Item[] = []
  for await (const item of importer.read(pack, stream(files), (problem) => problems.push(problem))) items.push(item)
  return { items, problems }
}

const confFile = (driver: string, versification?: string): PackFile => ({
  path: 'mods.d/madeup.conf',
  bytes: Buffer.from(conf(driver, versification)),
})

test('a module tells its name, driver, folder and numbering', () => {
  expect(parseConf(conf('zText'))).toEqual({
    name: 'madeUp',
    driver: 'zText',
    dataPath: 'modules/texts/ztext/madeup',
    language: 'es',
    description: 'madeUp',
    versification: 'KJV',
    licence: 'Public Domain',
  })
  expect(parseConf('ModDrv=zText\n')).toBeUndefined()
})

test('the index counts testament, book and chapter entries, so that a verse is where SWORD puts it', () => {
  const order = indexOrder('nt', 'KJV')!
  // Two for the testament, 27 books, 260 chapters, 7,957 verses.
  expect(order).toHaveLength(2 + 27 + 260 + 7957)
  expect(order[4]).toEqual({ book: 'MAT', chapter: 1, verse: 1 })
  expect(indexOrder('ot', 'KJV')).toHaveLength(2 + 39 + 929 + 23145)
  expect(indexOrder('ot', 'NRSVA')!.at(-1)).toEqual({ book: '4MA', chapter: 18, verse: 24 })
  expect(indexOrder('ot', 'Unheard')).toBeUndefined()
})

describe('a fragment of OSIS', () => {
  test.each([
    [
      'words and notes',
      '<w lemma="strong:H0430">God</w><note placement="foot">a note</note><w>made</w> <w>light</w>.',
      'God made light.',
    ],
    ['entities', 'salt &amp; light &#8212; &quot;so&quot;', 'salt & light — "so"'],
    ['poetry', '<l level="1">one line,</l><l level="2">another</l>', 'one line,\n\nanother'],
    ['an unbalanced milestone', 'a shepherd<div eID="gen25" type="x-p"/>', 'a shepherd'],
  ])('gives its reading text: %s', (_what, fragment, text) => {
    expect(plainText(fragment).replace(/\n+/g, '\n')).toBe(text.replace(/\n+/g, '\n'))
  })

  test('tells the heading that stands in it, but not a psalm’s title', () => {
    expect(headingOf('<title>On the <hi>road</hi></title>They went')).toBe('On the road')
    expect(headingOf('<title type="psalm">Of David</title>The')).toBeUndefined()
  })
})

test('a Bible module gives its verses, lines of poetry kept', async () => {
  const files = newTestament({
    'JHN 11:35': '<w>Lloró el amigo</w>.',
    'REV 22:21': 'Gracia.<div type="x-glossary"/><title>Glosario</title><p>Siclo</p> moneda',
    'JHN 11:36': '<title>Los vecinos</title><div type="x-p" sID="a"/><l>Dijeron:</l><l>le quería.</l>',
  })
  const { items, problems } = await readAll<EditionBook>(swordBible, [confFile('zText'), ...files])
  expect(problems).toEqual([])
  expect(items).toEqual([
    {
      book: 'JHN',
      verses: [
        { chapter: 11, verse: 35, text: 'Lloró el amigo.' },
        { chapter: 11, verse: 36, text: 'Dijeron:\nle quería.', heading: 'Los vecinos', paragraph: true },
      ],
    },
    { book: 'REV', verses: [{ chapter: 22, verse: 21, text: 'Gracia.' }] },
  ])
})

test('a commentary module gives one section for the verses that share a comment', async () => {
  const files = newTestament(
    {
      'MAT 1:1': '<hi type="bold">Verses 1-3</hi><div type="x-p"/>Made-up words on a family.',
      'MAT 1:4': 'Other words.',
    },
    { 'MAT 1:2': 'MAT 1:1', 'MAT 1:3': 'MAT 1:1' },
  )
  const { items } = await readAll<Section>(swordCommentary, [confFile('zCom'), ...files])
  expect(items.map(({ id, text, passages }) => [id, text, passages[0]!.last.verse])).toEqual([
    ['bible-es-made-up/MAT.1.1', 'Made-up words on a family.', 3],
    ['bible-es-made-up/MAT.1.4', 'Other words.', 4],
  ])
})

test('lengths of four bytes are read where the index has them', async () => {
  const files = newTestament({ 'JUD 1:1': 'Largo.' }, {}, 12)
  const { items } = await readAll<EditionBook>(swordBible, [confFile('zText4'), ...files])
  expect(items).toEqual([{ book: 'JUD', verses: [{ chapter: 1, verse: 1, text: 'Largo.' }] }])
})

test.each([
  ['has no .conf', [] as PackFile[], 'malformed'],
  ['is written by a driver we do not read', [confFile('RawGenBook')], 'unknown-format'],
  ['counts its verses in a way we do not know', [confFile('zText', 'Versification=Unheard\n')], 'unknown-format'],
])('a module that %s is named and skipped', async (_what, extra, code) => {
  const { items, problems } = await readAll<EditionBook>(swordBible, [...extra, ...newTestament({ 'JHN 1:1': 'a' })])
  expect(items).toEqual([])
  expect(problems).toMatchObject([{ code }])
})

test('a truncated module is named', async () => {
  const [blocks, entries, data] = newTestament({ 'JHN 1:1': 'a' })
  const cut = [confFile('zText'), blocks!, { ...entries!, bytes: entries!.bytes.subarray(0, 5000) }, data!]
  expect((await readAll<EditionBook>(swordBible, cut)).problems).toMatchObject([{ code: 'malformed' }])
})
