import type { Locale } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { passageOf, section, shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import type { Intent } from '../../understand/intent.ts'
import { openContext } from '../answer-context.ts'
import { leadingStatement } from './leading.ts'

const SECTIONS = [
  section('notes-en-x', 'weeping', 'The fisherman wept because the storm had taken his boat and all that he had.', {
    title: 'John 11:35',
    passages: [passageOf('JHN 11:35')],
  }),
  section('notes-en-x', 'crowd', 'The crowd on the shore was large, since the market was held there on that day.', {
    title: 'John 11:36',
    passages: [passageOf('JHN 11:36')],
  }),
  section('notes-en-x', 'decree', 'After Haman had to die the sailors thought that the decree was gone.', {
    title: 'Esther 7:9',
    passages: [passageOf('EST 7:9')],
  }),
  section(
    'dictionary-en-x',
    'storm',
    'The storm that sank the boat of the fisherman came down from Hermon in the north.',
    {
      title: 'Storm',
    },
  ),
  section('questions-en-x', '1', 'The neighbours said that he loved his boat.', {
    title: 'What did the neighbours say when the fisherman wept?',
    passages: [passageOf('JHN 11:36')],
  }),
  section('questions-en-x', '2', 'Robbers of the lake had a larger boat.', {
    title: 'Those who sank the boat had what?',
    passages: [passageOf('JHN 11:34')],
  }),
  section('questions-en-x', '3', 'They ran down to the shore with torches.', {
    title: 'When the storm sank the boat, what did the sons do?',
    passages: [passageOf('JHN 11:34')],
  }),
  section('dictionary-en-x', 'tents', 'The sons of the lake mended tents in winter (Luke 5:2).', { title: 'Tents' }),
]

const library = shelfLibrary({
  works: [
    work('bible-en-bsb', 'bible', 'en'),
    work('notes-en-x', 'notes', 'en'),
    work('dictionary-en-x', 'dictionary', 'en'),
    work('questions-en-x', 'questions', 'en'),
  ],
  bibles: {
    'bible-en-bsb': [
      'EST 7:9 Haman stood at the mast.',
      'EST 7:10 So they hanged Haman.',
      'JHN 11:33 The storm rose,',
      'JHN 11:34 and the boat sank.',
      'JHN 11:35 The fisherman wept.',
      'JHN 11:36 The neighbours said, “See how he loved that boat!”',
    ],
  },
  pericopes: ['JHN 11:33-36'],
  sections: SECTIONS,
  verses: [],
})

async function lead(question: string, intent: Intent = 'event', at = 'JHN 11:33-36', answered?: string) {
  const locale: Locale = 'en'
  const understood = {
    question: { text: question, locale, tradition: 'none', mode: 'deep' },
    locale,
    intent,
    passages: [],
    wrong: [],
    terms: [],
    search: question,
    ...(answered === undefined ? {} : { answered }),
  } as const
  const place = passageOf(at)
  const text = library.passage('bible-en-bsb', place)
  if (!text) throw new Error('not on the shelf')
  const main = {
    passage: place,
    text,
    pericope: place,
    score: 1,
    peak: at.startsWith('JHN') ? passageOf('JHN 11:35').first : place.first,
    parallels: [],
  }
  const like = (at: number) =>
    SECTIONS.slice(at).map((one) => ({ section: one, like: one.title === question ? 1 : 0.5 }))
  const signals = {
    signals: [],
    coverage: 1,
    questions: like(4),
    alike: [],
    called: [],
    sections: like(3).slice(0, 1),
    headwords: [],
  }
  const evidence = { signals, passages: [main], further: [], found: true }
  return (await leadingStatement(openContext(understood, library, []), evidence))?.section.id
}

describe('the first paragraph opens', () => {
  test('with the note that gives the reason, where a reason is asked', async () => {
    expect(await lead('Why did the fisherman weep?')).toBe('notes-en-x/weeping')
  })
  test('with the answer to the same question', async () => {
    expect(await lead('What did the neighbours say when the fisherman wept?')).toBe('questions-en-x/1')
  })
  test('with the answer to a question that the library asks itself, whatever its words look like', async () => {
    const question = 'Those who sank the boat had what?'
    expect(await lead(question, 'thing', 'JHN 11:33-36', 'questions-en-x/2')).toBe('questions-en-x/2')
  })
  test('with no answer to a question that has its words and asks something else', async () => {
    expect(await lead('Who sank the boat?')).not.toBe('questions-en-x/2')
  })
  test('with the sentence of an article that takes up the question, where no verse does', async () => {
    expect(await lead('Where did the storm come down from that sank the boat of the fisherman?')).toBe(
      'dictionary-en-x/storm',
    )
  })
  test('with the verses themselves, where they tell as much as any note', async () => {
    expect(await lead('Who said, see how he loved that boat?')).toBeUndefined()
  })
  test('with no answer to a question that has what is asked as its circumstance', async () => {
    expect(await lead('What sank the boat in the storm?')).not.toBe('questions-en-x/3')
  })
  test('with no sentence on another place that tells little of what is asked', async () => {
    expect(await lead('What did the sons do on the shore?')).not.toBe('dictionary-en-x/tents')
  })
  test('with the verse that tells how somebody died, and with no note that only names their death', async () => {
    expect(await lead('How did Haman die?', 'event', 'EST 7:9-10')).toBeUndefined()
  })
  test('with none that has only a name in common with the question', async () => {
    expect(await lead('Why did the fisherman go to Egypt with his camel?')).toBeUndefined()
  })
})
