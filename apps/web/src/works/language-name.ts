import { LANG, useLocale, useWords, type WordKey } from '../i18n/words.ts'

/** What browsers have no name for, or not in every language of ours: some show `grc` as it is. */
const NAMED_HERE: Readonly<Record<string, WordKey>> = {
  mul: 'language.several',
  und: 'language.none',
  grc: 'language.greek',
  'lzh-Hant': 'language.literaryChinese',
}

/** `zh-Hans` as the reader's own language calls it. */
export function useLanguageName(): (language: string) => string {
  const words = useWords()
  const names = new Intl.DisplayNames([LANG[useLocale()]], { type: 'language' })
  return (language) => {
    const key = NAMED_HERE[language]
    return key ? words(key) : (names.of(language) ?? language)
  }
}
