import type { Locale } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { asStory } from './as-story.ts'

const meant = (text: string, locale: Locale) => {
  const { intent, matter } = asStory(understand({ text, locale, tradition: 'none', mode: 'deep' }))
  return { intent, matter }
}

test('a story of the Bible that sounds like danger is a story', () => {
  expect(meant('那个听道听睡着从窗户掉下去的小伙子后来活过来没', 'zh-cn')).toEqual({ intent: 'event' })
  expect(meant('quién se durmió en un sermón y se mató', 'es-es')).toEqual({ intent: 'person' })
  expect(meant('Why did Jesus say do not touch me to Mary Magdalene?', 'en')).toEqual({ intent: 'event' })
})

describe('what somebody tells of themselves stays danger', () => {
  test.each<[Locale, string]>([
    ['zh-cn', '我想从窗户跳下去'],
    ['en', 'I fell asleep in church and now I want to jump out of the window and kill myself'],
    ['es-es', 'me quiero matar'],
  ])('%s %s', (locale, text) => expect(meant(text, locale).intent).toBe('danger'))
})
