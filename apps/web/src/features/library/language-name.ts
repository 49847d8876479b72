import { LANG, useLocale, useWords } from '../../i18n/words.ts'

/** `zh-Hans` as the reader's own language calls it; `und` and `mul` are no languages. */
export function useLanguageName(): (language: string) => string {
  const words = useWords()
  const locale = LANG[useLocale()]
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  return (language) => {
    if (language === 'mul') return words('language.several')
    if (language === 'und') return words('language.none')
    return names.of(language) ?? language
  }
}
