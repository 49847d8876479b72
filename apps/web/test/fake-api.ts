import type { AnswerEvent, Message } from '@berea/contract'
import { VISITOR } from './member.ts'
import { SITE } from './site.ts'
import type { Story } from './story.ts'

type Asked = {
  readonly method: string
  readonly path: string
  readonly body: Record<string, unknown>
  readonly headers: Headers
}
type Given =
  | { readonly json: unknown }
  | { readonly text: string }
  | { readonly events: readonly AnswerEvent[]; readonly after: number }

let stories = 0

/** A server in memory that tells one story: enough of the API for the page to be lived in. */
export function fakeApi(story: Story) {
  // Ids are never used twice, as a server's are not.
  stories += 1
  const answerId = `answer-${stories}`
  const questionId = `question-${stories}`
  const messages: Message[] = []
  let reaction: 'like' | 'dislike' | null = null
  let stopped = false
  const passage = (edition: string) => ({ ...story.passage, edition: { ...story.passage.edition, id: edition } })
  const shared = { sessionId: 'session-0', createTime: '2026-11-21T03:00:00.000Z' }

  function ask(text: string, running: boolean): void {
    messages.length = 0
    const done = story.events.flatMap((event) => (event.type === 'text-delta' ? [event.delta] : []))
    const told = new Map(story.events.map((event) => [event.type, event]))
    const data = (type: AnswerEvent['type']) => {
      const event = told.get(type)
      return event && 'data' in event && !running ? event.data : null
    }
    const citations = story.events.flatMap((event) => (event.type === 'data-citation' ? [event.data] : []))
    const steps = story.events.flatMap((event) => (event.type === 'data-status' ? [event.data] : []))
    messages.push(
      { ...shared, id: questionId, role: 'question', text, kind: 'question', mode: 'deep' },
      {
        ...shared,
        id: answerId,
        role: 'answer',
        questionId,
        text: running ? '' : done.join(''),
        answer: {
          status: running ? 'running' : 'done',
          code: null,
          mode: 'deep',
          engine: 'composer',
          understood: data('data-understood') as null,
          citations: running ? [] : citations,
          steps: running ? [] : steps,
          check: data('data-check') as null,
          engineChange: null,
          related: data('data-related') as null,
          followUps: running ? [] : story.suggestions.slice(1).map(({ text }) => text),
          reaction,
          collected: false,
          lastEvent: running ? 0 : story.events.length,
        },
      },
    )
  }
  ask(story.question, false)

  const ok = (data: unknown): Given => ({ json: { code: 0, message: '', data, requestId: 'r' } })
  const list = (items: readonly unknown[]) => ok({ items, nextCursor: null })
  const state = {
    ready: true,
    readable: [story.locale],
    answerable: [story.locale],
    phase: 'complete',
    done: 3,
    total: 3,
    current: null,
    fetched: null,
    problems: [],
  }
  const routes: readonly [RegExp, (asked: Asked, query: URLSearchParams) => Given][] = [
    [/^GET \/version$/, () => ({ text: story.locale })],
    [
      /^POST \/portal\/auth\/auto-login$/,
      () => ok({ user_token: 'u', access_token: 'a', expiresIn: 3600, member: { id: 'm', kind: 'visitor' } }),
    ],
    [/^GET \/chat\/suggestions$/, () => list(story.suggestions)],
    [/^GET \/chat\/sessions$/, () => list(story.sessions)],
    [/^GET \/chat\/sessions\/[^/]+$/, () => ok(story.sessions[0])],
    [/^POST \/chat\/sessions$/, () => ok({ id: 'session-0' })],
    [/^GET \/chat\/sessions\/[^/]+\/messages$/, () => list(messages)],
    [
      /^POST \/chat\/sessions\/[^/]+\/questions$/,
      ({ body }) => {
        ask(String(body.text), true)
        return ok({ questionId, answerId })
      },
    ],
    [
      /^GET \/chat\/answers\/[^/]+\/events$/,
      ({ headers }) => {
        const events = stopped ? story.events.slice(0, 8) : story.events
        return { events, after: Number(headers.get('Last-Event-ID') ?? 0) }
      },
    ],
    [
      /^POST \/chat\/answers\/[^/]+\/(stop|reaction|regenerate|against)$/,
      ({ path, body }) => {
        if (path.endsWith('stop')) stopped = true
        if (/regenerate|against$/.test(path)) return ok({ questionId, answerId })
        reaction = (body.reaction ?? null) as typeof reaction
        return ok(messages[1])
      },
    ],
    [
      /^GET \/library\/works$/,
      () => ok({ items: story.works, nextCursor: null, version: '1', state, languagesWithoutTexts: [] }),
    ],
    [
      /^GET \/library\/works\/.+$/,
      (_asked, query) =>
        ok({ ...story.works[2], contents: story.contents(query.get('part') ?? (query.has('section') ? 'one' : '')) }),
    ],
    [/^GET \/library\/passages$/, (_asked, query) => ok(passage(query.get('edition') ?? story.works[0]!.id))],
    [/^GET \/library\/sections\/.+$/, () => ok({ section: story.section, before: [], after: [] })],
    [/^GET \/library\/about$/, () => list([story.section])],
    [/^GET \/library\/cross-references$/, () => list(story.crossReferences)],
    [/^GET \/portal\/member\/info$/, () => ok(VISITOR)],
    [/^GET \/site$/, () => ok(SITE)],
    [/^GET \/site\/pages\/.+$/, () => ok({ text: null })],
    [/^POST \/portal\/member\/.+$/, ({ body }) => ok({ ...VISITOR, ...body })],
  ]

  return (asked: Asked, query: URLSearchParams): Given => {
    const route = routes.find(([pattern]) => pattern.test(`${asked.method} ${asked.path}`))
    return route ? route[1](asked, query) : { json: { code: 10002, message: 'not found', data: null, requestId: 'r' } }
  }
}
