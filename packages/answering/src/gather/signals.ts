import type { Section, VerseHit } from '@berea/library'
import { type BookCode, type Passage, sizeOf, type Verse } from '@berea/scripture'
import { coreOf } from '../understand/core.ts'
import { fold } from '../understand/fold.ts'
import type { Intent } from '../understand/intent.ts'
import { findMentions, otherNames } from '../understand/lexicon/lexicon.ts'
import type { Understood } from '../understand/question.ts'
import { type AnswerContext, covered, likeness, wordsOf } from './answer-context.ts'
import { namedPassages } from './counsel-topics/counsel-topics.ts'
import { englishOf } from './english.ts'
import { knownQuestionOf } from './known-question.ts'
import { nearWording } from './passages/wording.ts'
import { isNotHere } from './situations/needs.ts'
import { turnedTo } from './situations/turned-to.ts'
import { isTold } from './telling-verses/told.ts'

/** One reason to think that a verse bears on the question. Weights of all signals are on one scale. */
export type Signal = { readonly verse: Verse; readonly weight: number }

/** What the library says when it is asked about the question: verses, and the sections that name them. */
export type Signals = {
  readonly signals: readonly Signal[]
  /** The best verse's share of the question's words; near 0 when nothing fits. */
  readonly coverage: number
  /** Translation questions like the one asked, best first; `like` from 0 to 1. */
  readonly questions: readonly { readonly section: Section; readonly like: number }[]
  /** Translators' questions that mean nearly the same, in whatever language; `like` from 0 to 1. */
  readonly alike: readonly { readonly section: Section; readonly like: number }[]
  /** Passages whose headings are like what is asked, in whatever language; `like` from 0 to 1. */
  readonly called: readonly { readonly passage: Passage; readonly like: number }[]
  /** Notes, themes, stories and articles that full text finds, best first; `like`: share of the question's words. */
  readonly sections: readonly { readonly section: Section; readonly like: number }[]
  /** Articles whose headword the question names. */
  readonly headwords: readonly Section[]
}

/** Weights found on the natural questions (see evals/notes): verses carry the answer, the rest moves it. */
const WEIGHT = {
  verse: 1,
  core: 0.4,
  question: 0.9,
  alike: 0.2,
  called: 0.2,
  section: 0.4,
  headword: 0.45,
  classic: 1.1,
  named: 1.8,
  wording: 2.5,
  given: 3,
  scene: 4,
}

/** Where the passages long turned to are known, what words alone find weighs less. */
const BESIDE_CLASSICS = 0.55

/** Intents whose questions turn on a subject rather than on one story or saying. */
const ON_A_SUBJECT: ReadonlySet<Intent> = new Set([
  'topic',
  'practical',
  'doctrine',
  'compare',
  'background',
  'thing',
  'explain',
])

const VERSES = 60
const LIKE_QUESTIONS = 20
const LIKE_PASSAGES = 12

/** Where a question names a book, its verses are looked for so far down among all. */
const DEEP = 400
/** A section about more verses than this says little about each of them. */
const WIDE = 40

/** Everything that the library is asked, at once. */
async function lookUp(context: AnswerContext, books: ReadonlySet<BookCode>) {
  const { library, understood, locale, without, languages } = context
  const text = understood.question.text
  const core = locale.startsWith('zh') ? context.core : text
  const filter = { languages, withoutKinds: [...without, 'bible' as const] }
  const findVerses = async (asked: string, limit: number) =>
    library.verses(asked, locale, { limit, withoutKinds: without, likeness: await context.likeness() })
  const told = isTold(context)
  const [own, anywhere, more, deep, questions, meant, headed, sections, headwords] = await Promise.all([
    understood.answered === undefined ? undefined : library.section(understood.answered),
    findVerses(withOtherNames(context), VERSES),
    // Where words that ask grow together with others (Chinese), the verses are asked for without them as well.
    core === text ? [] : findVerses(`${core}?`, VERSES / 2),
    books.size === 0 ? [] : findVerses(understood.terms.join(' ') || core, DEEP),
    library.search(core, { ...filter, kinds: ['questions'] }, 12),
    told && !without.includes('questions') ? library.likeQuestions(context.core || text, locale, LIKE_QUESTIONS) : [],
    told || understood.intent === 'explain' ? library.likePassages(context.core || text, locale, LIKE_PASSAGES) : [],
    library.search(core, { ...filter, kinds: ['notes', 'theology', 'stories', 'people-places', 'dictionary'] }, 24),
    Promise.all(understood.terms.slice(0, 3).map((term) => articlesOn(context, term))),
  ])
  return { own, anywhere, more, deep, questions, meant, headed, sections, headwords }
}

/** Translators' questions by how like the one asked they are; `own` is the one that was tapped. */
function likeAsked(
  { words, locale }: AnswerContext,
  questions: readonly { readonly section: Section }[],
  own: Section | undefined,
  books: ReadonlySet<BookCode>,
): Signals['questions'] {
  return questions
    .filter(({ section }) => isOfBooks(section, books) && section.id !== own?.id)
    .map(({ section }) => ({ section, like: likeness(words, wordsOf(coreOf(section.title ?? '', locale), locale)) }))
    .concat(own ? { section: own, like: 1 } : [])
    .sort((a, b) => b.like - a.like)
}

/** How near each verse comes to the wording that is looked for. */
function nearSought(context: AnswerContext, verses: readonly VerseHit[]): readonly number[] {
  const { intent, wording, search } = context.understood
  return intent === 'find' || wording !== undefined ? nearWording(context, wording ?? search, verses) : []
}

export async function gatherSignals(context: AnswerContext): Promise<Signals> {
  const { understood, locale } = context
  const books = booksAsked(context)
  const within = <One extends { readonly verse: Verse }>(found: readonly One[]): readonly One[] =>
    books.size === 0 ? found : found.filter(({ verse }) => books.has(verse.book))
  const { own, anywhere, more, deep, questions, meant, headed, sections, headwords } = await lookUp(context, books)
  const isWithheld = isNotHere(understood)
  const verses = within(anywhere)
  const known = ON_A_SUBJECT.has(understood.intent) ? classics(understood) : []
  const byWords = known.length > 0 && understood.intent !== 'explain' ? BESIDE_CLASSICS : 1
  const near = nearSought(context, verses)
  const asked = likeAsked(context, questions, own, books)
  const alike = scaled(meant, ({ section }) => section.work).map(({ hit, like }) => ({ section: hit.section, like }))
  const called = scaled(headed, (one) => one.headed).map(({ hit, like }) => ({ passage: hit.passage, like }))
  const found = sections.map(({ section }) => ({
    section,
    like: covered(context.words, wordsOf(`${section.title ?? ''} ${section.text.slice(0, 1500)}`, locale)),
  }))
  const top = sections[0]?.score ?? 1
  return {
    coverage: Math.max(0, ...verses.slice(0, 5).map(({ coverage }) => coverage)),
    questions: asked,
    alike,
    called,
    sections: found,
    headwords: headwords.flat(),
    signals: within([
      ...(knownQuestionOf(context)?.places ?? []).flatMap((passage, i) => spread(passage, WEIGHT.scene * 0.5 ** i)),
      ...(books.size === 0 ? understood.passages : []).flatMap((passage) => spread(passage, WEIGHT.given)),
      ...ranked(verses, byWords * WEIGHT.verse),
      ...ranked(within(deep), WEIGHT.verse),
      ...ranked(more, byWords * WEIGHT.core),
      ...asked.flatMap(({ section, like }) =>
        about(section, section === own ? WEIGHT.given : WEIGHT.question * like * like),
      ),
      ...alike.flatMap(({ section, like }) => about(section, WEIGHT.alike * like)),
      ...called.flatMap(({ passage, like }) => spread(passage, WEIGHT.called * like)),
      ...sections.flatMap(({ section, score }, i) => about(section, WEIGHT.section * (score / top) * found[i]!.like)),
      ...headwords.flatMap((articles) => mentioned(articles, WEIGHT.headword)),
      ...known,
      ...namedPassages(understood.question.text).flatMap(({ passage, rank }) =>
        spread(passage, WEIGHT.named * 0.8 ** rank),
      ),
      ...verses.map(({ verse }, i) => ({ verse, weight: WEIGHT.wording * (near[i] ?? 0) ** 2 })),
    ]).filter(({ verse }) => !isWithheld({ first: verse, last: verse })),
  }
}

/** A question asked in the same words is so near to the one asked, by its meaning; nearer ones are no better. */
const SAME = 0.6

/** The question, and after it what the Spanish Bible of 1909 calls those whom it names. */
function withOtherNames({ understood: { question }, locale }: AnswerContext): string {
  if (locale !== 'es-es') return question.text
  const { text, original } = fold(question.text)
  const names = findMentions(text, 'es', original).flatMap(({ field, word }) =>
    field === 'person' || field === 'place' ? otherNames(word, 'es') : [],
  )
  return [question.text, ...new Set(names)].join(' ')
}

/** What is like in several languages is not comparable: in each, the likest counts wholly if it is near enough, the last not at all. */
function scaled<Hit extends { readonly score: number }>(found: readonly Hit[], groupOf: (hit: Hit) => string) {
  return [...Map.groupBy(found, groupOf).values()].flatMap((hits) => {
    const first = hits[0]!.score
    const last = hits.at(-1)!.score
    const share = (score: number) => (first > last ? (score - last) / (first - last) : 1)
    return hits.map((hit) => ({ hit, like: share(hit.score) * Math.min(1, first / SAME) }))
  })
}

/** Whole books that a question names for what they say of something: "What does Sirach say about wine?" → Sirach. */
function booksAsked({ understood: { passages, intent, terms } }: AnswerContext): ReadonlySet<BookCode> {
  const asksWithin = intent === 'topic' || intent === 'background' || (terms.length > 0 && intent !== 'passage')
  return new Set(asksWithin ? passages.filter((one) => sizeOf(one) > WIDE).map(({ first }) => first.book) : [])
}

/** Of who wrote Hebrews, a question on another book knows nothing. */
const isOfBooks = ({ passages }: Section, books: ReadonlySet<BookCode>): boolean =>
  books.size === 0 || passages.length === 0 || passages.some(({ first }) => books.has(first.book))

/** The best hit has the whole weight, the last one none. */
function ranked(hits: readonly VerseHit[], weight: number): Signal[] {
  const best = hits[0]?.score ?? 0
  const least = hits.at(-1)?.score ?? 0
  return hits.map(({ verse, score }) => ({
    verse,
    weight: weight * (best === least ? 1 : (score - least) / (best - least)),
  }))
}

/** Articles under a term's headword in the reader's languages, and topical works, which are English, under its English one. */
async function articlesOn(context: AnswerContext, term: string): Promise<readonly Section[]> {
  const { library, without, languages, locale } = context
  const english = englishOf(term, locale)
  const [own, topics] = await Promise.all([
    library.named(
      term,
      { withoutKinds: without, languages, kinds: ['dictionary', 'people-places', 'theology', 'notes'] },
      6,
    ),
    english === undefined ? [] : library.named(english, { withoutKinds: without, kinds: ['topics'] }, 3),
  ])
  return [...own, ...topics]
}

/** The better known a passage, the more; where a question touches several concerns, each counts less. */
function classics(understood: Understood): Signal[] {
  const weight = understood.intent === 'explain' ? WEIGHT.classic / 2 : WEIGHT.classic
  return turnedTo(understood).flatMap(({ passage, rank, among }) =>
    spread(passage, (weight * 0.92 ** rank) / Math.sqrt(among)),
  )
}

/** Verses of the first passages a section is about. */
function about(section: Section, weight: number): Signal[] {
  return section.passages.slice(0, 3).flatMap((passage) => spread(passage, weight))
}

/** The whole weight on each verse of a short passage; a long one shares it out. */
function spread(passage: Passage, weight: number): Signal[] {
  const size = sizeOf(passage)
  const { book, chapter, verse } = passage.first
  const last = passage.last.chapter === chapter ? passage.last.verse : verse + size - 1
  const count = Math.min(size, WIDE, last - verse + 1)
  const share = weight / Math.sqrt(Math.max(1, size / 8))
  return Array.from({ length: count }, (_, i) => ({ verse: { book, chapter, verse: verse + i }, weight: share }))
}

/** What articles under the question's headword name: a verse that several of them name weighs more. */
function mentioned(articles: readonly Section[], weight: number): Signal[] {
  const signals: Signal[] = []
  for (const article of articles) {
    const passages = [...article.passages, ...(article.mentions ?? [])]
    const share = (weight / articles.length) * Math.min(1, 12 / Math.max(1, passages.length))
    for (const passage of passages.slice(0, 200)) {
      if (sizeOf(passage) <= WIDE) signals.push(...spread(passage, share))
    }
  }
  return signals
}
