import type { Locale } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { writeAnswer } from '../../answer/write.ts'
import type { AnswerEvent } from '../../events.ts'
import type { Mode } from '../../understand/question.ts'
import { understand } from '../../understand/understand.ts'
import { passageOf, type Shelf, section, shelfLibrary, work } from '../shelf.test-support.ts'

/** A shelf about salt and honey, with a list, a psalm that has its title in its first verse, and voices. */
const SHELF: Shelf = {
  works: [
    work('bible-en-bsb', 'bible', 'en', { title: 'Berean Standard Bible' }),
    work('bible-zh-hans-cuv', 'bible', 'zh-Hans', { title: 'Chinese Union Version' }),
    work('dictionary-en-easton', 'dictionary', 'en'),
    work('commentary-en-fathers', 'commentary', 'en', { tradition: 'patristic' }),
  ],
  bibles: {
    'bible-en-bsb': [
      'MAT 10:2 The first of the twelve is Rowan, and his brother Alder;',
      'MAT 10:3 Hazel and Elm; Maple the miller;',
      'MAT 10:4 Willow, and Thorn, who sold the orchard.',
      'JAS 2:17 Salt without honey is bitter, and honey without salt is dull.',
      'JAS 2:18 Bring both to the table.',
      'MAT 5:13 Salt keeps what is given to it.',
      'PRO 24:13 Honey is sweet to the tongue.',
      'PSA 3:1 A Psalm of Rowan. Salt is my portion for ever.',
    ],
    'bible-zh-hans-cuv': [
      'MAT 10:2 头一个是柳木，还有他兄弟松木，',
      'MAT 10:3 榆木和枫木，',
      'MAT 10:4 还有卖果园的荆棘。',
    ],
  },
  pericopes: ['MAT 10:2-4 The twelve', 'JAS 2:17-18 Salt and honey', 'MAT 5:13 Salt', 'PRO 24:13 Honey'],
  verses: ['JAS 2:17', 'MAT 5:13', 'PRO 24:13', 'PSA 3:1'],
  sections: [
    section('dictionary-en-easton', 'salt', 'Salt is a mineral of the shore. It keeps fish.', {
      title: 'Salt',
      mentions: [passageOf('MAT 5:13')],
    }),
    section('dictionary-en-easton', 'honey', 'Honey is the work of bees. It sweetens bread.', {
      title: 'Honey',
      mentions: [passageOf('PRO 24:13')],
    }),
    section('commentary-en-fathers', 'f1', 'Whoever has salt and has no honey has half of a meal before him.', {
      author: 'Augustine of Hippo',
      passages: [passageOf('JAS 2:17')],
    }),
  ],
}

async function ask(text: string, locale: Locale = 'en', mode: Mode = 'deep', shelf: Shelf = SHELF): Promise<string> {
  const events: AnswerEvent[] = []
  const understood = understand({ text, locale, tradition: 'none', mode })
  for await (const event of writeAnswer(understood, shelfLibrary(shelf))) events.push(event)
  return events.map((event) => (event.type === 'text' ? event.delta : '')).join('')
}

describe('a passage asked for in another language', () => {
  test('stands first in that language, then in the reader’s own', async () => {
    expect(await ask('Matthew 10:3 in Chinese')).toMatch(/榆木和枫木.*Hazel and Elm/s)
  })

  test('is said to be lacking where no Bible has it', async () => {
    expect(await ask('Matthew 10:3 in German')).toMatch(/no Bible in that language.*Hazel and Elm/s)
  })
})

describe('a text to be written', () => {
  test('is declined in words, with Scripture near to it and nothing else', async () => {
    const text = await ask('Write me a prayer about honey')
    expect(text).toMatch(/yet\..*\n> .*honey/s)
    expect(text).not.toContain('Augustine')
    expect(text).not.toContain('###')
  })
})

describe('a list', () => {
  test('is given item by item, each with its place', async () => {
    const text = await ask('Name the twelve apostles')
    expect(text).toMatch(/- “The first of the twelve is Rowan, and his brother Alder”\[\^\d\] \(Matthew 10:2\)/)
    expect(text.match(/^- /gm)).toHaveLength(3)
  })

  test('in Chinese as well', async () => {
    expect(await ask('十二使徒有哪些人？', 'zh-cn')).toMatch(/- “榆木和枫木”\[\^\d\]（马太福音 10:3）/)
  })

  test('of the Bible’s books is counted by canon, the reader’s own first', async () => {
    const text = await ask('How many books are in the Bible?')
    expect(text).toMatch(/66 books: 39.*27.*73 books: 46.*76 books: 49/s)
    expect(text).toMatch(/Catholic Bible has besides: Tobit/)
  })
})

test('a psalm’s title is no sentence to close with', async () => {
  const text = await ask('What does the Bible say about salt?')
  expect(text.split('---').at(-1)).not.toContain('A Psalm of Rowan')
})

test('where there is no Bible in the language, the answer says how one is added', async () => {
  const bare = { ...SHELF, works: SHELF.works.filter(({ id }) => id !== 'bible-zh-hans-cuv') }
  expect(await ask('盐是什么？', 'zh-cn', 'deep', bare)).toContain('LIBRARY_SOURCE')
  const broken = { ...SHELF, bibles: { ...SHELF.bibles, 'bible-zh-hans-cuv': [] } }
  expect(await ask('马太福音 10:3', 'zh-cn', 'deep', broken)).toContain('LIBRARY_SOURCE')
})
