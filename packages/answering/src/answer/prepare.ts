import type { Library } from '@berea/library'
import { firstEditions, LOCALES, type Locale } from '@berea/scripture'
import { answer } from './answer.ts'
import { prepareSpelling } from './spelling-of.ts'

/** Each goes through most of what answers are made with. */
const QUESTIONS: Readonly<Record<Locale, string>> = {
  'zh-cn': '耶稣为什么哭了？',
  'zh-tw': '耶穌為什麼哭了？',
  en: 'Why did Jesus weep?',
  'es-es': '¿Por qué lloró Jesús?',
  'fr-fr': 'Pourquoi Jésus a-t-il pleuré ?',
}

/**
 * Reads and compiles what the first person to ask in a language would have to wait for, and all others with them, by
 * answering a question that nobody has asked: in each language that has a Bible here.
 */
export async function prepare(library: Library): Promise<void> {
  await prepareSpelling(library)
  for (const locale of LOCALES) {
    if (!firstEditions(locale).some((id) => library.work(id))) continue
    const question = { text: QUESTIONS[locale], locale, tradition: 'none', mode: 'deep' } as const
    for await (const _ of answer(question, library)) await new Promise((resolve) => setTimeout(resolve))
  }
}
