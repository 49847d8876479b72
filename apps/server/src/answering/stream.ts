import type { ServerResponse } from 'node:http'
import { type AnswerEvent, CODES, STREAM_END } from '@berea/contract'
import type { Locale } from '@berea/scripture'
import { isDatabaseAway } from '../adapters/database.ts'
import type { Disk } from '../adapters/disk.ts'
import { type SentenceName, sentence } from '../messages/sentences.ts'
import type { AnswerLog } from './log.ts'
import type { Notifications } from './notifications.ts'

/** Events that are read from the store at once: a slow reader never holds more than these in memory. */
const PAGE = 100
/** A stream looks by itself this often, should a notification have been missed. */
const LOOK_AGAIN = 2_000
/** The database may be away for so long before a reader's connection is cut. */
const AWAY_LIMIT = 15_000

export type StreamNeeds = {
  readonly log: AnswerLog
  readonly notifications: Notifications
  /** Milliseconds of silence after which a comment is sent. */
  readonly heartbeat: number
  readonly disk: Disk
  /** Is the answer kept waiting by a full disk? */
  readonly isHeldUp: (answerId: string) => boolean
  /** The server stops: what is stored is sent, and no more is waited for. */
  readonly stop: AbortSignal
  /** Undefined once the answer is deleted. */
  readonly find: () => Promise<{ readonly isRunning: boolean } | undefined>
}

/**
 * Sends an answer's events after number `after` until its `finish`, whoever makes the answer and
 * wherever. A reader who comes after the end gets the rest, or `[DONE]` at once.
 */
export async function streamAnswer(
  response: ServerResponse,
  { answerId, after, locale }: { answerId: string; after: number; locale: Locale },
  { log, notifications, heartbeat, disk, isHeldUp, stop, find }: StreamNeeds,
): Promise<void> {
  const bell = doorbell()
  const off = notifications.on(answerId, bell.ring)
  response.on('close', bell.ring)
  stop.addEventListener('abort', bell.ring)
  const beat = setInterval(() => response.write(': \n\n'), heartbeat)
  let sent = after
  let awaySince: number | undefined
  try {
    while (!response.destroyed) {
      try {
        // Asked before reading: what ends in between is then still read.
        const answer = await find()
        const events = await log.read(answerId, sent, PAGE)
        awaySince = undefined
        for (const { n, event } of events) {
          await write(response, frame(event, n))
          sent = n
          if (event.type === 'finish') return end(response)
        }
        if (events.length > 0) continue
        if (!answer) return await sendFailure(response, locale, 'notFound', CODES.notFound)
        if (!answer.isRunning) return end(response)
        if (isHeldUp(answerId)) return await sendFailure(response, locale, 'diskFull', CODES.generationFailed)
        // The reader comes back with Last-Event-ID and finds the next server.
        if (stop.aborted) return void response.end()
      } catch (error) {
        if (!isDatabaseAway(error)) throw error
        if (await disk.isFull()) return await sendFailure(response, locale, 'diskFull', CODES.generationFailed)
        awaySince ??= Date.now()
        // Coming back, the reader is told that the database is away, or finds it well again.
        if (stop.aborted || Date.now() - awaySince > AWAY_LIMIT) return void response.destroy()
      }
      await bell.rung(LOOK_AGAIN)
    }
  } finally {
    clearInterval(beat)
    stop.removeEventListener('abort', bell.ring)
    off()
  }
}

const frame = (event: AnswerEvent, n?: number): string =>
  `${n === undefined ? '' : `id: ${n}\n`}data: ${JSON.stringify(event)}\n\n`

function end(response: ServerResponse): void {
  response.end(`data: ${STREAM_END}\n\n`)
}

/** Without numbers, for it is not stored: should the answer go on one day, the reader has missed nothing. */
async function sendFailure(response: ServerResponse, locale: Locale, name: SentenceName, code: number): Promise<void> {
  const error: AnswerEvent = { type: 'error', errorText: sentence(locale, name), code }
  const finish: AnswerEvent = { type: 'finish', finishReason: 'error', messageMetadata: { reason: 'failed' } }
  await write(response, frame(error) + frame(finish))
  end(response)
}

/** Waits for a reader that is slower than the answer. */
async function write(response: ServerResponse, text: string): Promise<void> {
  if (response.write(text) || response.destroyed) return
  await new Promise<void>((done) => {
    const go = () => {
      response.off('drain', go)
      response.off('close', go)
      done()
    }
    response.on('drain', go)
    response.on('close', go)
  })
}

/** Remembers a ring that comes while nobody waits. */
function doorbell() {
  let isRung = false
  let answer: (() => void) | undefined
  return {
    ring() {
      isRung = true
      answer?.()
    },
    async rung(most: number): Promise<void> {
      if (!isRung) {
        await new Promise<void>((done) => {
          const late = setTimeout(done, most)
          answer = () => {
            clearTimeout(late)
            done()
          }
        })
      }
      answer = undefined
      isRung = false
    },
  }
}
