import type { Section } from '@berea/contract'

/** What one teacher says in one work, in the order found. */
export type Voice = readonly Section[]

/** Who speaks about a passage, those in the first of these languages first: no teacher stands in the list twice. */
export function voicesOf(sections: readonly Section[], languages: readonly string[]): readonly Voice[] {
  const rank = ([section]: Voice) => (section ? languages.indexOf(section.work.language) : -1)
  const voices = Map.groupBy(sections, ({ work, author }) => `${work.id} ${author}`)
  return Array.from(voices.values()).toSorted((a, b) => rank(a) - rank(b))
}
