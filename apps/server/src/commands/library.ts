import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ask, buildLibrary, chooseSource, isDiskFull, openLibrary, openSource, type Progress } from '@berea/library'
import { leaveRoot } from '../adapters/leave-root.ts'
import { sourceChoice } from '../adapters/library.ts'
import { ownUserOf } from '../adapters/own-user.ts'
import { LIBRARY_BESIDE, readSettings } from '../environment.ts'

const USAGE = `npm run library -- <command>

  list             the works of the library, and those that are not read yet
  status           which languages can be read, asked and searched
  add <work>       read a work of the extended tier too
  check            are the source's archives whole?
  rebuild          make everything anew, beside what is in force
`

/** The words after the command's name; undefined where there are flags, which it has none of. */
function wordsGiven(): readonly string[] | undefined {
  const { positionals, tokens } = parseArgs({ allowPositionals: true, strict: false, tokens: true })
  return tokens.some(({ kind }) => kind === 'option') ? undefined : positionals
}

async function main(): Promise<number> {
  const words = wordsGiven()
  if (!words) return complain(USAGE)
  const [command = '', work] = words
  const read = readSettings()
  if ('refused' in read) return complain(read.refused)
  const { settings } = read
  const folder = join(settings.dataFolder, 'library')
  // What is made here has to stay the server's own.
  if (process.getuid?.() === 0 && existsSync(folder)) {
    const { dataFolder, librarySource = LIBRARY_BESIDE } = settings
    await leaveRoot({ owner: await ownUserOf(dataFolder), dataFolder, read: [librarySource] })
  }
  const choose = () => chooseSource(sourceChoice(settings, LIBRARY_BESIDE))
  const build = async (anew: boolean) => {
    const { address, fetches, unreachable } = await choose()
    if (fetches) console.log(`Up to ${megabytes(fetches.bytes)} are fetched from ${fetches.host}.`)
    if (unreachable) console.log(`${unreachable} cannot be reached: installed texts only.`)
    const outcome = await buildLibrary({
      library: folder,
      source: address,
      wish: { locales: [settings.defaultLanguage ?? 'zh-cn'], tiers: ['core', 'standard'], asked: [] },
      anew,
      onProgress: showProgress(),
    }).catch((error: unknown) => {
      if (isDiskFull(error)) return undefined
      throw error
    })
    if (!outcome) return complain(`The disk is full below ${folder}: make room and try again. What is in force serves.`)
    if ('busy' in outcome)
      return complain(`The library is being built by process ${outcome.busy.pid}; try again later.`)
    console.log(`Version ${outcome.generation.version}: ${outcome.made} made, ${outcome.reused} kept.`)
    for (const problem of outcome.generation.problems) console.log(lineOf(problem))
    return 0
  }

  switch (command) {
    case 'list':
      return list(folder)
    case 'status':
      return status(folder)
    case 'check':
      return check(openSource((await choose()).address))
    case 'rebuild':
      return build(true)
    case 'add':
      if (!work) return complain(USAGE)
      if (!(await openSource((await choose()).address).packs()).packs.some(({ id }) => id === work))
        return complain(`The source has no work "${work}"; \`npm run library -- list\` names those it has.`)
      await ask(folder, work)
      return build(false)
    default:
      return complain(USAGE)
  }
}

async function list(folder: string): Promise<number> {
  const library = await openLibrary(folder)
  const { works } = library.readiness()
  console.table(
    works.map(({ id, language, kind, tier, characters, state }) => ({ id, language, kind, tier, characters, state })),
  )
  if (works.length === 0) console.log('Nothing is built yet: `npm start` builds, and `npm run library -- rebuild`.')
  await library.close()
  return 0
}

async function status(folder: string): Promise<number> {
  const library = await openLibrary(folder)
  const { languages, works, problems } = library.readiness()
  console.log(`Version ${library.version}`)
  console.table(languages)
  console.table(
    Object.fromEntries(
      Map.groupBy(works, ({ state }) => state)
        .entries()
        .map(([state, of]) => [state, of.length]),
    ),
  )
  for (const problem of problems) console.log(lineOf(problem))
  await library.close()
  return 0
}

/** Reads every archive to its end: 1 where one of them is not what the manifest says. */
async function check(source: ReturnType<typeof openSource>): Promise<number> {
  const { packs, problems } = await source.packs()
  const found = [...problems]
  for (const pack of packs) {
    const opened = await source.open(pack)
    if ('problem' in opened) found.push(opened.problem)
    console.log(`${'problem' in opened ? 'bad ' : 'good'} ${pack.id}`)
  }
  for (const problem of found) console.log(lineOf(problem))
  return found.length > 0 ? 1 : 0
}

/** On a terminal one line that changes; else a line for each goal. */
function showProgress(): (progress: Progress) => void {
  let last = ''
  return ({ stage, goal, done, total, fetched }) => {
    const bytes = fetched ? `, ${megabytes(fetched.done)} of ${megabytes(fetched.total)}` : ''
    const line = `${stage}: ${goal} (${done} of ${total}${bytes})`
    if (process.stdout.isTTY) process.stdout.write(`\r${line.slice(0, 78).padEnd(78)}${done === total ? '\n' : ''}`)
    else if (goal !== last) console.log(line)
    last = goal
  }
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

const lineOf = ({
  pack,
  code,
  file,
  at,
  detail,
}: {
  pack: string
  code: string
  file?: string
  at?: string
  detail?: string
}) => [`${pack}: ${code}`, file, at, detail].filter(Boolean).join(' · ')

function complain(text: string): number {
  console.error(text)
  return 1
}

// Whoever reads us may have had enough: `npm run library -- list | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
process.exit(await main())
