import type { Library } from '@berea/library'
import { firstEditions, type Locale, type Passage } from '@berea/scripture'
import type { Leans } from '../events.ts'
import { openContext } from '../gather/answer-context.ts'
import { certaintyOf } from '../gather/certainty.ts'
import type { Question, Told, Turn, Understood } from '../understand/question.ts'
import { type Before, leansByItsWords, type Reading, readingsOf } from '../understand/readings.ts'
import { type Texts, understandConversation, understandSpelt } from './understood.ts'

type InConversation = { readonly understood: Understood; readonly leans?: Leans }

/** So much surer another reading has to be than that of the question as it was typed. */
const SURER = 0.05

/** Passages of the last answer in which persons are looked for that a pronoun may stand for. */
const CITED = 2

/**
 * A question as it is meant in its conversation: of the ways in which it may be read, each looked up, the one that is answered
 * most surely; as it was typed, unless another is plainly surer or the question leans by its very words.
 */
export async function understandInConversation(
  question: Question,
  conversation: readonly Turn[],
  texts: Texts,
): Promise<InConversation> {
  const { library, work } = texts
  const typed = await understandSpelt(question, texts)
  const previous = await understandConversation(conversation, work)
  const isAlone = typed.matter !== undefined || typed.answered !== undefined
  if (!previous || isAlone || !mayBeLeanedOn(previous)) return { understood: typed }
  const { told } = conversation.at(-1)!
  const readings = readingsOf(typed, await beforeOf(previous, told, library))
  if (readings.length === 1) {
    // What only asks on («why?») is asked of all that was asked before.
    if (!leansByItsWords(typed)) return { understood: typed }
    const understood = await understandSpelt(question, texts, previous)
    return { understood, ...leansOn(told, { text: question.text, took: previous.question.text }, []) }
  }
  const weighed = await Promise.all(readings.map((reading) => weigh(reading, typed, told, texts)))
  const [asTyped, ...others] = weighed
  const best = others.toSorted((a, b) => b.certainty - a.certainty)[0]
  if (!asTyped || !best || best.understood.matter !== undefined) return { understood: typed }
  if (!leansByItsWords(typed) && best.certainty <= asTyped.certainty + SURER) return { understood: typed }
  const isOther = ({ isJoined, took }: Reading) => !isJoined && took !== best.reading.took
  const rest = others.flatMap(({ reading }) => (isOther(reading) ? [reading.text] : []))
  return { understood: best.understood, ...leansOn(told, best.reading, rest) }
}

const mayBeLeanedOn = ({ intent }: Understood): boolean => intent !== 'danger' && intent !== 'talk'

async function weigh(reading: Reading, typed: Understood, told: Told | undefined, texts: Texts) {
  const { library, without, work, encoder } = texts
  const understood =
    reading.took === undefined
      ? typed
      : {
          ...(await understandSpelt({ ...typed.question, text: reading.text }, texts)),
          ...(told?.own !== undefined && { said: told.own }),
        }
  const context = openContext(understood, library, without, { work, ...(encoder && { encoder }) })
  return { reading, understood, certainty: await certaintyOf(context) }
}

const leansOn = (
  told: Told | undefined,
  { took = '' }: Reading,
  readings: readonly string[],
): Pick<InConversation, 'leans'> => (told ? { leans: { answer: told.answer, took, readings } } : {})

/** What the conversation was on: Berea's own words by their title, else what the last question named. */
async function beforeOf(understood: Understood, told: Told | undefined, library: Library): Promise<Before> {
  const own = told?.own === undefined ? undefined : await library.section(told.own)
  const subject = own?.title ?? told?.terms[0] ?? understood.terms[0]
  const cited = (told?.passages ?? []).slice(0, CITED).map((passage) => textOf(passage, understood.locale, library))
  return { understood, cited, ...(subject !== undefined && { subject }) }
}

function textOf(passage: Passage, locale: Locale, library: Library): string {
  const [edition = ''] = firstEditions(locale)
  return (
    library
      .passage(edition, passage)
      ?.verses.map(({ text }) => text)
      .join(' ') ?? ''
  )
}
