import { describe, expect, it } from 'vitest'
import { ocdCommentary } from './ocd-commentary.ts'
import { ocdReadings } from './ocd-readings.ts'
import { ocdReference } from './ocd-reference.ts'
import { ocdStructured } from './ocd-structured.ts'
import { readTexts, samplePack } from './reading.test-support.ts'

const meta = {
  id: 'small',
  title: 'A Small Book',
  author: 'A. Nobody',
  original_publication_year: 1850,
  tradition: ['puritan'],
}

describe('a dictionary of Open Christian Data', () => {
  const entry = (term: string, ...definition_blocks: string[]) => ({
    entry_id: `small.${term.toLowerCase()}`,
    term,
    alt_terms: [],
    definition_blocks,
  })
  const read = (...data: object[]) =>
    readTexts(ocdReference, samplePack({ kind: 'dictionary' }), {
      'data/reference/small.json': JSON.stringify({ meta, data }),
    })

  it('opens with a capital, drops pointers and reads the references in its prose', async () => {
    const { sections, problems } = await read(
      entry('Beth-x', 'a town (q.v.) of [12]Judah [See JUDAH, TRIBE OF]; (Josh. 15:48; 21:14).', 'Another one.'),
    )
    expect(problems).toEqual([])
    expect(sections).toMatchObject([
      {
        id: 'notes-en-sample/beth-x',
        text: 'A town of Judah; (Josh. 15:48; 21:14).\n\nAnother one.',
        mentions: ['JOS 15:48', 'JOS 21:14'],
        terms: ['Beth x'],
      },
    ])
  })

  it('lends the headword of an entry that only points elsewhere to the entry it points to', async () => {
    const { sections } = await read(
      entry('Abijam', '[ABIJAH]'),
      entry('Abijah', 'A king.'),
      entry('Nobody', '[SOMEBODY]'),
    )
    expect(sections.map(({ title, terms }) => [title, terms])).toEqual([['Abijah', ['Abijam']]])
  })
})

describe('a commentary of Open Christian Data', () => {
  const paragraph = `${'word '.repeat(199)}end.`
  const read = (commentary_text: string, verse_range_osis = 'John.8.21-John.8.30') =>
    readTexts(ocdCommentary, samplePack({ id: 'commentary-en-x', kind: 'commentary' }), {
      'data/commentaries/x/john.json': JSON.stringify({
        meta,
        data: [
          {
            entry_id: 'x.John.8.21-30',
            book: 'John',
            chapter: 8,
            verse_range: '21-30',
            verse_range_osis,
            commentary_text,
          },
        ],
      }),
      'data/commentaries/x/_manifest.json': '{}',
    })

  it('is keyed by its passage, with dashes as dashes and turned-round references understood', async () => {
    const { sections, problems } = await read('He said--as in Co1 9:1--so.')
    expect(problems).toEqual([])
    expect(sections).toMatchObject([
      {
        id: 'commentary-en-x/John.8.21-30',
        title: 'John 8:21–30',
        text: 'He said—as in Co1 9:1—so.',
        passages: ['JHN 8:21-30'],
        mentions: ['1CO 9:1'],
      },
    ])
  })

  it('is cut between paragraphs when it is long, every part about the same passage and below the first', async () => {
    const { sections } = await read(Array.from({ length: 7 }, () => paragraph).join('\n'))
    expect(sections.map(({ id }) => id.slice(16))).toEqual([
      'John.8.21-30',
      'John.8.21-30-p2',
      'John.8.21-30-p3',
      'John.8.21-30-p4',
    ])
    expect(sections.map(({ parent }) => parent)).toEqual([undefined, ...Array(3).fill('commentary-en-x/John.8.21-30')])
    expect(sections.map(({ text }) => text).join('\n\n')).toBe(Array.from({ length: 7 }, () => paragraph).join('\n\n'))
    expect(sections.every(({ passages }) => passages[0] === 'JHN 8:21-30')).toBe(true)
    expect(sections[2]?.provenance.at).toBe('x.John.8.21-30 ¶5')
  })

  it('keeps a note whose passage does not exist, and says so', async () => {
    const { sections, problems } = await read('A note.', 'Esth.2.28')
    expect(sections).toMatchObject([{ text: 'A note.', passages: [] }])
    expect(problems).toMatchObject([{ code: 'unknown-reference', detail: 'Esth.2.28' }])
  })
})

describe('a classic of Open Christian Data', () => {
  it('is a section for each node with text, named by the way to it, a title that ran over made whole', async () => {
    const { sections } = await readTexts(ocdStructured, samplePack({ kind: 'fathers' }), {
      'data/structured-text/small.json': JSON.stringify({
        meta,
        data: {
          sections: [
            { section_type: 'preface', title: 'Editor’s Preface', content_blocks: ['Not the author.'] },
            {
              section_type: 'book',
              label: 'Book II',
              title: 'Of Mercy',
              children: [
                {
                  section_type: 'chapter',
                  label: 'Chapter III',
                  title: 'Of Those Who Fall, And',
                  content_blocks: ['Rise Again By Grace.', 'A man _falls_;(12) he rises.[3]', 'So it is.'],
                },
                { section_type: 'chapter', title: 'IV', content_blocks: ['Last words.'] },
              ],
            },
          ],
        },
      }),
    })
    expect(sections.map(({ id, title, text }) => [id.slice(16), title, text])).toEqual([
      [
        'small/2.1',
        'A Small Book, Book II, Chapter III: Of Those Who Fall, And Rise Again By Grace',
        'A man falls; he rises.\n\nSo it is.',
      ],
      ['small/2.2', 'A Small Book, Book II, Chapter IV', 'Last words.'],
    ])
    expect(sections[0]).toMatchObject({
      author: 'A. Nobody',
      year: 1850,
      facts: { document: 'A Small Book', number: '2.1' },
    })
  })
})

describe('readings of Open Christian Data', () => {
  it('are about their text, on their day', async () => {
    const { sections } = await readTexts(ocdReadings, samplePack({ kind: 'devotional' }), {
      'data/devotionals/x/small.json': JSON.stringify({
        meta,
        data: [
          {
            entry_id: '07-02-morning',
            month: 7,
            day: 2,
            period: 'morning',
            title: 'July 2 -- Morning',
            primary_reference: { raw: 'Psalm 33:21', osis: ['Ps.33.21'] },
            content_blocks: ['“Glad.”', 'Be glad.'],
          },
        ],
      }),
    })
    expect(sections).toMatchObject([
      {
        title: 'July 2, Morning',
        text: '“Glad.”\n\nBe glad.',
        passages: ['PSA 33:21'],
        facts: { month: 7, day: 2, period: 'morning' },
      },
    ])
  })

  it.each([
    ['OGOD, who', 'O God, who'],
    ['ALMIGHTY God, give', 'Almighty God, give'],
    ['O LORD, we', 'O Lord, we'],
    ['OMERCIFUL God', 'O Merciful God'],
    ['Grant, O Lord', 'Grant, O Lord'],
  ])('undo the drop capital of a prayer: %s', async (printed, read) => {
    const { sections } = await readTexts(ocdReadings, samplePack({ kind: 'prayers' }), {
      'data/prayers/x/small.json': JSON.stringify({
        meta,
        data: [{ prayer_id: 'p', title: 'A Prayer', content_blocks: [printed] }],
      }),
    })
    expect(sections[0]?.text).toBe(read)
  })
})
