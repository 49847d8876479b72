import type { Entry, Head, Part, PartName } from './part.ts'

/** A list longer than this is parted, where nothing else parts it, into runs of about so many. */
const LONGEST = 80
const RUN = 50
/** Divisions that hold fewer than these on the average divide nothing. */
const LEAST = 2.5

export const entryOf = (head: Head): Entry => ({ head, title: head.title ?? '' })

/** "Book I, Chapter I: The Knowledge Of God" is in the division "Book I"; "Commun des Apôtres — Hymne" in its own. */
const DIVIDED = /^(.+?)(?:, | — )(.+)$/s

/** Entries of one writing by its own divisions, as far as the titles tell them; else by where they stand. */
export function byDivisions(entries: readonly Entry[], key: string, name: PartName): Part {
  const plain = withoutCommon(entries)
  const groups = grouped(plain)
  if (!groups) return byRuns(plain, key, name)
  const first = groups.findIndex(({ title }) => title !== undefined)
  return {
    key,
    name,
    entries: groups.slice(0, first).flatMap((group) => group.entries),
    parts: groups.slice(first).map(({ title, entries: own }, i) => {
      const division: PartName = { kind: 'division', title: title ?? own[0]!.title }
      return byRuns(own, below(key, String(i + 1)), division)
    }),
  }
}

type Group = { readonly title: string | undefined; readonly entries: Entry[] }

/** What follows one another under the same first words; undefined where that divides too little. */
function grouped(entries: readonly Entry[]): readonly Group[] | undefined {
  const groups: Group[] = []
  for (const { head, title } of entries) {
    const [, division, rest] = DIVIDED.exec(title) ?? []
    const entry = { head, title: rest ?? title }
    const last = groups.at(-1)
    if (last && last.title === division) last.entries.push(entry)
    else groups.push({ title: division, entries: [entry] })
  }
  const named = groups.filter(({ title }) => title !== undefined)
  const held = named.reduce((sum, group) => sum + group.entries.length, 0)
  return named.length > 1 && held >= LEAST * named.length && held > entries.length / 2 ? groups : undefined
}

/** Without the words that every title begins with: the writing's own name. */
function withoutCommon(entries: readonly Entry[]): readonly Entry[] {
  const common = commonTitle(entries.map(({ title }) => title))
  if (common === undefined) return entries
  return entries.map(({ head, title }) => ({ head, title: title.slice(common.length).replace(/^(?:,+ | — )/, '') }))
}

/** The first words of all these titles, up to a comma: "The City of God, Part I, Book I" → The City of God. */
export function commonTitle(titles: readonly string[]): string | undefined {
  const [, common] = /^(.+?),+ /s.exec(titles[0] ?? '') ?? []
  const isCommon = titles.length > 1 && common !== undefined && titles.every((title) => title.startsWith(`${common},`))
  return isCommon ? common : undefined
}

/** A list as it stands; a long one in runs, each called by its first and last. */
export function byRuns(entries: readonly Entry[], key: string, name: PartName): Part {
  if (entries.length <= LONGEST) return { key, name, entries, parts: [] }
  const size = Math.ceil(entries.length / Math.ceil(entries.length / RUN))
  const runs = Array.from({ length: Math.ceil(entries.length / size) }, (_, i) =>
    entries.slice(i * size, (i + 1) * size),
  )
  return {
    key,
    name,
    entries: [],
    parts: runs.map((run, i) => ({
      key: below(key, String(i + 1)),
      name: { kind: 'run', first: run[0]!, last: run.at(-1)! },
      entries: run,
      parts: [],
    })),
  }
}

export const below = (key: string, name: string): string => (key === '' ? name : `${key}/${name}`)
