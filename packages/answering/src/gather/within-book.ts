import { bookPassage, type Passage, sizeOf } from '@berea/scripture'

/** A whole book is named for where somebody is said to be ("Who was Brother Aldric in Acts?"), a chapter for what it says. */
export const isWithinBook = (given: Passage): boolean => sizeOf(given) < sizeOf(bookPassage(given.first.book))
