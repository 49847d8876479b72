import { describe, expect, it } from 'vitest'
import { aquiferJson } from './aquifer-json.ts'
import { readTexts, samplePack } from './reading.test-support.ts'

const article = {
  content_id: 7,
  reference_id: 70,
  title: 'John 3:1–2',
  index_reference: '43003001-43003002',
  content: '<p>He came by <em>night</em>; see <a href="https://ref.ly/Ps4:4">Ps 4:4</a>.</p>',
  associations: { passage: [{ start_ref_usfm: 'JHN 3:1', end_ref_usfm: 'JHN 3:2' }] },
}
const read = (kind: 'notes' | 'questions' | 'people-places' | 'stories', change: object, language = 'en') =>
  readTexts(aquiferJson, samplePack({ kind, language }), {
    'eng/json/43.content.json': JSON.stringify([{ ...article, ...change }]),
  })

describe('Aquifer JSON', () => {
  it('gives a note its passages, links and text', async () => {
    expect((await read('notes', {})).sections).toMatchObject([
      {
        id: 'notes-en-sample/7',
        title: 'John 3:1–2',
        text: 'He came by night; see Ps 4:4.',
        passages: ['JHN 3:1-2'],
        mentions: ['PSA 4:4'],
        links: ['aquifer:70'],
      },
    ])
  })

  it('makes the first paragraph of a question its title and the rest its text', async () => {
    const content = '<p><strong>Who came</strong> <strong>by night?</strong></p><p>A ruler came.</p>'
    const { sections } = await read('questions', { content, title: 'John 3:1 (#2)' })
    expect(sections).toMatchObject([{ title: 'Who came by night?', text: 'A ruler came.', passages: ['JHN 3:1-2'] }])
  })

  it('reads passages printed without a link, in the language of the pack', async () => {
    const { sections } = await read('notes', { content: '<p>Como en el principio (Génesis 1:1).</p>' }, 'es')
    expect(sections[0]?.mentions).toEqual(['GEN 1:1'])
  })

  it('takes an introduction to be about its whole book', async () => {
    const passage = [{ start_ref_usfm: 'JHN 1:1', end_ref_usfm: 'JHN 1:1' }]
    const { sections } = await read('notes', { index_reference: '43000000', associations: { passage } })
    expect(sections[0]?.passages).toEqual(['JHN 1-21'])
  })

  it('takes an article on a person to mention, not to be about, its passages; its list for further study is not prose', async () => {
    const content =
      '<p>She met him.</p><p><u>Passages for Further Study</u></p><p><a href="https://ref.ly/John4:1-John4:42">John 4:1–42</a></p>'
    const { sections } = await read('people-places', {
      title: 'Mary, Martha and Lazarus',
      index_reference: 'mary',
      content,
    })
    expect(sections).toMatchObject([
      {
        text: 'She met him.',
        passages: [],
        mentions: ['JHN 4:1-42', 'JHN 3:1-2'],
        terms: ['Mary', 'Martha', 'Lazarus'],
      },
    ])
  })

  it('reads a story without its title, pictures and source line, and ties it to the pictures', async () => {
    const content =
      '<h1>3. The Flood</h1><img src="https://x.test/1.jpg"><p>It rained.</p><img src="https://x.test/2.jpg"><p>It stopped.</p><p><em>A Bible story from: Genesis 6–8</em></p>'
    const { sections } = await read('stories', { title: '3. The Flood', index_reference: '3. the flood', content })
    expect(sections).toMatchObject([{ text: 'It rained.\n\nIt stopped.', links: ['aquifer:70', 'obs:3'] }])
  })

  it('names an ill-formed article, an unreadable file and a passage of no book, and goes on', async () => {
    const { sections, problems } = await readTexts(aquiferJson, samplePack(), {
      'eng/json/01.content.json': JSON.stringify([{ content_id: 1 }, article]),
      'eng/json/02.content.json': '[{',
      'eng/json/03.content.json': JSON.stringify({
        ...article,
        associations: { passage: [{ start_ref_usfm: 'XYZ 1:1', end_ref_usfm: 'XYZ 1:1' }] },
      }),
    })
    expect(sections.map(({ id }) => id)).toEqual(['notes-en-sample/7', 'notes-en-sample/7~2'])
    expect(problems.map(({ code, at, file }) => [file?.slice(9, 11), at, code])).toEqual([
      ['01', '[0]', 'malformed'],
      ['02', undefined, 'malformed'],
      ['03', '7', 'unknown-reference'],
    ])
  })
})
