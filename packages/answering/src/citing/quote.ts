import type { Work } from '@berea/library'
import type { Passage } from '@berea/scripture'

/** Words of the library, with the place they are claimed to stand at: `words` is that section's text from `start` to `end`. */
export type Quote = {
  readonly work: Work
  readonly section: string
  readonly words: string
  readonly start: number
  readonly end: number
  readonly passage?: Passage
  readonly verses?: readonly { readonly number: string; readonly text: string }[]
}
