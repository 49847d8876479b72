/** A place that the reader can be opened at: a passage of a Bible, a section of another work, or a work. */
export type ReaderAddress = {
  readonly work?: string | undefined
  /** USFM: "JHN 11:33-36". Only Bibles have one. */
  readonly reference?: string | undefined
  readonly section?: string | undefined
  /** Place of the quoted words in the section's text, end exclusive. */
  readonly start?: number | undefined
  readonly end?: number | undefined
  /** A part of a work's table of contents: "calvins-institutes/2". */
  readonly part?: string | undefined
  /** What of a Bible's chapter is shown; its text where none is named. */
  readonly tab?: ReaderTab | undefined
}
const READER_TABS = ['parallel', 'commentary', 'cross'] as const
type ReaderTab = (typeof READER_TABS)[number]

/** `/read/bible-en-bsb/JHN.11.33-36?section=…` is John 11:33–36 in that Bible; `/read` alone is nothing in particular. */
export function parseReaderAddress(url: string): ReaderAddress {
  const [path = '', query = ''] = url.replace(/^\/?read\/?/, '').split('?')
  const [work, reference] = path.split('/').map(decodeURIComponent)
  const search = new URLSearchParams(query)
  return {
    ...(work && { work }),
    ...(reference && { reference: parsePath(reference) }),
    ...(search.get('section') && { section: search.get('section')! }),
    ...(search.get('part') && { part: search.get('part')! }),
    ...numberOf('start', search),
    ...numberOf('end', search),
    ...tabOf(search.get('tab')),
  }
}

/** The address of a place, as a link and as `read=` in the address of a conversation. */
export function formatReaderAddress({ work, reference, section, start, end, part, tab }: ReaderAddress): string {
  const path = ['/read', work && encodeURIComponent(work), reference && formatPath(reference)].filter(Boolean).join('/')
  const query = new URLSearchParams()
  if (section) query.set('section', section)
  if (start !== undefined) query.set('start', String(start))
  if (end !== undefined) query.set('end', String(end))
  if (part) query.set('part', part)
  if (tab !== undefined) query.set('tab', tab)
  return query.size > 0 ? `${path}?${query}` : path
}

/** "GEN.1.1-2.3" is "GEN 1:1-2:3". */
export const parsePath = (path: string): string => path.replace('.', ' ').replaceAll('.', ':')

/** "GEN 1:1-2:3" is "GEN.1.1-2.3". */
export const formatPath = (reference: string): string => reference.replaceAll(/[ :]/g, '.')

export function tabOf(given: unknown): Pick<ReaderAddress, 'tab'> {
  const tab = READER_TABS.find((each) => each === given)
  return tab ? { tab } : {}
}

function numberOf(name: 'start' | 'end', search: URLSearchParams): Pick<ReaderAddress, typeof name> {
  const given = search.get(name)
  return given !== null && /^\d+$/.test(given) ? { [name]: Number(given) } : {}
}
