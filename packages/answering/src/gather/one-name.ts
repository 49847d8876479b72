import { analyse } from '@berea/library'
import { namedOtherwise } from '../understand/lexicon/lexicon.ts'

/**
 * The Spanish Bible of 1909 writes Bethlehem, Jonathán and Ezechîas where its reader asks of Belén, Jonatán and Ezequías: of
 * names that are one word each, the first for all of them, as the analyser gives them; a name of two persons stays.
 */
function readNames(): ReadonlyMap<string, string> {
  const first = new Map<string, string>()
  const shared = new Set<string>()
  for (const names of namedOtherwise('es')) {
    const words = names.map((name) => analyse(name, 'es')).filter((words) => words.length === 1)
    const [[usual] = []] = words
    for (const [word] of words) {
      if (!usual || !word) continue
      if (first.has(word) && first.get(word) !== usual) shared.add(word)
      first.set(word, usual)
    }
  }
  return new Map([...first].filter(([word, usual]) => word !== usual && !shared.has(word) && !shared.has(usual)))
}

const names = readNames()

/** A Spanish word, or the usual name of whom it names: `oneName('bethlehem')` → `belen`. */
export const oneName = (word: string): string => names.get(word) ?? word
