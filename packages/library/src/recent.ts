/**
 * A function that remembers what it made last: one answer reads the same notes several times, and many answers the same
 * few. What it returns must not be changed. Twice `kept` results are held at most.
 */
export function recently<Key, Made>(kept: number, make: (key: Key) => Made): (key: Key) => Made {
  let young = new Map<Key, Made>()
  let old = young
  return (key) => {
    let made = young.get(key)
    if (made !== undefined) return made
    made = old.get(key) ?? make(key)
    if (young.size >= kept) {
      old = young
      young = new Map()
    }
    young.set(key, made)
    return made
  }
}
