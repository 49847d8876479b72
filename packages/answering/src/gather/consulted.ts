import type { Kind, Section, WorkFilter } from '@berea/library'
import type { Passage } from '@berea/scripture'
import type { AnswerContext } from './answer-context.ts'

/** Works that speak about passages; questions and stories only tell them again. */
const COMMENTATORS: readonly Kind[] = ['commentary', 'notes', 'fathers', 'sermons', 'devotional', 'prayers']

const consulted = new WeakMap<AnswerContext, Map<string, Section>>()

/** Sections about a passage, narrowest first; whoever speaks in them has been consulted for the answer. */
export async function sectionsAbout(
  context: AnswerContext,
  passage: Passage,
  filter: WorkFilter,
  limit: number,
): Promise<readonly Section[]> {
  const sections = await context.library.about(passage, filter, limit)
  const known = consulted.get(context) ?? new Map<string, Section>()
  consulted.set(context, known)
  for (const section of sections) {
    const kind = context.library.work(section.work)?.kind
    const voice = `${section.work} ${section.author ?? ''}`
    if (kind && COMMENTATORS.includes(kind) && !known.has(voice)) known.set(voice, section)
  }
  return sections
}

/** One section of each commentator that was looked into for an answer, in the order in which they were. */
export const commentatorsConsulted = (context: AnswerContext): readonly Section[] => [
  ...(consulted.get(context)?.values() ?? []),
]
