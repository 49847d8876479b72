import type { Section, WorkTradition } from '@berea/library'
import type { Quote } from '../composing/draft.ts'
import { covered, type Desk, likeness, wordsOf } from './desk.ts'
import { englishOf, isDoctrine } from './english.ts'
import { bestExcerpt, excerptLength, opening, standsAlone } from './excerpt.ts'
import { quoteSection } from './quoting.ts'

/** A tradition's own text on the matter asked. */
export type Teaching = {
  readonly tradition: Extract<WorkTradition, 'catholic' | 'orthodox' | 'protestant'>
  readonly quote: Quote
  readonly section: Section
  /** The document and its number, as printed: "Westminster Shorter Catechism, 33". */
  readonly source: string
  readonly share: number
}

const TRADITIONS = ['catholic', 'orthodox', 'protestant'] as const

/** A text must take up this much of the matter, in its question or heading, to speak for its tradition on it. */
const ON_THE_MATTER = 0.6

/** What each tradition's confessions and catechisms answer, one text a tradition, the plainest. */
export async function teachingsOf(desk: Desk): Promise<Teaching[]> {
  const named = desk.understood.terms.flatMap((term) => englishOf(term, desk.locale) ?? [])
  const matter = named.filter(isDoctrine).concat(named).slice(0, 2)
  const question = desk.locale === 'en' ? desk.understood.search : matter.join(' ')
  if (question.trim() === '') return []
  const subject = wordsOf(matter[0] ?? question, 'en')
  const filter = { kinds: ['creeds' as const], languages: ['en'], withoutKinds: desk.without }
  const found = await Promise.all(
    TRADITIONS.map(async (tradition) => {
      const hits = await desk.library.search(question, { ...filter, traditions: [tradition] }, 12)
      return hits.flatMap(({ section }) => teachingOf(desk, section, tradition, subject, question))
    }),
  )
  return found.flatMap((teachings) => teachings.toSorted((a, b) => b.share - a.share).slice(0, 1))
}

function teachingOf(
  desk: Desk,
  section: Section,
  tradition: Teaching['tradition'],
  subject: ReadonlySet<string>,
  question: string,
): Teaching[] {
  const work = desk.library.work(section.work)
  if (!work) return []
  const title = wordsOf(section.title ?? '', 'en')
  const named = covered(subject, title)
  // "What was the Ark of the Covenant?" names the covenant and asks about something else.
  if (named < ON_THE_MATTER || likeness(subject, title) < ON_THE_MATTER + 0.1) return []
  // "What is purgatory?" says what it is; "Why is it called so?" goes on from there.
  const isFirst = /^what (?:is|are|was|does|do you)\b/i.test(section.title ?? '') ? 0.5 : 0
  const length = { ...excerptLength('en'), most: 420 }
  const wanted = new Set([...subject, ...wordsOf(question, 'en')])
  const span = section.title?.endsWith('?')
    ? opening(section.text, length, 1)
    : bestExcerpt(section.text, wanted, 'en', length, 1)?.span
  if (!span || covered(subject, wordsOf(section.text.slice(span.start, span.end), 'en')) < ON_THE_MATTER) return []
  if (!standsAlone(section.text.slice(span.start, span.end)) || /^(?:yes|no|because)\b/i.test(section.text)) return []
  const { document, number } = section.facts ?? {}
  const name = typeof document === 'string' ? document : work.title
  const brief = 0.2 * (1 - (span.end - span.start) / length.most)
  return [
    {
      tradition,
      section,
      quote: quoteSection(section, work, span),
      source: typeof number === 'string' || typeof number === 'number' ? `${name}, ${number}` : name,
      share: named + likeness(wanted, title) + brief + isFirst,
    },
  ]
}
