import type { Language } from '../languages.ts'
import type { OwnPosition, OwnRecord, OwnSentence } from './own-record.ts'

/** A sentence with its place in the record's text, end exclusive. */
type Placed<Part> = Part & { readonly start: number; readonly end: number }

export type OwnText = {
  /** As it is written, placeholders and all: a sentence a line, then each church's position behind a blank line. */
  readonly text: string
  readonly sentences: readonly Placed<OwnSentence>[]
  readonly positions: readonly Placed<OwnPosition>[]
}

/** The text of a record in one language, of which citations name places. */
export function ownText(record: OwnRecord, language: Language): OwnText {
  let text = ''
  const place = <Part extends OwnSentence>(part: Part, before: string): Placed<Part> => {
    if (text !== '') text += before
    const start = text.length
    text += part.text
    return { ...part, start, end: text.length }
  }
  const sentences = record.sentences(language).map((part) => place(part, '\n'))
  const positions = record.positions(language).map((part) => place(part, '\n\n'))
  return { text, sentences, positions }
}
