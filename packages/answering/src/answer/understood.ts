import type { Kind, Library } from '@berea/library'
import { openContext } from '../gather/answer-context.ts'
import { answeredInTheseWords } from '../gather/answered.ts'
import type { QuestionEncoder } from '../gather/by-meaning.ts'
import { asStory, soundsLikeDanger, tellsStory } from '../gather/known-questions/as-story.ts'
import { tellsOfOwn } from '../gather/situations/tells-of-own.ts'
import { withoutAside } from '../understand/aside.ts'
import { withoutLeadIn } from '../understand/lead-in.ts'
import type { Question, Understood } from '../understand/question.ts'
import { leansByItsWords } from '../understand/readings.ts'
import { standalone } from '../understand/standalone.ts'
import { understand } from '../understand/understand.ts'
import { rest } from '../work.ts'
import { asMeant, withoutQuotedCry } from './as-meant.ts'
import { raised } from './raised.ts'
import { spellingOf } from './spelling-of.ts'
import { withSecond } from './with-second.ts'

/** What a question is understood by. */
export type Texts = {
  readonly library: Library
  readonly without: readonly Kind[]
  readonly encoder?: QuestionEncoder
}

/**
 * What the library asks itself stands alone and is no cry for help. What is to be met with care, or is small talk, is
 * taken as it was typed; everything else as it was meant, without what only says why it is asked.
 */
export async function understandSpelt(question: Question, texts: Texts, previous?: Understood): Promise<Understood> {
  const { library, without, encoder } = texts
  const alone = understand(question)
  // Of a long message this has taken its time, and what is looked up next takes as much.
  await rest()
  const section = await answeredInTheseWords(openContext(alone, library, without))
  if (section) {
    const { matter: _noCry, ...asked } = alone
    return { ...asked, intent: 'event', answered: section.id }
  }
  const inWords = asMeant(previous ? understand(question, previous) : alone)
  const heard = await withoutQuotedCry(await raised(inWords, encoder), library)
  const text = previous && heard.matter === undefined ? standalone(question, previous, heard.locale) : undefined
  if (text !== undefined) return understandSpelt({ ...question, text }, texts)
  const asTyped = withoutCause(heard, previous)
  if (asTyped.matter !== undefined) return asTyped
  // What is told of oneself is known by the words that people tell it in: mum is no mother, and «llevo» no «llevó».
  const spelling = tellsOfOwn(asTyped) ? undefined : await spellingOf(library, asTyped.locale)
  const typed = asTyped.question.text
  const plain = withoutAside(spelling?.(typed) ?? typed, asTyped.locale)
  const asAsked = plain === typed ? asTyped : asMeant(understand({ ...question, text: plain }, previous))
  return previous && leansByItsWords(asAsked) ? asAsked : withSecond(asAsked, library, without)
}

/** Questions that one may lean on: the last, and what it leans on itself. */
const MOST_TURNS = 8

/** The last question of a conversation as it was meant, each understood from the one before it. */
export async function understandConversation(conversation: readonly Question[]): Promise<Understood | undefined> {
  let previous: Understood | undefined
  for (const question of conversation.slice(-MOST_TURNS)) {
    const heard = asMeant(understand(question, previous))
    const text = previous && heard.matter === undefined ? standalone(question, previous, heard.locale) : undefined
    previous = text === undefined ? heard : asMeant(understand({ ...question, text }))
    await rest()
  }
  return previous
}

/** Without what made somebody ask; where that sounded like danger, only if a story is asked for that is known. */
function withoutCause(asTyped: Understood, previous?: Understood): Understood {
  const { question, locale } = asTyped
  const text = withoutLeadIn(question.text, locale)
  if (text === question.text || (asTyped.matter !== undefined && !soundsLikeDanger(asTyped))) return asTyped
  const asked = asStory(understand({ ...question, text }, previous))
  const isStory = asked.matter === undefined && tellsStory(asked)
  return asTyped.matter === undefined || isStory ? asked : asTyped
}
