import { describe, expect, it } from 'vitest'
import { aquiferMarkdown } from './aquifer-markdown.ts'
import { readTexts, samplePack } from './reading.test-support.ts'

const NOTICE = '# Sample Notes\n\n## License Information\n\nMade up for tests.\n\n--------------------------------\n\n'
const notes = samplePack({ kind: 'notes' })
const read = (body: string, pack = notes) => readTexts(aquiferMarkdown, pack, { 'eng/md/43.content.md': NOTICE + body })

describe('Aquifer Markdown', () => {
  it('is recognised by its file names, whatever the pack is called', () => {
    expect(aquiferMarkdown.recognises(notes, ['README.md', 'eng/md/01.content.md'])).toBe(true)
    expect(aquiferMarkdown.recognises(notes, ['eng/json/01.content.json'])).toBe(false)
  })

  it('gives each note its title, key, passages and the passages it links to, without markup', async () => {
    const { sections, problems } = await read(
      '## John 3:1–2 (id: 77)\n\nA *ruler* came by night ([Ps 4:4](https://ref.ly/Ps4:4), [Job 7:3–5](https://ref.ly/Job7:3-Job7:5))\\. • by night: The dark is\nno accident.\n\n* **Associated Passages:**\u00A0JHN 3:1–JHN 3:2\n',
    )
    expect(problems).toEqual([])
    expect(sections).toEqual([
      {
        id: 'notes-en-sample/77',
        work: 'notes-en-sample',
        order: 0,
        title: 'John 3:1–2',
        text: 'A ruler came by night (Ps 4:4, Job 7:3–5).\n\nby night: The dark is no accident.',
        passages: ['JHN 3:1-2'],
        mentions: ['PSA 4:4', 'JOB 7:3-5'],
        provenance: { file: 'eng/md/43.content.md', at: '77' },
      },
    ])
  })

  it('joins a title of several lines and drops the number of repeated titles', async () => {
    const { sections } = await read(
      '## «Una palabra\nde prueba» (id: 1)\n\nTexto.\n\n## Juan 3:1 (#2) (id: 2)\n\nOtro.\n',
    )
    expect(sections.map(({ title, text }) => [title, text])).toEqual([
      ['«Una palabra de prueba»', 'Texto.'],
      ['Juan 3:1', 'Otro.'],
    ])
  })

  it('opens a Chinese note with its phrase and drops pointers, stray blanks and the doubled divine name', async () => {
    const { sections } = await read(
      '## 約翰福音 3:1 (#1) (id: 5)\n\n**「有一個人」**\n\n這裡 的**人**敬畏耶和華（雅巍） ，夜裡來。\n\n見：主動或被動\n',
      samplePack({ kind: 'notes', language: 'zh-Hant' }),
    )
    expect(sections.map((section) => section.text)).toEqual(['「有一個人」：這裡的人敬畏耶和華，夜裡來。'])
  })

  it('reads a dictionary: forms as terms, no parts for translators, closing references as mentions', async () => {
    const { sections } = await read(
      '## Lampe (Objet) (id: 9)\n\nlampe, lampes\n===========\n\nDéfinition :\n-----------\n\nUne lampe donne de la lumière\\* On la pose haut.\n\n* Elle brûle de l’huile.\n\nSuggestions pour la traduction :\n-------------\n\n* Choisissez un mot.\n\nRéférences bibliques :\n-------------\n\n* [Matthieu 5:15](https://ref.ly/Matt5:15)\n\n(Voir aussi : (../other/huile.md))\n\n* **Associated Passages:** MAT 5:15; LUK 8:16\n* **Associated Articles:** Huile (ID: `4@X`)\n',
      samplePack({ kind: 'dictionary', language: 'fr' }),
    )
    expect(sections).toMatchObject([
      {
        title: 'Lampe (Objet)',
        text: 'Une lampe donne de la lumière. On la pose haut.\n\nElle brûle de l’huile.',
        terms: ['Lampe', 'lampe', 'lampes'],
        passages: [],
        mentions: ['MAT 5:15', 'LUK 8:16'],
      },
    ])
  })

  it('keeps a note that begins like a list for translators', async () => {
    const { sections } = await read(
      '## A (id: 1)\n\nStrong walls stood there.\n\n## B (id: 2)\n\nA text.\n\nStrong: H1, H2\n',
    )
    expect(sections.map((section) => section.text)).toEqual(['Strong walls stood there.', 'A text.'])
  })

  it('leaves out entries that only hold recordings, without calling them a problem', async () => {
    const { sections, problems } = await read(
      '## oil (id: 3)\n\n### Audio Content\n\n[webm file](https://x.test/a.webm) (12 KB)\n\n* **Associated Passages:** MAT 25:3\n',
    )
    expect({ sections, problems }).toEqual({ sections: [], problems: [] })
  })

  it('reports an empty note, a reference that leads nowhere, a file without entries and one that is no text', async () => {
    const { sections, problems } = await readTexts(aquiferMarkdown, notes, {
      'eng/md/01.content.md': `${NOTICE}## A (id: 1)\n\n\n## B (id: 2)\n\nSee [x](https://ref.ly/Gen99:1).\n\n* **Associated Passages:** XYZ 1:1\n`,
      'eng/md/02.content.md': 'nothing here',
      'eng/md/03.content.md': new Uint8Array([0xff, 0xfe, 0x41, 0x00]),
    })
    expect(sections.map(({ id }) => id)).toEqual(['notes-en-sample/2'])
    expect(problems.map(({ file, at, code, detail }) => [file?.slice(7, 9), at, code, detail])).toEqual([
      ['01', '1', 'empty', undefined],
      ['01', '2', 'unknown-reference', 'XYZ 1:1'],
      ['01', '2', 'unknown-reference', 'Gen99:1'],
      ['02', undefined, 'malformed', 'no "## title (id: n)"'],
      ['03', undefined, 'not-text', 'not UTF-8'],
    ])
  })
})
