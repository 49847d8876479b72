import type { Quote } from '../citing/quote.ts'
import type { Block } from '../compose/draft.ts'
import { quotesOf } from '../compose/quotes-in.ts'
import type { DraftChecker, Shown } from './draft-checker.ts'

/**
 * The check of an author's voice: a paragraph, with what it leads to and the heading above it, waits until it is whole, and
 * goes where it cites nothing of that author.
 */
export function inVoiceOf(isOwn: (quote: Quote) => boolean, checker: DraftChecker): DraftChecker {
  let paragraph: Shown[] = []
  let gone = 0

  function settle(): readonly Shown[] {
    const whole = paragraph
    paragraph = []
    if (whole.some(({ block }) => quotesOf(block).some(isOwn))) return whole
    gone += whole.length
    return []
  }

  function take(shown: readonly Shown[]): readonly Shown[] {
    return shown.flatMap((one) => {
      const last = paragraph.at(-1)
      const settled = !one.goesOn && last && !leadsOn(last.block) ? settle() : []
      paragraph.push(one)
      return settled
    })
  }

  return {
    ...checker,
    check: async (unit) => take(await checker.check(unit)),
    end: async () => [...take(await checker.end()), ...settle()],
    tally() {
      const tally = checker.tally()
      return { ...tally, sentences: tally.sentences + gone }
    },
  }
}

/** A heading belongs to what stands below it, a line with a colon to what it leads to. */
function leadsOn(block: Block): boolean {
  if (block.type === 'heading') return true
  const last = block.type === 'paragraph' ? block.sentences.at(-1)?.at(-1) : undefined
  return typeof last === 'string' && /[:：]\s*$/.test(last)
}
