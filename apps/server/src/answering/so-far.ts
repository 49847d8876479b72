import { type AnswerEvent, answerState } from '@berea/contract'
import type { z } from 'zod'

/** What an answer's events have told so far. */
export const told = answerState.pick({
  engine: true,
  understood: true,
  citations: true,
  steps: true,
  check: true,
  engineChange: true,
  related: true,
  followUps: true,
})
type Told = z.infer<typeof told>

export type SoFar = { readonly text: string; readonly isTextOpen: boolean; readonly told: Told }

export const NOTHING_SO_FAR: SoFar = {
  text: '',
  isTextOpen: false,
  told: {
    engine: null,
    understood: null,
    citations: [],
    steps: [],
    check: null,
    engineChange: null,
    related: null,
    followUps: [],
  },
}

/** One more event: `events.reduce(addEvent, NOTHING_SO_FAR)` is the whole answer. */
export function addEvent(soFar: SoFar, event: AnswerEvent): SoFar {
  const tell = (more: Partial<Told>): SoFar => ({ ...soFar, told: { ...soFar.told, ...more } })
  switch (event.type) {
    case 'text-start':
      return { ...soFar, isTextOpen: true }
    case 'text-delta':
      return { ...soFar, text: soFar.text + event.delta }
    case 'text-end':
      return { ...soFar, isTextOpen: false }
    case 'data-understood':
      return tell({ understood: event.data, engine: event.data.engine })
    case 'data-citation':
      return tell({ citations: [...soFar.told.citations, event.data] })
    case 'data-status':
      return tell({ steps: withStep(soFar.told.steps, event.data) })
    case 'data-engine':
      return tell({ engineChange: event.data })
    case 'data-check':
      return tell({ check: event.data })
    case 'data-related':
      return tell({ related: event.data })
    case 'data-followups':
      return tell({ followUps: event.data.questions })
    case 'start':
    case 'error':
    case 'finish':
      return soFar
  }
}

/** The same doing told again replaces what was told of it. */
function withStep(steps: Told['steps'], step: Told['steps'][number]): Told['steps'] {
  const at = steps.findIndex(({ doing }) => doing === step.doing)
  return at < 0 ? [...steps, step] : steps.with(at, step)
}
