import type { Locale } from '@berea/scripture'
import { changeAppState } from '../storage/app-state.ts'
import { writeLocal } from '../storage/local.ts'
import { speak } from './words.ts'

/** Each language by its own name, whatever the page speaks. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  'zh-cn': '简体中文',
  'zh-tw': '繁體中文',
  en: 'English',
  'es-es': 'Español',
  'fr-fr': 'Français',
}

/** Speaks another language from now on; rejects where its sentences could not be fetched, and then nothing is changed. */
export async function chooseLanguage(chosen: Locale): Promise<void> {
  await speak(chosen)
  changeAppState({ language: chosen })
  writeLocal('language', chosen)
  // Chosen by hand, the language is not to be asked of the server again.
  writeLocal('defaultLanguage', 'true')
}
