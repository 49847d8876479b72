type Piece = { readonly text: string; readonly number?: string }

/**
 * A helpline's words and what is dialled: `'Samaritans: 116 123'` is `Samaritans: ` and `116 123`, dialled 116123;
 * `'110 / 120'` has two numbers, and `'*4141'` one with its star.
 */
export function numbersIn(line: string): readonly Piece[] {
  const pieces: Piece[] = []
  let rest = 0
  for (const { 0: text, index } of line.matchAll(NUMBER)) {
    if (index > rest) pieces.push({ text: line.slice(rest, index) })
    pieces.push({ text, number: text.replaceAll(/[\s-]/g, '') })
    rest = index + text.length
  }
  return rest < line.length ? [...pieces, { text: line.slice(rest) }] : pieces
}

/** A number stands at the end, or before the " / " of another one: the digits of "1800RESPECT" and "Línea 024" in a name are none. */
const NUMBER = /(?<=^|[\s:：])[*+]?\d[\d\s-]*\d(?=$|\s*\/)/g
