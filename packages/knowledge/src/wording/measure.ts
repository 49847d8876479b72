import { isChinese, type Language } from '../languages.ts'

const words = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Chinese characters, with each word or number in Latin script as one. */
const characters = (text: string): number =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) + words(text.replace(/[\p{Script=Han}\p{P}]+/gu, ' '))

/** How long a text is, as its language counts: words, in Chinese characters. */
export const lengthOf = (text: string, language: Language): number =>
  isChinese(language) ? characters(text) : words(text)

export const unitOf = (language: Language): string => (isChinese(language) ? 'characters' : 'words')
