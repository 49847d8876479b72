import { Converter } from 'opencc-js/t2cn'

/** What a text is to the model: what is asked, or what may be found. It was trained with these words before each. */
export type Role = 'query' | 'passage'

const toSimplified: (text: string) => string = Converter({ from: 't', to: 'cn' })
const HAN = /\p{Script=Han}/u

/**
 * A text as the model is given it. Traditional Chinese is converted, for the model has learned from Simplified. Compatible
 * characters (NFKC) are the tokenizer's matter.
 *
 *     prepare('query', ' 耶穌為什麼哭？\n') → 'query: 耶稣为什么哭？'
 *     prepare('passage', 'Jesus  wept.') → 'passage: Jesus wept.'
 */
export function prepare(role: Role, text: string): string {
  const plain = text.replace(/[\s\u200b]+/g, ' ').trim()
  return `${role}: ${HAN.test(plain) ? toSimplified(plain) : plain}`
}

const SENTENCE = /.*?(?:[。！？；]+[”」』）]*|[.!?;]+["”’»)\]]*(?=\s|$)|\n|$)/gsu

/** More pieces than this would keep the first text waiting. */
const MOST_PIECES = 8

/**
 * What is asked in a message that is longer than the model reads at once: its sentences, each alone; neighbours together
 * where there are more than eight.
 *
 *     piecesOf('I am tired. Why does God not answer?') → ['I am tired.', 'Why does God not answer?']
 */
export function piecesOf(message: string): readonly string[] {
  const sentences = [...message.matchAll(SENTENCE)].map(([sentence]) => sentence.trim()).filter((one) => one !== '')
  const together = Math.ceil(sentences.length / MOST_PIECES)
  const groups = Array.from({ length: Math.ceil(sentences.length / together) || 0 }, (_, group) =>
    sentences.slice(group * together, (group + 1) * together).join(' '),
  )
  return groups.length > 0 ? groups : [message]
}
