import { analyse, analysedLanguage, type VerseHit } from '@berea/library'
import type { AnswerContext } from '../answer-context.ts'

/** How many words in a row count as the same wording; in Chinese the analyser's pairs already are. */
const IN_A_ROW = 2

/** Runs of words of a text, small ones too: "not by", "by might" … */
function runsOf(text: string, locale: string): Set<string> {
  const language = analysedLanguage(locale)
  if (!language) return new Set()
  const words = analyse(text, language, { stopWords: 'keep' })
  if (language === 'zh') return new Set(words.filter((word) => word.length > 1))
  return new Set(words.slice(IN_A_ROW - 1).map((_, i) => words.slice(i, i + IN_A_ROW).join(' ')))
}

/**
 * How much of a sought wording each verse has in the edition that comes nearest, 0 to 1:
 * "not by might nor by power" → Zechariah 4:6 near 1, other verses of might and power far below.
 */
export function nearWording(context: AnswerContext, wording: string, hits: readonly VerseHit[]): number[] {
  const sought = runsOf(wording, context.locale)
  if (sought.size === 0) return hits.map(() => 0)
  return hits.map(({ verse }) => {
    const place = { first: verse, last: verse }
    const shares = context.editions.slice(0, 4).map((edition) => {
      const text = context.library.passage(edition.id, place)?.verses[0]?.text ?? ''
      return sought.intersection(runsOf(text, context.locale)).size / sought.size
    })
    return Math.max(0, ...shares)
  })
}
