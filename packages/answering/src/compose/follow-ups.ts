import type { Section } from '@berea/library'
import { overlaps, type Passage, sizeOf } from '@berea/scripture'
import { inChurchWords } from '../citing/names/church-words.ts'
import { inScriptOf } from '../citing/script.ts'
import { type AnswerContext, likeness, openContext, sharesMatter, wordsOf } from '../gather/answer-context.ts'
import { answeredInTheseWords } from '../gather/answered.ts'
import { certaintyOf, EVEN } from '../gather/certainty.ts'
import type { Found } from '../gather/passages/passages.ts'
import { wordsNaming } from '../gather/reading.ts'
import { noteOn } from '../gather/statements/note-on.ts'
import { fold } from '../understand/fold.ts'
import { englishNames, findMentions } from '../understand/lexicon/lexicon.ts'
import { tongueOf } from '../understand/tongue.ts'
import { understand } from '../understand/understand.ts'
import { step } from '../work.ts'
import type { Composed } from './composer.ts'
import { suggest } from './fixed/fixed-answer.ts'
import { hasBible } from './nothing.ts'
import type { SentenceWriter } from './sentence-writer.ts'
import { curled, onLeaf } from './typography.ts'

/** How many are offered, and looked up for it; and of those that translators ask about one passage, how many are tried. */
const COUNT = 3
const MOST_TRIED = 24
const OF_EACH = 4

/** A question that may be offered; `isAnswered` looks up whether the library leads with what it asks after. */
type Candidate = { readonly question: string; readonly unlike: number; readonly isAnswered: () => Promise<boolean> }

/** How unlike one question must be to another: of what a passage means, only the passage differs. */
const UNLIKE = 0.5

/**
 * Questions that the library can answer next: those that translators ask about the answer's own
 * passages and the ones after them, then who is named in them, what a passage means and what stands around it.
 * Each is looked up before it is offered; so is what a model proposes, which comes first.
 */
export async function followUps(
  writer: SentenceWriter,
  composed: Composed,
  proposed: readonly string[] = [],
): Promise<string[]> {
  const { context } = writer
  const chosen: string[] = []
  // What is only near may be far off: then whoever the question names leads on, and not what stands around.
  const persons = [...new Set(personsAsked(context))].map((name) => ({ ...onPerson(writer, name), unlike: 1 }))
  // Where nothing was looked for, since the answer is known beforehand, Noah's wife leads on to Noah as well.
  const beside = composed.evidence ? [] : persons.slice(0, 1)
  const own = composed.isNear ? persons : [...beside, ...(await candidatesOn(writer, composed))]
  const offered = [...proposed.map((question) => proposal(context, question)), ...own]
  let tried = 0
  for (const candidate of offered) {
    if (chosen.length === COUNT || tried === MOST_TRIED) break
    tried += 1
    step()
    const words = wordsOf(candidate.question, context.locale)
    const isNew = [context.understood.question.text, ...chosen].every(
      (other) => other !== candidate.question && likeness(wordsOf(other, context.locale), words) < candidate.unlike,
    )
    if (isNew && (await candidate.isAnswered())) chosen.push(candidate.question)
  }
  // Where little or nothing was found, what others begin with.
  const others = hasBible(context) ? suggest(context.locale, context.understood.question.text, COUNT) : []
  return [...chosen, ...others.filter((one) => !chosen.includes(one))].slice(0, COUNT)
}

/** A question in a model's words: likelier answered than not, and no cry. */
const proposal = (context: AnswerContext, question: string): Candidate => ({
  question,
  unlike: UNLIKE,
  isAnswered: async () => {
    const { understood, library, without } = context
    const next = understand({ ...understood.question, text: question, locale: context.locale })
    if (next.matter !== undefined) return false
    return (
      (await isAnsweredInItsWords(context, question)) || (await certaintyOf(openContext(next, library, without))) > EVEN
    )
  },
})

async function candidatesOn(writer: SentenceWriter, { passages, evidence }: Composed): Promise<Iterable<Candidate>> {
  const places = [...passages, ...(evidence?.further ?? [])].slice(0, 4)
  const asked = await Promise.all(places.map((found) => questionsOn(writer.context, found, passages.includes(found))))
  return candidates(writer, passages, asked)
}

/** Those that are wanted most first. */
function* candidates(
  writer: SentenceWriter,
  quoted: readonly Found[],
  asked: readonly (readonly string[])[],
): Generator<Candidate> {
  const { context } = writer
  const { ask } = writer.sentences
  const translators = (question: string): Candidate => ({
    question,
    unlike: UNLIKE,
    isAnswered: () => isAnsweredInItsWords(context, question),
  })
  const onPassage = (sentence: typeof ask.explain, passage: Passage): Candidate => ({
    question: writer.say(sentence, writer.place(passage)),
    unlike: 1,
    isAnswered: async () => (await noteOn(context, passage)) !== undefined,
  })
  const isAsked = (passage: Passage) => context.understood.passages.some((given) => overlaps(given, passage))
  const open = quoted.filter(({ passage }) => !isAsked(passage))
  // One of each passage, so that the three lead to three places.
  for (const questions of asked.slice(0, COUNT)) yield* questions.slice(0, 1).map(translators)
  yield* personsIn(context, quoted.slice(0, 1))
    .slice(0, 2)
    .map((name) => onPerson(writer, name, quoted[0]!.pericope))
  yield* open.slice(1, 2).map(({ passage }) => onPassage(ask.explain, passage))
  for (const questions of asked) yield* questions.slice(1, OF_EACH).map(translators)
  yield* open.map(({ pericope }) => onPassage(ask.context, pericope))
  yield* open.map(({ passage }) => onPassage(ask.explain, passage))
  yield* laidBeside(context, quoted).map((passage) => onPassage(ask.explain, passage))
}

const TELL_WHO = ['people-places', 'dictionary', 'theology'] as const

/** Who somebody is; `place`: where they are told of, if another of the name may be better known. */
function onPerson(writer: SentenceWriter, name: string, place?: Passage): Candidate {
  const { context, sentences } = writer
  return {
    question: writer.say(sentences.ask.person, inChurchWords(name, context.locale, context.tradition)),
    unlike: UNLIKE,
    isAnswered: async () =>
      (place === undefined || (await isBestKnown(context, name, place))) &&
      (await context.library.named(name, { kinds: TELL_WHO, languages: context.languages }, 1)).length > 0,
  }
}

/** A name that several bear (Mary, John) leads to the best known of them: is that the one in the passage? */
async function isBestKnown({ library, locale }: AnswerContext, name: string, passage: Passage): Promise<boolean> {
  const bearers = await Promise.all(
    englishNames(fold(name).text, tongueOf(locale)).map((one) => library.named(one, { works: [EACH_BEARER] }, BEARERS)),
  )
  const placesOf = ({ passages, mentions = [] }: Section) => [...passages, ...mentions]
  const [best] = bearers.flat().sort((a, b) => placesOf(b).length - placesOf(a).length)
  return best === undefined || placesOf(best).some((place) => overlaps(place, passage))
}

/** The work that has each bearer of a name by itself, with all verses that name them. */
const EACH_BEARER = 'people-places-en-tipnr'
const BEARERS = 12

/** Does it lead to its own answer when it is asked? */
async function isAnsweredInItsWords(
  { understood, locale, library, without }: AnswerContext,
  text: string,
): Promise<boolean> {
  const next = understand({ ...understood.question, text, locale })
  return next.locale === locale && (await answeredInTheseWords(openContext(next, library, without))) !== undefined
}

/** A question about a verse that stands in the answer, or in the words of what was asked. */
async function questionsOn(context: AnswerContext, { passage, pericope }: Found, isQuoted: boolean): Promise<string[]> {
  const filter = { kinds: ['questions' as const], languages: context.languages, withoutKinds: context.without }
  const sections = await context.library.about(pericope, filter, 12)
  return sections
    .map((section) => {
      const words = wordsOf(section.title ?? '', context.locale)
      const [place] = section.passages
      const isOn = isQuoted && place !== undefined && overlaps(place, passage)
      return {
        title: titleOf(context, section),
        like: likeness(context.words, words),
        isKin: sharesMatter(wordsNaming(context, context.core), words) || isOn,
      }
    })
    .filter(({ isKin }) => isKin)
    .filter(({ title, like }) => /[?？]$/.test(title) && title.length <= 90 && like < 0.5 && standsForItself(title))
    .sort((a, b) => b.like - a.like)
    .map(({ title }) => title)
}

const titleOf = (context: AnswerContext, section: Section): string => {
  const work = context.library.work(section.work)
  return curled(onLeaf(inScriptOf((section.title ?? '').trim(), work ?? { language: '' }, context.locale)))
}

/** "What did he say to them?" asks nothing outside its verse, nor "What does the writer ask?"; "What did Jesus say to Martha?" does. */
function standsForItself(question: string): boolean {
  return !/\b(?:he|she|they|him|them|it|this|these|those|here|(?:the )?(?:writer|author|psalmist|speaker)|ils?|elles?|lui|leur|cela|ces|ici|auteur|él|ella|ellos|autor|verses?|vers[ií]culos?|versets?)\b|(?:他|她|它|祂|这|這|那|作者|此处|此處|第 ?\d+)/iu.test(
    question,
  )
}

/** Names as they print them, not as they are typed in haste. */
const isNamed = ({ locale }: AnswerContext, name: string): boolean =>
  locale.startsWith('zh') || /^\p{Lu}\p{Ll}/u.test(name)

function personsAsked(context: AnswerContext): string[] {
  const { text, original } = fold(context.understood.question.text)
  return findMentions(text, tongueOf(context.locale), original)
    .filter(({ field, word }) => field === 'person' && !NOT_ASKED_AFTER.test(word))
    .map(({ start, end }) => original(start, end))
    .filter((name) => isNamed(context, name))
}

/** Whom the quoted passages name, as far as the lexicon knows them, and the question doesn't: the rarer in them first. */
function personsIn(context: AnswerContext, passages: readonly Found[]): string[] {
  const asked = fold(context.understood.question.text).text
  const counts = new Map<string, number>()
  for (const { text } of passages) {
    const folded = fold(text.verses.map((verse) => verse.text).join(' '))
    for (const { field, word, start, end } of findMentions(folded.text, tongueOf(context.locale), folded.original)) {
      const name = folded.original(start, end)
      const isPerson = field === 'person' && isNamed(context, name)
      if (isPerson && !asked.includes(word) && !NOT_ASKED_AFTER.test(word))
        counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return [...counts].sort((a, b) => a[1] - b[1]).map(([name]) => name)
}

/** Who is on every page needs no introduction. */
const NOT_ASKED_AFTER = /^(?:jesus|christ|god|jesucristo|cristo|jesus-christ|耶稣|基督)/

/** Short passages that readers have long laid beside the answer's first one. */
function laidBeside({ library }: AnswerContext, [main]: readonly Found[]): Passage[] {
  if (!main) return []
  return library
    .crossReferences(main.peak, 8)
    .map(({ passage }) => passage)
    .filter((passage) => sizeOf(passage) < 7 && !overlaps(passage, main.pericope))
}
