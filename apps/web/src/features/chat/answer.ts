import type {
  AnswerEvent,
  AnswerMessage,
  AnswerState,
  Citation,
  Mode,
  Related,
  Status,
  Understood,
} from '@berea/contract'

/** One line of what was done for the answer; the last one is under way while the answer is running. */
export type Step = {
  readonly doing: 'searching' | 'reading' | 'writing' | 'checking'
  readonly passages: number
  readonly works: number
  /** The passages found, and who was consulted. */
  readonly references: readonly string[]
  readonly names: readonly string[]
}

/** An answer as far as it has been told. What is busy follows from `status` and is never set. */
export type Answer = {
  readonly id: string
  readonly mode: Mode
  readonly status: AnswerState['status']
  /** The connection is down and is being opened again. */
  readonly lost: boolean
  readonly text: string
  readonly steps: readonly Step[]
  readonly understood: Understood | null
  readonly citations: readonly Citation[]
  readonly related: Related | null
  readonly followUps: readonly string[]
  readonly reaction: AnswerState['reaction']
  /** Quotations compared with the library, what was set right and left out of them, and sentences of a model that were not shown. */
  readonly check: AnswerState['check']
  /** Another engine went on with it, and why. */
  readonly engineChange: AnswerState['engineChange']
  readonly failure: { readonly code: number; readonly text: string } | null
  readonly lastEvent: number
}

/** What has happened to an answer. */
export type AnswerHappening =
  | { readonly type: 'told'; readonly id: number | undefined; readonly event: AnswerEvent }
  | { readonly type: 'connection-lost' }
  | { readonly type: 'reacted'; readonly reaction: AnswerState['reaction'] }
  /** It can't be followed: deleted, or not ours. */
  | { readonly type: 'refused'; readonly code: number }

export const beginAnswer = (id: string, mode: Mode): Answer => ({
  id,
  mode,
  status: 'running',
  lost: false,
  text: '',
  steps: [],
  understood: null,
  citations: [],
  related: null,
  followUps: [],
  reaction: null,
  check: null,
  engineChange: null,
  failure: null,
  lastEvent: 0,
})

/** The answer as the server has it stored; a running one is continued after `lastEvent`. */
export function storedAnswer({ id, text, answer }: AnswerMessage): Answer {
  return {
    ...beginAnswer(id, answer.mode),
    status: answer.status,
    text,
    steps: answer.steps.reduce(takeStep, []),
    understood: answer.understood,
    citations: answer.citations,
    related: answer.related,
    followUps: answer.followUps,
    reaction: answer.reaction,
    check: answer.check,
    engineChange: answer.engineChange,
    failure: answer.status === 'failed' ? { code: answer.code ?? 10215, text: '' } : null,
    lastEvent: answer.lastEvent,
  }
}

export function answerReducer(answer: Answer, happening: AnswerHappening): Answer {
  switch (happening.type) {
    case 'told':
      // Two connections may tell the same event while one replaces the other.
      if (happening.id !== undefined && happening.id <= answer.lastEvent) return answer
      return tell({ ...answer, lost: false, lastEvent: happening.id ?? answer.lastEvent }, happening.event)
    case 'connection-lost':
      return answer.status === 'running' ? { ...answer, lost: true } : answer
    case 'reacted':
      return { ...answer, reaction: happening.reaction }
    case 'refused':
      return { ...answer, status: 'failed', lost: false, failure: { code: happening.code, text: '' } }
  }
}

function tell(answer: Answer, event: AnswerEvent): Answer {
  switch (event.type) {
    case 'data-understood':
      return { ...answer, understood: event.data }
    case 'data-status':
      return { ...answer, steps: takeStep(answer.steps, event.data) }
    case 'data-citation':
      return { ...answer, citations: [...answer.citations.filter(({ n }) => n !== event.data.n), event.data] }
    case 'text-start':
      // Each text is a block of its own.
      return answer.text === '' || answer.text.endsWith('\n\n') ? answer : { ...answer, text: `${answer.text}\n\n` }
    case 'text-delta':
      return { ...answer, text: answer.text + event.delta }
    case 'data-check':
      return { ...answer, check: event.data }
    case 'data-engine':
      return { ...answer, engineChange: event.data }
    case 'data-related':
      return { ...answer, related: event.data }
    case 'data-followups':
      return { ...answer, followUps: event.data.questions }
    case 'error':
      return { ...answer, failure: { code: event.code, text: event.errorText } }
    case 'finish':
      return { ...answer, status: event.messageMetadata.reason }
    case 'start':
    case 'text-end':
      return answer
  }
}

const ORDER: readonly Step['doing'][] = ['searching', 'reading', 'writing', 'checking']

/** The same doing again brings its line up to date; they stand in the order in which an answer is made. */
function takeStep(steps: readonly Step[], { doing, passages, works, references, names }: Status): readonly Step[] {
  const before = steps.find((step) => step.doing === doing)
  const step = {
    doing,
    passages: passages ?? before?.passages ?? 0,
    works: works ?? before?.works ?? 0,
    references: references ?? before?.references ?? [],
    names: names ?? before?.names ?? [],
  }
  const others = steps.filter((each) => each.doing !== doing)
  return [...others, step].sort((a, b) => ORDER.indexOf(a.doing) - ORDER.indexOf(b.doing))
}

/**
 * What the line under the question counts, which it names when it is opened: passages found and commentators
 * consulted. An answer of before these were told counts what it cites, each once.
 */
export function countConsulted({ steps, citations }: Pick<Answer, 'steps' | 'citations'>): {
  readonly passages: number
  readonly works: number
} {
  const passages = steps.flatMap(({ references }) => references).length
  const works = steps.flatMap(({ names }) => names).length
  if (passages + works > 0) return { passages, works }
  const scripture = citations.filter(({ edition }) => edition !== undefined)
  const others = citations.filter(({ edition }) => edition === undefined)
  return {
    passages: new Set(scripture.map(({ reference, section }) => reference ?? section)).size,
    works: new Set(others.map(({ work }) => work.id)).size,
  }
}

/** Was the question met from the library? A refusal, small talk and a place that does not exist are not. */
export const isAnswered = ({ status, understood, citations }: Answer): boolean =>
  status === 'done' && citations.length > 0 && !['danger', 'outside', 'talk'].includes(understood?.intent ?? '')
