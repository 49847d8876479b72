import type { Locale } from '@berea/scripture'
import { expect, test } from 'vitest'
import { section, shelfLibrary, work } from '../compose/shelf.test-support.ts'
import { understand } from '../understand/understand.ts'
import { openContext } from './answer-context.ts'
import { namesUnknown } from './unknown-name.ts'

const LIBRARY = shelfLibrary({
  works: [work('bible-en-bsb', 'bible', 'en'), work('dictionary-en-easton', 'dictionary', 'en')],
  bibles: { 'bible-en-bsb': ['JHN 11:35 Rowan of Elmwood paints the gate of the city.'] },
  pericopes: ['JHN 11:35 The gate'],
  sections: [section('dictionary-en-easton', 'tarragon', 'A town on the way.', { title: 'Tarragon' })],
  verses: ['JHN 11:35'],
  coverage: 1,
})

test.each<[string, Locale, boolean]>([
  ['Who painted the Mona Lisa?', 'en', true],
  ['Where was Tarragon?', 'en', false],
  ['Tell me about the judge Tarwin', 'en', true],
  ['Parlez-moi du juge Barakiel', 'fr-fr', true],
  ['Where did Moses die?', 'en', false],
  ['Who Painted The Gate Of The City?', 'en', false],
  ['My friend Bertram paints all day. What should I do?', 'en', false],
  ['谁给城门上颜色', 'zh-cn', false],
])('%s: turns on a name that nothing tells of', async (text, locale, isUnknown) => {
  const context = openContext(understand({ text, locale, tradition: 'none', mode: 'deep' }), LIBRARY, [])
  expect(await namesUnknown(context)).toBe(isUnknown)
})
