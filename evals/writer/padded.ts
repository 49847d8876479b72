import type { Model } from '@berea/answering'
import type { Locale } from '@berea/scripture'
import { createDraftReader, type Unit } from '../../packages/answering/src/check/draft/read-draft.ts'
import { passagesIn } from './misbehaving-drafts.ts'
import { TEXTS } from './misbehaving-texts.ts'

/** Where fewer of a draft's sentences are right it is given up, and what comes after is never checked. */
const TRUE_ONES = 3

/** What a model writes, every sentence among true ones, so that each of them comes before the check. */
export const padded = (model: Model, locale: Locale): Model => ({
  name: model.name,
  async *write(prompt, signal) {
    let draft = ''
    try {
      for await (const piece of model.write(prompt, signal)) draft += piece
    } catch {
      // What was written until then is judged.
    }
    const reader = createDraftReader()
    const trueOnes = spans(prompt.user, locale)
    const next = () => Array.from({ length: TRUE_ONES }, () => trueOnes.next().value ?? '').join('\n\n')
    for (const unit of [...reader.read(draft), ...reader.end()]) yield `${next()}\n\n${written(unit)}\n\n`
    yield next()
  },
})

/** Quotations of all that was given, each stretch of it once. */
function* spans(user: string, locale: Locale): Generator<string, undefined> {
  const given = passagesIn(user)
  for (const { id, verses } of given)
    for (let to = 1; to <= verses.length; to += 1)
      for (let from = 1; from <= to; from += 1) yield TEXTS[locale].honest(`{{q:${id}:${from}-${to}}}`)
}

function written({ type, text }: Unit): string {
  if (type === 'heading') return `### ${text}`
  if (type === 'item') return `- ${text}`
  return type === 'block-quote' ? text.replace(/^/gm, '> ') : text
}
