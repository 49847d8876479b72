import { expect, test } from 'vitest'
import { wantedBy } from '../../understand/wanted.ts'
import { tellsAsked } from './names-told.ts'

test.each([
  ['Who betrayed Samson?', 'Delilah betrayed him to the Philistines.', true],
  ['Who betrayed Samson?', 'He was betrayed while he slept.', false],
  ['Who fell while Paul spoke?', 'A youth of Troas fell while St. Paul spoke.', false],
  ['Who fell while Paul spoke?', 'A youth named Eutychus fell from it.', true],
  ['Where was Paul shipwrecked?', 'Paul was shipwrecked on Malta.', true],
  ['Where was Paul shipwrecked?', 'Paul was shipwrecked at night.', false],
  ['保罗在哪里遇到船难', '保罗在马耳他遇到船难。', true],
  ['保罗在哪里遇到船难', '保罗夜里遇到船难。', false],
])('%s is told by “%s”: %s', (text, sentence, isTold) => {
  const locale = /\p{Script=Han}/u.test(text) ? 'zh-cn' : 'en'
  const question = { text, locale, tradition: 'none', mode: 'deep' } as const
  const understood = { question, locale, intent: 'event', passages: [], wrong: [], terms: [], search: text } as const
  expect(tellsAsked({ understood, locale, wanted: wantedBy(text) }, sentence)).toBe(isTold)
})
