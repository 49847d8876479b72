import type { Kind, Section } from '@berea/library'
import { overlaps, type Passage, sizeOf } from '@berea/scripture'
import type { Quote } from '../../citing/quote.ts'
import type { Span } from '../../citing/splitting.ts'
import { tells } from '../../understand/wanted.ts'
import { type AnswerContext, covered, wordsOf } from '../answer-context.ts'
import { sectionsAbout } from '../consulted.ts'
import { beyondVerse } from '../excerpts/beyond-verse.ts'
import { bestExcerpt, excerptLength, isFit, opening, standsAlone } from '../excerpts/excerpt.ts'
import { preference } from '../excerpts/preference.ts'
import { isTranslatorsAdvice } from '../excerpts/translators.ts'
import { quoteSection } from '../quoting.ts'
import type { Signals } from '../signals.ts'

/** A sentence or two of the library that may lead an answer or explain a verse. */
export type Statement = {
  readonly kind: 'question' | 'note' | 'definition' | 'story' | 'article' | 'catechism'
  readonly quote: Quote
  readonly section: Section
  /** 0 to 1: how much of the question it takes up. */
  readonly share: number
  /** What it is said of, where its own words don't name it. */
  readonly subject?: string
}

/** The answer of the library's own question, where just that is asked. */
export function answerToJustThis(context: AnswerContext, { questions }: Signals): Statement | undefined {
  const own = questions.find(({ section }) => section.id === context.understood.answered)
  const quote = own && answerOf(context, own.section, true)
  return quote && { kind: 'question', quote, section: own.section, share: own.like }
}

/** «Non.» answers, and says too little to open with. */
const LEAST_ANSWER = 6

/** After its own question, in the same words, "They fled" says who fled. */
function answerOf(context: AnswerContext, section: Section, isAsked = false): Quote | undefined {
  const work = context.library.work(section.work)
  const text = section.text.trimEnd()
  if (!work || (!isAsked && (text.length < LEAST_ANSWER || !standsAlone(text)))) return undefined
  const length = excerptLength(work.language)
  const isShort = text.length <= length.most && (isAsked || isFit(text)) && !text.includes('\n')
  const span = isShort ? { start: 0, end: text.length } : opening(text, { ...length, least: 2 }, 3)
  return span && quoteSection(section, work, span)
}

/** Verses that a note may be about, to be a note on one of them. */
const WIDEST_NOTE = 60

/** The best sentence on the question that notes on these verses have. */
export async function explainBy(
  context: AnswerContext,
  passage: Passage,
  kinds: readonly Kind[],
  wanted: ReadonlySet<string>,
  limit = 3,
): Promise<Statement[]> {
  const sections = await sectionsAbout(
    context,
    passage,
    { kinds, languages: context.languages, withoutKinds: context.without },
    24,
  )
  const statements = sections.flatMap((section): Statement[] => {
    const work = context.library.work(section.work)
    const place = section.passages[0]
    // An introduction to a whole book is about every verse of it, and explains none.
    if (!work || !place || sizeOf(place) > WIDEST_NOTE || !overlaps(place, passage)) return []
    const saysMore = beyondVerse(context, section, work.language)
    const found = bestExcerpt(section.text, wanted, work.language, excerptLength(work.language), 2, saysMore)
    if (!found) return []
    return [
      {
        kind: 'note',
        quote: quoteSection(section, work, found.span),
        section,
        share: tellingShare(context, section, found, work.language),
      },
    ]
  })
  return statements
    .filter(({ quote }) => !isTranslatorsAdvice(quote.words))
    .sort((a, b) => b.share - a.share || preference(a.section.work) - preference(b.section.work))
    .slice(0, limit)
}

/** Of what is asked beside the names, a sentence must have this share to be taken at its word. */
const ON_THE_MATTER = 0.25

/** A sentence that only names the one asked about, or doesn't tell what the question wants to know, is worth half of its words. */
function tellingShare(
  context: AnswerContext,
  { text }: Section,
  { span, share }: { span: Span; share: number },
  language: string,
) {
  const sentence = text.slice(span.start, span.end)
  const isTold = tells(context.wanted, sentence)
  const isOnMatter = covered(context.matter, wordsOf(sentence, language)) >= ON_THE_MATTER
  return share * (isTold ? 1 : 0.5) * (isOnMatter ? 1 : 0.5)
}
