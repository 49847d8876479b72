import { type AnalysedLanguage, analyse } from '@berea/library'

/** Characters of a snippet, and of them those that lead up to the first word found. */
const LENGTH = 200
const BEFORE = 40

type Found = { readonly at: number; readonly words: readonly string[] }

/**
 * The piece of a text that holds most of the words sought, whole characters, with dots where something is left out:
 *
 *     snippetOf('(two hundred words) … and Jesus wept over the city …', 'weeping Jesus', 'en')
 *       → '… and Jesus wept over the city …'
 */
export function snippetOf(text: string, query: string, language: AnalysedLanguage | undefined): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' ').trim())
  if (characters.length <= LENGTH) return characters.join('')
  const sought = new Set(language ? analyse(query, language) : [])
  const found = language && sought.size > 0 ? find(characters, sought, language) : []
  const start = startOf(characters, bestOf(found))
  const end = Math.min(characters.length, start + LENGTH - (start > 0 ? 2 : 1))
  const piece = characters.slice(start, end).join('').trim()
  return `${start > 0 ? '…' : ''}${piece}${end < characters.length ? '…' : ''}`
}

/** Where words that were sought stand: a word of letters, or two Chinese characters side by side. */
function find(characters: readonly string[], sought: ReadonlySet<string>, language: AnalysedLanguage): Found[] {
  const found: Found[] = []
  const add = (at: number, end: number) => {
    const words = analyse(characters.slice(at, end).join(''), language).filter((word) => sought.has(word))
    if (words.length > 0) found.push({ at, words })
  }
  for (let at = 0; at < characters.length; at++) {
    if (language === 'zh') add(at, at + 2)
    else if (LETTER.test(characters[at]!)) {
      let end = at
      while (end < characters.length && LETTER.test(characters[end]!)) end++
      add(at, end)
      at = end
    }
  }
  return found
}

const LETTER = /[\p{L}\p{M}\p{N}'’-]/u

/** The first word of the stretch with the most different words, long ones for more; undefined where there is none. */
function bestOf(found: readonly Found[]): number | undefined {
  let best: { at: number; worth: number } | undefined
  for (const [first, { at }] of found.entries()) {
    const words = new Set<string>()
    for (let next = first; next < found.length && found[next]!.at < at + LENGTH - BEFORE; next++) {
      for (const word of found[next]!.words) words.add(word)
    }
    const worth = [...words].reduce((sum, word) => sum + word.length ** 2, 0)
    if (worth > (best?.worth ?? 0)) best = { at, worth }
  }
  return best?.at
}

/** A little before the word, where a sentence or at least a word begins. */
function startOf(characters: readonly string[], at: number | undefined): number {
  if (at === undefined || at <= BEFORE) return 0
  const first = Math.min(at - BEFORE, characters.length - LENGTH)
  const before = characters.slice(first, at)
  const sentence = before.findLastIndex((character) => /[.!?;。！？；]/.test(character))
  const gap = sentence < 0 ? before.indexOf(' ') : sentence
  return first + gap + 1
}
