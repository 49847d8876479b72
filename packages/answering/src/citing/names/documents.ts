import { fromKnowledge } from '@berea/knowledge'
import type { Locale } from '@berea/scripture'
import { LOCALE_COLUMNS } from './works.ts'

/** Whose text a confession or a catechism is, as a row of a table calls it. */
export type Communion = 'catholic' | 'orthodox' | 'protestant' | 'lutheran' | 'reformed' | 'anglican' | 'baptist'

export type Document = {
  readonly short: string
  readonly place: string
  readonly communion: Communion
  readonly year: string
  readonly names: readonly string[]
}

const documents = fromKnowledge((_, { table }) =>
  table('documents').map(([short, place, communion, year, ...names]): Document => {
    return { short: short!, place: place!, communion: communion as Communion, year: year!, names }
  }),
)

export const documentByShortName = (short: string): Document | undefined =>
  documents().find((one) => one.short === short)

/** The document that a section is part of, where it is one of those with a name in every language. */
export const documentOf = (section: string): Document | undefined =>
  documents().find(({ place }) => section.startsWith(`${place}/`))

/**
 * A place in a document as the reader's language cites it, with its year:
 * `citeDocument(trent, '6/justification/canon-ix', 'en')` → Council of Trent, VI, can. IX, 1547.
 */
export function citeDocument({ names, year }: Document, number: string | undefined, locale: Locale): string {
  const parts = [names[LOCALE_COLUMNS.indexOf(locale)], number === undefined ? undefined : inSession(number), year]
  return parts.filter((part) => part !== undefined).join(locale.startsWith('zh') ? '，' : ', ')
}

const SESSIONS: Readonly<Record<string, string>> = { '6': 'VI', '13': 'XIII' }

/** A council's sections are numbered by its sessions: 6/justification/canon-ix → VI, can. IX. */
function inSession(number: string): string {
  const [, session = '', kind, count = ''] = /^(\d+)\/.*?(canon|chapter)-([ivxl]+)$/.exec(number) ?? []
  return kind === undefined
    ? number
    : `${SESSIONS[session] ?? session}, ${kind === 'canon' ? 'can.' : 'cap.'} ${count.toUpperCase()}`
}
