import type { Section } from '../../sections/section.ts'
import type { Block } from '../text/prose.ts'

/** An article as an importer reads it, before it is cut to size, numbered and named. */
export type Draft = Pick<Section, 'title' | 'terms' | 'author' | 'year' | 'links' | 'facts'> & {
  /** Stable within the work, from the source's own ids: '25711', 'abda', 'westminster/1'. */
  readonly key: string
  readonly parentKey?: string
  readonly blocks: readonly Block[]
  readonly passages?: Section['passages']
  readonly file: string
  readonly at?: string
}
