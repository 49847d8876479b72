/** The languages that a reader can choose (specification's codes). zh-cn is the default. */
export const LOCALES = ['zh-cn', 'zh-tw', 'en', 'es-es', 'fr-fr'] as const
export type Locale = (typeof LOCALES)[number]

/** The wording a reader has chosen. `none`: no preference. */
export const TRADITIONS = ['none', 'protestant', 'catholic', 'orthodox'] as const
export type Tradition = (typeof TRADITIONS)[number]
