import type { Locale } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { shelfLibrary, work } from '../compose/shelf.test-support.ts'
import { understand } from '../understand/understand.ts'
import { asMeant, withoutQuotedCry } from './as-meant.ts'

const library = shelfLibrary({
  works: [
    work('bible-en-bsb', 'bible', 'en'),
    work('bible-zh-hans-cuv', 'bible', 'zh-Hans'),
    work('bible-fr-lsg', 'bible', 'fr'),
  ],
  bibles: {
    'bible-en-bsb': [
      'PSA 22:16 For dogs surround me; a band of evil men encircles me; they have pierced my hands and feet.',
      'JON 4:8 He wished to die, saying, “It is better for me to die than to live.”',
    ],
    'bible-zh-hans-cuv': ['PSA 22:16 犬类围着我，恶党环绕我；他们扎了我的手，我的脚。'],
    'bible-fr-lsg': ['PSA 22:16 Une bande de scélérats rôdent autour de moi, Ils ont percé mes mains et mes pieds.'],
  },
  pericopes: ['PSA 22:16 Dogs', 'JON 4:8 The plant'],
  verses: ['PSA 22:16', 'JON 4:8'],
  sections: [],
})

const meant = (text: string, locale: Locale) =>
  withoutQuotedCry(asMeant(understand({ text, locale, tradition: 'none', mode: 'deep' })), library)
const isAlarm = (matter = '') => /^(?:danger|care)\./.test(matter)

describe('the words of a verse are no cry', () => {
  test.each<[Locale, string]>([
    ['en', 'they have pierced my hands and feet'],
    ['en', 'Psalm 22:16 they have pierced my hands and feet'],
    ['en', 'It is better for me to die than to live - who said so?'],
    ['zh-cn', '他们扎了我的手我的脚'],
    ['zh-cn', '诗篇22:16 他们扎了我的手，我的脚'],
    ['fr-fr', 'Ils ont percé mes mains et mes pieds'],
  ])('named or quoted (%s): %s', async (locale, text) =>
    expect(isAlarm((await meant(text, locale)).matter)).toBe(false),
  )

  test.each<[Locale, string]>([
    ['en', 'Psalm 22:16 they have pierced my hands and feet, and I want to kill myself'],
    ['en', '“they have pierced my hands and feet” I don’t want to live any more'],
    ['zh-cn', '诗篇22:16 他们扎了我的手，我的脚，我也不想活了'],
  ])('but what stands beside them may be one (%s): %s', async (locale, text) =>
    expect((await meant(text, locale)).intent).toBe('danger'),
  )
})

describe('what somebody else holds is no cry', () => {
  test.each<[Locale, string]>([
    ['en', 'when does the world end, my neighbour says soon'],
    ['es-es', '¿cuándo se acaba el mundo? mi vecino dice que pronto'],
    ['es-es', 'mi pastor dice que el fin está cerca, ¿es verdad?'],
    ['fr-fr', 'quand est la fin du monde, mon voisin dit que c’est bientôt'],
    ['zh-cn', '世界末日什么时候，邻居说快了'],
  ])('of what is asked (%s): %s', async (locale, text) =>
    expect(isAlarm((await meant(text, locale)).matter)).toBe(false),
  )

  test.each<[Locale, string]>([
    ['en', 'my sister says she wants to end it all'],
    ['es-es', 'mi hermano dice que se va a matar'],
    ['fr-fr', 'ma fille dit qu’elle veut mourir'],
    ['zh-cn', '朋友说他不想活了'],
  ])('but of a person it may be that person’s (%s): %s', async (locale, text) =>
    expect((await meant(text, locale)).intent).toBe('danger'),
  )
})
