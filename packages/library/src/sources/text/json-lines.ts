import { z } from 'zod'
import type { Trouble } from './decode.ts'

/** A line longer than this is no record but an attack or an accident. */
const LONGEST = 4 * 2 ** 20

/** The records of a JSON Lines file, each checked; bad lines are told with their number, the others come through. */
export function* jsonLines<Value>(
  text: string,
  schema: z.ZodType<Value>,
  trouble: (trouble: Trouble) => void,
): Generator<{ readonly value: Value; readonly line: number }> {
  let line = 0
  for (const raw of text.split('\n')) {
    line++
    if (raw.trim() === '') continue
    const at = `line ${line}`
    if (raw.length > LONGEST) {
      trouble({ code: 'too-large', at, detail: `${raw.length} characters` })
      continue
    }
    const parsed = schema.safeParse(parse(raw))
    if (parsed.success) yield { value: parsed.data, line }
    else trouble({ code: 'malformed', at, detail: z.prettifyError(parsed.error).slice(0, 200) })
  }
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}
