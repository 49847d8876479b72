import { formatUsfm, type Locale } from '@berea/scripture'
import { expect, test } from 'vitest'
import { shelfLibrary, work } from '../../compose/shelf.test-support.ts'
import { understand } from '../../understand/understand.ts'
import { openContext } from '../answer-context.ts'
import { knownQuestionOf } from '../known-question.ts'
import { findKnownQuestion } from './known-questions.ts'

/** Sentences of our own at places that everyone asks for. */
const library = shelfLibrary({
  works: [work('bible-en-bsb', 'bible', 'en'), work('bible-zh-hans-cuv', 'bible', 'zh-Hans')],
  bibles: {
    'bible-en-bsb': [
      'GEN 4:4 Abel also brought the best, and the Lord liked what Abel brought,',
      'GEN 4:5 but he did not like what Cain brought. So Cain was angry.',
      'GEN 4:8 And Cain met Abel in the field and killed him.',
      'JON 1:3 But Jonah fled by ship.',
      'JON 4:2 “This is why I fled,” said Jonah, “for I knew that you are kind.”',
      'LUK 15:31 The father said, “All that is mine is yours.',
      'LUK 15:32 Let us be glad: your brother was lost and is found.”',
      'MAT 22:30 There they do not marry.',
    ],
    'bible-zh-hans-cuv': [
      'GEN 4:4 亚伯也献上好的，主喜欢亚伯所献的，',
      'GEN 4:5 只是不喜欢该隐所献的，该隐就生气。',
      'GEN 4:8 该隐在田间把亚伯杀了。',
    ],
  },
  pericopes: ['GEN 4:4-8', 'JON 1:3', 'JON 4:2', 'LUK 15:31-32', 'MAT 22:30'],
  sections: [],
  verses: [],
})

async function asked(text: string, locale: Locale = 'en') {
  const context = openContext(understand({ text, locale, tradition: 'none', mode: 'deep' }), library, [])
  await findKnownQuestion(context)
  const scene = knownQuestionOf(context)
  return scene?.places[0] && formatUsfm(scene.places[0])
}

test('why somebody did it is told by its reason, that and how they did it by the deed', async () => {
  expect(await asked('Why did Cain kill Abel?')).toBe('GEN 4:4-5')
  expect(await asked('该隐为什么杀亚伯', 'zh-cn')).toBe('GEN 4:4-5')
  expect(await asked('Why did Jonah run away?')).toBe('JON 4:2')
})

test('a parable that is to be explained is not its story', async () => {
  expect(await asked('Explain the prodigal son')).toBe('LUK 15:31-32')
  expect(await asked('The story of the prodigal son')).not.toBe('LUK 15:31-32')
})

test('a belief is asked for where its words are most of the question, and touched where they are not', async () => {
  expect(await asked('Is there marriage in heaven?')).toBe('MAT 22:30')
  expect(await asked('My sister fights about money in her marriage since our father went to heaven')).toBeUndefined()
})

test('a verse that is named is what is asked for, and no scene', async () => {
  expect(await asked('Why did Cain kill Abel in Genesis 4:8?')).toBeUndefined()
})
