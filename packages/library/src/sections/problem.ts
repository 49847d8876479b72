/** Something in a source that could not be used. Collected, counted and reported; never only logged. */
export type Problem = {
  readonly pack: string
  readonly file?: string
  readonly at?: string
  readonly code:
    | 'missing'
    | 'wrong-hash'
    | 'broken-archive'
    | 'unsafe-path'
    | 'too-large'
    | 'not-text'
    | 'malformed'
    | 'unknown-book'
    | 'unknown-reference'
    | 'empty'
    | 'unknown-format'
    /** Not as the project's own tables have it, which hold. */
    | 'differs'
    /** The reading itself broke: a fault of ours, told in `detail`. */
    | 'failed'
  readonly detail?: string
}
