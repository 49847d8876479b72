import { describe, expect, test } from 'vitest'
import { twoQuestions } from './two-questions.ts'

describe('a message that asks two things', () => {
  test.each([
    ['en', 'Where was Paul born and how did he die?', 'Where was Paul born?', 'how did he die, Paul?'],
    [
      'en',
      'Why did Cain kill Abel? And what happened to him after?',
      'Why did Cain kill Abel?',
      'what happened to him after, Cain?',
    ],
    ['en', 'Who was Ruth and why did she stay with Naomi?', 'Who was Ruth?', 'why did she stay with Naomi, Ruth?'],
    ['zh-cn', '摩西活了多少岁，葬在哪里？', '摩西活了多少岁?', '摩西葬在哪里?'],
    ['zh-tw', '約拿為什麼逃走？他在魚肚子裡待了幾天？', '約拿為什麼逃走?', '約拿在魚肚子裡待了幾天?'],
    [
      'es-es',
      '¿Quién traicionó a Jesús y qué le pasó después?',
      '¿Quién traicionó a Jesús?',
      'qué le pasó después, Jesús?',
    ],
    ['fr-fr', 'Qui a baptisé Jésus et où ?', 'Qui a baptisé Jésus?', 'où, Jésus?'],
  ] as const)('%s: %s', (locale, message, first, second) => {
    const two = twoQuestions(message, locale)
    expect(two?.first).toBe(first)
    expect(two?.seconds[0]).toBe(second)
  })

  test.each([
    ['en', 'Who were Ananias and Sapphira?'],
    ['en', 'What did Jesus say to the one who asked him?'],
    ['zh-cn', '大卫打败歌利亚，用的是什么？'],
    ['es-es', '¿Qué dijo Jesús a Marta y a María?'],
    ['fr-fr', 'Qui étaient Caïn et Abel ?'],
  ] as const)('and one that asks one (%s): %s', (locale, message) =>
    expect(twoQuestions(message, locale)).toBeUndefined(),
  )
})
