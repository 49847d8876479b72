import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EditionBook } from '../sections/edition.ts'
import type { Problem } from '../sections/problem.ts'
import { sectionImporters } from './index.ts'
import { installedSource } from './installed.ts'
import { verseList } from './verse-list.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berea-sword-'))
  mkdirSync(join(folder, 'mods.d'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function install(name: string, conf: string) {
  writeFileSync(join(folder, 'mods.d', `${name.toLowerCase()}.conf`), `[${name}]\nDataPath=./modules/${name}/\n${conf}`)
  mkdirSync(join(folder, 'modules', name), { recursive: true })
  for (const file of ['nt.bzs', 'nt.bzv', 'nt.bzz', 'readme.txt'])
    writeFileSync(join(folder, 'modules', name, file), file)
}

const packs = async () => (await installedSource([folder]).packs()).packs

test('a module that is a text of the library carries its name, any other one of its own', async () => {
  install('spaRV1909eb', 'ModDrv=zText\nLang=es\nDescription=Reina Valera 1909\n')
  install('FreSomething', 'ModDrv=zText\nLang=fr\nDescription=Quelque Bible\nDistributionLicense=Public Domain\n')
  install('MHCC', 'ModDrv=zCom4\nLang=en\n')
  install('Lexicon', 'ModDrv=zLD\nLang=en\n')
  const found = (await packs()).filter(({ file }) => file.startsWith('sword/'))
  expect(found.map(({ id, kind, language }) => [id, kind, language])).toEqual([
    ['bible-fr-fresomething', 'bible', 'fr'],
    ['commentary-en-henry-concise', 'commentary', 'en'],
    ['bible-es-rv1909', 'bible', 'es'],
  ])
})

test('a module’s files are its .conf and its data, nothing that lies beside them', async () => {
  install('spaRV1909eb', 'ModDrv=zText\nLang=es\n')
  const source = installedSource([folder])
  const pack = (await source.packs()).packs.find(({ id }) => id === 'bible-es-rv1909')!
  const opened = await source.open(pack)
  expect('paths' in opened && opened.paths).toEqual([
    'mods.d/sparv1909eb.conf',
    ...['nt.bzs', 'nt.bzv', 'nt.bzz'].map((file) => `modules/spaRV1909eb/${file}`),
  ])
})

test('an installed commentary finds an importer that reads it', async () => {
  install('MHCC', 'ModDrv=zCom4\nLang=en\n')
  const source = installedSource([folder])
  const pack = (await source.packs()).packs.find(({ kind }) => kind === 'commentary')!
  const opened = await source.open(pack)
  if ('problem' in opened) throw new Error(opened.problem.code)
  expect(sectionImporters.find((one) => one.recognises(pack, opened.paths))?.name).toBe('SWORD commentary')
})

test('a .conf that points out of its folder is not followed', async () => {
  writeFileSync(join(folder, 'mods.d', 'evil.conf'), '[Evil]\nDataPath=../../../etc/\nModDrv=zText\nLang=en\n')
  expect((await packs()).filter(({ file }) => file.startsWith('sword/'))).toEqual([])
})

test('the King James and the American Standard come with npm install', async () => {
  const source = installedSource([])
  const { packs } = await source.packs()
  expect(packs.map(({ id }) => id)).toEqual(['bible-en-kjv', 'bible-en-asv'])
  const opened = await source.open(packs[0]!)
  if ('problem' in opened) throw new Error(opened.problem.code)
  const problems: Problem[] = []
  const books: EditionBook[] = []
  for await (const book of verseList.read(packs[0]!, opened.files(), (problem) => problems.push(problem)))
    books.push(book)
  expect(problems).toEqual([])
  expect(books).toHaveLength(66)
  const john = books.find(({ book }) => book === 'JHN')!.verses
  expect(john.find(({ chapter, verse }) => chapter === 11 && verse === 35)?.text).toBe('Jesus wept.')
  expect(books.flatMap(({ verses }) => verses)).toHaveLength(31_102)
})

test('a list that is too short, or no list, is named', async () => {
  for (const text of ['["one"]', '{}', 'no JSON']) {
    const problems: Problem[] = []
    const [pack] = (await installedSource([]).packs()).packs
    const files = (async function* () {
      yield { path: 'x.json', bytes: Buffer.from(text) }
    })()
    const read = verseList.read(pack!, files, (problem) => problems.push(problem))
    for await (const book of read) throw new Error(`read ${book.book}`)
    expect(problems).toMatchObject([{ code: 'malformed', file: 'x.json' }])
  }
})
