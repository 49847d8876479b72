import type { Kind, Section } from '@berea/library'
import { overlaps, type Passage, sizeOf } from '@berea/scripture'
import type { Quote } from '../../citing/quote.ts'
import type { Span } from '../../citing/splitting.ts'
import { coreOf } from '../../understand/core.ts'
import { fold } from '../../understand/fold.ts'
import { findMentions } from '../../understand/lexicon/lexicon.ts'
import { tells, type Wanted, wantedBy } from '../../understand/wanted.ts'
import { type AnswerContext, covered, likeness, wordsOf } from '../answer-context.ts'
import { sectionsAbout } from '../consulted.ts'
import { beyondVerse } from '../excerpts/beyond-verse.ts'
import { bestExcerpt, excerptLength, isFit, opening, standsAlone } from '../excerpts/excerpt.ts'
import { preference } from '../excerpts/preference.ts'
import { isForTranslators, isTranslatorsAdvice } from '../excerpts/translators.ts'
import { quoteSection } from '../quoting.ts'
import type { Signals } from '../signals.ts'
import { asksYesOrNo } from '../telling-verses/yes-or-no.ts'

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

/** A translation question must be this like the one asked for its answer to count as the answer; less if it is about one of the very passages, least if about the first, more if about others than those found. */
const ASKED_ALIKE = { elsewhere: 0.9, anywhere: 0.8, near: 0.65, here: 0.5 }

/** "Who" that asks stands first, or behind a preposition; behind a noun it only goes on: "those who were baptized". */
const ASKS_WHO =
  /(?:^\P{L}*|[,;:]\s*|(?<!\p{L})(?:to|from|for|by|with|of|about|against|and|à|de|avec|par|pour|chez|selon|contre|sur|et)\s+)(?:who|whom|whose|qui)(?!\p{L})/iu

/** "When the wall fell, what did they do?" asks nothing about the falling. */
const CIRCUMSTANCE =
  /^(?:(?:[当當在][^，。？]*|[^，。？]*(?:之?[后後]|[时時]))，|(?:when|after|before|while|as|cuando|después de|antes de|al|quand|lorsque?|après|avant)\s[^,?]*,)/iu

/** The way in which something came to pass; "how many" and "how long" ask for a number. */
const ASKS_HOW =
  /(?:怎么|怎麼|怎样|怎樣|如何)(?![办辦看了])|\bhow (?!many|much|long|old|big|tall|far|often)|(?<!\p{L})cómo(?!\p{L})|(?<!\p{L})comment(?!\p{L})/iu

function kindAsked(title: string): Wanted | undefined {
  const wanted = wantedBy(title)
  const isRelative =
    wanted === 'person' && /(?<!\p{L})(?:who|whom|whose|qui)(?!\p{L})/iu.test(title) && !ASKS_WHO.test(title)
  return isRelative ? undefined : wanted
}

/** The answer to the same question, where translators' questions have it. */
export async function answerToTheSame(
  context: AnswerContext,
  { questions }: Signals,
  places: readonly Passage[],
): Promise<Statement | undefined> {
  const filter = { kinds: ['questions' as const], languages: context.languages, withoutKinds: context.without }
  const here = await Promise.all(places.map((place) => sectionsAbout(context, place, filter, 40)))
  const isHere = ({ passages: [own] }: Section) => !!own && places.some((place) => overlaps(place, own))
  const isOnFirst = ({ passages: [own] }: Section) => !!own && !!places[0] && overlaps(places[0], own)
  const { text } = context.understood.question
  const sought = context.wanted
  const isDoubted = asksYesOrNo(text)
  const asksTheSame = ({ title = '' }: Section) =>
    kindAsked(title) === sought && asksYesOrNo(title) === isDoubted && ASKS_HOW.test(title) === ASKS_HOW.test(text)
  const asksOfThem = ({ title = '' }: Section) => {
    const words = wordsOf(coreOf(title, context.locale), context.locale)
    const asked = coreOf(title.replace(CIRCUMSTANCE, ''), context.locale)
    const matter = covered(context.matter, wordsOf(asked, context.locale))
    const hasMatter = context.locale.startsWith('zh')
      ? matter >= SOME_PAIRS || byCharacters(context, asked) > 0
      : matter >= SOME_MATTER
    return hasMatter && context.names.every((name) => name.isSubsetOf(words))
  }
  const ranked = [...questions.map(({ section }) => section), ...here.flat()]
    .filter(asksTheSame)
    .map((section) => ({ section, like: likenessOf(context, section, isHere(section) && sought !== undefined) }))
    .filter(({ section, like }) => {
      if (isHere(section) && asksOfThem(section))
        return like >= (isOnFirst(section) ? ASKED_ALIKE.here : ASKED_ALIKE.near)
      if (isHere(section)) return like >= ASKED_ALIKE.anywhere
      return like >= (places.length > 0 ? ASKED_ALIKE.elsewhere : ASKED_ALIKE.anywhere)
    })
    .sort((a, b) => b.like - a.like)
  for (const { section, like } of ranked) {
    const quote = answerOf(context, section)
    if (quote) return { kind: 'question', quote, section, share: like }
  }
  return undefined
}

/** The answer of the library's own question, where just that is asked. */
export function answerToJustThis(context: AnswerContext, { questions }: Signals): Statement | undefined {
  const own = questions.find(({ section }) => section.id === context.understood.answered)
  const quote = own && answerOf(context, own.section, true)
  return quote && { kind: 'question', quote, section: own.section, share: own.like }
}

/** Of what is asked beside the names, a question on the same verses must have this share to ask the same; a longer one more. */
const SOME_MATTER = 0.7
/** In Chinese, of pairs of characters: most stand between words and say nothing. */
const SOME_PAIRS = 0.4
const WHOLE_MATTER = 0.8

/**
 * How like a translator's question is to the one asked. Of one on the same verses, after the same kind of thing,
 * it matters more that it has what was asked than what it has beside it: "Why did Jesus weep?", "What seems to
 * have prompted Jesus to groan in the spirit and weep?"
 */
function likenessOf(context: AnswerContext, section: Section, isHere: boolean): number {
  const title = coreOf(section.title ?? '', context.locale)
  const words = wordsOf(title, context.locale)
  const byWords = likeness(context.words, words)
  const hasAll = isHere && covered(context.matter, words) >= WHOLE_MATTER
  const like = hasAll ? (byWords + covered(context.words, words)) / 2 : byWords
  return context.locale.startsWith('zh') ? Math.max(like, byCharacters(context, title)) : like
}

/** Characters that say little of what is asked. */
const SLIGHT = new Set('的是了在会有要到里去上下中来从把被给和与也都不就才得着这那他们人说做')

/** How much of what is asked about the one named another question must take up, character by character. */
const SAME_MATTER = 0.62

/**
 * 「彼得沉到水里去」 and 「彼得开始沉入水中」 have hardly a pair of characters in common, and are the same. What
 * is said beside the names decides: any two questions about Peter have the name in common.
 */
function byCharacters({ core, understood }: AnswerContext, title: string): number {
  const { text, original } = fold(core)
  const names = findMentions(text, 'zh', original).filter(({ field }) => field === 'person' || field === 'place')
  const bare = names.reduce((rest, { word }) => rest.replaceAll(word, ''), text)
  const of = (one: string) => new Set(fold(one).text.match(/\p{Script=Han}/gu) ?? [])
  const [asked, other] = [of(core), of(title)]
  const matter = of(bare).difference(SLIGHT)
  const isSame =
    matter.size > 0 &&
    matter.intersection(other).size / matter.size >= SAME_MATTER &&
    names.every(({ word }) => fold(title).text.includes(word))
  return isSame && understood.terms.length > 0 ? (2 * asked.intersection(other).size) / (asked.size + other.size) : 0
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

/** The best sentences of what full text found: themes, articles, stories; for questions that no verse answers alone. */
export function fromFullText(
  context: AnswerContext,
  { sections, headwords }: Signals,
  kinds: readonly Kind[],
): Statement[] {
  const found = [...headwords, ...sections.map(({ section }) => section)]
  return [...new Map(found.map((section) => [section.id, section])).values()]
    .flatMap((section): Statement[] => {
      const work = context.library.work(section.work)
      if (!work || !kinds.includes(work.kind) || !context.languages.includes(work.language)) return []
      if (isForTranslators(work.id)) return []
      const found = bestExcerpt(section.text, context.words, work.language, excerptLength(work.language))
      if (!found || isTranslatorsAdvice(section.text.slice(found.span.start, found.span.end))) return []
      const kind = work.kind === 'stories' ? 'story' : 'article'
      return [
        {
          kind,
          quote: quoteSection(section, work, found.span),
          section,
          share: tellingShare(context, section, found, work.language),
        },
      ]
    })
    .sort((a, b) => b.share - a.share)
}
