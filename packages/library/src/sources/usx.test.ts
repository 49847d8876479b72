import { expect, test } from 'vitest'
import { collectProblems, gather, pack, packFiles } from './usfm-testing.ts'
import { usfx } from './usfx.ts'
import { usx } from './usx.ts'

const readUsx = async (body: string) => {
  const { report, problems } = collectProblems()
  const files = packFiles({ 'usx/01.usx': `<usx><book code="TOB" style="id">Tobit</book>${body}</usx>` })
  const books = await gather(usx.read(pack(), files, report))
  return { verses: books[0]?.verses, codes: problems.map((problem) => problem.code) }
}
const readUsfx = async (books: string) => {
  const { report, problems } = collectProblems()
  const files = packFiles({ 'test.usfx.xml': `<usfx>${books}</usfx>` })
  return {
    books: await gather(usfx.read(pack(), files, report)),
    codes: problems.map((problem) => problem.code),
  }
}

test('USX: verses run from mark to mark, notes and headings stay out', async () => {
  const { verses } = await readUsx(`
    <chapter number="1" style="c"/>
    <para style="s1">The <char style="nd">lamp</char></para>
    <para style="d">A song.</para>
    <para style="q1"><verse number="1" style="v"/>Burn,<note style="f"><char style="ft">Or, <char>shine</char></char></note></para>
    <para style="q2">old <char style="add">lamp</char>.</para>
    <para style="p"><verse number="2-3" style="v"/>It &amp; they
      did.</para>`)
  expect(verses).toEqual([
    {
      chapter: 1,
      verse: 1,
      text: 'Burn,\nold lamp.',
      heading: 'The lamp',
      title: 'A song.',
      paragraph: true,
      line: true,
    },
    { chapter: 1, verse: 2, through: 3, text: 'It & they did.', paragraph: true },
  ])
})

test('USX: a file that breaks off gives nothing and is told', async () => {
  expect(await readUsx('<chapter number="1"/><para><verse number="1"/>Lamp')).toEqual({
    verses: undefined,
    codes: ['malformed'],
  })
})

test('USFX: a verse runs from its mark to its end mark', async () => {
  const { books } = await readUsfx(
    '<book id="TOB"><h>多俾亚</h><c id="1"/><v id="1"/>灯 亮了。<f>或作光</f><ve/> 不是经文 <v id="2"/>&lt;光&gt;<ve/></book>',
  )
  expect(books).toEqual([
    {
      book: 'TOB',
      verses: [
        { chapter: 1, verse: 1, text: '灯亮了。', paragraph: true },
        { chapter: 1, verse: 2, text: '<光>' },
      ],
    },
  ])
})

test('USFX: the whole books before a break are kept, unknown ones are told', async () => {
  const whole = '<book id="TOB"><c id="1"/><v id="1"/>Lamp.<ve/></book>'
  const { books, codes } = await readUsfx(`${whole}<book id="QQQ"/><book id="JDT"><c id="1"/><v id="1"/>Light`)
  expect(books.map((book) => book.book)).toEqual(['TOB'])
  expect(codes).toEqual(['unknown-book', 'malformed'])
})

test('each format is told by its files', () => {
  expect(usx.recognises(pack(), ['usx/01-GEN.usx'])).toBe(true)
  expect(usx.recognises(pack(), ['chi.usfx.xml'])).toBe(false)
  expect(usfx.recognises(pack(), ['chi.usfx.xml'])).toBe(true)
  expect(usfx.recognises(pack(), ['usx/01-GEN.usx'])).toBe(false)
})
