import { LOCALES, type Locale } from '@berea/scripture'
import { expect, test } from 'vitest'
import { leakFinder } from '../../check/leaks.ts'
import { judgingPrompt } from './judging.ts'

/** How a model would say it, in the words nearest at hand. */
const SAID: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'The statement holds.',
    'The statement does not hold.',
    'The texts leave it open.',
    'The statement holds only in part.',
  ],
  'zh-cn': ['这论断站得住。', '这论断站不住。', '这论断只有部分站得住。', '经文没有定论。'],
  'zh-tw': ['這論斷站得住。', '這論斷站不住。', '這論斷只有部分站得住。', '經文沒有定論。'],
  'es-es': ['La afirmación se sostiene.', 'La afirmación no se sostiene.', 'Los textos lo dejan abierto.'],
  'fr-fr': ['L’affirmation tient.', 'L’affirmation ne tient pas.', 'Les textes laissent la question ouverte.'],
}

test.each(LOCALES)('what is told in %s is short, and a plain answer to it is no word of it', (locale) => {
  const { system, user } = judgingPrompt([{ statement: 'A <b>{{q:E1}}', items: [] }], locale, 'none')
  const isLeak = leakFinder(system)
  expect(SAID[locale].filter(isLeak)).toEqual([])
  const han = system.match(/\p{Script=Han}/gu)?.length ?? 0
  expect(han * 1.3 + (system.length - han) / 4).toBeLessThan(1_200)
  expect(user).toBe('<statements>\n[S1] A ‹b›{ {q:E1}}\n</statements>')
})
