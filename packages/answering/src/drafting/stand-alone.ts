import type { Locale, Passage, Tradition } from '@berea/scripture'
import { unfoundedIn } from '../check/claims/claims.ts'
import { groundOf } from '../check/claims/ground.ts'
import { inLanguageOf, leakFinder } from '../check/leaks.ts'
import { inPatience } from '../writing/in-patience.ts'
import type { Model } from '../writing/model.ts'
import { standAlonePrompt } from '../writing/prompts/stand-alone.ts'
import { isRefusal } from '../writing/refusal.ts'

/** A question of a conversation, with what was spoken of before it. */
export type AskedOn = {
  readonly question: string
  readonly locale: Locale
  readonly tradition: Tradition
  /** The questions before it, oldest first. */
  readonly before: readonly string[]
  /** What is spoken of, as a heading has it. */
  readonly subject: string | undefined
  /** What the last answer cited. */
  readonly passages: readonly Passage[]
}

/** Milliseconds: whoever asks on is waiting for the answer, not for this. */
const TIME = 2_000
/** No question is so long. */
const LONGEST = 240

/**
 * A question as a model makes it stand alone, from what was asked before; undefined where it does not in time, or where what it
 * writes is no question in the reader's language, or names what the conversation does not.
 */
export async function standAloneByModel(
  model: Model,
  asked: AskedOn,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { locale, tradition, question, before, subject, passages } = asked
  const prompt = standAlonePrompt(asked)
  const written = (await firstLine(model, prompt, signal))?.trim()
  if (!written || written.length > LONGEST || !/[?？]$/.test(written) || /[?？]\s*\S/.test(written)) return undefined
  if (MARKED.test(written)) return undefined
  if (isRefusal(written) || leakFinder(prompt.system)(written)) return undefined
  const text = inLanguageOf(written, locale)
  const said = [question, ...before, ...(subject === undefined ? [] : [subject])].join('\n')
  const ground = groundOf({ locale, items: [], said, places: passages }, tradition)
  return text === undefined || unfoundedIn(text, ground, { locale, tradition }) ? undefined : text
}

/** What it writes is shown: it may quote nothing, and nothing in it is compared with the library. */
const MARKED = /["“”„«»‹›「」『』]/u

async function firstLine(
  model: Model,
  prompt: ReturnType<typeof standAlonePrompt>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const stop = new AbortController()
  const patience = { first: TIME, gap: TIME, whole: TIME }
  let written = ''
  try {
    const pieces = model.write(prompt, AbortSignal.any([signal, stop.signal]))
    for await (const piece of inPatience(pieces, patience, signal, stop, () => false)) {
      written = (written + piece).trimStart()
      if (written.length > LONGEST || written.includes('\n')) break
    }
    return signal.aborted ? undefined : written.split('\n')[0]
  } catch {
    // Late, refused, broken, or its budget spent: then the question is read as it would be without a model.
    return undefined
  }
}
