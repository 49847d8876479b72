import table from './danger-weights/concepts.json' with { type: 'json' }

type Concepts = ReadonlyMap<string, number>

/**
 * Words that mean much the same where danger is told, whatever the language and the register: `husband`, `marido`, `mec` are
 * `partner`. The model (`danger-model.ts`) reads them beside the words themselves, so that what it learned of a slap it also
 * knows of a wallop. Folded forms; `*` stands for any ending. A word with two meanings (`son`, `pain`, `el`) stands nowhere;
 * where two concepts claim a word, the first has it.
 */
function readTable(table: Readonly<Record<string, string>>): Concepts {
  const concepts = new Map<string, number>()
  for (const [at, words] of Object.values(table).entries())
    for (const word of words.split(' ')) if (!concepts.has(word)) concepts.set(word, at + 1)
  return concepts
}

const LATIN = readTable(table.latin)
const HAN = readTable(table.han)
const LONGEST = 4
const SHORTEST_STEM = 2

function conceptOfWord(word: string): number {
  const whole = LATIN.get(word)
  if (whole !== undefined) return whole
  for (let length = word.length; length >= SHORTEST_STEM; length--) {
    const stem = LATIN.get(`${word.slice(0, length)}*`)
    if (stem !== undefined) return stem
  }
  return 0
}

/** The longest word of the table that begins here: its concept, and how many characters it has. */
function longestFrom(units: readonly string[], at: number): { readonly concept: number; readonly length: number } {
  let found = { concept: 0, length: 1 }
  let word = ''
  for (let length = 1; length <= LONGEST && at + length <= units.length; length++) {
    word += units[at + length - 1]
    const concept = HAN.get(word)
    if (concept !== undefined) found = { concept, length }
  }
  return found
}

/** The concept that each unit ends, nought where none: `my hubby decked me` → me, partner, hit, me. */
export function conceptsOf(units: readonly string[], script: 'han' | 'latin'): number[] {
  if (script === 'latin') return units.map(conceptOfWord)
  const concepts = units.map(() => 0)
  for (let at = 0; at < units.length; ) {
    const { concept, length } = longestFrom(units, at)
    concepts[at + length - 1] = concept
    at += length
  }
  return concepts
}
