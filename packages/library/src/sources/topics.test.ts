import { describe, expect, it } from 'vitest'
import { nave } from './nave.ts'
import { readTexts, samplePack } from './reading.test-support.ts'
import { torrey } from './torrey.ts'

const pack = samplePack({ kind: 'topics' })

describe('Torrey’s topics', () => {
  it('are a paragraph for each aspect, with its references', async () => {
    const { sections, problems } = await readTexts(torrey, pack, {
      'x/torrey/L/LAMPS, THE.json': JSON.stringify({
        topic: 'LAMPS, THE',
        slug: 'lamps__the',
        aspects: [
          { label: 'Made of: Clay', references: ['2 Corinthians 4:7', 'Matthew 5:15,16'] },
          { label: 'Lost', references: ['Genesis 99:1'] },
        ],
      }),
    })
    expect(sections).toMatchObject([
      {
        id: 'notes-en-sample/lamps-the',
        title: 'Lamps, the',
        text: 'Made of: Clay: 2 Corinthians 4:7; Matthew 5:15, 16\n\nLost: Genesis 99:1',
        mentions: ['2CO 4:7', 'MAT 5:15', 'MAT 5:16'],
        terms: ['Lamps', 'the Lamps'],
      },
    ])
    expect(problems).toMatchObject([{ code: 'unknown-reference', at: 'Lost', detail: 'Genesis 99:1' }])
  })
})

describe('Nave’s topics', () => {
  const text = [
    "                NAVE'S TOPICAL BIBLE",
    '',
    'L',
    '',
    '   LAMP (a vessel)',
    '          -FIGURATIVE USE OF',
    '',
    '          .Of the word Ps 119:105; Pr',
    '          6:23; 13:9,10',
    '',
    '          -A judge carried one Jud 7:16; So 8:6; 1Th 5:5; Le 24:2',
    '',
    '   LANTERN',
    '          -See [12]LAMP (a vessel)',
    '',
    '   LIGHT',
    '          -See [12]LAMP (a vessel)',
    '',
    '          -Made first Ge 1:3',
  ].join('\n')

  it('carry the book over ";" and the chapter over ",", line breaks or not', async () => {
    const { sections, problems } = await readTexts(nave, pack, { 'data/nave/topics.txt': text })
    expect(problems).toEqual([])
    expect(sections).toMatchObject([
      {
        title: 'Lamp (a vessel)',
        text: 'Figurative Use of\n\nOf the word: Ps 119:105; Pr 6:23; 13:9, 10\n\nA judge carried one: Jud 7:16; So 8:6; 1Th 5:5; Le 24:2',
        mentions: ['PSA 119:105', 'PRO 6:23', 'PRO 13:9', 'PRO 13:10', 'JDG 7:16', 'SNG 8:6', '1TH 5:5', 'LEV 24:2'],
        terms: ['Lantern', 'Lamp'],
        provenance: { at: 'line 5' },
      },
      { title: 'Light', text: 'See Lamp (a vessel)\n\nMade first: Ge 1:3' },
    ])
  })

  it('that are not there are reported', async () => {
    expect(await readTexts(nave, pack, { 'data/nave/topics.txt': 'prose' })).toMatchObject({
      sections: [],
      problems: [{ code: 'malformed' }],
    })
  })
})
