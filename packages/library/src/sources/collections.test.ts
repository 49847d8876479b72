import { describe, expect, it } from 'vitest'
import { dailyLight } from './daily-light.ts'
import { divinumOfficium } from './divinum-officium.ts'
import { editions } from './editions.ts'
import { fathersOnScripture } from './fathers.ts'
import { haydock } from './haydock.ts'
import { osisSermons } from './osis-sermons.ts'
import { psalter } from './psalter.ts'
import { readTexts, samplePack } from './reading.test-support.ts'
import { strongs } from './strongs.ts'
import { tei } from './tei.ts'
import { ubsHandbook } from './ubs-handbook.ts'
import { ubsLexicon } from './ubs-lexicon.ts'

describe('the Fathers on Scripture', () => {
  const quote = {
    father: 'Jerome',
    ref: 'Romans 8:28-30',
    quote: 'First &amp; last.\n\nSecond.',
    source_title: 'Letter 1',
  }
  const read = (lines: readonly (object | string)[]) =>
    readTexts(fathersOnScripture, samplePack({ kind: 'commentary', tradition: 'patristic' }), {
      'fathers/Jerome.jsonl': lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
      'fathers.json': JSON.stringify({ Jerome: { default_year: 420 } }, null, 1),
    })

  it('are by their Father in his year, one section for a quotation under several references', async () => {
    const { sections, problems } = await read([
      quote,
      { ...quote, ref: 'John 3:16' },
      { ...quote, ref: 'John 3:17', quote: 'Another.', append_to_author_name: ' (as quoted by Aquinas)', time: 400 },
    ])
    expect(problems).toEqual([])
    expect(sections).toMatchObject([
      {
        id: 'notes-en-sample/Jerome/Romans-8:28-30',
        title: 'Romans 8:28–30',
        text: 'First & last.\n\nSecond.',
        passages: ['ROM 8:28-30', 'JHN 3:16'],
        author: 'Jerome',
        year: 420,
        facts: { father: 'Jerome', source: 'Letter 1' },
      },
      { author: 'Jerome (as quoted by Aquinas)', year: 400 },
    ])
  })

  it('with bad lines, unknown places and a line without end are told, the rest is read', async () => {
    const { sections, problems } = await read([
      '{',
      { ...quote, ref: 'Titus 9:9' },
      `{"x":"${'x'.repeat(5 * 2 ** 20)}"}`,
    ])
    expect(sections).toHaveLength(1)
    expect(problems.map(({ at, code }) => [at, code])).toEqual([
      ['line 1', 'malformed'],
      ['line 2', 'unknown-reference'],
      ['line 3', 'too-large'],
    ])
  })
})

describe('Haydock', () => {
  it('is keyed as the Douay numbers, and about the English verse', async () => {
    const { sections, problems } = await readTexts(haydock, samplePack({ kind: 'commentary', id: 'haydock' }), {
      'x/Bible_Book_23_Psalms_Commentary.md':
        '---\nbook: Psalms\nbook_id: PSA\n---\n\n# Psalms Commentary\n\n**This** book sings.\n\n## Table of Contents\n- [1](#1)\n\n## Chapter 22\n\n**1** *Ruleth.* Heb. “feeds.” ( H.) See Ps. 24:1.\nIt goes on.  \n**Ve** **r.** **2** *Place.* Rest.\n\n---\n',
    })
    expect(problems).toEqual([])
    expect(
      sections.map(({ id, title, text, passages, mentions }) => ({ id, title, text, passages, mentions })),
    ).toEqual([
      { id: 'haydock/PSA', title: 'Psalms', text: 'This book sings.', passages: [], mentions: undefined },
      {
        id: 'haydock/PSA.22.1',
        title: 'Psalms 22:1',
        text: 'Ruleth. Heb. “feeds.” (H.) See Ps. 24:1.\n\nIt goes on.',
        passages: ['PSA 23:1'],
        mentions: ['PSA 25:1'],
      },
      {
        id: 'haydock/PSA.22.2',
        title: 'Psalms 22:2',
        text: 'Place. Rest.',
        passages: ['PSA 23:2'],
        mentions: undefined,
      },
    ])
  })

  it('of no known book is reported', async () => {
    const files = { 'Bible_Book_99_X_Commentary.md': '---\nbook_id: XYZ\n---\n' }
    expect(await readTexts(haydock, samplePack(), files)).toMatchObject({
      sections: [],
      problems: [{ code: 'unknown-book' }],
    })
  })
})

describe('editions', () => {
  const read = (kind: 'fathers' | 'sermons', sections: object[]) =>
    readTexts(editions, samplePack({ kind }), {
      'data/editions/x.json': JSON.stringify({
        work: { title: 'On Mercy', creators: [{ name: 'Basil' }] },
        edition: { editionId: 'mercy-1895', publication: 'NPNF' },
        sections,
      }),
    })

  it('give the heading to the title and join hard-wrapped lines', async () => {
    const { sections } = await read('fathers', [
      {
        sectionKey: 'book-3-chapter-15',
        heading: 'Of those who fall.',
        content: 'Chapter XV. \nOf those\nwho fall. \nA man falls;\nhe rises.\n\nSo it is.',
      },
      { sectionKey: 'section-2', heading: 'Chapter II.—That it is...', content: 'Chapter II.—That it is good. It is.' },
    ])
    expect(sections.map(({ id, title, text }) => [id.slice(16), title, text])).toEqual([
      [
        'mercy-1895/book-3-chapter-15',
        'On Mercy, Book 3, Chapter XV: Of those who fall',
        'A man falls; he rises.\n\nSo it is.',
      ],
      ['mercy-1895/section-2', 'On Mercy, Chapter II: That it is…', 'That it is good. It is.'],
    ])
  })

  it('take a sermon’s title and text from its head', async () => {
    const { sections } = await read('sermons', [
      {
        sectionKey: 'sermon-09',
        heading: 'SERMON IX.',
        content:
          'SERMON IX.\n\n   THE SPIRIT OF BONDAGE.\n\n  ROMANS viii. 15.\n\n  _Ye have_ not\n received.\n\n1. Saint Paul speaks.',
      },
    ])
    expect(sections).toMatchObject([
      {
        title: 'Sermon IX: The Spirit of Bondage',
        text: 'Ye have not received.\n\n1. Saint Paul speaks.',
        passages: ['ROM 8:15'],
        author: 'Basil',
      },
    ])
  })
})

describe('lexicons', () => {
  it('of Strong are looked up by number, word or sound; empty numbers are left out', async () => {
    const { sections } = await readTexts(strongs, samplePack({ kind: 'lexicon' }), {
      'x/strongs-greek.json': JSON.stringify({
        G26: { lemma: 'ἀγάπη', translit: 'agápē', def: 'love,\n affection:', derivation: 'from a root;' },
        G27: { lemma: 'ἀγαπητός', def: 'beloved', derivation: '{"_":"from ();"}' },
        G2717: {},
      }),
    })
    expect(sections.map(({ title, text, terms }) => [title, text, terms])).toEqual([
      ['ἀγάπη (agápē)', 'love, affection\n\nOrigin: from a root.', ['G26', 'ἀγάπη', 'agápē']],
      ['ἀγαπητός', 'beloved', ['G27', 'ἀγαπητός']],
    ])
  })

  it('of the UBS give the senses with their references, fields and parts of speech as facts', async () => {
    const { sections } = await readTexts(ubsLexicon, samplePack({ kind: 'lexicon', language: 'fr' }), {
      'fra/md/003.content.md':
        '# X\n\n## Γάζα (id: 001)\n\nΓάζα\n\nΓάζα (G1048) — Γαζα\n\nnom, f. \\| \\-ης\n\n93\\.439 · Noms · Lieux\n\nGaza ville γάζα[a] du sud\n\nACT 8:26 · ACT 8:27 (+2)\n\n## עֲדָשָׁה (id: 002)\n\nעֲדָשָׁה\n\nעֲדָשָׁה (H5742)\n\nnoun f · x\n\nCulture\n\nlentille = légume \\|iLens\\|i*\n\nGEN 25:34\n\nSarah Lind\n',
    })
    expect(sections).toMatchObject([
      {
        text: 'Gaza ville γάζα du sud',
        mentions: ['ACT 8:26', 'ACT 8:27'],
        terms: ['G1048'],
        facts: { strong: 'G1048', partOfSpeech: 'nom, f.', domain: 'Noms · Lieux' },
      },
      {
        text: 'lentille\u00A0: légume Lens',
        mentions: ['GEN 25:34'],
        author: 'Sarah Lind',
        facts: { domain: 'Culture' },
      },
    ])
  })

  it('of animals and things print their references and leave out the advice to translators', async () => {
    const { sections, problems } = await readTexts(
      ubsHandbook,
      samplePack({ kind: 'dictionary', language: 'zh-Hans' }),
      {
        'XML/FAUNA_hns.xml':
          '<Thematic_Lexicon><ThemLex_Entry Key="2.14"><Title>标题：象、大象（elephant）</Title><Sections><Section Content="references"><Heading>经文出处</Heading><Lemma>来：שֵׁן</Lemma><Reference>02902800300000</Reference></Section><Section Content="discussion"><Heading>讨论</Heading><Paragraph><Image Id="x"/>象牙见于<s>01101002200048</s>，称为"牙"。</Paragraph></Section><Section Content="translation"><Paragraph>译者注意。</Paragraph></Section></Sections></ThemLex_Entry></Thematic_Lexicon>',
      },
    )
    expect(problems).toEqual([])
    expect(sections).toMatchObject([
      {
        title: '象、大象',
        text: '象牙见于列王纪上 10:22，称为“牙”。',
        mentions: ['1KI 10:22'],
        terms: ['象', '大象', 'elephant', 'שֵׁן'],
        links: ['lexicon:Fauna:2.14'],
      },
    ])
  })
})

describe('readings, psalms, sermons and offices', () => {
  it('Daily Light is about its theme and mentions the rest', async () => {
    const { sections } = await readTexts(dailyLight, samplePack({ kind: 'devotional' }), {
      'data/readings.json': JSON.stringify([
        {
          date: 'march-3',
          period: 'evening',
          themeVerse: { text: 'Press on.', reference: 'Philippians 3:13,14' },
          verses: [{ text: 'Be glad.', reference: '' }],
        },
      ]),
    })
    expect(sections).toMatchObject([
      {
        title: 'March 3, evening',
        text: 'Press on. (Philippians 3:13, 14)\n\nBe glad.',
        passages: ['PHP 3:13', 'PHP 3:14'],
        facts: { month: 3, day: 3, period: 'evening' },
      },
    ])
  })

  it('a psalter keeps the lines of its stanzas', async () => {
    const { sections } = await readTexts(psalter, samplePack({ kind: 'hymns' }), {
      'data/psalter/p.yaml':
        'name: P\npsalms:\n  - number: 23\n    metre: C.M.\n    is_second_version: true\n    text: |\n      One line\n      and two,\n\n      then three.\n',
    })
    expect(sections).toMatchObject([
      { title: 'Psalm 23 (second version)', text: 'One line\nand two,\n\nthen three.', passages: ['PSA 23'] },
    ])
  })

  it('a sermon in OSIS is about its first reference', async () => {
    const { sections } = await readTexts(osisSermons, samplePack({ kind: 'sermons' }), {
      'x/sermons.xml':
        '<osis><div type="chapter" osisID="Contents"><p>No.</p></div><div type="chapter" osisID="On Light"><title>On Light</title><p><reference osisRef="Gen.1.3">Genesis 1:3</reference> -- Let\n there be.</p><p>More, <reference osisRef="John.1.4">John 1:4</reference>.</p></div></osis>',
    })
    expect(sections).toMatchObject([
      {
        title: 'On Light',
        text: 'Genesis 1:3 — Let there be.\n\nMore, John 1:4.',
        passages: ['GEN 1:3'],
        mentions: ['GEN 1:3', 'JHN 1:4'],
      },
    ])
  })

  it('TEI chapters are named by the way to them, quotations joined to the sentence they break', async () => {
    const { sections } = await readTexts(tei, samplePack({ kind: 'fathers', language: 'fr' }), {
      'x.xml':
        '<TEI><teiHeader><title>Œuvre</title></teiHeader><text><body><div><head>Livre I. Enfance</head><argument><p>Non.</p></argument><div><head>Chapitre V. Paix.</head><p>Ouvrez-la, et</p><quote>« dites <pb n="3"/>paix. »</quote><p> Que je coure !</p><note>Non.</note></div></div></body></text></TEI>',
    })
    expect(sections).toMatchObject([
      {
        title: 'Livre I, Chapitre V. Paix.',
        text: 'Ouvrez-la, et «\u00A0dites paix.\u00A0»\n\nQue je coure\u00A0!',
        facts: { document: 'Œuvre', number: '1.1' },
      },
    ])
  })

  it('an office gives its prayer and the Father’s lesson, without marks, Scripture and what only points elsewhere', async () => {
    const office =
      '[Officium]\nSan Pablo\n\n[Ant 1]\nVa, Ananías.\n\n[Oratio]\nOh Dios, que enseñaste al mundo entero, concédenos + caminar hacia ti.\n$Per Dominum\n_\n@Sancti/01-25:Otra\n\n[Lectio1]\n!Act 9:1-5\n1 Saulo respiraba.\n\n[Lectio4]\nSermón de San Agustín, Obispo.\n!Sermón 14\nHoy se ha leído cómo Pablo fue derribado.\n&teDeum\n\n[Lectio5]\nSe levantó predicador.\n'
    const rule = '01-02# Del Prólogo\n_\nEscuchad, hijos, la palabra del maestro con atención.\n'
    const { sections } = await readTexts(divinumOfficium, samplePack({ kind: 'prayers', language: 'es' }), {
      'web/horas/Espanol/Sancti/01-25.txt': office,
      'web/horas/Espanol/Sancti/01-26.txt': office.replace('San Pablo', 'La misma'),
      'web/horas/Espanol/Regula/01-02.txt': rule,
      'web/horas/Help/credits.html': 'x',
    })
    expect(sections.map(({ id, title, text }) => [id.slice(16), title, text])).toEqual([
      [
        'Sancti/01-25/Oratio',
        'San Pablo — Oración',
        'Oh Dios, que enseñaste al mundo entero, concédenos caminar hacia ti.',
      ],
      [
        'Sancti/01-25/Lectio4',
        'San Pablo — Sermón de San Agustín, Obispo',
        'Hoy se ha leído cómo Pablo fue derribado.\n\nSe levantó predicador.',
      ],
      ['01-02', 'Del Prólogo', 'Escuchad, hijos, la palabra del maestro con atención.'],
    ])
  })
})
