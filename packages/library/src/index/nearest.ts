import type { AskedVectors, NearHit, WorkFilter } from '../library.ts'
import type { Opened } from './opened.ts'
import { isSectionWanted, isWanted } from './work-filter.ts'

/** Out of the works that the filter lets through. */
export async function findNearest(
  opened: Opened,
  asked: AskedVectors,
  set: 'paragraphs' | 'questions',
  filter: WorkFilter,
  limit: number,
): Promise<readonly NearHit[]> {
  const works = [...opened.shelves.values()].flatMap(({ work }) => (isWanted(work, filter) ? [work.id] : []))
  const hits = (await opened.meaning?.nearest(asked, set, works, limit)) ?? []
  return hits
    .map(({ work, order, start, end, likeness }) => ({
      section: opened.shelves.get(work)!.shelf.at(order),
      start,
      end,
      likeness,
    }))
    .filter(({ section }) => isSectionWanted(section, filter))
}
