import { formatUsfm } from '@berea/scripture'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { split } from '../sections/split.ts'
import { decodeText } from './decode.ts'
import { headline } from './headline.ts'
import { htmlBlocks } from './html.ts'
import { markdownBlocks } from './markdown.ts'
import { decodeEntities, tidy } from './prose.ts'
import { linkPassages, printedPassages, usfmList, usfmRange } from './references.ts'

const none = () => []

describe('prose', () => {
  it.each([
    ['en', 'God’s\u00a0 people , said ( so ) .', 'God’s people, said (so).'],
    ['en', 'soft\u00ADhyphen and\u200B mark\uFEFF', 'softhyphen and mark'],
    ['en', 'verse one  \n and two', 'verse one\nand two'],
    ['fr', 'Qui vient ? « Moi »', 'Qui vient\u00A0? «\u00A0Moi\u00A0»'],
    ['zh-Hans', '神 的儿子 ，说 ：“ 来 ”', '神的儿子，说：“来”'],
    ['zh-Hant', '耶和華（雅巍）是我的牧者', '耶和華是我的牧者'],
    ['zh-Hant', '耶和華\n（雅巍）\n是我的牧者', '耶和華\n是我的牧者'],
    ['zh-Hans', '用 Bela 这个名', '用 Bela 这个名'],
  ])('is tidied for quotation in %s: %j', (language, raw, clean) => {
    expect(tidy(raw, language)).toBe(clean)
  })

  it('tidied twice is the same as once', () => {
    const text = fc
      .array(
        fc.constantFrom(
          'a',
          ' ',
          '\n',
          '，',
          '神',
          '“',
          '”',
          '(',
          ')',
          ',',
          ' ?',
          '« ',
          '\u00A0',
          '（雅巍）',
          '耶和華',
        ),
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'fr', 'zh-Hant'), (raw, language) => {
        const once = tidy(raw, language)
        expect(tidy(once, language)).toBe(once)
      }),
    )
  })

  it.each([
    ['Tom &amp; Ann &#8212; &#x4e2d; &eacute;', 'Tom & Ann — 中 é'],
    ['&unknown; &', '&unknown; &'],
    ['&#xD800;&#0;', ''],
  ])('has its entities decoded: %s', (raw, plain) => {
    expect(decodeEntities(raw)).toBe(plain)
  })

  it.each([
    ['ANCIENT OF DAYS', 'Ancient of Days'],
    ['ANGEL (a spirit)', 'Angel (a spirit)'],
    ['CHAPTER XLIX', 'Chapter XLIX'],
    ['GOD’S LAW', 'God’s Law'],
  ])('has its capitals softened: %s', (loud, soft) => {
    expect(headline(loud)).toBe(soft)
  })
})

describe('markdown', () => {
  it('becomes blocks: paragraphs, items, headings of both kinds, without its marks', () => {
    const text =
      'LIFE\n====\n\nA *word* of **weight**\\* and _more_ snake_case.\nGoes on.\n\n### Sub #\n\n* one\n* two\n\n1. first\n\n> said\n\n---\n\n![x](y.png)\n'
    expect(markdownBlocks(text, none)).toEqual(
      [
        { text: 'LIFE', heading: true },
        { text: 'A word of weight* and more snake_case. Goes on.' },
        { text: 'Sub', heading: true },
        { text: 'one' },
        { text: 'two' },
        { text: '1. first' },
        { text: 'said' },
        { text: '' },
      ].slice(0, 7),
    )
  })

  it('stays fast on what looks like a link or emphasis without end', () => {
    const hostile = `${'['.repeat(3000)}${'*_'.repeat(3000)}${'[a]('.repeat(2000)}`
    expect(markdownBlocks(hostile, none).length).toBeGreaterThan(0)
  })
})

describe('html', () => {
  it('becomes blocks, whatever is left unclosed', () => {
    expect(
      htmlBlocks(
        '<h2>Life</h2><p>One &amp; <a href="x">two</a><p>Three<ol><li><p>a</p></li><li>b</ol><ul><li>c</ul><video>no</video>',
        (url) => (url === 'x' ? [usfmRange('GEN 1:1')!] : []),
      ).map(({ text, heading, mentions }) => [text, heading ?? false, mentions?.length ?? 0]),
    ).toEqual([
      ['Life', true, 0],
      ['One & two', false, 1],
      ['Three', false, 0],
      ['1. a', false, 0],
      ['2. b', false, 0],
      ['c', false, 0],
    ])
  })
})

describe('bytes', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  it('are text in UTF-8, line ends and marks taken care of', () => {
    expect(decodeText(bytes('\uFEFFa\r\nb\rc'))).toEqual({ text: 'a\nb\nc' })
  })

  it('may have one broken byte in a long text, but no more', () => {
    const long = 'x'.repeat(2000)
    expect(decodeText(new Uint8Array([...bytes(long), 0xff]))).toEqual({ text: `${long}\uFFFD` })
    expect(decodeText(new Uint8Array([...bytes(long), 0xff, 0x20, 0xff]))).toMatchObject({ code: 'not-text' })
    expect(decodeText(new Uint8Array([0xff, 0x41]))).toMatchObject({ code: 'not-text' })
    expect(decodeText(bytes('a\0b'))).toMatchObject({ code: 'not-text' })
  })
})

describe('references', () => {
  it.each([
    ['2Sam7:13-2Sam7:16', ['2SA 7:13-16']],
    ['Ps23', ['PSA 23']],
    ['Gen1:3-Gen2:3', ['GEN 1:3-2:3']],
    ['John3:16-18', ['JHN 3:16-18']],
    ['Judg6:11,Judg6:24,34', ['JDG 6:11', 'JDG 6:24', 'JDG 6:34']],
    ['Jude1:3', ['JUD 1:3']],
    ['Ruth0:0', ['RUT 1-4']],
    ['Gen99:1', []],
    ['%E0%A4', []],
    ['', []],
  ])('of a link: %s', (path, expected) => {
    expect(linkPassages(path, () => {}).map((passage) => formatUsfm(passage))).toEqual(expected)
  })

  it('of a list of codes are brought back to verses that exist', () => {
    const unknown: string[] = []
    const found = usfmList('GEN 1:1–GEN 2:3; 3JN 1:15; REV 12:18–REV 13:18; GEN 3; XYZ 1:1', (text) =>
      unknown.push(text),
    )
    expect(found.map((passage) => formatUsfm(passage))).toEqual(['GEN 1:1-2:3', '3JN 1:14', 'REV 12:17-13:18', 'GEN 3'])
    expect(unknown).toEqual(['XYZ 1:1'])
  })

  it.each([
    [
      'en',
      `${'far away '.repeat(40)}as in Matt. v. 3, and (Gen. 4:2; 5:1)${' so on'.repeat(40)} see Co1 9:1.`,
      ['MAT 5:3', 'GEN 4:2', 'GEN 5:1', '1CO 9:1'],
    ],
    ['es', 'Como en Juan 3:16 y Romanos 8, 28.', ['JHN 3:16', 'ROM 8:28']],
    ['zh-Hans', '如约翰福音3:16所说', ['JHN 3:16']],
    ['en', 'It was 3:16 in the afternoon of no day.', []],
  ])('printed in running text (%s)', (language, text, expected) => {
    expect(printedPassages(text, language).map((passage) => formatUsfm(passage))).toEqual(expected)
  })

  it('are sought in any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => void printedPassages(text)),
      { numRuns: 15 },
    )
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => void linkPassages(text, () => {})),
      { numRuns: 100 },
    )
  })
})

describe('splitting', () => {
  const block = fc.record({
    text: fc.integer({ min: 1, max: 3000 }).map((length) => 'word '.repeat(Math.ceil(length / 5)).trim()),
    heading: fc.constant(false),
  })

  it('loses nothing, keeps the order and makes no part that could have been shorter', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 20 }), (blocks) => {
        const parts = split(blocks)
        expect(parts.flatMap((part) => part.blocks.map(({ text }) => text))).toEqual(blocks.map(({ text }) => text))
        for (const part of parts) {
          const length = part.blocks.reduce((sum, { text }) => sum + text.length, 0)
          expect(part.blocks.length === 1 || length <= 4000).toBe(true)
        }
      }),
    )
  })

  it('cuts at headings worth it, keeps short parts together and drops a heading over nothing', () => {
    const long = 'word '.repeat(80).trim()
    const parts = split([
      { text: long },
      { text: 'Life', heading: true },
      { text: long },
      { text: 'Death', heading: true },
      { text: 'Short.' },
      { text: 'Nothing', heading: true },
    ])
    expect(parts.map((part) => [part.heading, part.blocks.map(({ text }) => text.slice(0, 5))])).toEqual([
      [undefined, ['word ']],
      ['Life', ['word ', 'Death', 'Short']],
    ])
  })

  it('cuts a paragraph without end at the end of a sentence', () => {
    const sentence = `${'Word '.repeat(60)}end.`
    const text = Array.from({ length: 20 }, () => sentence).join(' ')
    const parts = split([{ text }])
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.every((part) => part.blocks.every((one) => one.text.endsWith('end.')))).toBe(true)
    expect(parts.flatMap((part) => part.blocks.map((one) => one.text)).join(' ')).toBe(text)
  })
})
