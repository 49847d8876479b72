import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  CONTENT,
  checkSections,
  type Files,
  formatMistake,
  formatReport,
  keptFiles,
  type Mistake,
  readContent,
  readFolder,
  reportOn,
} from '../packages/knowledge/src/index.ts'
import { locate, openLibrary } from '../packages/library/src/index.ts'
import { ROOT } from './steps.ts'

const USAGE = `npm run knowledge -- <command>

  check [files]    what is wrong in them, with the line; without files, in all of packages/knowledge/content
  report           how many records there are of how many that are wanted, and how many of them two people have read

  --library <folder>   with which the quoted sections are compared; data/library where it is built
`

/** Only what was changed since is read anew. */
function readKept(files: Files): ReturnType<typeof readContent> {
  const { read, keep } = keptFiles()
  const content = readContent(files, {}, read)
  keep()
  return content
}

/** `packages/knowledge/content/handbook/a.yaml`, however it is written → `handbook/a.yaml` */
const nameIn = (path: string): string => relative(CONTENT, resolve(ROOT, path)).replaceAll('\\', '/')

async function check(files: Files, paths: readonly string[], folder: string | undefined): Promise<number> {
  const names = paths.map(nameIn)
  const missing = names.filter((name) => !files.has(name))
  for (const name of missing) console.log(`${name}: no such file below ${relative(ROOT, CONTENT)}`)
  const content = readKept(files)
  const sections = folder === undefined ? undefined : await compareWith(folder, content)
  const isOwn = ({ file }: Mistake) => names.length === 0 || names.includes(file)
  const mistakes = [...content.mistakes, ...(sections?.mistakes ?? [])].filter(isOwn)
  for (const mistake of mistakes) console.log(formatMistake(mistake))
  if (!sections) console.log('Sections are not compared: no library is built here (--library <folder>).')
  if (mistakes.length + missing.length > 0) return 1
  console.log(`${names.length > 0 ? names.join(', ') : `${files.size} files`}: in order`)
  return 0
}

async function compareWith(folder: string, content: ReturnType<typeof readContent>) {
  const library = await openLibrary(folder)
  try {
    return await checkSections(content, {
      has: (work) => library.work(work) !== undefined,
      textOf: async (id) => (await library.section(id))?.text,
      holds: (words, text) => locate(words, text)?.exact === true,
    })
  } finally {
    await library.close()
  }
}

function report(files: Files): number {
  const content = readKept(files)
  console.log(formatReport(reportOn(content)))
  if (content.mistakes.length > 0) console.log(`\n${content.mistakes.length} mistakes: npm run knowledge -- check`)
  return 0
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { library: { type: 'string' } } })
const [command = '', ...words] = positionals
if (command !== 'check' && command !== 'report') {
  console.error(USAGE)
  process.exit(1)
}
const built = join(ROOT, 'data', 'library')
const files = readFolder()
const library = values.library ?? (existsSync(built) ? built : undefined)
process.exit(command === 'check' ? await check(files, words, library) : report(files))
