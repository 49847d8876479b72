import type { Locale, Tradition } from '@berea/scripture'
import type { Item } from '../material.ts'
import type { Prompt } from '../model.ts'
import { fenced } from './fences.ts'
import { JUDGING_RULES } from './judging-rules.ts'
import { textOf } from './prompt.ts'

/** Changes with every change of what the prompt says; stored beside each answer. */
const JUDGING_VERSION = 'against 2026-11-28'

/** A statement with what was found on it. */
export type ToJudge = { readonly statement: string; readonly items: readonly Item[] }

/** What a model is asked that judges statements by Scripture: rules in their language, then each with its texts, fenced as data. */
export function judgingPrompt(all: readonly ToJudge[], locale: Locale, tradition: Tradition): Prompt {
  const parts = all.map(({ statement, items }, at) =>
    [`[S${at + 1}] ${fenced(statement)}`, ...items.map((item) => textOf(item, locale, tradition))].join('\n'),
  )
  return {
    version: JUDGING_VERSION,
    system: JUDGING_RULES[locale],
    user: `<statements>\n${parts.join('\n\n')}\n</statements>`,
  }
}
