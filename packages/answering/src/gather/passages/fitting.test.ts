import { expect, test } from 'vitest'
import { passageOf, type Shelf, section, shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import type { Understood } from '../../understand/question.ts'
import { openContext } from '../answer-context.ts'
import type { Signals } from '../signals.ts'
import { weighByFit } from './fitting.ts'

const SHELF: Shelf = {
  works: [work('bible-zh-hans-cuv', 'bible', 'zh-Hans'), work('questions-zh-uw', 'questions', 'zh-Hans')],
  bibles: {
    'bible-zh-hans-cuv': [
      'JHN 11:35 耶稣在港口哭了。',
      'JHN 20:13 渔夫问妇人说：你为什么哭？',
      'EXO 40:35 摩西不能进灯塔。',
      'NUM 20:12 主人对摩西说：你必不得上岸。',
    ],
  },
  pericopes: ['JHN 11:35', 'JHN 20:13'],
  sections: [],
  verses: [],
}
const library = shelfLibrary(SHELF)

const asked = (text: string, intent: Understood['intent']): Understood => ({
  question: { text, locale: 'zh-cn', tradition: 'none', mode: 'deep' },
  locale: 'zh-cn',
  intent,
  passages: [],
  wrong: [],
  terms: ['耶稣'],
  search: text,
})

const NOTHING: Signals = { signals: [], coverage: 1, questions: [], alike: [], called: [], sections: [], headwords: [] }
const clusters = () => [
  { pericope: passageOf('JHN 20:13'), weights: new Map(), score: 1 },
  { pericope: passageOf('JHN 11:35'), weights: new Map(), score: 0.9 },
]
const first = (intent: Understood['intent'], signals: Signals = NOTHING) =>
  weighByFit(openContext(asked('耶稣为什么哭了？', intent), library, []), clusters(), signals)[0]?.pericope.first
    .chapter

test('of what is told, the passage comes first in which the one named does what is asked about', () => {
  expect(first('event')).toBe(11)
})

test('a like question that translators ask on a passage speaks for it', () => {
  const like = section('questions-zh-uw', 'q', '因为船走了。', {
    title: '妇人为什么哭',
    passages: [passageOf('JHN 20:13')],
  })
  expect(first('event', { ...NOTHING, questions: [{ section: like, like: 1 }] })).toBe(20)
})

test('what a question calls by its name comes before what has its words', () => {
  const question = { ...asked('摩西为什么不能进迦南', 'event'), terms: ['摩西'] }
  const context = openContext(question, shelfLibrary({ ...SHELF, pericopes: ['EXO 40:35', 'NUM 20:12'] }), [])
  const passages = ['EXO 40:35', 'NUM 20:12'].map(passageOf)
  const weighed = passages.map((pericope, i) => ({ pericope, weights: new Map(), score: 1 - i / 10 }))
  expect(weighByFit(context, weighed, NOTHING)[0]?.pericope.first.book).toBe('NUM')
})

test('a subject is left to the weight of its passages', () => {
  expect(first('topic')).toBe(20)
})

test('where translators asked nothing, a deed that few passages tell outweighs one that is much talked of', () => {
  const shelf = shelfLibrary({
    works: [work('bible-es-rv1909', 'bible', 'es')],
    bibles: {
      'bible-es-rv1909': [
        'JHN 11:35 Y lloró Jesús.',
        ...Array.from({ length: 9 }, (_, i) => `JHN 20:${10 + i} Jesús dijo a la pescadora: Mujer, ¿por qué lloras?`),
      ],
    },
    pericopes: ['JHN 11:35', ...Array.from({ length: 9 }, (_, i) => `JHN 20:${10 + i}`)],
    sections: [],
    verses: [],
  })
  const question: Understood = {
    ...asked('¿Por qué lloró Jesús?', 'event'),
    question: { text: '¿Por qué lloró Jesús?', locale: 'es-es', tradition: 'none', mode: 'deep' },
    locale: 'es-es',
    terms: ['Jesús', 'lloró'],
    search: '¿Por qué lloró Jesús?',
  }
  const passages = [...Array.from({ length: 9 }, (_, i) => `JHN 20:${10 + i}`), 'JHN 11:35'].map(passageOf)
  const weighed = passages.map((pericope, i) => ({ pericope, weights: new Map(), score: i < 9 ? 1 : 0.6 }))
  const [best] = weighByFit(openContext(question, shelf, []), weighed, NOTHING)
  expect(best?.pericope.first.chapter).toBe(11)
})

test('of two who are named the first is the one who does it', () => {
  const shelf = shelfLibrary({
    works: [work('bible-en-bsb', 'bible', 'en')],
    bibles: {
      'bible-en-bsb': [
        'MRK 4:36 While David sailed, the old king Saul fled across the lake.',
        'MRK 4:38 While Saul sailed, young David fled across the lake.',
      ],
    },
    pericopes: ['MRK 4:36', 'MRK 4:38'],
    sections: [],
    verses: [],
  })
  const text = 'Why did David flee from Saul?'
  const question = { text, locale: 'en', tradition: 'none', mode: 'deep' } as const
  const understood = { ...asked(text, 'event'), question, locale: 'en', terms: ['David', 'Saul'] } as const
  const weighed = ['MRK 4:36', 'MRK 4:38'].map((usfm) => ({ pericope: passageOf(usfm), weights: new Map(), score: 1 }))
  expect(weighByFit(openContext(understood, shelf, []), weighed, NOTHING)[0]?.pericope.first.verse).toBe(38)
})
