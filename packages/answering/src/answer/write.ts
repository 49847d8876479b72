import type { Kind, Library } from '@berea/library'
import { createChecker } from '../checking/check.ts'
import { composerOf } from '../composing/compose.ts'
import { type Composed, createBudget, lengthOf } from '../composing/composer.ts'
import type { Block } from '../composing/draft.ts'
import { careNote, fixedAnswer, noSuchPlace } from '../composing/fixed/fixed-answer.ts'
import { followUps } from '../composing/follow-ups.ts'
import { composeFixed } from '../composing/intents/fixed.ts'
import { paragraph, takePen } from '../composing/pen.ts'
import { createPrinter } from '../composing/print.ts'
import type { AnswerEvent } from '../events.ts'
import { openDesk } from '../evidence/desk.ts'
import { relatedTo } from '../evidence/related.ts'
import type { Understood } from '../question/question.ts'
import { firstText } from './first-texts.ts'

export type WriteOptions = {
  readonly signal?: AbortSignal
  /** Works of these kinds are left out, as the evaluation needs it. */
  readonly without?: readonly Kind[]
  /** Two letters, for the helplines. */
  readonly region?: string
}

/**
 * An understood question answered by the composer: blocks are composed, their quotations checked,
 * then shown with their citations. Ends with exactly one `ended`, when stopped as when done.
 */
export async function* writeAnswer(
  understood: Understood,
  library: Library,
  options: WriteOptions = {},
): AsyncGenerator<AnswerEvent> {
  const first = firstText()
  try {
    for await (const event of writing(understood, library, options)) {
      yield event
      if (event.type === 'text') await first.shown()
    }
  } finally {
    first.ended()
  }
}

/**
 * Where a word of care stands that is not the answer itself. Words of danger are met first; what only sounds heavy as a whole
 * is mostly an everyday trouble: its counsel comes first, and then whom to call; a question about suicide is answered whole.
 */
const CARE: Readonly<Record<string, 'first' | 'second' | 'last'>> = {
  'care.unnamed': 'second',
  'care.suicide': 'last',
}

async function* writing(
  understood: Understood,
  library: Library,
  { signal, without = [], region }: WriteOptions,
): AsyncGenerator<AnswerEvent> {
  const desk = openDesk(understood, library, without)
  const pen = takePen(desk)
  const checker = createChecker((id) => library.section(id))
  const printer = createPrinter(desk.locale, pen.sentences.converted)
  let written = 0
  const budget = createBudget(understood.question.mode === 'quick', desk.locale.startsWith('zh'), () => written)
  const cited: string[] = []
  yield { type: 'status', doing: 'searching' }

  const helping = region === undefined ? {} : { region }
  const fixed = fixedAnswer(understood, helping)
  const blocks = fixed ? composeFixed(pen, fixed) : composerOf(understood)(pen, budget)
  const before = fixed ? [] : understood.wrong.map((wrong) => noSuchPlace(wrong, understood))
  const note = careNote(understood, helping)
  const place = note === undefined ? undefined : (CARE[understood.matter ?? ''] ?? 'first')
  const care = () => printer.print(paragraph([note ?? '']))
  let composed: Composed | undefined
  let isWriting = false
  let isCared = false
  if (place === 'first') yield* care()
  for (const text of before) yield* printer.print(paragraph([text]))
  while (!composed) {
    if (signal?.aborted) return yield { type: 'ended', reason: 'stopped' }
    const step: IteratorResult<Block, Composed> = await blocks.next()
    if (step.done) {
      composed = step.value
      break
    }
    const block = await checker.check(step.value)
    if (!block) continue
    if (!isWriting) yield { type: 'status', doing: 'writing' }
    if (isWriting && place === 'second' && !isCared) yield* care()
    isCared ||= isWriting
    isWriting = true
    for (const event of printer.print(block)) {
      if (event.type === 'text') written += lengthOf(event.delta)
      if (event.type === 'citation') cited.push(event.citation.work)
      yield event
    }
  }
  if (place === 'last' || (place === 'second' && !isCared)) yield* care()
  yield {
    type: 'status',
    doing: 'checking',
    passages: composed.passages.length,
    works: new Set(cited).size,
  }
  yield { type: 'check', ...checker.tally() }
  if (signal?.aborted) return yield { type: 'ended', reason: 'stopped' }
  if (!fixed) yield { type: 'related', related: await relatedTo(desk, composed, cited) }
  // Nobody in danger is asked to go on.
  const questions = understood.matter?.startsWith('danger.') ? [] : await followUps(pen, composed)
  if (questions.length > 0) yield { type: 'follow-ups', questions }
  yield { type: 'ended', reason: 'done' }
}
