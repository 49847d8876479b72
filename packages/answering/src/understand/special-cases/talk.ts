import { TONGUES, type Tongue } from '../tongue.ts'
import { fromPatterns, onlyUnder } from './cue.ts'

const TALKS = ['who', 'health', 'hello', 'thanks', 'bye', 'test', 'abilities'] as const
export type Talk = (typeof TALKS)[number]

/** Small talk is the whole of what was said, marks taken out. Tried in this order. */
const talks = fromPatterns('talk', (under) =>
  TALKS.map((id) => {
    const said = onlyUnder(under, id, (source) => `^(?:${source})$`)
    return { id, patterns: TONGUES.map((tongue) => ({ tongue, pattern: said[tongue] })) }
  }),
)

/**
 * Small talk and nothing else, with the language it is in: `hola, buenas` → hello in Spanish, `who are you? are you a real pastor` → who.
 * "Thank you, and who was Enoch?" is a question.
 */
export function findTalk(text: string): { readonly talk: Talk; readonly tongue: Tongue } | undefined {
  if (text.length > 160) return undefined
  const spaced = text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const joined = spaced.replaceAll(' ', '')
  for (const { id, patterns } of talks()) {
    for (const { tongue, pattern } of patterns) {
      if (pattern.test(tongue === 'zh' ? joined : spaced)) return { talk: id, tongue }
    }
  }
  return undefined
}
