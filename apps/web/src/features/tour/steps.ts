import { readLocal, writeLocal } from '../../storage/local.ts'

export const STEPS = ['tradition', 'interests', 'highlights'] as const
export type Step = (typeof STEPS)[number]

/** The step that was reached before a reload: "2" is interests. */
export const stepReached = (): Step => STEPS[Number(readLocal('firstTour')) - 1] ?? 'tradition'

/** Which of the three is this? The first is 1. */
export const numberOf = (step: Step): number => STEPS.indexOf(step) + 1

export const keepStep = (step: Step): void => writeLocal('firstTour', String(numberOf(step)))

/** It does not open by itself again; who has seen it through has not skipped it when it is looked at once more. */
export function endTour(how: 'done' | 'skipped'): void {
  writeLocal('firstTour', undefined)
  if (how === 'done' || readLocal('appFirstTour') === undefined) writeLocal('appFirstTour', how)
}
