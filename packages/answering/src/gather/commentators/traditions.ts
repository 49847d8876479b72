import { fromKnowledge } from '@berea/knowledge'
import type { Section } from '@berea/library'
import type { Tradition } from '@berea/scripture'
import { type Communion, citeDocument, documentByShortName, documentOf } from '../../citing/names/documents.ts'
import type { Quote } from '../../citing/quote.ts'
import type { Span } from '../../citing/splitting.ts'
import { fold } from '../../understand/fold.ts'
import { findMentions } from '../../understand/lexicon/lexicon.ts'
import { tongueOf } from '../../understand/tongue.ts'
import { type AnswerContext, covered, likeness, wordsOf } from '../answer-context.ts'
import { englishOf, isDoctrine, subjectOf } from '../english.ts'
import { bestExcerpt, excerptLength, opening, standsAlone } from '../excerpts/excerpt.ts'
import { quoteSection } from '../quoting.ts'

/** A tradition's own text on the matter asked. */
type Teaching = {
  readonly communion: Communion
  readonly quote: Quote
  readonly section: Section
  /** The document, the place in it and its year: "Westminster Shorter Catechism, 33, 1647". */
  readonly source: string
  readonly share: number
}

/** What the traditions' own texts say on a doctrine, and whether they say different things. */
export type Teachings = { readonly differ: boolean; readonly found: readonly Teaching[] }

const TRADITIONS = ['catholic', 'orthodox', 'protestant'] as const

/** A sentence of a confession may be longer than another's: it is weighed word by word. */
const LENGTH = { ...excerptLength('en'), most: 460 }

type Place = { readonly section: string; readonly words?: readonly [string, string] }
type Doctrine = { readonly differ: boolean; readonly places: readonly (readonly Place[])[] }

const doctrines = fromKnowledge(
  (_, { table }) =>
    new Map<string, Doctrine>(
      table('confessions').flatMap(([subjects, ...cells]) => {
        const places = cells.map((cell) => cell.split(/;(?![^“]*”)/).flatMap((place) => readPlace(place.trim()) ?? []))
        const doctrine = { differ: !subjects!.startsWith('='), places }
        return subjects!
          .replace(/^=/, '')
          .split(', ')
          .map((subject) => [subject, doctrine] as const)
      }),
    ),
)

/** `dositheus 14 “to have … living and operating.”` */
function readPlace(text: string): Place | undefined {
  const [, short = '', number = '', first, last] = /^(\S+) (\S+)(?: “(.*?)(?: … (.*))?”)?$/.exec(text) ?? []
  const document = documentByShortName(short)
  if (!document) return undefined
  return { section: `${document.place}/${number}`, ...(first === undefined ? {} : { words: [first, last ?? first] }) }
}

/** The traditions on what is asked, the reader's own first: from the places known for it, else found by words. */
export async function teachingsOf(context: AnswerContext): Promise<Teachings> {
  const doctrine = doctrineAsked(context)
  if (!doctrine) return { differ: true, found: inOrder(context.tradition, await searchFor(context)).flat() }
  if (context.without.includes('creeds')) return { differ: true, found: [] }
  const found = await Promise.all(
    doctrine.places.map(async (places) =>
      (await Promise.all(places.map((place) => readTeaching(context, place)))).flat(),
    ),
  )
  return { differ: doctrine.differ, found: inOrder(context.tradition, found).flat() }
}

function inOrder<Of>(tradition: Tradition, byTradition: readonly (readonly Of[])[]): (readonly Of[])[] {
  const own = byTradition[TRADITIONS.indexOf(tradition as (typeof TRADITIONS)[number])] ?? []
  return [own, ...byTradition.filter((found) => found !== own)]
}

/** The first doctrine that the question names: "infant baptism" before "baptism". */
function doctrineAsked({ understood, locale }: AnswerContext): Doctrine | undefined {
  const { text, original } = fold(understood.question.text)
  const named = findMentions(text, tongueOf(locale), original).map(({ word }) => word)
  for (const word of [...named, ...understood.terms]) {
    const doctrine = doctrines().get(subjectOf(word, locale) ?? '')
    if (doctrine) return doctrine
  }
  return undefined
}

async function readTeaching(context: AnswerContext, { section: id, words }: Place): Promise<Teaching[]> {
  const section = await context.library.section(id)
  if (!section) return []
  const span = words ? spanOf(section.text, words) : opening(section.text, LENGTH, 1)
  return span ? teaching(context, section, span, 1) : []
}

function spanOf(text: string, [first, last]: readonly [string, string]): Span | undefined {
  const start = text.indexOf(first)
  const end = start < 0 ? -1 : text.indexOf(last, start)
  return end < 0 ? undefined : { start, end: end + last.length }
}

function teaching(context: AnswerContext, section: Section, span: Span, share: number): Teaching[] {
  const work = context.library.work(section.work)
  if (!work) return []
  const document = documentOf(section.id)
  const { document: title, number } = section.facts ?? {}
  const place = typeof number === 'string' || typeof number === 'number' ? String(number) : undefined
  const name = typeof title === 'string' ? title : work.title
  const source = document ? citeDocument(document, place, context.locale) : [name, place].filter(Boolean).join(', ')
  const communion = document?.communion ?? TRADITIONS.find((tradition) => tradition === work.tradition) ?? 'protestant'
  return [{ communion, quote: quoteSection(section, work, span), section, source, share }]
}

/** A text must take up this much of the matter, in its question or heading, to speak for its tradition on it. */
const ON_THE_MATTER = 0.6

/** What each tradition's confessions and catechisms answer by their own words, one text a tradition, the plainest. */
async function searchFor(context: AnswerContext): Promise<Teaching[][]> {
  const named = context.understood.terms.flatMap((term) => englishOf(term, context.locale) ?? [])
  const matter = named.filter(isDoctrine).concat(named).slice(0, 2)
  const question = context.locale === 'en' ? context.understood.search : matter.join(' ')
  if (question.trim() === '') return []
  const subject = wordsOf(matter[0] ?? question, 'en')
  const filter = { kinds: ['creeds' as const], languages: ['en'], withoutKinds: context.without }
  return Promise.all(
    TRADITIONS.map(async (tradition) => {
      const hits = await context.library.search(question, { ...filter, traditions: [tradition] }, 12)
      const found = hits.flatMap(({ section }) => teachingByWords(context, section, subject, question))
      return found.sort((a, b) => b.share - a.share).slice(0, 1)
    }),
  )
}

function teachingByWords(
  context: AnswerContext,
  section: Section,
  subject: ReadonlySet<string>,
  question: string,
): readonly Teaching[] {
  const title = wordsOf(section.title ?? '', 'en')
  const named = covered(subject, title)
  // "What was the Ark of the Covenant?" names the covenant and asks about something else.
  if (named < ON_THE_MATTER || likeness(subject, title) < ON_THE_MATTER + 0.1) return []
  // "What is purgatory?" says what it is; "Why is it called so?" goes on from there.
  const isFirst = /^what (?:is|are|was|does|do you)\b/i.test(section.title ?? '') ? 0.5 : 0
  const wanted = new Set([...subject, ...wordsOf(question, 'en')])
  const span = section.title?.endsWith('?')
    ? opening(section.text, LENGTH, 1)
    : bestExcerpt(section.text, wanted, 'en', LENGTH, 1)?.span
  if (!span || covered(subject, wordsOf(section.text.slice(span.start, span.end), 'en')) < ON_THE_MATTER) return []
  if (!standsAlone(section.text.slice(span.start, span.end)) || /^(?:yes|no|because)\b/i.test(section.text)) return []
  const brief = 0.2 * (1 - (span.end - span.start) / LENGTH.most)
  return teaching(context, section, span, named + likeness(wanted, title) + brief + isFirst)
}
