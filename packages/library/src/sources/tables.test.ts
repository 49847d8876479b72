import { formatUsfm } from '@berea/scripture'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../sections/problem.ts'
import { crossReferences } from './cross-references.ts'
import { geodata } from './geodata.ts'
import { pictures } from './pictures.ts'
import { readTexts, samplePack } from './reading.test-support.ts'
import { theographic } from './theographic.ts'
import { uwWords } from './uw-words.ts'

describe('Theographic’s tables', () => {
  const read = (files: Record<string, string>) => readTexts(theographic, samplePack({ kind: 'people-places' }), files)

  it('name each other: kin, places and events in plain sentences', async () => {
    const { sections, problems } = await read({
      'CSV/People.csv':
        '\uFEFFpersonLookup,name,displayTitle,gender,birthYear,birthPlace,dictText,verses,father,siblings\na_1,Ann,Ann of Bethel,Female,-3,bethel_1,"A seer ([Gen. 1:1](/gen#Gen.1.1)).","Gen.1.1,Gen.1.2,2Kgs.5.12,Nah.9.9",b_2,\nb_2,Ben,Ben,Male,,,,Gen.1.1,,\n',
      'CSV/Places.csv':
        '\uFEFFplaceLookup,displayTitle,kjvName,featureType,featureSubType,openBibleLat,openBibleLong,verses,dictText\nbethel_1,Bethel,Luz,Human,City,31.9,35.2,Gen.1.1,\n',
      'CSV/Events.csv':
        '\uFEFFtitle,ID,startDate,verses,participants,locations\nAnn sees,5,-4003,Gen.1.1,a_1,bethel_1\n',
    })
    expect(problems.map(({ code, at, detail }) => [code, at, detail])).toEqual([
      ['unknown-reference', 'a_1', 'Nah.9.9'],
    ])
    expect(sections).toMatchObject([
      {
        id: 'notes-en-sample/people/a_1',
        title: 'Ann of Bethel',
        text: 'Ann: daughter of Ben.\n\nA seer (Gen. 1:1).',
        mentions: ['GEN 1:1-2', '2KI 5:12', 'GEN 1:1'],
        terms: ['Ann'],
        facts: { type: 'person', gender: 'female', born: '4 BC', birthPlace: 'Bethel' },
      },
      { title: 'Ben', text: 'Ben is named in Scripture.' },
      {
        title: 'Bethel',
        text: 'Bethel: city named in Scripture.',
        terms: ['Luz'],
        facts: { latitude: 31.9, longitude: 35.2 },
      },
      {
        id: 'notes-en-sample/events/5',
        text: 'Ann sees (by the traditional reckoning 4004 BC). Those who take part: Ann of Bethel. Where: Bethel.',
        passages: ['GEN 1:1'],
      },
    ])
  })

  it('that are broken are named, the others are read', async () => {
    const { sections, problems } = await read({
      'CSV/People.csv': 'personLookup,name\n"open',
      'CSV/Places.csv': 'placeLookup,displayTitle\nx_1,X\n',
    })
    expect(problems).toMatchObject([{ file: 'CSV/People.csv', code: 'malformed' }])
    expect(sections.map(({ title }) => title)).toEqual(['X'])
  })
})

describe('geodata', () => {
  const place = (id: string, score: number, image = 'i1') => ({
    id,
    friendly_id: `Tell ${id}`,
    lonlat: '35.5,-31.25',
    type: 'settlement',
    ancient_associations: { a1: { name: 'Ai 2', score } },
    media: { thumbnail: { image_id: image } },
  })
  const read = (license: string, ...places: object[]) =>
    readTexts(geodata, samplePack({ kind: 'geodata' }), {
      'data/modern.jsonl': places.map((one) => JSON.stringify(one)).join('\n'),
      'data/image.jsonl': JSON.stringify({
        id: 'i1',
        license,
        credit: 'A. Nobody',
        credit_url: 'https://x.test',
        descriptions: { m: '<b>Hill</b>' },
      }),
    })

  it('gives an ancient place its likeliest modern one', async () => {
    const { sections } = await read('CC0', place('one', 100), place('two', 600), place('three', 300))
    expect(sections).toMatchObject([
      {
        title: 'Ai',
        text: 'Ai is the modern settlement at Tell two (31.25° S, 35.50° E).',
        facts: { latitude: -31.25, longitude: 35.5, pictureCredit: 'A. Nobody', pictureDescription: 'Hill' },
      },
    ])
  })

  it.each([
    ['CC-BY-SA-4.0', true],
    ['CC-BY-3.0', true],
    ['public-domain', true],
    ['CC0', true],
    ['copyright', false],
    ['CC-BY-NC-4.0', false],
    ['CC-BY-ND-2.0', false],
    ['google', false],
  ])('shows a picture under %s: %s', async (license, shown) => {
    const { sections } = await read(license, place('one', 900))
    expect('pictureUrl' in (sections[0]?.facts ?? {})).toBe(shown)
  })
})

describe('pictures', () => {
  const picture = {
    id: 'p1',
    file: 'images/p1.webp',
    width: 10,
    height: 5,
    caption: { en: 'Dog', fr: 'Chien', 'handbookEntry-zh-Hans': '狗' },
    licence: 'CC0',
    credit: 'A. Nobody',
  }
  const read = (...records: (object | string)[]) =>
    readTexts(pictures, samplePack({ kind: 'images' }), {
      'images.jsonl': records.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n'),
    })

  it('carry their file, credit and the words of each language', async () => {
    const { sections } = await read({
      ...picture,
      description: { en: 'A dog &amp; a bone', fr: 'Un chien' },
      story: 3,
      frame: 2,
      passages: ['GEN 1:1–GEN 1:3'],
    })
    expect(sections).toMatchObject([
      {
        title: 'Dog',
        text: 'A dog & a bone',
        passages: ['GEN 1:1-3'],
        terms: ['Chien', '狗'],
        links: ['obs:3'],
        facts: {
          picture: 'images/p1.webp',
          credit: 'A. Nobody',
          'caption-fr': 'Chien',
          'description-fr': 'Un chien',
          story: 3,
          frame: 2,
        },
      },
    ])
    expect(sections[0]?.facts).not.toHaveProperty('caption-handbookEntry-zh-Hans')
  })

  it('of people are left out of photographs of places and things, and stay in illustrations', async () => {
    const titled = (en: string, entities?: string[]) => ({
      ...picture,
      id: en,
      caption: { en },
      ...(entities ? { entities } : {}),
    })
    const { sections, problems } = await read(
      titled('Men Bowing', ['realia:Altar']),
      titled('Altar of Incense', ['person:Aaron']),
      titled('Men in a Boat'),
    )
    expect(sections.map(({ title }) => title)).toEqual(['Altar of Incense', 'Men in a Boat'])
    expect(problems).toEqual([])
  })

  it('that are ill formed are named by their line: no credit, a path that leaves the pack, no JSON', async () => {
    const { sections, problems } = await read(
      { ...picture, credit: '' },
      { ...picture, file: '../x.png' },
      '{',
      picture,
    )
    expect(sections).toHaveLength(1)
    expect(problems.map(({ at, code }) => [at, code])).toEqual([
      ['line 1', 'malformed'],
      ['line 2', 'malformed'],
      ['line 3', 'malformed'],
    ])
  })
})

describe('cross-references', () => {
  it('are read with their votes, ranges of every form, and bad ones named', async () => {
    const problems: Problem[] = []
    const text =
      '#credit\nGen.1.1\tJohn.1.1-3:360 Ps.8.1-9.2:12 Gen.1.1-Exod.1.1:2 Nowhere.1.1:1 x\nNo.1.1\tJohn.1.1:2\n'
    const files = async function* () {
      yield { path: 'cross_references.grouped.tsv', bytes: new TextEncoder().encode(text) }
    }
    const found: string[] = []
    for await (const { from, to, votes } of crossReferences(samplePack(), files(), (problem) => problems.push(problem)))
      found.push(`${formatUsfm({ first: from, last: from })} → ${formatUsfm(to)} (${votes})`)
    expect(found).toEqual(['GEN 1:1 → JHN 1:1-3 (360)', 'GEN 1:1 → PSA 8:1-9:2 (12)', 'GEN 1:1 → GEN 1-50 (2)'])
    expect(problems.map(({ at, detail }) => [at, detail])).toEqual([
      ['line 2', 'Nowhere.1.1:1'],
      ['line 2', 'x'],
      ['line 3', 'No.1.1'],
    ])
  })
})

describe('translation words', () => {
  it('keep the definition and the references, not the advice to translators', async () => {
    const { sections } = await readTexts(uwWords, samplePack({ kind: 'dictionary' }), {
      'bible/kt/grace.md':
        '# grace, gracious #\n\n## Word Data: ##\n\n* Strongs: H2580, G05485\n\n## Definition: ##\n\nHelp not earned.\n\n* It is a gift.\n\n(See also: [mercy](../kt/mercy.md))\n\n## Translation Suggestions: ##\n\n* Left out.\n\n## Bible References: ##\n\n* [Acts 04:32-33](en/tn/act/help/04/32)\n* [Acts 99:01](en/tn/act/help/99/01)\n',
    })
    expect(sections).toMatchObject([
      {
        id: 'notes-en-sample/kt/grace',
        title: 'grace',
        text: 'Help not earned.\n\nIt is a gift.',
        mentions: ['ACT 4:32-33'],
        terms: ['gracious', 'H2580', 'G5485'],
      },
    ])
  })
})
