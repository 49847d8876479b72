import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSettings, type Settings } from './settings.ts'

/** The folder of the project's package.json. */
export const CHECKOUT = fileURLToPath(new URL('../../../', import.meta.url))

/** Where the texts are looked for if no setting names a place. */
export const LIBRARY_BESIDE = join(CHECKOUT, '../shared/library')

/** The settings, for the server and every command: from the environment, then from a file `.env` in the folder. */
export function readSettings(folder = CHECKOUT): { readonly settings: Settings } | { readonly refused: string } {
  const file = join(folder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const parsed = parseSettings(process.env)
  if ('settings' in parsed) return parsed
  return { refused: `Berea can't start with these settings:\n${parsed.problems.map((line) => `  ${line}`).join('\n')}` }
}
