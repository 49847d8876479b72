import { fromKnowledge, languageOf, type OwnRecord } from '@berea/knowledge'
import type { AnswerContext } from '../../gather/answer-context.ts'
import type { OwnWords } from '../../gather/own-records.ts'
import type { Found } from '../../gather/passages/passages.ts'
import { readFound } from '../../gather/reading.ts'
import { isNotHere } from '../../gather/situations/needs.ts'
import type { Budget, Composed, Composer } from '../composer.ts'
import type { Block } from '../draft.ts'
import { asNearest } from '../leads.ts'
import { passageOf } from '../own-words/grounds.ts'
import { ownPositions, ownSentences, ownSentencesOf } from '../own-words/own-sentences.ts'
import { named, readOn, scripture, voices } from '../parts.ts'
import { paragraph, type SentenceWriter } from '../sentence-writer.ts'

/** Passages that stand below what a record says, and related questions that follow it. */
const MOST = 4
const MOST_RELATED = 3

/**
 * What Berea's editors wrote on just this: their sentences, the passages that they rest on, what each family of churches
 * teaches, teachers on the passages, and what is related.
 */
export const composeOwnWords = (own: OwnWords): Composer =>
  async function* (writer, budget): AsyncGenerator<Block, Composed> {
    const { record, part } = own
    const { context, sentences } = writer
    const passages = passagesOf(context, record)
    yield await leadOf(writer, own, passages)
    const next = relatedQuestions(context, record)
    if (budget.isQuick) return { passages, next }

    if (passages.length > 0) yield writer.heading(sentences.heading.scripture)
    const quoted = yield* quotedOf(writer, budget, passages)
    const positions = part ? undefined : await ownPositions(writer, record)
    if (positions) {
      yield writer.heading(sentences.heading.traditions)
      yield positions
    }
    // Whoever may be hurt is not lectured.
    const isForTeachers = !record.needsCare && !positions && budget.hasRoom('teachers')
    if (isForTeachers) yield* voices(writer, quoted.slice(0, 2), 2)
    const [main] = quoted
    const rest = passages.filter((found) => !quoted.includes(found))
    if (main) yield* readOn(writer, main, rest)
    return { passages: quoted, next }
  }

async function leadOf(writer: SentenceWriter, own: OwnWords, passages: readonly Found[]): Promise<Block> {
  const { record, part, isNear } = own
  if (part === 'places') {
    const places = passages.slice(0, MOST).flatMap((found) => named(writer, found))
    return paragraph(writer.mark(writer.sentences.among, places))
  }
  const said = await (part ? ownSentencesOf(writer.context, record, part) : ownSentences(writer.context, record))
  return isNear ? asNearest(writer, paragraph(...said)) : paragraph(...said)
}

/** The passages that there is room for, two in any case. */
function* quotedOf(writer: SentenceWriter, budget: Budget, passages: readonly Found[]): Generator<Block, Found[]> {
  const quoted: Found[] = []
  for (const found of passages.slice(0, MOST)) {
    if (quoted.length > 1 && !budget.hasRoom('scripture')) break
    yield* scripture(writer, [found])
    quoted.push(found)
  }
  return quoted
}

function passagesOf(context: AnswerContext, { verses }: OwnRecord): Found[] {
  const isWithheld = isNotHere(context.understood)
  return verses.flatMap((reference) => {
    const passage = passageOf(reference)
    return passage && !isWithheld(passage) ? (readFound(context, passage) ?? []) : []
  })
}

const articles = fromKnowledge(({ article }) => new Map(article.map((one) => [one.id, one])))

/** How the articles beside it are asked for; those that are not written yet are passed over. */
const relatedQuestions = ({ locale }: AnswerContext, { related }: OwnRecord): readonly string[] =>
  related.flatMap((id) => articles().get(id)?.questions[languageOf(locale)][0] ?? []).slice(0, MOST_RELATED)
