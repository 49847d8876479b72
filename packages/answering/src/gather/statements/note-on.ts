import type { Section } from '@berea/library'
import { contains, type Passage, sizeOf } from '@berea/scripture'
import type { AnswerContext } from '../answer-context.ts'
import { sectionsAbout } from '../consulted.ts'
import { beyondVerse } from '../excerpts/beyond-verse.ts'
import { bestExcerpt, excerptLength } from '../excerpts/excerpt.ts'
import { isForTranslators } from '../excerpts/translators.ts'
import { quoteSection } from '../quoting.ts'
import type { Statement } from './statements.ts'

/** Notes that are looked through for the one on a passage as a whole: the narrow ones come first. */
const NOTES = 150

/** What is about more verses than these, a chapter's, explains none of them; and of more, what is about so many times as many. */
const WIDEST = 60
const TIMES = 2

/** The note on just these verses, or on as nearly these as there is; undefined where there are but introductions. */
export async function noteOn(context: AnswerContext, passage: Passage): Promise<Statement | undefined> {
  const filter = { kinds: ['notes' as const], languages: context.languages, withoutKinds: context.without }
  const sections = await sectionsAbout(context, passage, filter, NOTES)
  const widest = Math.max(WIDEST, TIMES * sizeOf(passage))
  const close = sections.flatMap((section) => {
    const [place] = section.passages
    return place && sizeOf(place) <= widest ? [{ section, apart: apartFrom(passage, place) }] : []
  })
  for (const { section } of close.sort((a, b) => a.apart - b.apart)) {
    const quote = quoteFrom(context, section)
    if (quote) return quote
  }
  return undefined
}

const apartFrom = (passage: Passage, place: Passage): number =>
  Math.abs(sizeOf(place) - sizeOf(passage)) + (contains(passage, place) ? 0 : 2)

function quoteFrom(context: AnswerContext, section: Section): Statement | undefined {
  const work = context.library.work(section.work)
  if (!work || isForTranslators(work.id)) return undefined
  const saysMore = beyondVerse(context, section, work.language)
  const found = bestExcerpt(section.text, context.matter, work.language, excerptLength(work.language), 2, saysMore)
  return found && { kind: 'note', quote: quoteSection(section, work, found.span), section, share: found.share }
}
