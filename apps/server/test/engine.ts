import type { AnswerEvent } from '@berea/answering'
import type { Engine } from '../src/answering/one-answer.ts'

/** Words of a question that the test engine obeys. */
export const WORDS = {
  /** Says half, then waits until it may go on. */
  wait: 'wait here',
  throws: 'break down',
  fails: 'fail politely',
  endless: 'never end',
  /** Waits for what never comes, and hears of no signal. */
  hangs: 'hang for ever',
  /** Works without a pause, and counts. */
  spins: 'spin for ever',
  /** Works without a pause, and counts nothing. */
  holds: 'hold the server',
  /** Brings down the process that it is in. */
  kills: 'kill the server',
} as const

export const SAID = ['Words of JHN 11:35. [^1]\n\n', 'He was moved. '] as const

/** An engine whose answers are known to the letter, with a gate that tests open. */
export function testEngine() {
  let open: () => void = () => {}
  let gate = Promise.resolve()
  let made = 0
  const asked: { readonly text: string; readonly after: readonly string[] }[] = []

  const engine: Engine = async function* (
    question,
    _library,
    { signal, work, conversation },
  ): AsyncGenerator<AnswerEvent> {
    made += 1
    asked.push({ text: question.text, after: conversation.map(({ text }) => text) })
    const passage = {
      first: { book: 'JHN', chapter: 11, verse: 35 },
      last: { book: 'JHN', chapter: 11, verse: 35 },
    } as const
    yield {
      type: 'understood',
      locale: 'en',
      intent: 'event',
      passages: [passage],
      terms: ['wept'],
      engine: 'composer',
    }
    yield { type: 'status', doing: 'searching' }
    const quote = 'Words of JHN 11:35.'
    yield {
      type: 'citation',
      citation: {
        n: 1,
        work: 'bible-en-tiny',
        section: 'bible-en-tiny/JHN.11',
        passage,
        quote,
        start: 0,
        end: quote.length,
      },
    }
    yield { type: 'text', delta: SAID[0] }
    if (question.text.includes(WORDS.throws)) throw new Error(`could not make sense of ${question.text}`)
    if (question.text.includes(WORDS.fails)) return yield { type: 'ended', reason: 'failed', code: 10214 }
    if (question.text.includes(WORDS.wait)) await Promise.race([gate, aborted(signal)])
    if (question.text.includes(WORDS.hangs)) await new Promise(() => {})
    while (question.text.includes(WORDS.spins)) work.step()
    while (question.text.includes(WORDS.holds));
    if (question.text.includes(WORDS.kills)) process.kill(process.pid, 'SIGKILL')
    while (question.text.includes(WORDS.endless) && !signal.aborted) {
      yield { type: 'text', delta: 'On and on. ' }
      await new Promise((done) => setTimeout(done, 5))
    }
    if (signal.aborted) return yield { type: 'ended', reason: 'stopped' }
    yield { type: 'text', delta: SAID[1] }
    yield { type: 'check', checked: 1, corrected: 0, removed: 0 }
    yield { type: 'follow-ups', questions: ['And then?'] }
    yield { type: 'ended', reason: 'done' }
  }

  return {
    engine,
    made: () => made,
    /** What it was asked, in turn, each with what was asked before in the conversation. */
    asked: () => asked,
    close() {
      gate = new Promise((done) => {
        open = done
      })
    },
    open: () => open(),
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    if (signal.aborted) done()
    signal.addEventListener('abort', () => done(), { once: true })
  })
