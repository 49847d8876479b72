/** Room that a question takes, in Latin letters: a Han letter takes that of two. */
const roomOf = (text: string): number => {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return text.length + han + (text.match(/\n/g)?.length ?? 0) * 40
}

const TITLE = 120
const HEADLINE = 280
const FOLDED = 420

/**
 * How a question stands above its answer: one line or three as a title; a longer one steps down, so that the answer
 * stays in sight; and what is as long as a letter is folded at first.
 */
export function questionSize(text: string): { readonly size: 'title' | 'headline' | 'text'; readonly folds: boolean } {
  const room = roomOf(text)
  if (room <= TITLE) return { size: 'title', folds: false }
  return { size: room <= HEADLINE ? 'headline' : 'text', folds: room > FOLDED }
}
