/** What stands between an answer and the questions that a model proposes to ask next. */
const NEXT = '{{next}}'

/**
 * Parts a draft that streams from the questions below it, however both were cut: `He wept. {{ne`, `xt}}\nWhy?` → the draft
 * `He wept. `, and the question `Why?`.
 */
export function createNextReader() {
  let held = ''
  let below: string | undefined
  return {
    /** What of a piece belongs to the draft, which a blank line ends. */
    read(piece: string): string {
      if (below !== undefined) {
        below += piece
        return ''
      }
      held += piece
      const at = held.indexOf(NEXT)
      if (at >= 0) {
        below = held.slice(at + NEXT.length)
        return `${held.slice(0, at)}\n\n`
      }
      const draft = held.slice(0, held.length - begunIn(held))
      held = held.slice(draft.length)
      return draft
    },
    /** The draft is over: what of it was held back. */
    end: (): string => (below === undefined ? held : ''),
    /** Line by line, without marks of a list. */
    questions: (): readonly string[] =>
      (below ?? '')
        .split('\n')
        .map((line) => line.replace(/^\s*(?:[-*•+]|\d{1,2}[.)])\s+/, '').trim())
        .filter((line) => line !== ''),
  }
}

export type NextReader = ReturnType<typeof createNextReader>

/** So much of the mark may have begun at the end of a text. */
function begunIn(text: string): number {
  for (let length = NEXT.length - 1; length > 0; length -= 1) if (text.endsWith(NEXT.slice(0, length))) return length
  return 0
}
