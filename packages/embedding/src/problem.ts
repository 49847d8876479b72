/**
 * Why no text can be compared by meaning. Everything else goes on by words.
 *
 *     missing       the model or its tokenizer is not there
 *     no-runtime    this machine has no runtime for models
 *     unreadable    a file is cut short or is not what its name says
 *     other-format  a model, but none of sentences, or of another size
 *     ended         the thread broke again and again
 */
export type EncoderProblem = {
  readonly problem: 'missing' | 'no-runtime' | 'unreadable' | 'other-format' | 'ended'
  readonly detail: string
}
