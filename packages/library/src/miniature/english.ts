import type { Files } from './bibles.ts'
import { png } from './png.ts'
import { EN } from './words/en.ts'

const meta = (id: string, title: string, schema: string) => ({
  id,
  title,
  author: 'A. Nobody',
  original_publication_year: 1850,
  tradition: ['ecumenical'],
  schema_type: schema,
})
const json = (value: unknown) => JSON.stringify(value)
const forgive = EN.terms[0]!.text

/** unfoldingWord's shape of a key term. */
export const uwTerms: Files = {
  'bible/kt/forgive.md': `# forgive, forgiven, forgiveness #\n\n## Definition: ##\n\n${forgive}\n\n## Translation Suggestions: ##\n\n* Left out.\n\n## Bible References: ##\n\n* [Matthew 18:21-22](en/tn/mat/help/18/21)\n`,
}

export const oldDictionary: Files = {
  'data/reference/mini-dictionary.json': json({
    meta: meta('mini-dictionary', 'A Small Dictionary', 'reference_entry'),
    data: EN.terms.map(({ name, text }) => ({
      entry_id: `mini-dictionary.${name.toLowerCase()}`,
      term: name.charAt(0).toUpperCase() + name.slice(1),
      alt_terms: [],
      definition_blocks: [`${text} (Matt. 18:21, 22; John 11:1.)`],
    })),
  }),
}

export const torreyTopics: Files = {
  'data/02_sources/torrey/F/FORGIVENESS.json': json({
    topic: 'FORGIVENESS',
    slug: 'forgiveness',
    see_also: [],
    aspects: [
      { label: 'Has no upper limit', references: ['Matthew 18:21,22'], level: 1 },
      { label: 'Is asked of those who are forgiven', references: ['Ephesians 4:32'], level: 1 },
      { label: 'Is promised to those who own up', references: ['1 John 1:9'], level: 1 },
    ],
  }),
}

export const naveTopics: Files = {
  'data/00_raw/nave/topics.txt':
    "                              NAVE'S TOPICAL BIBLE\n\nF\n\n   FORGIVENESS\n          -Without counting Mt 18:21,22\n\n          -As God forgives Eph 4:32; 1Jo 1:9\n\n   PARDON\n          -See [1]FORGIVENESS\n\n   TEARS\n          -Of Jesus, at the grave\n          of a friend Joh 11:35\n",
}

export const creedsOfEveryShape: Files = {
  'data/catechisms/small-catechism.json': json({
    meta: meta('small-catechism', 'A Small Catechism', 'catechism_qa'),
    data: [
      {
        item_id: '1',
        question: 'What is it to forgive?',
        answer: 'It is to hold a wrong against no one any more, as God holds ours against us no more.',
        proofs: [{ id: 1, references: [{ raw: 'Eph.4.32', osis: ['Eph.4.32'] }] }],
        group: 'LESSON FIRST: ON MERCY',
        sub_questions: [{ question: 'How often?', answer: 'Without counting.' }],
      },
      {
        item_id: '2',
        question: 'Is Jesus truly man?',
        answer: 'He is; he wept at the grave of his friend.',
        proofs: null,
      },
    ],
  }),
  'data/doctrinal-documents/small-confession.json': json({
    meta: meta('small-confession', 'A Small Confession', 'doctrinal_document'),
    data: {
      units: [
        {
          unit_type: 'chapter',
          number: '1',
          title: 'Of Mercy',
          children: [{ unit_type: 'section', number: '1', content: 'God is ready to forgive.', proofs: [] }],
        },
      ],
    },
  }),
  'data/historical-documents/small-council.json': json({
    title: 'A Small Council',
    date: '1500',
    tradition: 'Orthodox',
    sections: [
      { question_number: '1', part: 'On Love', question: 'What are the works of mercy?', answer: 'These:' },
      { question_number: '1', part: 'On Love', question: 'To forgive those who wrong us.', answer: '' },
    ],
  }),
  'data/forms/small-creed.yaml':
    'name: A Small Creed\npublication_year: 1600\ntext: |\n  We believe in one God[a], who forgives.\nverses:\n  a:\n    - 1John.1.9\n',
}

export const devotional: Files = {
  'data/devotionals/mini/readings.json': json({
    meta: meta('mini-readings', 'A Few Mornings', 'devotional'),
    data: [
      {
        entry_id: '11-21-morning',
        month: 11,
        day: 21,
        period: 'morning',
        title: 'November 21 -- Morning',
        primary_reference: { raw: 'Psalm 23:1', osis: ['Ps.23.1'] },
        content_blocks: [
          `“${EN.verses['PSA 23:1']}”`,
          'A sheep does not count its pastures; it looks for its shepherd.',
        ],
      },
    ],
  }),
}

export const commentary: Files = {
  'data/commentaries/mini/john.json': json({
    meta: meta('mini-commentary', 'A Small Commentary', 'commentary'),
    data: [
      {
        entry_id: 'mini-commentary.John.11.33-36',
        book: 'John',
        chapter: 11,
        verse_range: '33-36',
        verse_range_osis: 'John.11.33-John.11.36',
        commentary_text:
          'He weeps with those who weep--and yet he goes to raise the dead.\nLove is seen in tears as well as in power.',
      },
    ],
  }),
}

export const tables: Files = {
  'CSV/People.csv':
    '\uFEFFpersonLookup,status,displayTitle,name,alsoCalled,gender,birthYear,deathYear,birthPlace,dictText,verses,mother,father,partners,children,siblings\nlazarus_1,publish,Lazarus of Bethany,Lazarus,,Male,,,bethany_1,"A friend of Jesus ([John 11:1](/john#John.11.1)).","John.11.1,John.11.43,John.11.44",,,,,"mary_1,martha_1"\nmary_1,publish,Mary of Bethany,Mary,,Female,,,,,John.11.32,,,,,"lazarus_1,martha_1"\nmartha_1,publish,Martha,Martha,,Female,,,,,John.11.1,,,,,"lazarus_1,mary_1"\n',
  'CSV/Places.csv':
    '\uFEFFplaceLookup,displayTitle,kjvName,esvName,featureType,featureSubType,openBibleLat,openBibleLong,aliases,verses,dictText\nbethany_1,Bethany,Bethany,Bethany,Settlement,Village,31.771,35.261,,John.11.1,A village where friends of Jesus lived.\n',
  'CSV/Events.csv':
    '\uFEFFtitle,ID,startDate,verses,participants,locations\nJesus raises Lazarus,7,32,"John.11.43,John.11.44",lazarus_1,bethany_1\n',
}

export const places: Files = {
  'data/modern.jsonl': `${json({
    id: 'm1',
    friendly_id: 'Al Eizariya',
    lonlat: '35.261,31.771',
    type: 'settlement',
    ancient_associations: { a1: { name: 'Bethany', score: 900, url_slug: 'bethany' } },
    names: [{ name: 'Al Eizariya' }],
    media: { thumbnail: { image_id: 'i1' } },
  })}\n`,
  'data/image.jsonl': `${json({ id: 'i1', license: 'CC-BY-SA-4.0', credit: 'A. Nobody', credit_url: 'https://pictures.test/1', descriptions: { m1: 'street in <modern id="m1">Al Eizariya</modern>' } })}\n`,
}

export const crossReferenceTable: Files = {
  'cross_references.grouped.tsv':
    '#made up for tests\nJohn.11.35\tLuke.15.20:12 Rom.8.28:3\nMatt.18.22\tEph.4.32:40 1John.1.9:20\nPs.23.1\tJohn.3.16-18:5\n',
}

export const pictureSet: Files = {
  'images/mini-37-04.png': png(12, 8, [90, 110, 140]),
  'images.jsonl': `${json({
    id: 'mini-37-04',
    file: 'images/mini-37-04.png',
    width: 12,
    height: 8,
    caption: {
      en: 'At the grave',
      'zh-Hans': '坟前',
      'zh-Hant': '墳前',
      es: 'Junto al sepulcro',
      fr: 'Devant le tombeau',
    },
    description: { en: 'Friends stand before a tomb.' },
    story: 37,
    frame: 4,
    passages: ['JHN 11:32–JHN 11:44'],
    author: 'A. Nobody',
    licence: 'CC0',
    credit: 'Drawn by a program',
  })}\n`,
}
