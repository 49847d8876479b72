import { analysedLanguage, type Work } from '@berea/library'
import { bookPassage, ordinal, VERSES_66 } from '@berea/scripture'
import { fold } from '../../question/fold.ts'
import type { Intent } from '../../question/intent.ts'
import { findMentions } from '../../question/lexicon/lexicon.ts'
import { type Tongue, tongueOf } from '../../question/tongue.ts'
import { isTold } from '../asked/told.ts'
import { asksYesOrNo } from '../asked/yes-or-no.ts'
import type { Desk } from '../desk.ts'
import type { Found } from '../passages/passages.ts'
import { personsOf, presence } from '../passages/persons.ts'
import { isKinUnknown } from '../passages/relatives.ts'
import { asTold, conceptsIn, speaksOf, type Table } from './concepts.ts'
import { lacksDetail } from './details.ts'

/**
 * Does a question take for granted what is told nowhere? "Why did Gideon keep peacocks?" finds Gideon easily, and no
 * peacock with him. Judged by the passage that fits best, in all editions that the reader's language and English have: by the
 * things and deeds that the question names, the age or looks that it asks for, the kin that nobody is known to have had.
 */
export async function takesUntoldForGranted(desk: Desk, [main]: readonly Found[]): Promise<boolean> {
  const { intent } = desk.understood
  // « Comment Esther a-t-elle apprivoisé un léopard ? » is worded as advice is asked for.
  if (!main || !(ON_WHAT_IS_THERE.has(intent) || (intent === 'practical' && desk.doers.length > 0))) return false
  if (namesUntold(desk, main, 'world')) return true
  if (!asksAfterTold(desk)) return false
  return (
    isOnOthers(desk, main) ||
    namesUntold(desk, main, 'told') ||
    lacksDetail(desk, main) ||
    (await isKinUnknown(desk, main.pericope))
  )
}

/** What is told of those whom a question names; of "Was Mary Magdalene a prostitute?" it is asked whether it is told. */
const asksAfterTold = (desk: Desk): boolean =>
  (isTold(desk) || desk.doers.length > 0) && !asksYesOrNo(desk.understood.question.text)

/** Intents that ask what is told or written; what something means or what to do is asked of anything. */
const ON_WHAT_IS_THERE: ReadonlySet<Intent> = new Set([
  'event',
  'person',
  'place',
  'list',
  'thing',
  'find',
  'background',
  'topic',
])

/** A passage in a book that never names whom the question asks after is on somebody else: nobody asks Genesis after Phoebe. */
function isOnOthers(desk: Desk, { pericope }: Found): boolean {
  const persons = personsOf(desk).filter(({ isPerson, bearers }) => isPerson && bearers.length > 0)
  const { book } = pericope.first
  const isKnown = ordinal(pericope.first) < VERSES_66
  return (
    isTold(desk) &&
    isKnown &&
    persons.length > 0 &&
    persons.every((one) => presence(one, bookPassage(book), NONE) < LIKELY)
  )
}

const NONE: ReadonlySet<string> = new Set()

/** Less than this is a namesake who is not meant. */
const LIKELY = 0.15

/** Are things or deeds named beside persons and places of which a passage does not speak, nor its parallels? */
function namesUntold({ understood, locale, library, editions }: Desk, { pericope, parallels }: Found, table: Table) {
  const tongue = tongueOf(locale)
  const isRead = ({ kind, language }: Work) =>
    kind === 'bible' && [tongue, 'en'].includes(analysedLanguage(language) ?? '')
  let untold = conceptsIn(withoutNames(understood.question.text, tongue), tongue, table)
  // Most is told in the reader's own Bible: the next is only read for what it lacks.
  for (const edition of new Set([...editions, ...library.works().filter(isRead)])) {
    const language = analysedLanguage(edition.language)
    for (const place of [pericope, ...parallels.map((one) => one.pericope)]) {
      if (untold.length === 0 || !language) return false
      const verses = library.passage(edition.id, place)?.verses ?? []
      const text = asTold(verses.map((verse) => verse.text).join(' '), language)
      untold = untold.filter((concept) => !speaksOf(text, concept, language))
    }
  }
  return untold.length > 0
}

/** A name may be a word as well: Mark, Grâce, 路得. */
function withoutNames(question: string, tongue: Tongue): string {
  const { text, original } = fold(question)
  const named = findMentions(text, tongue, original).filter(({ field }) => field === 'person' || field === 'place')
  return named.reduce((rest, { start, end }) => rest.slice(0, start) + '#'.repeat(end - start) + rest.slice(end), text)
}
