import type { Kind, Section, WorkFilter } from '@berea/library'
import type { Passage } from '@berea/scripture'
import type { Desk } from './desk.ts'

/** Works that speak about passages; questions and stories only tell them again. */
const COMMENTATORS: readonly Kind[] = ['commentary', 'notes', 'fathers', 'sermons', 'devotional', 'prayers']

const consulted = new WeakMap<Desk, Map<string, Section>>()

/** Sections about a passage, narrowest first; whoever speaks in them has been consulted for the answer. */
export async function sectionsAbout(
  desk: Desk,
  passage: Passage,
  filter: WorkFilter,
  limit: number,
): Promise<readonly Section[]> {
  const sections = await desk.library.about(passage, filter, limit)
  const known = consulted.get(desk) ?? new Map<string, Section>()
  consulted.set(desk, known)
  for (const section of sections) {
    const kind = desk.library.work(section.work)?.kind
    const voice = `${section.work} ${section.author ?? ''}`
    if (kind && COMMENTATORS.includes(kind) && !known.has(voice)) known.set(voice, section)
  }
  return sections
}

/** One section of each commentator that was looked into for an answer, in the order in which they were. */
export const commentatorsConsulted = (desk: Desk): readonly Section[] => [...(consulted.get(desk)?.values() ?? [])]
