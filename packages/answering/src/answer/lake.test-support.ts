import { passageOf, type Shelf, section, shelfLibrary, work } from '../compose/shelf.test-support.ts'

/** A made-up story by a lake, in two languages and both Chinese scripts, under the references of John 11 and Luke 19. */
const LAKE: Shelf = {
  works: [
    work('bible-en-bsb', 'bible', 'en', { title: 'Berean Standard Bible' }),
    work('bible-zh-hans-cuv', 'bible', 'zh-Hans', { title: 'Chinese Union Version' }),
    work('bible-es-rv1909', 'bible', 'es', { title: 'Reina-Valera 1909' }),
    work('notes-en-tyndale-study', 'notes', 'en'),
    work('notes-zh-tyndale', 'notes', 'zh-Hant'),
    work('questions-en-uw', 'questions', 'en'),
    work('dictionary-en-easton', 'dictionary', 'en'),
    work('commentary-en-fathers', 'commentary', 'en', { tradition: 'patristic' }),
    work('creeds-en-catholic', 'creeds', 'en', { tradition: 'catholic' }),
    work('creeds-en-protestant', 'creeds', 'en', { tradition: 'protestant' }),
  ],
  bibles: {
    'bible-en-bsb': [
      'JHN 11:33 When the fisherman saw her weep, he sighed',
      'JHN 11:34 and asked, “Where is the boat?” They said, “Come and see.”',
      'JHN 11:35 The fisherman wept.',
      'JHN 11:36 Then the neighbours said, “How he loved that boat!”',
      'LUK 19:41 And when the fisherman came near the harbour, he wept over it.',
      'LUK 19:42 He said, “If only you had known the wind.”',
      'PSA 42:3 My tears have been my bread by the shore.',
    ],
    'bible-zh-hans-cuv': [
      'JHN 11:33 渔夫看见她哭，就叹息，',
      'JHN 11:34 便说：「船在哪里？」他们说：「请来看。」',
      'JHN 11:35 渔夫哭了。',
      'JHN 11:36 邻舍就说：「你看他多么爱这船！」',
      'LUK 19:41 渔夫快到港口，就为它哭。',
    ],
    'bible-es-rv1909': ['JHN 11:35 Y lloró el pescador.', 'LUK 19:41 Y viendo el puerto, lloró sobre él.'],
  },
  pericopes: ['JHN 11:33-36 The boat', 'LUK 19:41-42 The harbour', 'PSA 42:3 Tears'],
  verses: ['JHN 11:35', 'JHN 11:33', 'LUK 19:41', 'PSA 42:3'],
  sections: [
    section('questions-en-uw', 'q1', 'The fisherman wept because he loved the boat.', {
      title: 'Why did the fisherman weep?',
      passages: [passageOf('JHN 11:35')],
    }),
    section('questions-en-uw', 'q2', 'They asked for bread.', {
      title: 'What did the neighbours ask of the fisherman?',
      passages: [passageOf('JHN 11:36')],
    }),
    section(
      'notes-en-tyndale-study',
      'n1',
      'The sigh of the fisherman is the sigh of one who knows the lake. It is loud.',
      {
        title: 'John 11:33',
        passages: [passageOf('JHN 11:33')],
      },
    ),
    section('notes-zh-tyndale', 'n1', '漁夫歎息，因為漁夫愛這船。', {
      title: '約翰福音 11:33',
      passages: [passageOf('JHN 11:33')],
    }),
    section('dictionary-en-easton', 'tears', 'Tears are the water of sorrow. Shepherds counted them.', {
      title: 'Tears',
    }),
    section('commentary-en-fathers', 'f1', 'The fisherman weeps, that the lake may learn to be salt.', {
      author: 'John Chrysostom',
      passages: [passageOf('JHN 11:35')],
    }),
    section('commentary-en-fathers', 'f2', 'Whoever loves a boat shall weep for a boat, and be glad.', {
      author: 'Augustine of Hippo',
      passages: [passageOf('JHN 11:35')],
    }),
    section('creeds-en-catholic', 'c1', 'Tears are a gift that softens the heart.', {
      title: 'What are tears?',
      facts: { document: 'Catechism of the Shore', number: '4' },
    }),
    section('creeds-en-protestant', 'c1', 'Tears are the fruit of a heart that is moved.', {
      title: 'What are tears?',
      facts: { document: 'Confession of the Lake', number: '9' },
    }),
  ],
}

export const lakeLibrary = (change: Partial<Shelf> = {}) => shelfLibrary({ ...LAKE, ...change })

/** The same, with more in its note on John 11:33, which every answer about tears gets. */
export const lakeWithNote = (more: string) =>
  lakeLibrary({
    sections: LAKE.sections?.map((one) =>
      one.id === 'notes-en-tyndale-study/n1' ? { ...one, text: `${one.text} ${more}` } : one,
    ),
  })
