import { fillPlaceholders, languageOf } from '@berea/knowledge'
import { type Library, ownSectionId } from '@berea/library'
import { firstEditions, type Locale, type Passage } from '@berea/scripture'
import type { AskedOn } from '../drafting/stand-alone.ts'
import type { Leans } from '../events.ts'
import { openContext } from '../gather/answer-context.ts'
import { certaintyOf, EVEN } from '../gather/certainty.ts'
import type { OwnWords } from '../gather/own-records.ts'
import { ownWordsFor } from '../gather/own-words.ts'
import type { After, Question, Told, Turn, Understood } from '../understand/question.ts'
import { type Before, leansByItsWords, mayLeanOn, type Reading, readingsOf } from '../understand/readings.ts'
import { mayBeWritten } from './may-be-written.ts'
import { type Texts, understandConversation, understandSpelt } from './understood.ts'

/** Puts a question so that it stands alone, where that is known. */
export type Restate = (asked: AskedOn) => Promise<string | undefined>

type InConversation = { readonly understood: Understood; readonly leans?: Leans }

/** So much surer, or less sure, of two readings is no difference. */
const SURER = 0.05

/** Passages of the last answer in which persons are looked for that a pronoun may stand for. */
const CITED = 2

/**
 * A question as it is meant in its conversation: of the ways in which it may be read, each looked up, the one that is answered
 * most surely; as it was typed, unless another is plainly surer or the question leans by its very words. Where none is sure, a
 * model may put it as a question that stands alone, which is one more reading.
 */
export async function understandInConversation(
  question: Question,
  conversation: readonly Turn[],
  texts: Texts,
  restate?: Restate,
): Promise<InConversation> {
  const typed = await understandSpelt(question, texts)
  const previous = await understandConversation(conversation)
  const isAlone = typed.matter !== undefined || typed.answered !== undefined
  if (!previous || isAlone || previous.intent === 'talk') return { understood: typed }
  if (previous.intent === 'danger') return afterCry(typed, previous, texts)
  return readAmongOthers({ question, typed, previous, conversation, texts, ...(restate && { restate }) })
}

type Behind = {
  readonly question: Question
  readonly typed: Understood
  readonly previous: Understood
  readonly conversation: readonly Turn[]
  readonly texts: Texts
  readonly restate?: Restate
}

/** Of all readings of a question that stands behind others the one that is meant. */
async function readAmongOthers(behind: Behind): Promise<InConversation> {
  const { typed, previous, conversation, texts, restate } = behind
  const { told } = conversation.at(-1)!
  const spoken = lastOnSomething(conversation)
  const before = await beforeOf(previous, { told, spoken: spoken.told }, texts.library)
  const after = before.subject === undefined ? undefined : { title: before.subject, ...sectionOf(spoken) }
  const asked = { typed, told, after }
  const [asTyped, ...others] = await Promise.all(
    readingsOf(typed, before).map((reading) => weigh(reading, asked, texts)),
  )
  if (!asTyped) return { understood: typed }
  const own = await ownWordsFor(asTyped.context)
  const all = [asTyped, ...others]
  if (
    restate &&
    own?.leans !== true &&
    isUnsure(typed, all) &&
    (await mayBeWritten(typed, conversation, texts.encoder))
  ) {
    const restated = await restatedBy(restate, { ...asked, before, conversation, texts })
    if (restated && all.every(({ certainty }) => certainty <= restated.certainty))
      return { understood: restated.understood, ...leansOn(told, restated.reading, others, true) }
  }
  return surest(behind, { ...asked, asTyped, others, own })
}

type Candidates = Asked & {
  readonly asTyped: Weighed
  readonly others: readonly Weighed[]
  readonly own: OwnWords | undefined
}

/** As it was typed, unless another reading is plainly surer. */
async function surest(
  behind: Behind,
  { typed, told, after, asTyped, others, own }: Candidates,
): Promise<InConversation> {
  const asked = { understood: asTyped.understood }
  const isFollowed = own?.leans === true
  const followed = { ...asked, ...leansOn(told, { text: behind.question.text, took: after?.title ?? '' }, others) }
  const best = others.toSorted((a, b) => b.certainty - a.certainty)[0]
  if (!best) {
    if (isFollowed) return followed
    return leansByItsWords(typed) ? askedOn(behind, told) : asked
  }
  if (best.understood.matter !== undefined) return asked
  if (isFollowed && (own.part || best.certainty <= asTyped.certainty + SURER)) return followed
  if (best.certainty <= asTyped.certainty + surerFor(typed)) return asked
  return { understood: best.understood, ...leansOn(told, best.reading, others) }
}

/** What only asks on («why?») is asked of all that was asked before. */
async function askedOn({ question, previous, texts }: Behind, told: Told | undefined): Promise<InConversation> {
  const understood = await understandSpelt(question, texts, previous)
  return { understood, ...leansOn(told, { text: question.text, took: previous.question.text }, []) }
}

type Weighed = Awaited<ReturnType<typeof weigh>>

/** Where no reading is likelier than not to be answered, or two are as likely, nobody can tell which is meant. */
function isUnsure(typed: Understood, weighed: readonly Weighed[]): boolean {
  if (!leansByItsWords(typed) && !mayLeanOn(typed)) return false
  const [first, second] = weighed.toSorted((a, b) => b.certainty - a.certainty)
  if (!first || first.certainty < EVEN) return true
  return second !== undefined && isTaken(first) && isTaken(second) && first.certainty - second.certainty < SURER
}

/** Is something put in the place of a word that stands for it, as one of several persons? */
const isTaken = ({ reading }: Weighed): boolean => reading.took !== undefined && !reading.isJoined

type Conversation = Asked & {
  readonly before: Before
  readonly conversation: readonly Turn[]
  readonly texts: Texts
}

/** The question as a model makes it stand alone, looked up like any other reading; undefined where that is a cry, or has an answer of its own. */
async function restatedBy(
  restate: Restate,
  { typed, told, after, before, conversation, texts }: Conversation,
): Promise<Weighed | undefined> {
  const { locale, question } = typed
  const text = await restate({
    question: question.text,
    locale,
    tradition: question.tradition,
    before: conversation.map((turn) => turn.text),
    subject: before.subject,
    passages: told?.passages ?? [],
  })
  if (text === undefined) return undefined
  const restated = await weigh({ text, took: text }, { typed, told, after }, texts)
  return restated.understood.matter === undefined ? restated : undefined
}

/** So much surer another reading has to be than that of the question as it was typed; what leans by its words is never meant so. */
const surerFor = (typed: Understood): number =>
  leansByItsWords(typed) ? Number.NEGATIVE_INFINITY : mayLeanOn(typed) ? -SURER : SURER

/** The articles on what somebody cried out about. */
const ON_CRY: Readonly<Record<string, string>> = {
  'danger.abuse': 'domestic-violence',
  'danger.self-harm': 'suicidal-thoughts',
}

/** Nothing is read out of a cry for help; but what is asked after it is looked for beside what is written on it. */
async function afterCry(typed: Understood, { matter = '', locale }: Understood, { library }: Texts) {
  const id = ON_CRY[matter]
  const section = id && ownSectionId({ kind: 'article', id }, languageOf(locale))
  const title = section && (await library.section(section))?.title
  return { understood: title ? { ...typed, after: { title, section, isTold: false, isCry: true as const } } : typed }
}

type Asked = { readonly typed: Understood; readonly told: Told | undefined; readonly after: After | undefined }

async function weigh(reading: Reading, { typed, told, after }: Asked, texts: Texts) {
  const { library, without, encoder } = texts
  const understood: Understood =
    reading.took === undefined
      ? { ...typed, ...(after && { after }) }
      : {
          ...(await understandSpelt({ ...typed.question, text: reading.text }, texts)),
          ...(told?.own !== undefined && { said: told.own }),
        }
  const context = openContext(understood, library, without, encoder && { encoder })
  return { reading, understood, context, certainty: await certaintyOf(context) }
}

/** What was taken over, with the other readings that somebody might say. */
function leansOn(
  told: Told | undefined,
  { took = '' }: Reading,
  weighed: readonly { readonly reading: Reading }[],
  isRestated = false,
): Pick<InConversation, 'leans'> {
  if (!told) return {}
  const others = weighed.filter(({ reading }) => !reading.isJoined && reading.took !== took)
  return {
    leans: {
      answer: told.answer,
      took,
      readings: others.map(({ reading }) => reading.text),
      ...(isRestated && { isRestated }),
    },
  }
}

/** The last turn that was on something: what only asks on is on what was spoken of before it. */
const lastOnSomething = (conversation: readonly Turn[]): Turn =>
  conversation.findLast(
    (turn) => turn.told?.own !== undefined || !mayLeanOn({ question: turn, locale: turn.locale }),
  ) ?? conversation.at(-1)!

const sectionOf = ({ told }: Turn) => ({
  isTold: told?.own !== undefined,
  ...(told?.own !== undefined && { section: told.own }),
})

/** What the conversation was on: Berea's own words by their title, else what the last question named. */
async function beforeOf(
  understood: Understood,
  { told, spoken }: { readonly told: Told | undefined; readonly spoken: Told | undefined },
  library: Library,
): Promise<Before> {
  const own = spoken?.own === undefined ? undefined : await library.section(spoken.own)
  const { locale, question } = understood
  const title = own?.title === undefined ? undefined : fillPlaceholders(own.title, locale, question.tradition)
  const subject = title ?? spoken?.terms[0] ?? understood.terms[0]
  const cited = (told?.passages ?? []).slice(0, CITED).map((passage) => textOf(passage, locale, library))
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
