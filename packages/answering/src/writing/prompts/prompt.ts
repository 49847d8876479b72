import { fillPlaceholders } from '@berea/knowledge'
import type { Locale, Tradition } from '@berea/scripture'
import type { Item, Material } from '../material.ts'
import type { Prompt } from '../model.ts'
import { fenced, lastOf } from './fences.ts'
import { type Form, formIn } from './forms.ts'
import { RULES } from './rules.ts'

/** Changes with every change of what a prompt says; stored beside each answer. */
export const PROMPT_VERSION = '2026-11-28'

export type Asked = {
  readonly question: string
  /** Questions of the conversation before it, oldest first. */
  readonly before: readonly string[]
  readonly locale: Locale
  readonly tradition: Tradition
  readonly mode: 'quick' | 'deep'
  /** Absent for an answer. */
  readonly form?: Form
}

/** So many characters of what was asked before, the last first. */
const BEFORE = 1_200

/** What a model is asked for one answer: rules in the reader's language, then evidence and question, fenced as data. */
export function writePrompt({ question, before, locale, tradition, mode, form }: Asked, { items }: Material): Prompt {
  const rules = RULES[locale]
  const texts = items.map((item) => textOf(item, locale, tradition)).join('\n\n')
  const earlier = lastOf(before.map(fenced), BEFORE)
  const asked = earlier.length > 0 ? [`${rules.before}:\n<before>\n${earlier.join('\n')}\n</before>`] : []
  return {
    version: PROMPT_VERSION,
    system: [
      rules.system.replace('{tradition}', rules.tradition[tradition]).replace('{length}', rules.length[mode]),
      ...(form ? [formIn(locale, form)] : []),
    ].join('\n'),
    user: [
      `${rules.evidence}:\n<evidence>\n${texts}\n</evidence>`,
      ...asked,
      `${rules.question}:\n<question>\n${fenced(question)}\n</question>`,
    ].join('\n\n'),
  }
}

/** A text with its id, what it is, and its parts by number. */
export function textOf({ id, role, label, quote, parts }: Item, locale: Locale, tradition: Tradition): string {
  const lines = parts.map(({ start, end, verse }, at) => {
    const words = quote.words.slice(start - quote.start, end - quote.start).replace(/\s+/g, ' ')
    return `${at + 1}${verse ? ` (${verse.verse})` : ''}: ${fenced(fillPlaceholders(words, locale, tradition))}`
  })
  return [`[${id}] ${role} · ${fenced(label)}`, ...lines].join('\n')
}
