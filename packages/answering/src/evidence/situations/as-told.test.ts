import type { Locale } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { understand } from '../../question/understand.ts'
import { asTold } from './as-told.ts'

const told = (text: string, locale: Locale) => {
  const { intent, matter } = asTold(understand({ text, locale, tradition: 'none', mode: 'deep' }))
  return { intent, matter }
}

describe('what somebody tells of their life', () => {
  test.each<[Locale, string]>([
    ['zh-tw', '主管一直把我的功勞搶走，我要忍還是講出來？'],
    ['zh-tw', '借錢給弟兄他一直不還，我可以跟他討嗎'],
    ['zh-cn', '买彩票上瘾，一个月薪水全砸进去，怎么戒赌'],
    ['es-es', 'Debo tres cuotas de la hipoteca y el banco me llama todos los días'],
  ])('is neither outside nor danger for its sound: %s %s', (locale, text) => {
    expect(told(text, locale)).toEqual({ intent: 'practical' })
  })

  test.each<[Locale, string]>([
    ['en', 'My boss takes the credit for my work and I want to kill myself'],
    ['zh-cn', '老板天天骂我，我不想活了'],
  ])('is danger where a sign names it: %s %s', (locale, text) => expect(told(text, locale).intent).toBe('danger'))
})
