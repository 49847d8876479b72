import { changeAppState, type Drafts, storedDrafts, useAppState } from './app-state.ts'

/** A conversation that has not begun has no id yet. */
const NEW = 'new'
/** So many are kept; the one written in longest ago is forgotten first. */
const MOST = 50

/** What stands unsent in this conversation's composer; undefined is a new conversation. */
export const useDraft = (session: string | undefined): string =>
  useAppState(({ drafts }) => drafts[session ?? NEW] ?? '')

export const draftOf = (session: string | undefined): string => useAppState.getState().drafts[session ?? NEW] ?? ''

export function keepDraft(session: string | undefined, text: string): void {
  changeAppState({ drafts: withDraft(storedDrafts(), session ?? NEW, text) })
}

/** `withDraft({ a: 'x' }, 'b', 'y')` is `{ a: 'x', b: 'y' }`; an empty text takes the draft away. */
export function withDraft(drafts: Drafts, session: string, text: string): Drafts {
  const others = Object.entries(drafts).filter(([id]) => id !== session)
  if (text === '') return Object.fromEntries(others)
  return Object.fromEntries([...others, [session, text]].slice(-MOST))
}
