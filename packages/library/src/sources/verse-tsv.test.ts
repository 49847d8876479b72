import { describe, expect, test } from 'vitest'
import { collectProblems, gather, pack, packFiles } from './usfm-testing.ts'
import { parseVerseTsv, verseTsv } from './verse-tsv.ts'

const parse = (source: string) => {
  const told: string[] = []
  const verses = parseVerseTsv(source, (code, at) => told.push(`${code} ${at}`))
  return { verses, told }
}
const text = (row: string) => parse(`1\t1\t${row}`).verses[0]?.text

describe('the text of a verse decoded from SWORD', () => {
  test.each([
    ['tags go, their words stay', 'The <w lemma="strong:H1">lamp</w> <FI>is<Fi> <q who="Jesus">lit', 'The lamp is lit'],
    ['notes go with their words', 'The lamp<note n="a">Or <hi>light</hi></note>, lit', 'The lamp, lit'],
    ['entities are decoded', '&lt;lamp&gt; &amp; light', '<lamp> & light'],
    ['lines are kept', '<l sID="1"/>The lamp <l eID="1"/><l sID="2"/>burns<l eID="2"/>', 'The lamp\nburns'],
    ['paragraph marks go', '¶ The lamp* ✶burns', 'The lamp burns'],
    ['in Chinese without a blank', '燈亮了、○有光、', '燈亮了、有光、'],
    ['remarks of the editors go', 'The lamp *** see the other text *** burns (* some add: on)', 'The lamp burns'],
    ['a number of another division goes', '(18) The lamp, [74] still, burns', 'The lamp, still, burns'],
    [
      'the title of a fragment goes',
      'The lamp burns. IV — Of the oil (<reference osisRef="x">Est 13</reference>). A lire après <reference>3</reference>.',
      'The lamp burns.',
    ],
    ['the foot of a web page goes', 'The lamp burns. Retournez au Début <a>Hosted by</a> ======', 'The lamp burns.'],
  ])('%s', (_, row, expected) => {
    expect(text(row)).toBe(expected)
  })
})

test('titles of psalms and headings of editors stand outside of the text; names of books and chapters go', () => {
  const { verses } = parse(
    [
      '0\t0\t<title type="main">Psalms</title>',
      '3\t0\t<chapter n="3"/><title type="chapter">Psalm 3</title><title>— The lamp —</title>',
      '3\t1\t<title canonical="true" type="psalm">A song.</title> Burn. <title type="acrostic">BETH</title>',
      '3\t2\t<div sID="g1" type="x-p"/>It did.',
    ].join('\n'),
  )
  expect(verses).toEqual([
    { chapter: 3, verse: 1, text: 'Burn.', heading: 'The lamp', title: 'A song.', paragraph: true },
    { chapter: 3, verse: 2, text: 'It did.', heading: 'BETH', paragraph: true },
  ])
})

test('a footnote whose tags were escaped and parted is cut away and told', () => {
  const { verses, told } = parse('1\t1\tThe lamp&lt;ref&gt;a light\n1\t2\tof oil.&lt;/ref&gt; burns\n1\t3\tand burns.')
  expect(verses.map((verse) => verse.text)).toEqual(['The lamp', 'of oil.', 'and burns.'])
  expect(told).toEqual(['malformed 1:1', 'malformed 1:2'])
})

test('a row without numbers is told by its line', () => {
  expect(parse('1\t1\tLamp.\nnothing here\n').told).toEqual(['malformed line 2'])
})

test('a module is told by its .conf and its books', async () => {
  const files = {
    'M/TOB.tsv': '1\t1\tLamp.',
    'M/ENO.tsv': '1\t1\tNo.',
    'M/JDT.tsv': '0\t0\t<title>x</title>',
    'M/m.conf': '',
  }
  const { report, problems } = collectProblems()
  expect(verseTsv.recognises(pack(), Object.keys(files))).toBe(true)
  expect(verseTsv.recognises(pack(), ['M/TOB.tsv'])).toBe(false)
  expect(await gather(verseTsv.read(pack(), packFiles(files), report))).toHaveLength(1)
  expect(problems.map((problem) => [problem.code, problem.at])).toEqual([
    ['unknown-book', 'ENO'],
    ['empty', 'JDT'],
  ])
})

test('rows that drifted from their places are counted from the mark that opens their chapter', () => {
  const open = (chapter: number) => `<chapter osisID="Tob.${chapter}" sID="g${chapter}"/>`
  const drifting = parse(`1\t0\t${open(1)}\n1\t1\tOne.\n1\t2\tTwo.\n1\t3\t${open(2)}\n2\t0\tThree.\n2\t1\tFour.`)
  expect(drifting.verses.map(({ chapter, verse, text }) => `${chapter}:${verse} ${text}`)).toEqual([
    '1:1 One.',
    '1:2 Two.',
    '2:1 Three.',
    '2:2 Four.',
  ])
  expect(drifting.told).toEqual(['malformed chapter 2 begins at another place'])
  const headless = parse(`0\t0\tOne.\n1\t0\tTwo.\n1\t1\t${open(2)}\n1\t2\tThree.`)
  expect(headless.verses.map(({ chapter, verse, text }) => `${chapter}:${verse} ${text}`)).toEqual([
    '1:1 One.',
    '1:2 Two.',
    '2:1 Three.',
  ])
})
