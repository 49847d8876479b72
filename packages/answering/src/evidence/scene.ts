import { overlaps, type Passage } from '@berea/scripture'
import type { Desk } from './desk.ts'

/** What is known to tell what is asked: passages, the one to quote first. */
export type Scene = {
  readonly places: readonly Passage[]
  /** Of a belief or custom, and no story. */
  readonly isBelief: boolean
  /** It tells just the kind of thing that is asked for: a name, a number, a reason. */
  readonly isOfKind: boolean
}

const known = new WeakMap<Desk, Scene | undefined>()

/** The scene that a question asks for, once it has been looked for (`knowScene`); undefined where none is known. */
export const sceneOf = (desk: Desk): Scene | undefined => known.get(desk)

export const isSought = (desk: Desk): boolean => known.has(desk)

export function keepScene(desk: Desk, scene: Scene | undefined): void {
  known.set(desk, scene)
}

/** Is this where the scene is told that was asked for? */
export const isOnScene = (desk: Desk, passage: Passage): boolean => {
  const [told] = sceneOf(desk)?.places ?? []
  return told !== undefined && overlaps(told, passage)
}
