import { fold } from '../understand/fold.ts'
import { findMentions } from '../understand/lexicon/lexicon.ts'
import { tongueOf } from '../understand/tongue.ts'
import { type AnswerContext, MOST_NAMES } from './answer-context.ts'
import { tellsOfOwn } from './situations/tells-of-own.ts'

/** A capital that is no beginning of a sentence or quotation. */
const WITHIN = /[.!?:"“«¿¡] *$/u

/** Words with capitals that are no names of the Bible; none where everything is written with capitals, or in Chinese, which has none. */
function strangeNamesIn({ understood, locale }: AnswerContext): string[] {
  const { text } = understood.question
  const { text: folded, original } = fold(text)
  const known = findMentions(folded, tongueOf(locale), original)
  const spans = known.map(({ start, end }) => original(start, end).toLowerCase())
  const words = [...text.matchAll(/\p{L}[\p{L}\p{M}’'-]*/gu)]
  const capitals = words.filter(
    ({ 0: word, index }) => index > 0 && /^\p{Lu}\p{L}/u.test(word) && !WITHIN.test(text.slice(0, index)),
  )
  if (capitals.length * 2 > words.length) return []
  const strange = capitals
    .map(([word]) => word)
    .filter((word) => !spans.some((span) => span.includes(word.toLowerCase())))
  return [...new Set(strange)].slice(0, MOST_NAMES)
}

/** Texts that are looked at for a name. */
const HITS = 5

/**
 * Does a question turn on somebody or something of whom nothing in the library tells: "Who was King Tarwin?" Whoever tells of their
 * own life may name a friend, and asks about something else.
 */
export async function namesUnknown(context: AnswerContext): Promise<boolean> {
  const { library, languages, understood } = context
  if (understood.passages.length > 0 || tellsOfOwn(understood)) return false
  const strange = await Promise.all(
    strangeNamesIn(context).map(async (name) => {
      const found = await library.search(name, { languages }, HITS)
      const isThere = found.some(({ section }) =>
        fold(`${section.title ?? ''} ${section.text}`).text.includes(fold(name).text),
      )
      return !isThere && (await library.named(name, { languages }, 1)).length === 0
    }),
  )
  return strange.includes(true)
}
