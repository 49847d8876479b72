import { nameText } from '@berea/answering'
import { fillPlaceholders, languageOf, ownTitle } from '@berea/knowledge'
import type { Section, Work } from '@berea/library'
import { LOCALES, type Locale, TEXT_LANGUAGES, type Tradition } from '@berea/scripture'

/** A work, or the part of it that a section is of, by what the reader's language calls it; our own as we call it. */
export function nameWork(work: Work, locale: Locale, section?: Section): ReturnType<typeof nameText> {
  const named = nameText(work, locale, section)
  return work.kind === 'own' ? { ...named, title: ownTitle(languageOf(locale)) } : named
}

/** The locale in whose words a section of our own is written. */
export const localeOfSection = ({ language }: Pick<Section, 'language'>): Locale =>
  LOCALES.find((locale) => TEXT_LANGUAGES[locale][0] === language) ?? 'en'

/** Words of our own as the reader's church says them: `{god}` is 神, 天主 or 上帝. */
export const inWordsOf = (text: string, section: Pick<Section, 'language'>, tradition: Tradition): string =>
  fillPlaceholders(text, localeOfSection(section), tradition)
