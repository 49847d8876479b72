/** Something in a content file that cannot be read or is not as its kind of record must be. */
export type Mistake = {
  /** Below the content folder: `handbook/churches/baptism.yaml`. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** The record it stands in, where it is known. */
  readonly id?: string
  /** What was found and what is expected, for somebody who doesn't program. */
  readonly message: string
}

/** `handbook/churches/baptism.yaml:14  infant-baptism: answer, fr: 97 words; 40 to 90 are expected` */
export const formatMistake = ({ file, line, id, message }: Mistake): string =>
  `${file}:${line}  ${id ? `${id}: ` : ''}${message}`
