import { type AnswerMessage, CODES, type Message, type Mode, type QuestionTaken } from '@berea/contract'
import {
  type InfiniteData,
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { Refusal } from '../../api/refusal.ts'
import { useLocale } from '../../i18n/words.ts'
import { useInterests } from '../../member/interests.ts'
import { useAppState } from '../../storage/app-state.ts'

type Page = { items: Message[]; nextCursor: string | null }

const messagesQuery = (session: string) =>
  infiniteQueryOptions({
    queryKey: ['messages', session],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      call('listMessages', {
        params: { id: session },
        query: { limit: 50, ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    // Another tab may have asked meanwhile.
    refetchOnWindowFocus: 'always',
  })

/** The newest page of a conversation, and older ones by `fetchNextPage`. */
export const useMessages = (session: string | undefined) =>
  useInfiniteQuery({ ...messagesQuery(session ?? ''), enabled: session !== undefined })

export function useSuggestions() {
  const language = useLocale()
  const interests = useInterests()
  const now = new Date()
  const day = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  return useQuery({
    queryKey: ['suggestions', language, day, interests],
    queryFn: ({ signal }) =>
      call('suggestions', { query: { language, date: day, interests: interests.join() }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

type Asking = { readonly text: string; readonly session: string | undefined; readonly alone?: boolean }
type Asked = QuestionTaken & { readonly session: string }

/** Asks, in a new conversation where none is given. The answer is followed as soon as its message is in the cache. */
export function useAsk() {
  const cache = useQueryClient()
  const { answerMode: mode, tradition: expression, editions } = useAppState()
  return useMutation({
    meta: { failed: 'error.notSent', needs: 'ask' },
    mutationFn: async ({ text, session, alone }: Asking): Promise<Asked> => {
      const id = session ?? (await newSession())
      return {
        session: id,
        ...(await call('ask', { params: { id }, body: { text, mode, expression, editions, ...(alone && { alone }) } })),
      }
    },
    onSuccess: (asked, { text }) => {
      cache.setQueryData(messagesQuery(asked.session).queryKey, (before) => withTurn(before, asked, text, mode))
      void cache.invalidateQueries({ queryKey: ['sessions'] })
    },
  })
}

/** While an empty conversation exists the server names it instead of making another one. */
async function newSession(): Promise<string> {
  try {
    return (await call('createSession')).id
  } catch (error) {
    const data = error instanceof Refusal && error.code === CODES.alreadyNewSession ? error.data : undefined
    if (typeof data === 'object' && data && 'id' in data && typeof data.id === 'string') return data.id
    throw error
  }
}

export function useStop() {
  return useMutation({ mutationFn: (id: string) => call('stopAnswer', { params: { id } }) })
}

/** Answers the same question anew; the new answer takes the old one's place. */
export function useRegenerate() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: AnswerMessage) => call('regenerateAnswer', { params: { id }, body: {} }),
    onSuccess: (_taken, { sessionId }) => cache.invalidateQueries({ queryKey: ['messages', sessionId] }),
  })
}

/** Searches the Scriptures against an answer; what is found stands below the conversation. */
export function useSearchAgainst() {
  const cache = useQueryClient()
  return useMutation({
    meta: { needs: 'ask' },
    mutationFn: ({ id }: AnswerMessage) => call('searchAgainst', { params: { id }, body: {} }),
    onSuccess: async (_taken, { sessionId }) => {
      await cache.invalidateQueries({ queryKey: ['messages', sessionId] })
      void cache.invalidateQueries({ queryKey: ['sessions'] })
    },
  })
}

type Reaction = AnswerMessage['answer']['reaction']
export type Reason = 'wrong-answer' | 'misunderstood-question' | 'format-error' | 'fabricated-facts' | 'poor-structure'
type React = {
  readonly id: string
  readonly reaction: Reaction
  readonly reason?: Reason | undefined
  readonly note?: string | undefined
}

export function useReact() {
  return useMutation({
    mutationFn: ({ id, reaction, reason, note }: React) =>
      call('reactToAnswer', { params: { id }, body: { reaction, ...(reason && { reason }), ...(note && { note }) } }),
  })
}

function withTurn(before: InfiniteData<Page> | undefined, asked: Asked, text: string, mode: Mode): InfiniteData<Page> {
  const [newest = { items: [], nextCursor: null }, ...older] = before?.pages ?? []
  const items = [...newest.items, ...turnMessages(asked, text, mode)]
  return { pages: [{ ...newest, items }, ...older], pageParams: before?.pageParams ?? [''] }
}

function turnMessages({ session, questionId, answerId }: Asked, text: string, mode: Mode): Message[] {
  const shared = { sessionId: session, createTime: new Date().toISOString() }
  const answer = {
    status: 'running' as const,
    code: null,
    mode,
    engine: null,
    understood: null,
    citations: [],
    steps: [],
    check: null,
    engineChange: null,
    related: null,
    followUps: [],
    reaction: null,
    collected: false,
    lastEvent: 0,
  }
  return [
    { ...shared, id: questionId, role: 'question', text, kind: 'question', mode },
    { ...shared, id: answerId, role: 'answer', text: '', questionId, answer },
  ]
}
