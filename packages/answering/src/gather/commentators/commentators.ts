import type { Section, Work } from '@berea/library'
import { contains, type Locale, lastVerse, overlaps, type Passage, sizeOf } from '@berea/scripture'
import { type Author, authorOf } from '../../citing/names/authors.ts'
import type { Quote } from '../../citing/quote.ts'
import { fold } from '../../understand/fold.ts'
import type { Intent } from '../../understand/intent.ts'
import { findMentions } from '../../understand/lexicon/lexicon.ts'
import { tongueOf } from '../../understand/tongue.ts'
import { type AnswerContext, covered, sharesMatter, weightOf, wordsOf } from '../answer-context.ts'
import { sectionsAbout } from '../consulted.ts'
import { englishOf } from '../english.ts'
import { isBorrowed, isDry } from '../excerpts/apparatus.ts'
import { bestExcerpt } from '../excerpts/excerpt.ts'
import { grieves, isHarsh } from '../excerpts/harsh.ts'
import { quoteSection, readPassage } from '../quoting.ts'

/** A teacher of the church on a passage, in one to three sentences that stand on their own. */
export type Voice = {
  readonly author: Author
  readonly quote: Quote
  /** What it was said on, where it was said on a passage. */
  readonly passage?: Passage
  /** In a language that is not the reader's. */
  readonly foreign: boolean
  readonly score: number
}

/** Whom a tradition hears first: its own, then those whom all share. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  protestant: ['calvin', 'luther', 'matthew henry', 'john wesley', 'spurgeon', 'jamieson', 'augustine'],
  catholic: ['haydock', 'aquinas', 'augustine', 'gregory the great', 'jerome', 'ambrose', 'chrysostom'],
  orthodox: ['chrysostom', 'cyril of alexandria', 'theophylact', 'basil', 'gregory of nazianzus', 'athanasius'],
  none: ['augustine', 'chrysostom', 'cyril of alexandria', 'matthew henry', 'john wesley'],
}

/** Longest quotation of a teacher, in characters; the shorter is the better one. */
const LENGTH = { least: 50, most: 300 }

/** A sentence that is the verse's own words for more than this share repeats it rather than speaks of it. */
const ECHO = 0.78

/** What a voice should speak of: what was asked, in the words of the voice's language; and what its passage says. */
type Matter = {
  readonly asked: ReadonlySet<string>
  readonly verse: ReadonlySet<string>
  /** The verse with its neighbours: a Father quotes on. */
  readonly around: ReadonlySet<string>
}

/** So many verses before and behind are its neighbours. */
const NEIGHBOURS = 3

/** Of what is asked, a voice on the passage must take up this share; of a subject of few words, this; one found by words alone, this. */
const TAKES_UP = { here: 0.2, subject: 0.6, anywhere: 0.6 }
const FEW_WORDS = 3

/** Questions whose passages are chosen for a subject, and those that turn on one at all. */
const SUBJECTS: readonly Intent[] = ['topic', 'practical', 'doctrine']
const ON_A_SUBJECT: ReadonlySet<Intent> = new Set([...SUBJECTS, 'compare', 'thing', 'background'])
/** Who speaks in the words of such a passage speaks of what was asked: it is itself what is asked, or where one turns with a trouble. */
const BY_PASSAGE: ReadonlySet<Intent> = new Set(['practical', 'passage', 'explain', 'find', 'list'])

/** Of a voice on such a passage, this much stands in the passage's own words. */
const ON_PASSAGE = 0.3

/** More than this of another language is no help to a reader. */
const MOST_FOREIGN = 2

/** Counsel for a life stands in sermons and devotions rather than in commentaries. */
const COUNSEL = 0.25

/**
 * Two to four voices on the question, across time: on the passages of its answer, or on its subject;
 * at most one of each author, not all of one century, in the reader's language as far as there are
 * any. A voice that says nothing of what was asked is no voice on it. `named`: what a voice must name.
 */
export async function findCommentators(
  context: AnswerContext,
  passages: readonly Passage[],
  count: number,
  named: readonly ReadonlySet<string>[] = [],
): Promise<Voice[]> {
  // What happened once is told in one place; other passages only touch it.
  const isOnSubject = ON_A_SUBJECT.has(context.understood.intent)
  const read = passages.slice(0, isOnSubject ? 3 : 1)
  const english = read.map((passage) => inEnglish(context, passage))
  const own = read.map((passage) => ({ asked: context.matter, ...wordsOn(context, passage, context.languages) }))
  const [onVerses, onSubject] = await Promise.all([
    Promise.all(read.map((passage) => voicesOn(context, passage))),
    isOnSubject ? sectionsOn(context) : [],
  ])
  const isForeign = ({ work }: Section) => !context.languages.includes(context.library.work(work)?.language ?? '')
  const voices = onVerses.flatMap((sections, i) =>
    sections.flatMap((section) => voiceOf(context, section, read[i], i, (isForeign(section) ? english : own)[i]!)),
  )
  const atLarge = onSubject.flatMap((section) => {
    const matters = isForeign(section) ? english : own
    const [matter] = matters
    const verse = matters.reduce((all, one) => all.union(one.verse), new Set<string>())
    return matter ? voiceOf(context, section, undefined, 0, { ...matter, verse }) : []
  })
  const all = [...voices, ...atLarge].filter(({ quote }) => {
    const words = wordsOf(quote.words, quote.work.language)
    return named.every((one) => !one.isDisjointFrom(words))
  })
  return chooseVoices(all, count, OWN[context.tradition] ?? [])
}

const voicesOn = (context: AnswerContext, passage: Passage) => {
  const { locale, languages, without } = context
  return sectionsAbout(
    context,
    passage,
    {
      kinds: ['commentary', 'fathers'],
      languages: locale === 'en' ? ['en'] : [...languages, 'en'],
      withoutKinds: without,
    },
    60,
  )
}

/** What Fathers and devotional writers say of the subject wherever they say it. */
async function sectionsOn({ library, locale, core, words, languages, without }: AnswerContext): Promise<Section[]> {
  if (words.size === 0 || locale.startsWith('zh')) return []
  const kinds = ['fathers', 'devotional', 'prayers'] as const
  const hits = await library.search(core, { kinds, languages, withoutKinds: without }, 16)
  return hits.map(({ section }) => section)
}

/** Words of a passage in all Bibles of these languages: a Father quotes another translation than the reader's. */
export function wordsIn(
  context: AnswerContext,
  { first, last }: Passage,
  languages: readonly string[],
): ReadonlySet<string> {
  const bibles = context.library
    .works()
    .filter(({ kind, language }) => kind === 'bible' && languages.includes(language))
  const texts = bibles.flatMap(({ id }) => context.library.passage(id, { first, last })?.verses ?? [])
  return wordsOf(texts.map(({ text }) => text).join(' '), languages[0] ?? 'en')
}

function wordsOn(context: AnswerContext, passage: Passage, languages: readonly string[]): Omit<Matter, 'asked'> {
  const { first, last } = passage
  const around = {
    first: { ...first, verse: Math.max(1, first.verse - NEIGHBOURS) },
    last: { ...last, verse: Math.min(lastVerse(last.book, last.chapter), last.verse + NEIGHBOURS) },
  }
  return { verse: wordsIn(context, passage, languages), around: wordsIn(context, around, languages) }
}

/**
 * The matter in English, by which what English works say is chosen for readers of other languages: the
 * subjects that the lexicon knows, and what English Bibles say in the very verses that speak of what is asked.
 */
function inEnglish(context: AnswerContext, passage: Passage): Matter {
  const words = wordsOn(context, passage, ['en'])
  if (context.locale === 'en') return { asked: context.matter, ...words }
  const subjects = context.understood.terms.filter((term) => !isPersonOrPlace(term, context.locale))
  const named = subjects.flatMap((term) => englishOf(term, context.locale) ?? [])
  if (named.length > 0) return { asked: wordsOf(named.join(' '), 'en'), ...words }
  const telling =
    readPassage(context, passage)?.verses.filter(({ text }) =>
      sharesMatter(context.matter, wordsOf(text, context.locale)),
    ) ?? []
  const asked = telling.flatMap((one) => [...wordsIn(context, { first: one.verse, last: one.verse }, ['en'])])
  return { asked: asked.length > 0 ? new Set(asked) : words.verse, ...words }
}

function isPersonOrPlace(term: string, locale: Locale): boolean {
  const { text, original } = fold(term)
  return findMentions(text, tongueOf(locale), original).some(({ field }) => field === 'person' || field === 'place')
}

/** On a passage, or, without one, on the subject alone. */
function voiceOf(
  context: AnswerContext,
  section: Section,
  passage: Passage | undefined,
  rank: number,
  matter: Matter,
): Voice[] {
  const { asked, verse, around } = matter
  const work = context.library.work(section.work)
  const author = work && authorIn(section, work, context.locale)
  // Of a saying that is kept under several passages, the one it is wanted for.
  const place = passage ? section.passages.find((one) => overlaps(one, passage)) : section.passages[0]
  if (!work || !author || (passage && (!place || sizeOf(place) > WIDEST))) return []
  const foreign = !context.languages.includes(work.language)
  const { text } = context.understood.question
  const isGood = (words: string) => {
    const own = wordsOf(words, work.language)
    return own.size > 0 && echo(own, around) < ECHO && !isDry(words) && !isHarsh(words) && !grieves(words, text)
  }
  const found = bestExcerpt(section.text, passage ? asked.union(verse) : asked, work.language, LENGTH, 2, isGood)
  if (!found) return []
  const words = section.text.slice(found.span.start, found.span.end)
  const own = wordsOf(words, work.language)
  if (isBorrowed(words)) return []
  const { intent } = context.understood
  const { language } = work
  const isOnIt = passage
    ? takesUpHere(intent, matter, own)
    : takesUpAnywhere(context, section.text, words, { matter, language })
  if (!isOnIt) return []
  const exact = 0.3 * Number(passage !== undefined && place !== undefined && contains(passage, place))
  const brief = 0.25 * (1 - words.length / LENGTH.most)
  const counsel = COUNSEL * Number(intent === 'practical' && work.kind !== 'commentary')
  const score = covered(asked, own) + 0.5 * covered(verse, own) + exact + brief + counsel - rank * 0.25
  return [{ author, quote: quoteSection(section, work, found.span), foreign, score, ...(place && { passage: place }) }]
}

function authorIn({ author, facts }: Section, work: Work, locale: Locale) {
  const { source } = facts ?? {}
  return authorOf(author ?? (typeof source === 'string' ? source : soleAuthor(work)), locale)
}

/** Does what is said on the passage take up what is asked, or say again what stands there? */
function takesUpHere(intent: Intent, { asked, verse }: Matter, own: ReadonlySet<string>): boolean {
  const least = TAKES_UP[ON_A_SUBJECT.has(intent) && asked.size <= FEW_WORDS ? 'subject' : 'here']
  const isOnMatter = sharesMatter(asked, own) && covered(asked, own) >= least
  return isOnMatter || (BY_PASSAGE.has(intent) && echo(own, verse) >= ON_PASSAGE)
}

/** Found by words alone: does it dwell on what is asked, and touch the answer's own passages? */
function takesUpAnywhere(
  { understood: { question, intent } }: AnswerContext,
  page: string,
  words: string,
  { matter: { asked, verse }, language }: { readonly matter: Matter; readonly language: string },
): boolean {
  const own = wordsOf(words, language)
  if (covered(asked, own) < TAKES_UP.anywhere || !dwellsOn(page, asked, language)) return false
  if (!isSpelledAlike(asked, question.text, words, language)) return false
  return intent === 'compare' || tellingIn(own.intersection(verse).difference(asked)) >= ON_VERSES_TOO
}

/** Said on more verses than this, it is on none of them. */
const WIDEST = 40

/** What is found by words alone must have this many more words of the answer's own passages to be on them too. */
const ON_VERSES_TOO = 2

const tellingIn = (words: ReadonlySet<string>): number => [...words].filter((word) => weightOf(word) === 1).length

/** «Jeûne» and «jeune» come to one and the same word where accents don't count; what was asked with one is meant with it. */
function isSpelledAlike(asked: ReadonlySet<string>, question: string, words: string, language: string): boolean {
  const accented = (question.match(/[\p{L}]+/gu) ?? []).filter((word) => word !== bare(word))
  return accented.every((word) => {
    const [stem] = wordsOf(word, language)
    if (stem === undefined || !asked.has(stem)) return true
    const alike = (words.match(/\p{L}+/gu) ?? []).filter((one) => wordsOf(one, language).has(stem))
    const head = word.slice(0, stem.length).toLowerCase()
    return alike.length === 0 || alike.some((one) => one.toLowerCase().startsWith(head))
  })
}

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '')

/** A page that names a thing once in passing isn't about it. */
const DWELLS = 3

function dwellsOn(text: string, asked: ReadonlySet<string>, language: string): boolean {
  const words = text.match(/[\p{L}’']+/gu) ?? []
  return words.filter((word) => !wordsOf(word, language).isDisjointFrom(asked)).length >= DWELLS
}

/** How much of a sentence is in the verse's own words. */
const echo = (own: ReadonlySet<string>, verse: ReadonlySet<string>): number =>
  own.intersection(verse).size / Math.max(1, own.size)

/** A work of several authors names each section's; otherwise nobody knows whose it is. */
const soleAuthor = ({ author, title }: Work): string => (author === undefined ? title : /, /.test(author) ? '' : author)

function chooseVoices(voices: readonly Voice[], count: number, own: readonly string[]): Voice[] {
  const bonus = ({ author }: Voice) =>
    own.includes(author.key) ? 0.2 - own.indexOf(author.key) * 0.02 : author.key === 'jamieson' ? -0.15 : 0
  // What the reader can read comes first, however well others say it.
  const ranked = voices.toSorted(
    (a, b) => Number(a.foreign) - Number(b.foreign) || b.score + bonus(b) - a.score - bonus(a),
  )
  const chosen: Voice[] = []
  for (const voice of ranked) {
    if (chosen.length === count) break
    if (voice.foreign && chosen.filter(({ foreign }) => foreign).length >= MOST_FOREIGN) continue
    if (chosen.some(({ author }) => author.key === voice.author.key)) continue
    // Of three or four, at least one stands on the other side of the Reformation.
    const era = (century: number) => (century < 15 ? 'old' : 'late')
    const same = chosen.filter(({ author }) => era(author.century) === era(voice.author.century)).length
    const other = ranked.some(({ author }) => era(author.century) !== era(voice.author.century))
    if (other && same >= count - 1) continue
    chosen.push(voice)
  }
  return chosen.sort((a, b) => Number(a.foreign) - Number(b.foreign) || a.author.century - b.author.century)
}
