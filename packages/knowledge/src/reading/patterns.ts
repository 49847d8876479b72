import type { Mistake } from '../mistake.ts'

/** What is told by how people say it; a file for each in each language: `patterns/danger.en.txt`. */
const PATTERN_FILES = [
  'asking',
  'book-groups',
  'danger',
  'danger-signs',
  'lead-ins',
  'needs',
  'outside',
  'talk',
  'wanted',
] as const
export type PatternFile = (typeof PATTERN_FILES)[number]
/** Chinese is matched in this script. */
const WRITTEN = ['zh-Hans', 'en', 'es', 'fr'] as const
export type PatternLanguage = (typeof WRITTEN)[number]

/** All of `needed` has to be said and nothing of `barred`: sources of patterns, whole, without their named parts. */
export type Pattern = {
  readonly head: string
  readonly needed: readonly string[]
  readonly barred: readonly string[]
  /** What it has to find. */
  readonly examples: readonly string[]
}

/** Parts that stand for all that is known by such names (aliases), and are filled in where a question is read. */
const OF_ALIASES: ReadonlySet<string> = new Set(['person', 'place', 'saying', 'doctrine', 'background', 'theme'])

const FOLDER = 'patterns/'
const FILE = new RegExp(`^${FOLDER}(?:${PATTERN_FILES.join('|')})\\.(?:${WRITTEN.join('|')})\\.txt$`)

export const isPatterns = (file: string): boolean => file.startsWith(FOLDER)

export const readPatterns = (
  files: ReadonlyMap<string, string>,
  name: PatternFile,
  language: PatternLanguage,
): readonly Pattern[] => readLines(files.get(`${FOLDER}${name}.${language}.txt`) ?? '').patterns

/** Every line that stands under nothing, names a part that is none, or is no pattern. */
export function patternMistakes(files: ReadonlyMap<string, string>): Mistake[] {
  return [...files]
    .filter(([file]) => isPatterns(file))
    .flatMap(([file, text]): Mistake[] =>
      FILE.test(file)
        ? readLines(text).problems.map((problem) => ({ file, ...problem }))
        : [
            {
              file,
              line: 1,
              message: `no such patterns; there are ${PATTERN_FILES.join(', ')} in ${WRITTEN.join(', ')}`,
            },
          ],
    )
}

type Problem = { readonly line: number; readonly message: string }
type Part = { readonly isBarred: boolean; readonly alternatives: string[] }
type Open = { readonly line: number; readonly head: string; readonly parts: Part[]; readonly examples: string[] }

/** `{kin} = brother|sister` */
const NAMED = /^\{([a-z-]+)\} = (.+)$/
/** `  + a label: what has to be said too`, `  ! what must not be said` */
const TOLD = /^\s+(?:([+!]) )?(?:[A-Za-z', -]+: )?(.+)$/
/** `  = My sister shouts at me` */
const EXAMPLE = /^\s+= /

/**
 * ```
 * {kin} = brother|sister
 * abuse who 2 | my {kin}
 * violence kill 2
 *   killing: kill (?:my {kin}|him)
 *   gun: \bgun\b
 *   ! not meant: kill the time
 *   = I will kill him
 * ```
 * Lines under a head are alternatives; `+` begins another thing that has to be said, `!` one that must not be, `=` what has to be
 * found. Before a colon stands what the line tells of.
 */
function readLines(text: string): { readonly patterns: readonly Pattern[]; readonly problems: readonly Problem[] } {
  const named = new Map<string, string>()
  const open: Open[] = []
  const problems: Problem[] = []
  const fill = (source: string, line: number): string => {
    const filled = source.replace(/\{([a-z-]+)\}/g, (whole, name: string) => {
      const part = named.get(name)
      if (part === undefined && OF_ALIASES.has(name)) return whole
      if (part === undefined) problems.push({ line, message: `${whole} stands for nothing above` })
      return part ?? ''
    })
    const wrong = problemOf(filled)
    if (wrong !== undefined) problems.push({ line, message: wrong })
    return filled
  }
  for (const [index, row] of text.split('\n').entries()) {
    const line = index + 1
    if (row.trim() === '' || row.startsWith('#')) continue
    const [, name, words = ''] = NAMED.exec(row) ?? []
    if (name !== undefined) named.set(name, fill(words, line))
    else if (/^\S/.test(row)) open.push({ line, ...opened(row, (source) => fill(source, line)) })
    else if (open.length === 0) problems.push({ line, message: 'stands under nothing' })
    else if (EXAMPLE.test(row)) open.at(-1)!.examples.push(row.replace(EXAMPLE, ''))
    else add(open.at(-1)!.parts, row, (source) => fill(source, line))
  }
  const empty = open.filter(({ parts }) => parts.every(({ isBarred }) => isBarred))
  problems.push(...empty.map(({ line, head }) => ({ line, message: `${head}: nothing is said by which it is known` })))
  return { patterns: open.map(closed), problems }
}

/** `abuse who 2 | my {kin}` is a head and all that is under it. */
function opened(row: string, fill: (source: string) => string): Omit<Open, 'line'> {
  const [head = '', ...rest] = row.split(' | ')
  const parts = rest.length === 0 ? [] : [{ isBarred: false, alternatives: [fill(rest.join(' | '))] }]
  return { head: head.trim(), parts, examples: [] }
}

function add(parts: Part[], row: string, fill: (source: string) => string): void {
  const [, mark, source = ''] = TOLD.exec(row) ?? []
  const last = parts.at(-1)
  if (last && mark === undefined) last.alternatives.push(fill(source))
  else parts.push({ isBarred: mark === '!', alternatives: [fill(source)] })
}

function closed({ head, parts, examples }: Open): Pattern {
  const sources = (isBarred: boolean) =>
    parts.filter((part) => part.isBarred === isBarred).map(({ alternatives }) => alternatives.join('|'))
  return { head, needed: sources(false), barred: sources(true), examples }
}

function problemOf(source: string): string | undefined {
  try {
    new RegExp(source)
    return undefined
  } catch (error) {
    return `no pattern: ${error instanceof Error ? error.message : 'cannot be read'}`
  }
}
