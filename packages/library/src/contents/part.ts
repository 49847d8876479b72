import type { OwnPart } from '@berea/knowledge'
import type { BookCode, Passage } from '@berea/scripture'
import type { Section } from '../sections/section.ts'

/** What a table of contents knows of a section: enough to list it. */
export type Head = Pick<Section, 'id' | 'order' | 'title' | 'author'> & {
  /** What it is about first. */
  readonly passage?: Passage
  /** It goes on where another section leaves off, or is a part of that. */
  readonly continues?: true
}

/** What a part of a work is called: by Scripture's order, by the work's own divisions, or by where it begins and ends. */
export type PartName =
  | { readonly kind: 'whole' }
  | { readonly kind: 'book'; readonly book: BookCode }
  | { readonly kind: 'chapter'; readonly book: BookCode; readonly chapter: number }
  /** A book of its own in a pack of several: `classics-en-protestant/calvins-institutes`. */
  | { readonly kind: 'writing'; readonly place: string; readonly title: string }
  | { readonly kind: 'division'; readonly title: string }
  /** A field of the handbook, or another kind of our own records. */
  | { readonly kind: 'own'; readonly part: OwnPart }
  | { readonly kind: 'run'; readonly first: Entry; readonly last: Entry }

/** A section in the contents, by what of its title its part does not say already: "Chapter I: …". */
export type Entry = { readonly head: Head; readonly title: string }

export type Part = {
  /** The way to it: `JHN/11`; empty for the whole work. */
  readonly key: string
  readonly name: PartName
  /** Sections that stand in it before its parts. */
  readonly entries: readonly Entry[]
  readonly parts: readonly Part[]
}

/** How many sections a part lists, with those of its parts. */
export const countEntries = ({ entries, parts }: Part): number =>
  parts.reduce((sum, part) => sum + countEntries(part), entries.length)

/** The parts on the way to one, the whole work first; undefined where there is none of that key. */
export function wayTo(whole: Part, key: string): readonly Part[] | undefined {
  if (key === whole.key) return [whole]
  for (const part of whole.parts) {
    if (key !== part.key && !key.startsWith(`${part.key}/`)) continue
    const way = wayTo(part, key)
    if (way) return [whole, ...way]
  }
  return undefined
}

/** The parts on the way to the one that lists a section. */
export function wayToSection(whole: Part, id: string): readonly Part[] | undefined {
  if (whole.entries.some(({ head }) => head.id === id)) return [whole]
  for (const part of whole.parts) {
    const way = wayToSection(part, id)
    if (way) return [whole, ...way]
  }
  return undefined
}
