import type { Locale } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { withoutAside } from './aside.ts'

describe('what only says why it is asked', () => {
  test.each<[Locale, string, string]>([
    ['zh-tw', '三位一體到底怎麼理解?我是剛慕道的', '三位一體到底怎麼理解?'],
    ['en', 'What is grace? I hear it at Mass and nobody explains it', 'What is grace?'],
    ['es-es', '¿Qué es la gracia? lo oigo mucho en misa pero nadie lo explica', '¿Qué es la gracia?'],
    ['fr-fr', 'Qui est le Saint-Esprit ? on en parle tout le temps au groupe', 'Qui est le Saint-Esprit ?'],
  ])('%s: %s', (locale, text, question) => {
    expect(withoutAside(text, locale)).toBe(question)
  })
})

describe('a message is left whole', () => {
  test.each<[Locale, string]>([
    ['en', 'Is divorce a sin? My ex left me for somebody else'],
    ['en', 'Why did Miriam end up with leprosy? what had she done'],
    ['en', 'What should I do? my wife hasn’t talked to me in weeks'],
    ['zh-cn', '试探和试炼不是一个意思吗？区别在哪'],
    ['fr-fr', 'Qui est Jean ? pas Jean-Baptiste, l’autre'],
  ])('%s: %s', (locale, text) => {
    expect(withoutAside(text, locale)).toBe(text)
  })
})
