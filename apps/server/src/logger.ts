import { type Logger, pino } from 'pino'
import { isDatabaseAway } from './adapters/database.ts'

/**
 * Structured logs, one JSON object a line. What could carry a reader's words, address or token is
 * left out here, at the one place that all of it must pass: an error gives its kind, code and frames;
 * its message only where it can't quote what was sent.
 */
export function createLogger(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
  }
  return destination ? pino(options, destination) : pino(options)
}

export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, code, message, stack } = error as Error & { code?: unknown }
  const frames = stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
  // JSON and schema errors quote their input; so may the database's, unless it is about itself ("No space left on device").
  const isOfDatabase = (name === 'error' || 'severity' in error) && !isDatabaseAway(error)
  const quotes = name === 'SyntaxError' || name === 'ZodError' || isOfDatabase
  return { type: name, code, ...(quotes ? {} : { message }), frames }
}
