import { isProblem, type Passage, parseUsfm } from '@berea/scripture'
import { fold } from '../question/fold.ts'
import { CONCERNS } from './concerns-table.ts'

type Concern = { readonly passages: readonly Passage[]; readonly words: RegExp }

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A word's beginning in Latin letters, any place in Chinese; `…` stands for a few words between. */
function patternOf(words: string): string {
  const source = words
    .split('…')
    .map((word) => literal(fold(word.trim()).text))
    .join('.{0,30}')
  return /\p{Script=Han}/u.test(words) ? source : `(?<![\\p{L}'])${source}`
}

const concerns: readonly Concern[] = CONCERNS.trim()
  .split('\n')
  .map((line) => {
    const [passages, ...columns] = line.split('|')
    return {
      passages: passages!.split(';').flatMap((reference) => {
        const found = parseUsfm(reference.trim())
        return found && !isProblem(found) ? [found] : []
      }),
      words: new RegExp(
        columns
          .flatMap((column) => column.split(','))
          .map(patternOf)
          .join('|'),
        'u',
      ),
    }
  })

/**
 * The passages long turned to in what a question is about, each with its rank from 0:
 * "what does the Bible say about anger" → James 1:19–20 at 0, Ephesians 4:26–27 at 1 …
 */
export function classicPassages(
  question: string,
): { readonly passage: Passage; readonly rank: number; readonly among: number }[] {
  const { text } = fold(question)
  const matching = concerns.filter(({ words }) => words.test(text))
  return matching.flatMap(({ passages }) =>
    passages.map((passage, rank) => ({ passage, rank, among: matching.length })),
  )
}
