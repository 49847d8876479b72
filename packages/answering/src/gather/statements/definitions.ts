import type { Kind, Section } from '@berea/library'
import type { Passage } from '@berea/scripture'
import { fold } from '../../understand/fold.ts'
import { otherNames } from '../../understand/lexicon/lexicon.ts'
import { tongueOf } from '../../understand/tongue.ts'
import { type AnswerContext, covered, likeness, wordsOf } from '../answer-context.ts'
import { englishOf } from '../english.ts'
import { excerptLength } from '../excerpts/excerpt.ts'
import { preference } from '../excerpts/preference.ts'
import { quoteSection } from '../quoting.ts'
import { partOn } from './bearers.ts'
import { definingExcerpt } from './defining.ts'
import type { Statement } from './statements.ts'

/** How many definitions are wanted at most; and of several who bear one name, where those are told of who are meant. */
type Sought = { readonly limit?: number; readonly places?: readonly Passage[] }

const MOST = 6
/** Sections of one headword that are looked through: the articles on Moses or Paul in some works fill a dozen pages each. */
const PAGES = 40

/** What a work says of a subject under its own headword, its opening sentences; the reader's languages first. */
export async function define(
  context: AnswerContext,
  term: string,
  kinds: readonly Kind[],
  sought: Sought = {},
): Promise<Statement[]> {
  const own = await defineInOwn(context, term, kinds, sought)
  const english = own.length > 0 || context.locale === 'en' ? undefined : englishOf(term, context.locale)
  if (english === undefined) return own
  const foreign = await context.library.named(
    english,
    { kinds, languages: ['en'], withoutKinds: context.without },
    PAGES,
  )
  const defined = definitionsIn(context, foreign, english, sought)
  return defined.map((one) => (one.subject === undefined ? one : { ...one, subject: term }))
}

/** The first of some terms that has an entry; one in the reader's languages before any other. */
export async function defineFirst(
  context: AnswerContext,
  kinds: readonly Kind[],
  sought: Sought = {},
): Promise<Statement[]> {
  const terms = context.understood.terms.slice(0, 3)
  for (const defined of [defineInOwn, define]) {
    for (const term of terms) {
      const found = await defined(context, term, kinds, sought)
      if (found.length > 0) return found
    }
  }
  return []
}

async function defineInOwn(
  context: AnswerContext,
  term: string,
  kinds: readonly Kind[],
  sought: Sought,
): Promise<Statement[]> {
  // Whoever asks of Cafarnaún is told what stands under Cafarnaúm.
  for (const name of [term, ...otherNames(fold(term).text, tongueOf(context.locale))]) {
    const filter = { kinds, languages: context.languages, withoutKinds: context.without }
    const defined = definitionsIn(context, await context.library.named(name, filter, PAGES), name, sought)
    if (defined.length > 0) return defined
  }
  return definitionsIn(context, await entriesNaming(context, term, kinds), term, sought)
}

/** Entries whose headword holds the term among others: 「天堂、天、天上」, "Heaven, Kingdom of". */
async function entriesNaming(context: AnswerContext, term: string, kinds: readonly Kind[]): Promise<Section[]> {
  const filter = {
    kinds: kinds.filter((kind) => kind !== 'notes'),
    languages: context.languages,
    withoutKinds: context.without,
  }
  const hits = await context.library.search(term, filter, 8)
  const wanted = wordsOf(term, context.locale)
  return hits
    .map(({ section }) => section)
    .filter(
      ({ title = '' }) => title.length < term.length + 12 && covered(wanted, wordsOf(title, context.locale)) > 0.9,
    )
}

/** From here on a sentence opens an entry and says what the thing is; opens it; has to do with it. */
const DEFINITION = { whole: 1.4, opening: 0.6, least: 0.12 }

/** A headword that is less like the term than this is another's. */
const OTHER = 0.3

/** So soon a definition must name what it defines; else the sentence before it does. */
const NEAR = 16

function definitionsIn(
  context: AnswerContext,
  sections: readonly Section[],
  term: string,
  { places = [], limit = MOST }: Sought,
): Statement[] {
  const found = new Set(sections.map(({ id }) => id))
  const statements = sections.flatMap((section) => {
    const work = context.library.work(section.work)
    // A later page of an article doesn't open it.
    if (!work || (section.parent !== undefined && found.has(section.parent))) return []
    const isEntry = work.kind === 'dictionary' || work.kind === 'people-places'
    const part = partOn(section.text, places, context.locale)
    const best = definingExcerpt(section.text, term, work.language, excerptLength(work.language), isEntry, part)
    if (!best || best.worth < DEFINITION.least) return []
    const quote = quoteSection(section, work, best.excerpt.whole)
    const isNamed = fold(quote.words)
      .text.slice(0, term.length + NEAR)
      .includes(fold(term).text)
    const share = likeness(wordsOf(term, work.language), wordsOf(section.title ?? '', work.language))
    return [
      { kind: 'definition' as const, quote, section, share, worth: best.worth, ...(isNamed ? {} : { subject: term }) },
    ]
  })
  const rank = ({ worth }: (typeof statements)[number]) =>
    worth >= DEFINITION.whole ? 0 : worth >= DEFINITION.opening ? 1 : 2
  // "Ben Sirach, Jesus" is another.
  const isOther = ({ share }: Statement) => Number(share < OTHER)
  return statements
    .sort(
      (a, b) => isOther(a) - isOther(b) || rank(a) - rank(b) || preference(a.section.work) - preference(b.section.work),
    )
    .slice(0, limit)
    .map(({ worth: _, ...statement }) => statement)
}

/** Those that the reader can read: an answer on a subject rather opens with Scripture than with a foreign sentence. */
export function inOwnLanguage(context: AnswerContext, statements: readonly Statement[]): Statement[] {
  return statements.filter(({ quote }) => context.languages.includes(quote.work.language))
}
