import { isProblem, type Passage, parseUsfm } from '@berea/scripture'

/** `MAT 7:12; LUK 6:31`, as the tables write them, as passages; what is none is left out. */
export const readPassages = (references: string): Passage[] =>
  references.split(';').flatMap((reference) => {
    const passage = parseUsfm(reference.trim())
    return isProblem(passage) ? [] : [passage]
  })
