import {
  type Family,
  familiesIn,
  familyName,
  fillPlaceholders,
  languageOf,
  type OwnRecord,
  ownText,
} from '@berea/knowledge'
import { OWN_WORK, ownSectionId } from '@berea/library'
import type { Quote } from '../../citing/quote.ts'
import type { AnswerContext } from '../../gather/answer-context.ts'
import type { Block, Piece, Sentence } from '../draft.ts'
import type { SentenceWriter } from '../sentence-writer.ts'
import { TYPOGRAPHY } from '../typography.ts'
import { quotesOf } from './grounds.ts'

/** What a record says, sentence by sentence, each with the marks of what bears it; behind the last the record's own mark. */
export async function ownSentences(context: AnswerContext, record: OwnRecord): Promise<readonly Sentence[]> {
  const { sentences } = ownText(record, languageOf(context.locale))
  const own = ownQuote(context, record)
  return Promise.all(
    sentences.map(async ({ text, rests }, at) => {
      const quotes = await quotesOf(context, rests)
      const isLast = at === sentences.length - 1
      return marked(context, text, isLast && own ? [...quotes, own] : quotes)
    }),
  )
}

/** Of a record one sentence, or what it says of some churches: what each teaches, else the sentences that name it. */
export async function ownSentencesOf(
  context: AnswerContext,
  record: OwnRecord,
  part: { readonly families: readonly Family[] } | { readonly sentence: number },
): Promise<readonly Sentence[]> {
  const language = languageOf(context.locale)
  const { sentences, positions } = ownText(record, language)
  const isOf = (families: readonly Family[]) => (text: string) =>
    familiesIn(text, language).some((family) => families.includes(family))
  const ofFamilies = (families: readonly Family[]) => {
    const told = positions.filter(({ family }) => families.includes(family))
    return told.length > 0 ? told : sentences.filter(({ text }) => isOf(families)(text))
  }
  const said = 'sentence' in part ? sentences.slice(part.sentence, part.sentence + 1) : ofFamilies(part.families)
  const work = context.library.work(OWN_WORK)
  const section = ownSectionId(record, language)
  return Promise.all(
    said.map(async ({ text, rests, start, end }) => {
      const own = work ? [{ work, section, words: text, start, end }] : []
      return marked(context, text, [...(await quotesOf(context, rests)), ...own])
    }),
  )
}

/** The record itself, which opens as Berea's own words with its sources. */
function ownQuote({ library, locale }: AnswerContext, record: OwnRecord): Quote | undefined {
  const work = library.work(OWN_WORK)
  const language = languageOf(locale)
  const { text, sentences } = ownText(record, language)
  const [first, last] = [sentences[0], sentences.at(-1)]
  if (!work || !first || !last) return undefined
  const { start } = first
  const { end } = last
  return { work, section: ownSectionId(record, language), words: text.slice(start, end), start, end }
}

/** Each family of churches in a sentence such as its own people would sign, the reader's first; shown from two on. */
export async function ownPositions(
  { context, say, sentences }: SentenceWriter,
  record: OwnRecord,
): Promise<Block | undefined> {
  const language = languageOf(context.locale)
  const { positions } = ownText(record, language)
  if (positions.length < 2) return undefined
  const isOwn = ({ family }: (typeof positions)[number]) => family === context.tradition
  const ordered = [...positions.filter(isOwn), ...positions.filter((one) => !isOwn(one))]
  const rows = await Promise.all(
    ordered.map(async ({ family, text, rests }) => ({
      name: familyName(family, language),
      sentence: marked(context, text, await quotesOf(context, rests, 1)),
    })),
  )
  return { type: 'table', title: say(sentences.traditionsQuestion), rows }
}

/** A sentence in the reader's wording, with its marks: behind the stop, in Spanish and French before it. */
function marked({ locale, tradition }: AnswerContext, text: string, quotes: readonly Quote[]): Sentence {
  const worded = fillPlaceholders(text, locale, tradition)
  const marks: Piece[] = quotes.map((cite) => ({ cite }))
  const { stop } = TYPOGRAPHY[locale]
  const isBefore = (locale === 'es-es' || locale === 'fr-fr') && worded.endsWith(stop)
  return isBefore ? [worded.slice(0, -stop.length), ...marks, stop] : [worded, ...marks]
}
