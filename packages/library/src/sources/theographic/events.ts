import type { Draft } from '../sections/draft.ts'
import type { Tables } from '../theographic.ts'
import { joinNames, listOf, versesOf, yearName } from './cells.ts'

/** Event rows: what happened, when by the traditional reckoning, who took part and where. */
export function* eventDrafts(
  { people, places, events }: Tables,
  file: string,
  unknown: (at: string, detail: string) => void,
): Generator<Draft> {
  const nameOf = new Map(people.map((row) => [row.personLookup ?? '', row.displayTitle || row.name || '']))
  const placeOf = new Map(places.map((row) => [row.placeLookup ?? '', row.displayTitle ?? '']))
  for (const row of events) {
    const key = row.ID || row.eventID || row.title || ''
    const title = row.title?.trim() ?? ''
    if (title === '') continue
    const passages = versesOf(row.verses, (osis) => unknown(key, osis))
    const who = listOf(row.participants).flatMap((lookup) => nameOf.get(lookup) || [])
    const where = listOf(row.locations).flatMap((lookup) => placeOf.get(lookup) || [])
    const year = yearName(row.startDate)
    const sentences = [
      `${title}${year ? ` (by the traditional reckoning ${year})` : ''}.`,
      who.length > 0 ? `Those who take part: ${joinNames([...new Set(who)])}.` : '',
      where.length > 0 ? `Where: ${joinNames([...new Set(where)])}.` : '',
    ].filter((sentence) => sentence !== '')
    yield {
      key: `events/${key}`,
      title,
      blocks: [{ text: sentences.join(' ') }],
      passages,
      facts: { type: 'event', ...(year ? { year } : {}), ...(who.length > 0 ? { people: who } : {}) },
      file,
      at: key,
    }
  }
}
