import type { Library } from '@berea/library'
import { firstEditions, LOCALES, type Locale } from '@berea/scripture'
import { rowsIn } from '../gather/known-questions/known-questions.ts'
import { tongueOf } from '../understand/tongue.ts'
import type { Model } from '../writing/model.ts'
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

/** What a draft may hold: quotations from what was given, from elsewhere and from nowhere, and a sentence without one. */
const DRAFT: Model = {
  name: '',
  async *write({ user }) {
    const [, id, words = ''] = /^\[(E\d+)\] passage[^\n]*\n1 \(\d+\): ([^\n]{1,80})/m.exec(user) ?? []
    yield `{{q:${id}:1}}\n\n“${words}”\n\n“${[...words].reverse().join('')}”\n\n${words.slice(0, 40)}.`
  },
}

/**
 * Reads and compiles what the first person to ask in a language would have to wait for, and all others with them, by
 * answering a question that nobody has asked: in each language that has a Bible here. `isWritten`: where models write, the check
 * of their drafts as well.
 */
export async function prepare(library: Library, isWritten = false): Promise<void> {
  await prepareSpelling(library)
  const options = isWritten ? { writer: { models: [DRAFT] } } : {}
  for (const locale of LOCALES) {
    if (!firstEditions(locale).some((id) => library.work(id))) continue
    rowsIn(tongueOf(locale))
    const question = { text: QUESTIONS[locale], locale, tradition: 'none', mode: 'deep' } as const
    for await (const _ of answer(question, library, options)) await new Promise((resolve) => setTimeout(resolve))
  }
}
