import type { AnswerEvent } from '../events.ts'

/** Answers that have shown no text yet. */
let beginning = 0

const STEP_MS = 5
const MOST_STEPS = 40

/**
 * People wait for the first words of an answer, and read while the rest comes: where several are answered
 * at once, each lets the others begin before it goes on, for two hundred milliseconds at most.
 */
export function firstText(): { shown(): Promise<void>; ended(): void } {
  beginning++
  let isBeginning = true
  const ended = () => {
    if (isBeginning) beginning--
    isBeginning = false
  }
  return {
    async shown() {
      if (!isBeginning) return
      ended()
      for (let step = 0; step < MOST_STEPS && beginning > 0; step++) {
        await new Promise((resolve) => setTimeout(resolve, STEP_MS))
      }
    },
    ended,
  }
}

/** An answer's events, of which the first text lets the others begin. */
export async function* lettingOthersBegin(events: AsyncIterable<AnswerEvent>): AsyncGenerator<AnswerEvent> {
  const first = firstText()
  try {
    for await (const event of events) {
      yield event
      if (event.type === 'text') await first.shown()
    }
  } finally {
    first.ended()
  }
}
