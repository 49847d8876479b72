import { expect, test } from 'vitest'
import { changeAppState, FIRST_STATE, useAppState } from './app-state.ts'
import { draftOf, keepDraft, withDraft } from './drafts.ts'
import { readLocal, writeLocal } from './local.ts'

test('each conversation has its own draft, and a new one has one too', () => {
  changeAppState(FIRST_STATE)
  keepDraft('a', 'in A')
  keepDraft(undefined, 'in a new one')
  expect([draftOf('a'), draftOf('b'), draftOf(undefined)]).toEqual(['in A', '', 'in a new one'])
})

test('an empty draft is none', () => {
  expect(withDraft({ a: 'x', b: 'y' }, 'a', '')).toEqual({ b: 'y' })
})

test('the draft written in last is the last to be forgotten', () => {
  let drafts = withDraft({}, 'first', 'x')
  for (let i = 0; i < 49; i += 1) drafts = withDraft(drafts, `s${i}`, 'x')
  expect(drafts.first).toBe('x')
  drafts = withDraft(drafts, 'first', 'again')
  drafts = withDraft(drafts, 'one more', 'x')
  expect([drafts.first, drafts.s0, Object.keys(drafts).length]).toEqual(['again', undefined, 50])
})

test('what another tab is writing is not written over', () => {
  changeAppState(FIRST_STATE)
  keepDraft('a', 'here')
  const other = { ...useAppState.getState(), drafts: { a: 'here', b: 'in the other tab' } }
  writeLocal('app', JSON.stringify(other))
  changeAppState({ size: 1.25 })
  expect(JSON.parse(readLocal('app') ?? '')).toMatchObject({ size: 1.25, drafts: other.drafts })
})
