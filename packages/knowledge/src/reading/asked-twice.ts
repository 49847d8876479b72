import { LANGUAGES } from '../languages.ts'
import type { Mistake } from '../mistake.ts'
import type { Article } from '../schema/article.ts'
import type { Placed } from './yaml-file.ts'

/** Without the marks and the blanks, which nobody types alike. */
const bare = (question: string): string => question.toLowerCase().replace(/[\s\p{P}]+/gu, '')

/** A way of asking leads to one article: where two have it, the second is named. */
export function askedTwice(articles: readonly Placed<Article>[]): readonly Mistake[] {
  const first = new Map<string, string>()
  return articles.flatMap(({ file, line, record: { id, questions } }) =>
    LANGUAGES.flatMap((language) =>
      questions[language].flatMap((question): Mistake[] => {
        const way = `${language} ${bare(question)}`
        const other = first.get(way) ?? id
        first.set(way, other)
        return other === id
          ? []
          : [{ file, line, id, message: `“${question}” (${language}) is a way to ${other} already` }]
      }),
    ),
  )
}
