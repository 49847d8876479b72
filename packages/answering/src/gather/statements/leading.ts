import type { Kind, Section, Work } from '@berea/library'
import { bookPassage, overlaps, type Passage, sizeOf } from '@berea/scripture'
import type { Span } from '../../citing/splitting.ts'
import { tells } from '../../understand/wanted.ts'
import { type AnswerContext, covered, isAboutMore, likeness, weightOf, wordsOf } from '../answer-context.ts'
import { sectionsAbout } from '../consulted.ts'
import { isCalledSo } from '../counsel-topics/counsel-topics.ts'
import { beyondVerse } from '../excerpts/beyond-verse.ts'
import { excerptLength, excerptsOf } from '../excerpts/excerpt.ts'
import { isHarsh } from '../excerpts/harsh.ts'
import { isForTranslators, isTranslatorsAdvice } from '../excerpts/translators.ts'
import type { Evidence } from '../gather.ts'
import { knownQuestionOf } from '../known-question.ts'
import type { Found } from '../passages/passages.ts'
import { personsOf } from '../passages/persons.ts'
import { quoteSection, readPassage } from '../quoting.ts'
import { tellsAsked } from '../telling-verses/names-told.ts'
import { longestVerses, tellingVerses } from '../telling-verses/telling.ts'
import { isTold } from '../telling-verses/told.ts'
import { asksYesOrNo } from '../telling-verses/yes-or-no.ts'
import { isAboutIt } from './about-it.ts'
import { isDefining } from './defining.ts'
import { explanationsOf } from './explained.ts'
import { answerToJustThis, answerToTheSame, type Statement } from './statements.ts'

const KINDS: readonly Kind[] = ['notes', 'theology', 'stories', 'people-places', 'dictionary', 'questions']

/** A note on more verses than this is about a part of a book, and its heading says what it is about. */
const WIDEST_NOTE = 20

/** A statement must take up this much of the question to lead, and this much more of it than the verses that tell it. */
const LEAST = { subject: 0.4, doubted: 0.75, told: 0.5 }
const BEYOND_VERSES = 0.1

/** What it counts that a statement is about the verse, the passage or the story the answer turns on; and that it is about verses elsewhere. */
const ABOUT = { peak: 0.1, passage: 0.07, pericope: 0.04, elsewhere: -0.12 }

/** Where a passage's meaning is asked, what is said of the verse itself counts more, and what is said elsewhere less. */
const IN_EXPLAINING = 4
const ELSEWHERE = 0.4

/** What a sentence keeps that doesn't tell the kind of thing asked for, or doesn't say what a subject is. */
const NOT_TOLD = { more: 0.4, subject: 0.2 }

/** A sentence with less than this of what is asked beside the names says something else of those named. */
const LEAST_MATTER = 0.2
const OFF_MATTER = 0.6

/** A sentence with fewer new words than this only repeats the question. */
const NEW_WORDS = { han: 8, other: 4 }
/** What an article is worth more whose headword is what is asked. */
const HEADWORD = 0.25

/**
 * The sentence or two that the answer opens with. Where only a subject is asked about, what it is; else what
 * translators' questions answer to the same question; else the one sentence of notes, dictionaries, articles
 * and stories that takes up most of the question and tells what it wants to know. Undefined where the
 * verses themselves tell it as well.
 */
export async function leadingStatement(
  context: AnswerContext,
  evidence: Evidence,
  definitions: readonly Statement[] = [],
): Promise<Statement | undefined> {
  if (knownQuestionOf(context)) return undefined
  const { question, intent } = context.understood
  const justThis = answerToJustThis(context, evidence.signals)
  if (justThis) return justThis
  const [explanation] = await explanationsOf(context)
  if (explanation?.gate === 'answers') return explanation.statement
  const isDoubted = asksYesOrNo(question.text)
  // 歌利亚有多高 asks for no more words than who he was, and for something else.
  const isSubject = !isAboutMore(context) && !isDoubted && intent !== 'explain' && context.wanted !== 'number'
  const definition =
    (context.names.length > 0 && definitions.find((one) => isAboutAny(one, evidence))) || definitions[0]
  if (isSubject && definition) return definition
  const [main] = evidence.passages
  const places = isSubject ? [] : evidence.passages.slice(0, 3).map(({ pericope }) => pericope)
  const same = await answerToTheSame(context, evidence.signals, places)
  if (same) return same
  if (intent === 'practical' || (main && !isSubject && !isDoubted && tellsItself(context, main))) return undefined
  const best = await bestStatement(context, evidence, isSubject)
  if (!best || best.share < LEAST[isSubject ? 'subject' : isDoubted ? 'doubted' : 'told']) return undefined
  if (isSubject || !main) return best
  // What goes by a name is told in its place, and not by a sentence on something else that has the name in it.
  const isElsewhere = best.section.passages.length > 0 && !isOn(best.section, main.pericope)
  if (isElsewhere && isCalledSo(question.text, main.pericope)) return undefined
  return best.share > shareOfVerses(context, main) + BEYOND_VERSES && !isNumberInVerses(context, main, best)
    ? best
    : undefined
}

/** How tall Goliath was the verse tells, and no sentence that has no number. */
const isNumberInVerses = (context: AnswerContext, main: Found, { quote }: Statement): boolean =>
  context.wanted === 'number' &&
  !tells('number', quote.words) &&
  main.text.verses.some(({ text }) => tells('number', text))

/** Of several of one name, the one meant is in the passages that were found: Deborah the judge, and not the nurse. */
function isAboutAny({ section }: Statement, { passages }: Evidence): boolean {
  const places = [...section.passages, ...(section.mentions ?? [])]
  return passages.slice(0, 2).some(({ pericope }) => places.some((place) => overlaps(place, pericope)))
}

/** What happened is told by the verses; only where they lack what was asked for, a reason or a name, others may tell it. */
function tellsItself(context: AnswerContext, main: Found): boolean {
  if (!isTold(context)) return false
  return context.wanted === undefined || tellingVerses(context, main, longestVerses(context)).isKind
}

/** Verses tell what happened, and not what they mean. */
const shareOfVerses = (context: AnswerContext, main: Found): number =>
  context.wanted === 'meaning' ? 0 : tellingVerses(context, main, longestVerses(context)).share

/** Of everything in the reader's languages the sentence that leads best; `share` is what it is worth. */
async function bestStatement(
  context: AnswerContext,
  evidence: Evidence,
  isSubject: boolean,
): Promise<Statement | undefined> {
  const main = evidence.passages[0]
  const sections = await sectionsFor(context, evidence)
  const { terms, question } = context.understood
  const { wanted } = context
  const isDoubted = asksYesOrNo(question.text)
  // What happened at Pentecost the story tells, and not what is said under its name; who did it, their own articles tell.
  const isStory =
    context.understood.intent === 'event' &&
    wanted === undefined &&
    !personsOf(context).some(({ isPerson }) => isPerson)
  const leastNew = NEW_WORDS[context.locale.startsWith('zh') ? 'han' : 'other']
  const sentences = sections.flatMap(({ section, work }) => sentencesOf(context, section, work))
  const shareOf = weigh(
    context.words,
    sentences.map(({ words }) => words),
  )
  const ranked = sentences
    .filter(({ words, around }) => !words.isDisjointFrom(context.words) || !around.isDisjointFrom(context.words))
    .filter((one) => !isDoubted || isUnderHeadword(context, one) || isOn(one.section, main?.pericope))
    .map((said) => {
      const { section, work, text, around, words, first } = said
      const isAnswer = isSubject ? terms.some((term) => isDefining(text, term)) : tellsAsked(context, text)
      const told = isAnswer ? 1 : NOT_TOLD[isSubject ? 'subject' : 'more']
      const saysMore = Math.min(1, words.difference(context.words).size / leastNew)
      const whole = words.union(around)
      const own = (shareOf(words) + shareOf(first)) / 2
      const within = (shareOf(whole) + shareOf(first.union(around))) / 2
      const named = context.names.filter((name) => name.isSubsetOf(whole)).length
      const onNames = context.names.length === 0 ? 1 : (1 + named / context.names.length) / 2
      const onDeed = covered(context.matter, words) >= LEAST_MATTER ? 1 : OFF_MATTER
      const isOff = wanted === 'meaning' && !isOn(section, main?.pericope)
      const share =
        (isOff ? ELSEWHERE : 1) * onNames * onDeed * ((own + within) / 2) * told * saysMore +
        nearness(section, work, main) * (wanted === 'meaning' ? IN_EXPLAINING : 1) +
        (isNote(work, section) || wanted === 'meaning' || isStory ? 0 : HEADWORD * likeness(context.words, around))
      return { said, share }
    })
    .sort((a, b) => b.share - a.share)
  // To read what a sentence refers to takes long: only the best are asked, until one is about it.
  const isAbout = ({ said }: (typeof ranked)[number]) =>
    isSubject || !isTold(context) || !main || isAboutIt(context, said, main)
  const best = ranked.find(isAbout)
  if (!best) return undefined
  const { section, work, quoted } = best.said
  return { kind: kindOf(work, section), quote: quoteSection(section, work, quoted), section, share: best.share }
}

/**
 * How many sentences a word that none has is taken to stand in: what is asked and nowhere said weighs most. Not
 * so in Chinese, where a pair of characters that stands nowhere is mostly the end of one word and the beginning of the next.
 */
const NOWHERE = 0.5

/** How much of what is asked some words take up, 0 to 1: a word that many sentences have tells few of them apart. */
function weigh(asked: ReadonlySet<string>, sentences: readonly ReadonlySet<string>[]) {
  const weights = [...asked].map((word) => {
    const holding = sentences.filter((words) => words.has(word)).length || NOWHERE
    if (holding < 1 && /\p{Script=Han}/u.test(word)) return { word, weight: 0 }
    return { word, weight: weightOf(word) * Math.log(1 + sentences.length / holding) }
  })
  const all = weights.reduce((sum, { weight }) => sum + weight, 0)
  return (words: ReadonlySet<string>): number =>
    all === 0 ? 0 : weights.reduce((sum, { word, weight }) => sum + (words.has(word) ? weight : 0), 0) / all
}

/** A sentence of a section, or two, with their words and those of what they leave unsaid. */
type Said = {
  readonly section: Section
  readonly work: Work
  readonly quoted: Span
  readonly text: string
  readonly words: ReadonlySet<string>
  /** Of two sentences the words of the first: what stands in one says more than what two have together. */
  readonly first: ReadonlySet<string>
  readonly around: ReadonlySet<string>
}

/** What a section's sentences say, each alone and, as quoted, with the one that follows. */
function sentencesOf(context: AnswerContext, section: Section, work: Work): Said[] {
  const around = wordsOf(surroundings(context, section, work), context.locale)
  const known = new Map<string, ReadonlySet<string>>()
  const wordsAt = (start: number, end: number): ReadonlySet<string> => {
    const text = section.text.slice(start, end).trim()
    const words = known.get(text) ?? wordsOf(text, work.language)
    known.set(text, words)
    return words
  }
  const saysMore = isNote(work, section) ? beyondVerse(context, section, work.language) : () => true
  return excerptsOf(section.text, excerptLength(work.language)).flatMap(({ sentence, whole }) => {
    const text = section.text.slice(whole.start, whole.end)
    if (isTranslatorsAdvice(text) || isHarsh(text) || !saysMore(text)) return []
    const words = wordsAt(sentence.start, sentence.end)
    const alone = {
      section,
      work,
      quoted: whole,
      text: section.text.slice(sentence.start, sentence.end),
      around,
      words,
      first: words,
    }
    if (whole.end === sentence.end) return [alone]
    return [alone, { ...alone, text, words: words.union(wordsAt(sentence.end, whole.end)) }]
  })
}

async function sectionsFor(
  context: AnswerContext,
  { passages, signals }: Evidence,
): Promise<{ section: Section; work: Work }[]> {
  const filter = { kinds: ['notes' as const], languages: context.languages, withoutKinds: context.without }
  const notes = await Promise.all(
    passages.slice(0, 2).map(({ pericope }) => sectionsAbout(context, pericope, filter, 24)),
  )
  const main = passages[0]?.pericope
  const alike = signals.alike.map(({ section }) => section).filter((section) => isOn(section, main))
  const found = [...notes.flat(), ...alike, ...signals.headwords, ...signals.sections.map(({ section }) => section)]
  return [...new Map(found.map((section) => [section.id, section])).values()].flatMap((section) => {
    const work = context.library.work(section.work)
    if (work?.kind === 'notes' && isTold(context) && isOnBook(section)) return []
    const isOwn = work && KINDS.includes(work.kind) && context.languages.includes(work.language)
    return isOwn && !isForTranslators(work.id) ? [{ section, work }] : []
  })
}

/** What happened in a chapter no introduction to its book tells. */
const isOnBook = ({ passages: [place] }: Section): boolean =>
  place !== undefined && sizeOf(place) >= sizeOf(bookPassage(place.first.book))

const isNote = ({ kind }: Work, { passages: [place] }: Section): boolean =>
  kind === 'notes' && place !== undefined && sizeOf(place) <= WIDEST_NOTE

function kindOf(work: Work, section: Section): Statement['kind'] {
  if (work.kind === 'questions') return 'question'
  return work.kind === 'stories' ? 'story' : isNote(work, section) ? 'note' : 'article'
}

/** What a sentence leaves unsaid since it stands there: an article's headword, the verses that a note is on. */
function surroundings(context: AnswerContext, section: Section, work: Work): string {
  const [place] = section.passages
  if (!place || !isNote(work, section)) return section.title ?? ''
  return (
    readPassage(context, place)
      ?.verses.slice(0, 4)
      .map(({ text }) => text)
      .join(' ') ?? ''
  )
}

/** Whether something is so is told under its headword, or where the passage is explained; elsewhere the words only meet. */
const UNDER_HEADWORD = 0.5

const isUnderHeadword = ({ words }: AnswerContext, { section, work, around }: Said): boolean =>
  !isNote(work, section) && likeness(words, around) >= UNDER_HEADWORD

const isOn = ({ passages: [place] }: Section, passage: Passage | undefined): boolean =>
  !!place && !!passage && overlaps(place, passage)

function nearness(section: Section, work: Work, main: Found | undefined): number {
  if (!main || !isNote(work, section)) return 0
  if (isOn(section, { first: main.peak, last: main.peak })) return ABOUT.peak
  if (isOn(section, main.passage)) return ABOUT.passage
  return isOn(section, main.pericope) ? ABOUT.pericope : ABOUT.elsewhere
}
