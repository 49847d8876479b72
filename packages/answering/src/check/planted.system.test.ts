import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildLibrary, type OpenLibrary, openLibrary } from '@berea/library'
import { writeMiniature } from '@berea/library/miniature'
import { LOCALES } from '@berea/scripture'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeAll, plantedIn, SETS, versesOf } from '../../../../evals/writer/judge.ts'

/** Of a library with few verses a draft's false word may happen to be a true one elsewhere. */
const FLOOR = { misquotations: 1, quotations: 1, falseClaims: 0.97, claims: 0.97 } as const

const folder = mkdtempSync(join(tmpdir(), 'berea-planted-'))
let library: OpenLibrary

beforeAll(async () => {
  const source = join(folder, 'source')
  await writeMiniature(source)
  const wish = { locales: LOCALES, tiers: ['core', 'standard', 'extended'], asked: [] } as const
  await buildLibrary({ library: join(folder, 'library'), source: { type: 'folder', folder: source }, wish })
  library = await openLibrary(join(folder, 'library'))
}, 600_000)
afterAll(async () => {
  await library.close()
  rmSync(folder, { recursive: true, force: true })
})

test('planted quotations and claims, made by rule from the miniature library, are caught and kept', async () => {
  const sets = plantedIn(library, versesOf(library, 120), { byHand: false, each: { quotations: 12, claims: 10 } })
  const judged = await judgeAll(sets, library)
  for (const set of SETS) {
    const wrong = judged[set].filter(({ isRight }) => !isRight)
    const told = wrong.map(({ planted, shown }) => `${planted.draft} → ${shown}`).join('\n')
    expect(judged[set].length, set).toBeGreaterThan(10)
    expect(1 - wrong.length / judged[set].length, `${set}\n${told}`).toBeGreaterThanOrEqual(FLOOR[set])
  }
})
