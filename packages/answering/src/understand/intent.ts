/** What a question is after; the contract's list. `outside`: not Berea's business. */
export const INTENTS = [
  'passage',
  'explain',
  'event',
  'topic',
  'person',
  'place',
  'thing',
  'doctrine',
  'practical',
  'background',
  'compare',
  'find',
  'list',
  'write',
  'talk',
  'danger',
  'outside',
] as const

export type Intent = (typeof INTENTS)[number]
