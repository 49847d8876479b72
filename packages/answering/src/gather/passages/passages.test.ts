import { formatUsfm } from '@berea/scripture'
import { expect, test } from 'vitest'
import { passageOf, type Shelf, shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import type { Understood } from '../../understand/question.ts'
import { openContext } from '../answer-context.ts'
import { chooseVaried, groupPassages } from './passages.ts'

const LONG =
  'It was a long day, and the wind went over the water from the one shore to the other, and nobody spoke of it.'

const SHELF: Shelf = {
  works: [work('bible-en-bsb', 'bible', 'en'), work('bible-es-rv1909', 'bible', 'es')],
  bibles: {
    'bible-en-bsb': [
      `MRK 4:35 ${LONG}`,
      'MRK 4:36 When evening came, the fisherman said,',
      'MRK 4:37 “Let us row to the other side of this great lake before night.”',
      'MRK 4:38 And they rowed until their hands were sore, singing of the shore.',
      `MRK 4:39 ${LONG}`,
      `MRK 4:40 ${LONG}`,
      'LUK 8:22 The fisherman said, “Let us row to the other side of this great lake.”',
      'PSA 93:4 The sea is loud.',
    ],
    'bible-es-rv1909': [
      'GEN 38:12 Y murió la hija, y Judá se consoló.',
      'MAT 27:5 Y Judas salió, y murió.',
      'GEN 19:9 Y los hombres hicieron fuerza á Lot.',
      'PRO 28:20 Quien juega á loterías no será sin culpa.',
    ],
  },
  pericopes: ['MRK 4:35-40', 'LUK 8:22', 'PSA 93:4', 'GEN 38:12', 'MAT 27:5', 'GEN 19:9', 'PRO 28:20'],
  sections: [],
  verses: [],
}

function deskFor(text: string, terms: readonly string[], locale: 'en' | 'es-es') {
  const question = { text, locale, tradition: 'none', mode: 'deep' } as const
  const understood: Understood = { question, locale, intent: 'event', passages: [], wrong: [], terms, search: text }
  return openContext(understood, shelfLibrary(SHELF), [])
}

const signal = (usfm: string, weight: number) => ({ verse: passageOf(usfm).first, weight })
const VARIETY = { count: 4, perBook: 2 }

test('a passage is cut to whole sentences around its weightiest verse', () => {
  const context = deskFor('Why did they row?', [], 'en')
  const [found] = chooseVaried(context, groupPassages(context, [signal('MRK 4:37', 1)]), VARIETY)
  expect(formatUsfm(found!.passage)).toBe('MRK 4:36-37')
})

test('another account of the same thing is named beside it, not quoted again', () => {
  const context = deskFor('Why did they row?', [], 'en')
  const signals = [signal('MRK 4:37', 1), signal('LUK 8:22', 0.9), signal('PSA 93:4', 0.8)]
  const chosen = chooseVaried(context, groupPassages(context, signals), VARIETY)
  expect(chosen.map(({ peak }) => peak.book)).toEqual(['MRK', 'PSA'])
  expect(chosen[0]?.parallels.map(({ peak }) => peak.book)).toEqual(['LUK'])
})

test('what weighs far less than the first is left out', () => {
  const context = deskFor('Why did they row?', [], 'en')
  const chosen = chooseVaried(
    context,
    groupPassages(context, [signal('MRK 4:37', 1), signal('PSA 93:4', 0.05)]),
    VARIETY,
  )
  expect(chosen).toHaveLength(1)
})

test('a name asked about is not taken for another one of the same stem', () => {
  const context = deskFor('¿Cómo murió Judas?', ['Judas'], 'es-es')
  const clusters = groupPassages(context, [signal('GEN 38:12', 1), signal('MAT 27:5', 0.6)])
  expect(clusters.map(({ pericope }) => pericope.first.book)).toEqual(['MAT', 'GEN'])
})

test('what Greek Daniel has in common with the Hebrew is found once', () => {
  const context = deskFor('Why did they row?', [], 'en')
  const clusters = groupPassages(context, [signal('DAN 6:16', 1), signal('DAG 6:16', 1)])
  expect(clusters.map(({ pericope }) => formatUsfm(pericope))).toEqual(['DAN 6:16'])
})

test('a word that is no name is not taken for one of the same stem', () => {
  const context = deskFor('¿Está mal jugar a la lotería?', ['lotería'], 'es-es')
  const [first] = groupPassages(context, [signal('GEN 19:9', 1), signal('PRO 28:20', 0.5)])
  expect(formatUsfm(first!.pericope)).toBe('PRO 28:20')
})
