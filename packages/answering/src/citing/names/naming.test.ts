import { knowledge } from '@berea/knowledge'
import type { Section, Work } from '@berea/library'
import { describe, expect, test } from 'vitest'
import { nameAuthor } from './authors.ts'
import { nameLicence } from './licences.ts'
import { namesToFind, nameText } from './naming.ts'
import { nameOfSource } from './sources.ts'
import { nameOfWork, titleOfWork } from './works.ts'

const work = (id: string, more: Partial<Work> = {}): Work => ({
  id,
  title: 'A title',
  language: 'en',
  kind: 'commentary',
  tradition: 'patristic',
  licence: 'public domain (remark)',
  tier: 'core',
  characters: 9,
  ...more,
})
const fathers = work('commentary-en-fathers', { author: '107 fathers: Chrysostom, Augustine ...', year: 100 })
const section = (id: string, more: Partial<Section> = {}): Section => ({
  id,
  work: id.split('/')[0]!,
  order: 0,
  text: 'Words.',
  passages: [],
  provenance: { file: 'f' },
  ...more,
})

describe('a saying in a collection is named by who said it, when and where', () => {
  const saying = section('commentary-en-fathers/John-Chrysostom/John-11:33', {
    author: 'John Chrysostom',
    year: 407,
    facts: { father: 'John Chrysostom', source: 'Homily on the Gospel of John 63' },
  })
  test.each([
    ['zh-cn', '金口约翰', '《约翰福音讲道》63', '公有领域'],
    ['zh-tw', '金口約翰', '《約翰福音講道》63', '公有領域'],
    ['en', 'John Chrysostom', 'Homilies on John 63', 'Public domain'],
    ['es-es', 'Juan Crisóstomo', 'Homilías sobre Juan 63', 'Dominio público'],
    ['fr-fr', 'Jean Chrysostome', 'Homélies sur Jean 63', 'Domaine public'],
  ] as const)('in %s', (locale, author, title, licence) => {
    expect(nameText(fathers, locale, saying)).toEqual({ title, author, century: 4, year: null, licence })
  })

  test('one taken from a later collection names that', () => {
    const alcuin = section('commentary-en-fathers/Alcuin/1', {
      author: 'Alcuin of York (as quoted by Aquinas, AD 1274)',
      facts: { source: 'Catena Aurea by Aquinas' },
    })
    expect(nameText(fathers, 'zh-cn', alcuin)).toMatchObject({
      author: '约克的阿尔昆',
      century: 8,
      title: '《金链》（阿奎那辑）',
    })
  })

  test('no name of the database and no invented year remain of the whole', () => {
    const whole = nameText(fathers, 'zh-cn')
    expect(whole).toMatchObject({
      title: '《教父论圣经》',
      author: '金口约翰、奥古斯丁、亚历山大的区利罗等',
      year: null,
    })
  })
})

test('a book in a pack of several is named itself, with its writer and its year', () => {
  const pack = work('classics-en-protestant', { kind: 'fathers', year: 1529 })
  const chapter = section('classics-en-protestant/pilgrims-progress/1', { author: 'John Bunyan', year: 1678 })
  expect(nameText(pack, 'fr-fr', chapter)).toMatchObject({
    title: 'Le Voyage du pèlerin',
    author: 'John Bunyan',
    century: 17,
    year: 1678,
  })
  expect(nameText(pack, 'en')).toMatchObject({ author: 'John Calvin, Martin Luther, John Bunyan', year: null })
})

test.each([
  ['Papias of Hierapolis (as quoted by Eusebius of Caesarea, AD 339)', '希拉波利的帕皮亚'],
  ['Isidore of Pelusium', '佩鲁西翁的伊西多尔'],
  ['Tertullian is referenced above by Jerome (AD 420)', '特土良'],
  ['Pseudo-Chrysostom', '托名金口约翰'],
  ['Somebody Else', 'Somebody Else'],
])('%s is %s, and nobody whose name only stands beside it', (name, shown) => {
  expect(nameAuthor(name, 'zh-cn').name).toBe(shown)
})

test.each([
  ['Public domain (since 30 April 2023)', 'zh-cn', '公有领域'],
  ['CC0 1.0 / public domain (meta.license)', 'en', 'CC0 1.0, Public domain'],
  ['public domain (upstream scopes its finding to the United States)', 'fr-fr', 'Domaine public'],
  ['Text CC BY 4.0; morphology CC BY-SA 3.0', 'es-es', 'CC BY 4.0, CC BY-SA 3.0'],
  ['per image: CC0, CC BY (each record says which)', 'zh-tw', '每張圖片各有授權（CC0、CC BY）'],
  ['© 2020 Their Publisher (by leave)', 'en', '© 2020 Their Publisher (by leave)'],
] as const)('the licence %s', (licence, locale, shown) => expect(nameLicence(licence, locale)).toBe(shown))

test('a work is found by what its readers call its authors', () => {
  expect(namesToFind(fathers, 'zh-cn')).toEqual(expect.arrayContaining(['热罗尼莫', '耶柔米', 'Augustine of Hippo']))
  expect(namesToFind(fathers, 'zh-cn')).not.toContain('奥古斯丁')
  expect(nameText(fathers, 'zh-cn').author).toContain('奥古斯丁')
  expect(namesToFind(work('notes-zh-tyndale', { titleLocal: '研讀筆記' }), 'en')).toContain('研讀筆記')
})

test('the name in a sentence and the title are one, whatever the language of the notes', () => {
  for (const id of ['notes-zh-tyndale', 'notes-fr-tyndale', 'notes-en-tyndale-study']) {
    expect(nameOfWork(work(id), 'zh-cn')).toBe('《丁道尔研读注释》')
    expect(titleOfWork(work(id), 'zh-cn')).toBe('《丁道尔研读注释》')
    expect(titleOfWork(work(id), 'fr-fr')).toBe('Notes d’étude Tyndale')
  }
})

test('what a saying is taken from keeps its own words where it has no name', () => {
  expect(nameOfSource('On a Matter Nobody Knows 3', 'en')).toBeUndefined()
  expect(nameOfSource('Homily 12 on 1 Corinthians', 'zh-cn')).toBe('《哥林多前书讲道》12')
  expect(nameOfSource('ON THE TRINITY 9.1', 'es-es')).toBe('Sobre la Trinidad 9.1')
})

test('every row of works and writings names its authors by names that there are', () => {
  for (const [id, authors = ''] of [...knowledge().table('works'), ...knowledge().table('writings')])
    for (const key of authors.split(',').filter(Boolean)) expect(nameAuthor(key, 'en').name, id).not.toBe(key)
})
