import type { Goal } from './plan.ts'

/**
 * Reaches the goals, `atOnce` of them at a time: whenever there is a place, the earliest goal that can begin
 * begins. A table or an index of verses can begin when the imports of all its works have ended. Where one
 * breaks, those under way are waited for, and no more is begun.
 */
export async function reachInOrder(
  goals: readonly Goal[],
  atOnce: number,
  reach: (goal: Goal) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = [...goals]
  const unended = new Set(goals.map(({ key }) => key))
  const canBegin = (goal: Goal) => goal.type === 'import' || !goal.works.some((work) => unended.has(`import:${work}`))
  let nextEnd = Promise.withResolvers<void>()

  const reachOneAfterTheOther = async (): Promise<void> => {
    for (;;) {
      signal?.throwIfAborted()
      if (waiting.length === 0) return
      const at = waiting.findIndex(canBegin)
      if (at < 0) {
        await nextEnd.promise
        continue
      }
      const [goal] = waiting.splice(at, 1)
      try {
        await reach(goal!)
      } catch (error) {
        waiting.length = 0
        throw error
      } finally {
        unended.delete(goal!.key)
        nextEnd.resolve()
        nextEnd = Promise.withResolvers<void>()
      }
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, reachOneAfterTheOther))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
