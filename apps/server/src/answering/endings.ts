import { type AnswerEvent, CODES } from '@berea/contract'
import type { Locale } from '@berea/scripture'
import { sentence } from '../messages/sentences.ts'

export const TEXT_ID = 'text'

/** An answer ends in one of three ways. */
export type Ending =
  | { readonly status: 'done' }
  | { readonly status: 'stopped' }
  | { readonly status: 'failed'; readonly code: 10214 | 10215 }

/** The answer's code, as it is stored and shown. */
export function codeOf(ending: Ending): number | null {
  if (ending.status === 'failed') return ending.code
  return ending.status === 'stopped' ? CODES.answerStopped : null
}

/** The last events of a stream: what is open is closed, a failure is named, and always one `finish`. */
export function closingEvents(ending: Ending, isTextOpen: boolean, locale: Locale): AnswerEvent[] {
  const events: AnswerEvent[] = isTextOpen ? [{ type: 'text-end', id: TEXT_ID }] : []
  if (ending.status === 'failed') {
    const name = ending.code === CODES.answerNotParsed ? 'answerNotParsed' : 'generationFailed'
    events.push({ type: 'error', errorText: sentence(locale, name), code: ending.code })
  }
  const finishReason = ({ done: 'stop', stopped: 'other', failed: 'error' } as const)[ending.status]
  events.push({ type: 'finish', finishReason, messageMetadata: { reason: ending.status } })
  return events
}
