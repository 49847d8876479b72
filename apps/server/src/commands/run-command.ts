import { type ParseArgsConfig, parseArgs } from 'node:util'
import { withDatabase } from '../adapters/command-database.ts'
import type { Database } from '../adapters/database.ts'
import { readSettings } from '../environment.ts'
import { Refusal } from '../http/refusal.ts'
import { sentence } from '../messages/sentences.ts'
import type { TokenKeys } from '../secrets.ts'
import type { Settings } from '../settings.ts'

/** What a command was given: its words, and its options by name. */
export type Given = { readonly words: readonly string[]; readonly options: Readonly<Record<string, readonly string[]>> }
export type Tools = { readonly db: Database; readonly keys: TokenKeys; readonly settings: Settings }

/** What the operator must mend, as one line. */
type Refused = { readonly refused: string }

type Command = {
  readonly usage: string
  /** Options that may be given, each as often as one likes. */
  readonly options?: readonly string[]
  /** Undefined where the words are none of this command's: then the usage is shown. */
  readonly choose: (given: Given) => ((tools: Tools) => Promise<string | Refused>) | undefined
}

/** Runs one command of an operator against the database, says what it did, and ends the process. */
export async function runCommand({ usage, options = [], choose }: Command): Promise<never> {
  const given = readGiven(options)
  const work = given && choose(given)
  if (!work) return end(usage, 1)
  const read = readSettings()
  if ('refused' in read) return end(read.refused, 1)
  const { settings } = read
  try {
    const isRoot = process.getuid?.() === 0
    const found = await withDatabase({ settings, isRoot }, (db, keys) => work({ db, keys, settings }))
    const said = 'refused' in found ? found : found.done
    return typeof said === 'string' ? end(said, 0) : end(said.refused, 1)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return end(sentence('en', error.sentence, error.details.values), 1)
  }
}

function readGiven(names: readonly string[]): Given | undefined {
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    names.map((name) => [name, { type: 'string', multiple: true }]),
  )
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    return { words: positionals, options: values as Given['options'] }
  } catch {
    return undefined
  }
}

function end(text: string, code: number): never {
  const out = code === 0 ? process.stdout : process.stderr
  out.write(text.endsWith('\n') ? text : `${text}\n`, () => process.exit(code))
  return undefined as never
}
