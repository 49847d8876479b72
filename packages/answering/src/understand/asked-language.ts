import type { Tongue } from './tongue.ts'

/** Languages that a passage is asked for in, as works are tagged, by how each language calls them. */
const NAMES: readonly (readonly [tags: readonly string[], names: Readonly<Record<Tongue, string>>])[] = [
  [['en'], { en: 'english', es: 'ingles', fr: 'anglais', zh: '英[文语]' }],
  [['es'], { en: 'spanish', es: 'espanol|castellano', fr: 'espagnol', zh: '西班牙[文语]|西[文语]' }],
  [['fr'], { en: 'french', es: 'frances', fr: 'francais', zh: '法[文语]' }],
  [
    ['zh-Hant', 'zh-Hans'],
    {
      en: 'traditional chinese',
      es: 'chino tradicional',
      fr: 'chinois traditionnel',
      zh: '繁体',
    },
  ],
  [['zh-Hans', 'zh-Hant'], { en: '(?:simplified )?chinese', es: 'chino', fr: 'chinois', zh: '[中华][文语]|汉语|简体' }],
  [['grc'], { en: 'greek', es: 'griego', fr: 'grec', zh: '希腊[文语]' }],
  [['hbo'], { en: 'hebrew', es: 'hebreo', fr: 'hebreu', zh: '希伯来[文语]' }],
  [['la'], { en: 'latin', es: 'latin', fr: 'latin', zh: '拉丁[文语]' }],
  [['de'], { en: 'german', es: 'aleman', fr: 'allemand', zh: '德[文语]' }],
]

const IN: Readonly<Record<Tongue, (name: string) => RegExp>> = {
  en: (name) => new RegExp(`\\bin (?:${name})\\b`),
  es: (name) => new RegExp(`\\ben (?:${name})\\b`),
  fr: (name) => new RegExp(`\\ben (?:${name})\\b`),
  zh: (name) => new RegExp(`(?:${name})`),
}

const ASKED = (['zh', 'en', 'es', 'fr'] as const).map(
  (tongue) => [tongue, NAMES.map(([tags, names]) => ({ tags, pattern: IN[tongue](names[tongue]) }))] as const,
)

/** `John 3:16 in Spanish` → es; 約翰福音3:16 英文 → en; `Romanos 8 en griego` → grc; nothing where none is named. Folded text in. */
export function askedLanguage(text: string, tongue: Tongue): readonly string[] | undefined {
  const languages = ASKED.find(([one]) => one === tongue)?.[1]
  return languages?.find(({ pattern }) => pattern.test(text))?.tags
}
