import { overlaps, type Passage } from '@berea/scripture'
import type { AnswerContext } from './answer-context.ts'

/** What is known to tell what is asked: passages, the one to quote first. */
export type KnownQuestion = {
  readonly places: readonly Passage[]
  /** Of a belief or custom, and no story. */
  readonly isBelief: boolean
  /** It tells just the kind of thing that is asked for: a name, a number, a reason. */
  readonly isOfKind: boolean
  /** Share of what is asked that the words take up by which it is known, 0 to 1. */
  readonly share: number
}

const known = new WeakMap<AnswerContext, KnownQuestion | undefined>()

/** The scene that a question asks for, once it has been looked for (`findKnownQuestion`); undefined where none is known. */
export const knownQuestionOf = (context: AnswerContext): KnownQuestion | undefined => known.get(context)

export const isSought = (context: AnswerContext): boolean => known.has(context)

export function keepKnownQuestion(context: AnswerContext, scene: KnownQuestion | undefined): void {
  known.set(context, scene)
}

/** Is a story known that tells what is asked, and no belief? */
export const isSceneKnown = (context: AnswerContext): boolean => knownQuestionOf(context)?.isBelief === false

/** Is this where the scene is told that was asked for? */
export const isOnScene = (context: AnswerContext, passage: Passage): boolean => {
  const [told] = knownQuestionOf(context)?.places ?? []
  return told !== undefined && overlaps(told, passage)
}
