import { describe, expect, it } from 'vitest'
import { creeds } from './creeds.ts'
import { readTexts, samplePack } from './reading.test-support.ts'

const pack = samplePack({ id: 'creeds-en-sample', kind: 'creeds' })
const meta = {
  id: 'small',
  title: 'A Small Book',
  author: 'A. Nobody',
  original_publication_year: 1650,
  tradition: ['reformed'],
}
const read = (path: string, content: unknown) =>
  readTexts(creeds, pack, { [`data/${path}`]: typeof content === 'string' ? content : JSON.stringify(content) })

describe('creeds', () => {
  it('read a catechism: question as title, proofs as mentions, explanations below their question', async () => {
    const { sections, problems } = await read('catechisms/small.json', {
      meta: { ...meta, schema_type: 'catechism_qa' },
      data: [
        {
          item_id: '4',
          question: '{12} What is mercy?',
          answer: 'Kindness not earned.[1]',
          proofs: [{ references: [{ osis: ['Luke.15.20', 'Nowhere.1.1'] }] }],
          group: 'LESSON FIRST: ON MERCY',
          sub_questions: [{ question: 'Whose?', answer: 'God’s, as in Luke 15:20.' }],
        },
        { item_id: '5', question: 'What is left out?', answer: '', answer_with_proofs: 'The marks.[3]' },
      ],
    })
    const document = { document: 'A Small Book', traditions: ['reformed'] }
    expect(sections).toMatchObject([
      {
        id: 'creeds-en-sample/small/4',
        title: 'What is mercy?',
        text: 'Kindness not earned.',
        mentions: ['LUK 15:20'],
        author: 'A. Nobody',
        year: 1650,
        facts: { ...document, number: '4', part: 'Lesson First: On Mercy' },
      },
      {
        id: 'creeds-en-sample/small/4.q1',
        parent: 'creeds-en-sample/small/4',
        title: 'Whose?',
        mentions: ['LUK 15:20'],
      },
      { title: 'What is left out?', text: 'The marks.' },
    ])
    expect(problems).toMatchObject([{ code: 'unknown-reference', at: 'question 4', detail: 'Nowhere.1.1' }])
  })

  it('read a confession as a tree', async () => {
    const { sections } = await read('doctrinal-documents/small.json', {
      meta: { ...meta, schema_type: 'doctrinal_document' },
      data: {
        units: [
          {
            unit_type: 'chapter',
            number: '2',
            title: 'Of God',
            children: [{ unit_type: 'section', number: '3', content: 'God is one.' }],
          },
          { unit_type: 'text', content: 'The end.' },
        ],
      },
    })
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ['creeds-en-sample/small/2.3', 'Of God, 2.3'],
      ['creeds-en-sample/small/2', 'A Small Book'],
    ])
  })

  it('join rows without an answer to the row above, and an article’s numbered paragraphs to one', async () => {
    const asked = await read('historical-documents/long.json', {
      title: 'Longer',
      date: '1823',
      sections: [
        { question_number: '9', question: 'Which?', answer: 'These:' },
        { question_number: '1', question: 'The first.', answer: '' },
        { question_number: '2', question: 'The second.', answer: '' },
      ],
    })
    expect(asked.sections).toMatchObject([{ title: 'Which?', text: 'These:\n\nThe first.\n\nThe second.', year: 1823 }])
    const articles = await read('historical-documents/articles.json', {
      title: 'Articles',
      sections: [
        { article: '2', paragraph: '1', title: 'Of Sin.', content: 'They teach; 2 that is, plainly,' },
        { article: '2', paragraph: '2', title: 'Of Sin.', content: 'as before.' },
        { session: '6', type: 'decree', decree: 'on justification', chapter: 'IV', content: 'Be it known.' },
      ],
    })
    expect(articles.sections.map(({ id, title, text }) => [id.slice(17), title, text])).toEqual([
      ['articles/2', 'Article 2: Of Sin', 'They teach; that is, plainly,\n\nas before.'],
      ['articles/6/justification/chapter-iv', 'Session 6, On justification, chapter IV', 'Be it known.'],
    ])
  })

  it('read the YAML of a catechism by Lord’s Days, without its marks', async () => {
    const { sections } = await read(
      'forms/small.yaml',
      'name: Comfort\npublication_year: 1563\ndays:\n  - number: 1\n    questions:\n      - number: 1\n        question: What is it?\n        answer: That I belong,[a] and\n          am kept.[b]\n        verses:\n          a: [Rom.14.8]\n',
    )
    expect(sections).toMatchObject([
      {
        title: 'What is it?',
        text: 'That I belong, and am kept.',
        mentions: ['ROM 14:8'],
        facts: { part: 'Lord’s Day 1' },
      },
    ])
  })

  it.each([
    ['not JSON', 'catechisms/x.json', '{'],
    ['a shape nobody knows', 'catechisms/x.json', '{"meta":{}}'],
    ['YAML that unfolds without end', 'x.yaml', 'a: &a [1]\nname: &b [*a,*a]\ntext: [*b,*b]\n'],
  ])('name a file that is %s', async (_, path, content) => {
    expect(await read(path, content)).toMatchObject({ sections: [], problems: [{ code: 'malformed' }] })
  })
})
