import { formatUsfm } from '@berea/scripture'
import { expect, test } from 'vitest'
import { passageOf, shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import { openContext } from '../answer-context.ts'
import { type KnownQuestion, keepKnownQuestion } from '../known-question.ts'
import { trimToAnswer } from './cut-to-tell.ts'

const VERSES = [
  'NUM 20:7 The Lord spoke to them.',
  'NUM 20:8 “Take the staff and speak to the rock.”',
  'NUM 20:9 So Moses took the staff.',
  'NUM 20:10 Moses gathered the crowd before the rock.',
  'NUM 20:11 Moses struck the rock twice, and water came out.',
  'NUM 20:12 But the Lord said, “Because you did not trust me, you shall not enter the land, Moses.”',
  'NUM 20:13 These are the waters of Meribah.',
]
const library = shelfLibrary({
  works: [work('bible-en-bsb', 'bible', 'en')],
  bibles: { 'bible-en-bsb': VERSES },
  pericopes: ['NUM 20:7-13'],
  sections: [],
  verses: [],
})

function cut(question: string, at: string, peak: string, scene?: KnownQuestion): string {
  const asked = { text: question, locale: 'en', tradition: 'none', mode: 'deep' } as const
  const understood = {
    question: asked,
    locale: 'en',
    intent: 'event',
    passages: [],
    wrong: [],
    terms: [],
    search: '',
  } as const
  const passage = passageOf(at)
  const text = library.passage('bible-en-bsb', passage)!
  const main = {
    passage,
    text,
    pericope: passageOf('NUM 20:7-13'),
    score: 1,
    peak: passageOf(peak).first,
    parallels: [],
  }
  const context = openContext(understood, library, [])
  keepKnownQuestion(context, scene)
  return formatUsfm(trimToAnswer(context, main).passage)
}

test('a passage is cut so that it holds the verse that tells', () => {
  expect(cut('Why did Moses not enter the land?', 'NUM 20:9-11', 'NUM 20:11')).toBe('NUM 20:9-12')
})

test('and left as it is where it holds it already', () => {
  expect(cut('Who struck the rock twice?', 'NUM 20:10-11', 'NUM 20:11')).toBe('NUM 20:10-11')
})

test('the verses of a scene stand in the first sentence, and are shown with what stands around them', () => {
  const scene = (place: string) => ({ places: [passageOf(place)], isBelief: false, isOfKind: false, share: 1 })
  expect(cut('Why did Moses not enter?', 'NUM 20:12', 'NUM 20:12', scene('NUM 20:12'))).toBe('NUM 20:10-13')
  expect(cut('What did Moses do?', 'NUM 20:9-11', 'NUM 20:11', scene('NUM 20:9-11'))).toBe('NUM 20:8-12')
})
