import type { Suggestion } from '@berea/contract'

export const HOW_MANY = 6

/**
 * A day's questions: the same for everybody on that day, others on the next, no two of one intent
 * while there are enough intents. `seed` is the date ("2026-11-21").
 */
export function chooseSuggestions(all: readonly Suggestion[], seed: string, most = HOW_MANY): Suggestion[] {
  const shuffled = all
    .map((suggestion, place) => ({ suggestion, order: hash(`${seed} ${place}`) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ suggestion }) => suggestion)
  const firsts = shuffled.filter(({ intent }, at) => shuffled.findIndex((other) => other.intent === intent) === at)
  const rest = shuffled.filter((suggestion) => !firsts.includes(suggestion))
  return [...firsts, ...rest].slice(0, most)
}

/** FNV-1a, 32 bits: stable wherever it runs. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0
  // The last bytes differ least: mixed once more, so that neighbouring places part.
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b) >>> 0
  return (value ^ (value >>> 13)) >>> 0
}
