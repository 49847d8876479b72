import { expect, test } from 'vitest'
import { work } from '../compose/shelf.test-support.ts'
import { namedBibles } from './named-bibles.ts'

const named = namedBibles([
  { ...work('bible-en-kjv', 'bible', 'en'), title: 'King James Version (1769 text)' },
  { ...work('bible-en-web', 'bible', 'en'), title: 'World English Bible, updated' },
  { ...work('bible-fr-darby', 'bible', 'fr'), title: 'La Bible, J. N. Darby' },
  { ...work('bible-zh-hans-cuv', 'bible', 'zh-Hans'), title: 'Chinese Union Version' },
])
const worksIn = (text: string) => named(text).flatMap(({ works }) => works)

test.each([
  ['In the King James Version it runs,', ['bible-en-kjv']],
  ['The King James Bible says', ['bible-en-kjv']],
  ['as the KJV has it', ['bible-en-kjv']],
  ['the World English Bible', ['bible-en-web']],
  ['la Bible Darby', ['bible-fr-darby']],
  ['和合本译作', ['bible-zh-hans-cuv']],
])('%s names a Bible', (text, works) => {
  expect([...new Set(worksIn(text))]).toEqual(works)
})

test.each(['Darby remarks', 'the Bible says', 'a new version of it', 'in the whole world'])('%s names none', (text) => {
  expect(worksIn(text)).toEqual([])
})
