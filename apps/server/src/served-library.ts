import type { LibraryState, Work as ShownWork } from '@berea/contract'
import type { Encoder, EncoderProblem } from '@berea/embedding'
import type { Library, Part, Work, WorkFilter } from '@berea/library'
import type { Locale } from '@berea/scripture'

export type ListedWork = Work & { readonly state: ShownWork['state'] }

/** What became of the sentence encoder; where it is not ready, words serve. */
export type EncoderState = 'ready' | 'off' | EncoderProblem['problem']

export type ServedEncoder = Pick<Encoder, 'query'> & {
  /** Which model it is; another may take its place. */
  readonly model?: string | undefined
  state(): EncoderState
}

/** The library as the server has it: built while it serves, so that some of it may not be there yet. */
export type ServedLibrary = {
  /** For reading: what is there is there. */
  readonly library: Library
  /** For answering; undefined while questions in that language can't be answered yet. */
  forAnswers(locale: Locale): Library | undefined
  state(locale: Locale): LibraryState
  readonly encoder: ServedEncoder
  /** How many sections a search could find, were there no limit. */
  count(query: string, filter: WorkFilter): Promise<number>
  /** Every work of the source, also those that are not read yet, with what became of it. */
  works(): readonly ListedWork[]
  /** The table of contents of a work that is no Bible; undefined where there is none. Of our own words in one language. */
  contents(work: string, language?: string): Promise<Part | undefined>
  /** Where a picture lies; undefined where there is none of that name. */
  picture(work: string, file: string): string | undefined
}
