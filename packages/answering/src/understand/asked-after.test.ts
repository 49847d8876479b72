import { expect, test } from 'vitest'
import { withoutAsking } from './asked-after.ts'

test.each([
  ['Who was Moses?', 'Moses'],
  ['so who exactly were Cain and Abel', 'Cain and Abel'],
  ['Tell me about Peter in the Bible.', 'Peter'],
  ['¿Quién fue el rey David?', 'el rey David'],
  ['Háblame del profeta Elías', 'profeta Elías'],
  ['¿Quién fue Nadarías, el copero de David?', 'Nadarías, el copero de David'],
  ['C’est qui Moïse ?', 'Moïse'],
  ['Parlez-moi d’Élie', 'Élie'],
  ['谁是摩西', '摩西'],
  ['圣经里谁是摩西？', '摩西'],
  ['請介紹一下聖經裡的約書亞', '約書亞'],
  ['撒迦利亞是何許人也', '撒迦利亞'],
])('%s asks after %s', (question, name) => {
  expect(withoutAsking(question)).toBe(name)
})

test.each([
  ['Moses in the Bible', 'Moses'],
  ['moïse', 'moïse'],
  ['聖經裡的摩西', '摩西'],
  ['Where is Moab?', 'Where is Moab'],
])('without what asks %s is %s', (question, rest) => expect(withoutAsking(question)).toBe(rest))
