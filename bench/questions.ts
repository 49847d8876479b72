import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@berea/scripture'
import { ROOT } from '../tools/steps.ts'

export type Asked = { readonly locale: Locale; readonly text: string }

/** Where the evaluation's questions lie, if they do. */
const EVALS = join(ROOT, '..', 'shared', 'evals')

/** Of each language, where the evaluation's questions are not at hand: enough to be slow or fast. */
const OWN: Readonly<Record<Locale, readonly string[]>> = {
  'zh-cn': ['圣经怎么说饶恕？', '耶稣为什么哭了？', '麦基洗德是谁？', '什么是因信称义？', '怎样祷告？'],
  'zh-tw': ['聖經怎麼說饒恕？', '耶穌為什麼哭了？', '麥基洗德是誰？', '什麼是因信稱義？', '怎樣禱告？'],
  en: [
    'What does the Bible say about forgiveness?',
    'Why did Jesus weep?',
    'Who was Melchizedek?',
    'What is justification by faith?',
    'How should I pray?',
  ],
  'es-es': ['¿Qué dice la Biblia sobre el perdón?', '¿Por qué lloró Jesús?', '¿Quién fue Melquisedec?', '¿Cómo orar?'],
  'fr-fr': [
    'Que dit la Bible du pardon ?',
    'Pourquoi Jésus a-t-il pleuré ?',
    'Qui était Melchisédek ?',
    'Comment prier ?',
  ],
}

/** Questions as people ask them, the languages mixed as a server meets them. */
export function questions(): readonly Asked[] {
  const lists = LOCALES.map((locale) => {
    const file = join(EVALS, `natural.${locale}.jsonl`)
    if (!existsSync(file)) return OWN[locale].map((text) => ({ locale, text }))
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    return lines.map((line) => ({ locale, text: (JSON.parse(line) as { question: string }).question }))
  })
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}
