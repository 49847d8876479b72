import { analyseChinese } from './chinese.ts'
import { analyseEnglish } from './english.ts'
import { analyseFrench } from './french.ts'
import { analyseSpanish } from './spanish.ts'
import type { StopWords } from './words.ts'

/** The languages that have an analyser. Both Chinese scripts are one: its characters are folded. */
export const ANALYSED = ['en', 'zh', 'es', 'fr'] as const
export type AnalysedLanguage = (typeof ANALYSED)[number]

const ANALYSERS = { en: analyseEnglish, zh: analyseChinese, es: analyseSpanish, fr: analyseFrench }

/**
 * The words of a text as an index holds them. Text and question go through the same analyser.
 *
 *     analyse('What did Jesus say?', 'en') → ['jesus', 'say']
 *     analyse('What did Jesus say?', 'en', { stopWords: 'keep' }) → ['what', 'did', 'jesus', 'say']
 *     analyse('神愛世人', 'zh') → ['神爱', '爱世', '世人', '神', '爱', '世', '人']
 *     analyse('…', 'fr') → []
 */
export function analyse(
  text: string,
  language: AnalysedLanguage,
  { stopWords = 'drop' }: { stopWords?: StopWords } = {},
) {
  return ANALYSERS[language](text, stopWords)
}

/**
 * The analyser for a locale or a work's language tag, if there is one.
 *
 *     'zh-tw', 'zh-Hant', 'lzh-Hant' → 'zh'; 'es-es' → 'es'; 'grc' → undefined
 */
export function analysedLanguage(tag: string): AnalysedLanguage | undefined {
  const language = tag.toLowerCase().split('-')[0]
  return language === 'lzh' ? 'zh' : ANALYSED.find((known) => known === language)
}
