import { Tokenizer } from '@huggingface/tokenizers'
import { z } from 'zod'

/** The model reads no further. */
export const MOST_TOKENS = 192

/** Of a tokenizer's file only what says that it is one: its library reads the rest. */
const tokenizerFile = z.looseObject({ model: z.looseObject({ type: z.string() }) })

/** A text's tokens by number, with those that the model wants before and behind them. */
export type Tokens = (text: string) => readonly number[]

/** Throws where the file's text is not a tokenizer's. */
export function parseTokenizer(file: string): Tokens {
  const tokenizer = new Tokenizer(tokenizerFile.parse(JSON.parse(file)), {})
  return (text) => tokenizer.encode(text).ids
}

/** The end is cut, but for the token that closes every text: `[0, 5, …, 9, 2]` → `[0, 5, …, 2]` */
export function cutTokens(ids: readonly number[], most = MOST_TOKENS): readonly number[] {
  return ids.length <= most ? ids : [...ids.slice(0, most - 1), ids.at(-1)!]
}
