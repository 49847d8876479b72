import { isForTranslators } from './translators.ts'

/** Which work speaks first: fuller and plainer ones before lists of names, and notes for translators last. */
const PREFERRED = [
  'theology-',
  'people-zh', 'people-es', 'people-fr',
  'dictionary-en-tyndale', 'dictionary-fr-tyndale',
  'dictionary-en-easton', 'dictionary-en-smith',
  '-biblica-terms', 'dictionary-fr-uw', '-fia-terms', 'dictionary-en-uw', 'dictionary-zh-ubs',
  'notes-en-tyndale-articles', 'notes-',
  'people-places-', 'dictionary-en-hitchcock',
] // biome-ignore format: an order reads better in lines

export const preference = (work: string): number => {
  const at = PREFERRED.findIndex((part) => work.includes(part))
  return at < 0 || isForTranslators(work) ? PREFERRED.length : at
}
