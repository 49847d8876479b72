import type { Locale } from '@berea/scripture'
import { expect, test } from 'vitest'
import { passageOf, type Shelf, section, shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import { understand } from '../../understand/understand.ts'
import { type AnswerContext, openContext } from '../answer-context.ts'
import { gathered } from '../gathered.test-support.ts'
import type { Found } from '../passages/passages.ts'
import { knowPersons } from '../passages/persons.ts'
import { readPassage } from '../quoting.ts'
import { checkFacts } from './fact-check.ts'

const RUTH = ['RUT 1:2', 'RUT 2:2', 'RUT 2:3'].map((verse) => passageOf(verse))

const SHELF: Shelf = {
  works: [
    work('bible-en-bsb', 'bible', 'en'),
    work('bible-es-rv1909', 'bible', 'es'),
    work('bible-fr-lsg1910', 'bible', 'fr'),
    work('bible-zh-hans-cuv', 'bible', 'zh-Hans'),
    work('people-places-en-tipnr', 'people-places', 'en'),
  ],
  bibles: {
    'bible-en-bsb': [
      'RUT 2:2 Ruth asked leave of her mother-in-law to gather barley.',
      'RUT 2:3 Ruth came to the field of Boaz, and he slew a calf for the reapers.',
    ],
    'bible-es-rv1909': ['RUT 2:2 Rut pidió licencia á su suegra para recoger.', 'RUT 2:3 Rut llegó al campo de Booz.'],
    'bible-fr-lsg1910': [
      'RUT 2:2 Ruth demanda à sa belle-mère d’aller ramasser.',
      'RUT 2:3 Ruth vint au champ de Boaz.',
    ],
    'bible-zh-hans-cuv': ['RUT 2:2 路得求婆婆容她去拾取。', 'RUT 2:3 路得来到波阿斯的田里。'],
  },
  pericopes: ['RUT 2:2-3 In the field'],
  sections: [
    section('people-places-en-tipnr', 'ruth', 'Ruth: wife of Mahlon and Boaz.', {
      title: 'Ruth',
      facts: { type: 'person', gender: 'female' },
      mentions: RUTH,
    }),
  ],
  verses: ['RUT 2:2', 'RUT 2:3'],
  coverage: 1,
}

const LIBRARY = shelfLibrary(SHELF)

const ELSEWHERE = shelfLibrary({
  ...SHELF,
  bibles: { 'bible-en-bsb': ['GEN 40:1 They did go to the place.'] },
  pericopes: ['GEN 40:1 Away'],
  verses: ['GEN 40:1'],
})

function foundAt(context: AnswerContext, usfm: string): Found {
  const passage = passageOf(usfm)
  return {
    passage,
    pericope: passage,
    text: readPassage(context, passage)!,
    peak: passage.first,
    score: 1,
    parallels: [],
  }
}

const finds = async (text: string, locale: Locale) => (await gathered(LIBRARY, text, locale)).found

test.each<[string, Locale, boolean]>([
  ['Why did Ruth go to the field of Boaz?', 'en', true],
  ['Why did Ruth keep a peacock in the field?', 'en', false],
  ['¿Por qué tenía Rut un camello en el campo?', 'es-es', false],
  ['¿Por qué fue Rut al campo de Booz?', 'es-es', true],
  ['Pourquoi Ruth a-t-elle caché une guitare au champ ?', 'fr-fr', false],
  ['Pourquoi Ruth est-elle allée au champ de Boaz ?', 'fr-fr', true],
  ['路得为什么在田里养孔雀', 'zh-cn', false],
  ['路得為什麼到田裡去', 'zh-tw', true],
])('%s: a thing is told of with whom it is named, or nothing is found', async (question, locale, isFound) => {
  expect(await finds(question, locale)).toBe(isFound)
})

test('another Bible of the language, or an English one, may tell it in other words', async () => {
  expect(await finds('¿Por qué mataron un becerro en el campo de Booz cuando llegó Rut?', 'es-es')).toBe(true)
})

test.each<[string, Locale]>([
  ['How old was Ruth when she came to the field?', 'en'],
  ['¿De qué color tenía Rut los ojos?', 'es-es'],
  ['Combien de frères avait Ruth ?', 'fr-fr'],
  ["Who was Ruth's sister?", 'en'],
  ['路得有几个姐妹', 'zh-cn'],
  ['路得多高', 'zh-cn'],
])('%s: an age, looks and kin are told, or nothing is found', async (question, locale) => {
  expect(await finds(question, locale)).toBe(false)
})

test('a passage further on that tells what is asked goes first', async () => {
  const question = { text: 'Why did Ruth slay a calf?', locale: 'en', tradition: 'none', mode: 'deep' } as const
  const context = openContext(understand(question), LIBRARY, [])
  await knowPersons(context)
  const { passages, isUntold } = await checkFacts(context, [foundAt(context, 'RUT 2:2'), foundAt(context, 'RUT 2:3')])
  expect(isUntold).toBe(false)
  expect(passages.map(({ peak }) => peak.verse)).toEqual([3, 2])
})

test('a chapter that nowhere names whom it is about tells nothing of them', async () => {
  expect((await gathered(ELSEWHERE, 'Where did Ruth go?', 'en')).isUntold).toBe(true)
})

test('who is of the world’s history stands nowhere, whoever is asked about', async () => {
  expect(await finds('圣经里有孔子吗', 'zh-cn')).toBe(false)
  expect(await finds('Where is Napoleon in the Bible?', 'en')).toBe(false)
})

test('whether something is so may be asked of anybody', async () => {
  expect(await finds('Was Ruth a singer in the field?', 'en')).toBe(true)
})
