import type { Locale } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { withoutLeadIn } from './lead-in.ts'

describe('what made somebody ask', () => {
  test.each<[Locale, string, string]>([
    ['zh-cn', '我记得有个女先知叫户勒大，王为什么去找她', '有个女先知叫户勒大，王为什么去找她'],
    ['zh-tw', '我兒子問我挪亞方舟裡有沒有恐龍', '挪亞方舟裡有沒有恐龍'],
    ['en', 'my kid asked me what the snake said to Eve', 'what the snake said to Eve'],
    ['es-es', 'mi abuela me contaba que un niño oyó a Dios, ¿quién era?', 'un niño oyó a Dios, ¿quién era?'],
    ['zh-cn', '昨天看了一部电影演埃及十灾，最后一个灾是什么', '埃及十灾，最后一个灾是什么'],
    ['zh-tw', '我們小組查經查到以利沙，那些童子為什麼被熊撕裂', '以利沙，那些童子為什麼被熊撕裂'],
    ['en', 'Hi, quick question: for homework I need to know who Naboth was', 'who Naboth was'],
    [
      'en',
      'My coworker says there are unicorns in the Bible, is that true?',
      'there are unicorns in the Bible, is that true?',
    ],
    ['es-es', 'El domingo el pastor habló de Ananías, ¿por qué murió?', 'Ananías, ¿por qué murió?'],
    ['fr-fr', 'Je suis athée mais je me demande si Jésus a vraiment existé', 'si Jésus a vraiment existé'],
    ['fr-fr', 'mon fils m’a demandé pourquoi Jésus a pleuré', 'pourquoi Jésus a pleuré'],
  ])('is not the question (%s): %s', (locale, text, question) => expect(withoutLeadIn(text, locale)).toBe(question))

  test.each<[Locale, string]>([
    ['en', 'my daughter asked me why I drink so much'],
    ['zh-cn', '我女儿问我为什么天天哭'],
    ['en', 'My husband told me he is leaving. What does the Bible say about divorce?'],
    ['en', 'Tell me about David'],
    ['zh-cn', '读经读不下去怎么办'],
    ['es-es', 'mi marido me dijo que no me quiere'],
  ])('but stays where it is theirs (%s): %s', (locale, text) => expect(withoutLeadIn(text, locale)).toBe(text))
})
