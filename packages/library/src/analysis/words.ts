/** Words of a text with letters, lower case; an apostrophe parts them: `l’homme` → `l`, `homme`. */
const WORD = /[a-zà-öø-ÿœæ]+/g

/** `éternel` → `eternel`, `cœur` → `coeur`. */
export function dropAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae')
}

export type StopWords = 'drop' | 'keep'

/**
 * An analyser of one language: words, without the stop words, each cut to its stem. Stems are kept
 * once found: a language has some hundred thousand word forms, a Bible uses thirty thousand.
 */
export function wordAnalyser(stopWords: string, stem: (word: string) => string) {
  const stops = new Set(stopWords.split(/\s+/))
  const stems = new Map<string, string>()
  const stemOf = (word: string): string => {
    const known = stems.get(word)
    if (known !== undefined) return known
    const found = dropAccents(stem(word))
    if (stems.size > 400_000) stems.clear()
    stems.set(word, found)
    return found
  }
  return (text: string, stopWords: StopWords): string[] => {
    const found: string[] = []
    for (const word of text.normalize('NFC').toLowerCase().match(WORD) ?? []) {
      if (stopWords === 'keep' || !stops.has(word)) found.push(stemOf(word))
    }
    return found
  }
}
