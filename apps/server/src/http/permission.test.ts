import type { Auth, Role } from '@berea/contract'
import { expect, test } from 'vitest'
import { neededFor } from './permission.ts'

test.each<[Auth, 'visitor' | 'account', Role, Auth | undefined]>([
  ['visitor', 'visitor', 'individual', undefined],
  ['account', 'visitor', 'individual', 'account'],
  ['account', 'account', 'entity', undefined],
  ['integration', 'account', 'individual', 'integration'],
  ['integration', 'account', 'integration', undefined],
  ['integration', 'account', 'admin', undefined],
  ['admin', 'account', 'integration', 'admin'],
  ['admin', 'account', 'admin', undefined],
  // A role without an account opens nothing.
  ['admin', 'visitor', 'admin', 'account'],
])('a call for %s, made by a %s of role %s, lacks %s', (auth, kind, role, lacks) => {
  expect(neededFor(auth, { kind, role })).toBe(lacks)
})
