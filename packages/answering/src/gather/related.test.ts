import { expect, test } from 'vitest'
import { passageOf, section, shelfLibrary, work } from '../compose/shelf.test-support.ts'
import type { Understood } from '../understand/question.ts'
import { openContext } from './answer-context.ts'
import { photo, relatedTo } from './related.ts'

const library = shelfLibrary({
  works: [work('images-x', 'images', 'mul'), work('commentary-en-fathers', 'commentary', 'en')],
  bibles: {},
  pericopes: [],
  sections: [
    section('commentary-en-fathers', 'f1', 'Salt is the sea remembered.', {
      title: 'Matthew 5:13',
      author: 'Augustine of Hippo',
      passages: [passageOf('MAT 5:13')],
    }),
  ],
  verses: [],
})

function deskIn(locale: 'en' | 'es-es' | 'zh-tw') {
  const question = { text: 'boat', locale, tradition: 'none', mode: 'deep' } as const
  const understood: Understood = { question, locale, intent: 'thing', passages: [], wrong: [], terms: [], search: '' }
  return openContext(understood, library, [])
}

const FACTS = { picture: 'images/boat.webp', credit: 'A. Painter', licence: 'CC-BY-4.0', 'caption-es': 'Barca' }
const picture = (facts: Record<string, string>) => section('images-x', 'boat', 'A boat.', { title: 'Boat', facts })

test.each([
  ['es-es', 'Barca'],
  ['en', 'Boat'],
  ['zh-tw', 'Boat'],
] as const)('a picture has its caption in the reader’s language if there is one: %s', (locale, caption) => {
  expect(photo(deskIn(locale), picture(FACTS))).toEqual([
    { section: 'images-x/boat', file: 'images/boat.webp', caption, credit: 'A. Painter, CC-BY-4.0' },
  ])
})

test.each(['picture', 'credit', 'licence'])('no picture is shown without its %s', (missing) => {
  const { [missing as 'picture']: _left, ...rest } = FACTS
  expect(photo(deskIn('en'), picture(rest))).toEqual([])
})

test('literature in another language is cited as the reader cites it', async () => {
  const passage = passageOf('MAT 5:13')
  const found = { passage, pericope: passage, score: 1, peak: passage.first, parallels: [], text: undefined as never }
  const { literature } = await relatedTo(deskIn('zh-tw'), { passages: [found] }, [])
  expect(literature.map(({ title }) => title)).toEqual(['馬太福音 5:13'])
})
