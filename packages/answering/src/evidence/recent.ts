/**
 * A function of a text that remembers what it made last: one answer looks at the same notes several times, and many
 * answers at the same few. What it returns must not be changed. Twice `kept` results are held at most.
 */
export function recently<Made>(kept: number, make: (text: string) => Made): (text: string) => Made {
  let young = new Map<string, Made>()
  let old = young
  return (text) => {
    let made = young.get(text)
    if (made !== undefined) return made
    made = old.get(text) ?? make(text)
    if (young.size >= kept) {
      old = young
      young = new Map()
    }
    young.set(text, made)
    return made
  }
}
