import type { Span } from '../citing/splitting.ts'
import { simplifyCharacters } from '../understand/fold.ts'
import type { Item } from '../writing/material.ts'

/** So many words, or Chinese characters, that run as in a verse are a quotation, with marks or without. */
const WORDS = 8
const CHARACTERS = 12

const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu
const HAN = /\p{Script=Han}/u

type Word = Span & { readonly word: string }

const wordsOf = (text: string): readonly Word[] =>
  Array.from(simplifyCharacters(text).matchAll(WORD), ({ 0: word, index }) => ({
    word: word.toLowerCase().normalize('NFC'),
    start: index,
    end: index + word.length,
  }))

const lengthOf = (words: readonly Word[]): number => (words.some(({ word }) => HAN.test(word)) ? CHARACTERS : WORDS)

/** Finds where a text runs word for word like the Scripture that a draft was given, though nothing marks it. */
export function wordRunsOf(items: readonly Item[]): (text: string) => readonly Span[] {
  const runs = new Set<string>()
  for (const { quote } of items) {
    if (quote.work.kind !== 'bible') continue
    const words = wordsOf(quote.words)
    const length = lengthOf(words)
    for (let at = 0; at + length <= words.length; at += 1) runs.add(keyOf(words, at, length))
  }
  return (text) => {
    const words = wordsOf(text)
    const length = lengthOf(words)
    const found: Span[] = []
    for (let at = 0; at + length <= words.length; at += 1) {
      if (!runs.has(keyOf(words, at, length))) continue
      let last = at
      while (last + 1 + length <= words.length && runs.has(keyOf(words, last + 1, length))) last += 1
      found.push({ start: words[at]!.start, end: words[last + length - 1]!.end })
      at = last + length - 1
    }
    return found
  }
}

const keyOf = (words: readonly Word[], at: number, length: number): string =>
  words
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(' ')
