import type { Section, Work } from '@berea/library'
import { sizeOf } from '@berea/scripture'
import type { AnswerContext } from '../answer-context.ts'
import { bestExcerpt, excerptLength, opening } from '../excerpts/excerpt.ts'
import { isHarsh } from '../excerpts/harsh.ts'
import { isForTranslators, isTranslatorsAdvice } from '../excerpts/translators.ts'
import { type Explanation, findExplanations } from '../explanations/find.ts'
import type { Gate } from '../explanations/scoring.ts'
import { wantedOf } from '../explanations/wanted-of.ts'
import { quoteSection } from '../quoting.ts'
import type { Statement } from './statements.ts'

/** A paragraph that explains what is asked, as a statement that may be quoted, and how sure it is to answer. */
export type Explained = { readonly statement: Statement; readonly gate: Exclude<Gate, 'none'> }

/** So many of the best are looked at. */
const LOOKED_AT = 8
/** Sentences that a quotation may hold, and a note's verses, beyond which it introduces a part of a book. */
const SENTENCES = 3
const WIDEST_NOTE = 20

/** The paragraphs in the reader's language that answer or are near, best first, each as what may be quoted of it. */
export const explanationsOf = (context: AnswerContext): Promise<readonly Explained[]> =>
  context.once('explanations', () => findAll(context))

async function findAll(context: AnswerContext): Promise<readonly Explained[]> {
  const { understood, languages, without, library, locale } = context
  const { question, terms, passages } = understood
  const vectors = await context.vectors()
  const [best] = await library.verses(question.text, locale, { limit: 1, likeness: await context.likeness() })
  const found = best ? [library.pericope(best.verse).passage] : []
  const asked = { text: question.text, vectors, terms, named: passages, found, languages, without }
  const ranked = await findExplanations(asked, wantedOf(understood), library, LOOKED_AT)
  return ranked.flatMap((one): Explained[] => {
    if (one.gate === 'none' || !languages.includes(one.work.language) || !isFair(context, one)) return []
    const statement = stateIt(context, one)
    return statement ? [{ statement, gate: one.gate }] : []
  })
}

/** A confession speaks for its own church: it opens no answer to a reader of another. */
const isFair = ({ tradition }: AnswerContext, { work }: Explanation): boolean =>
  work.kind !== 'creeds' || work.tradition === tradition

function stateIt(context: AnswerContext, { section, work, start, end, score }: Explanation): Statement | undefined {
  if (isForTranslators(work.id)) return undefined
  const text = section.text.slice(start, end)
  const length = excerptLength(work.language)
  const span = opening(text, length, SENTENCES) ?? bestExcerpt(text, context.words, work.language, length)?.span
  if (!span) return undefined
  const quote = quoteSection(section, work, { start: start + span.start, end: start + span.end })
  if (isTranslatorsAdvice(quote.words) || isHarsh(quote.words)) return undefined
  const kind = kindOf(work, section)
  const isNamed = kind !== 'definition' || !section.title || quote.words.includes(section.title)
  return { kind, quote, section, share: score, ...(isNamed ? {} : { subject: section.title! }) }
}

function kindOf({ kind }: Work, { passages: [place] }: Section): Statement['kind'] {
  if (kind === 'creeds') return 'catechism'
  if (kind === 'dictionary' || kind === 'people-places') return 'definition'
  return kind === 'notes' && place && sizeOf(place) <= WIDEST_NOTE ? 'note' : 'article'
}
