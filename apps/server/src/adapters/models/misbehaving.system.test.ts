import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildLibrary, type OpenLibrary, openLibrary } from '@berea/library'
import { writeMiniature } from '@berea/library/miniature'
import { LOCALES, type Locale } from '@berea/scripture'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskedWriter } from '../../../../../evals/writer/answers.ts'
import { misbehave } from '../../../../../evals/writer/misbehaving.ts'

const folder = mkdtempSync(join(tmpdir(), 'berea-misbehaving-'))
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

const ASKED: Readonly<Record<Locale, readonly string[]>> = {
  'zh-cn': ['耶稣为什么哭了？', '神怎样创造天地？'],
  'zh-tw': ['耶穌為什麼哭了？', '神怎樣創造天地？'],
  en: ['Why did Jesus weep?', 'How did God create heaven and earth?'],
  'es-es': ['¿Por qué lloró Jesús?', '¿Cómo creó Dios los cielos y la tierra?'],
  'fr-fr': ['Pourquoi Jésus a-t-il pleuré ?', 'Comment Dieu a-t-il créé les cieux et la terre ?'],
}
const QUESTIONS: readonly AskedWriter[] = LOCALES.flatMap((locale) =>
  ASKED[locale].map((text) => ({ id: text, question: { text, locale, tradition: 'none', mode: 'deep' } as const })),
)

test('whatever a provider does, each answer ends, quotes exactly, and shows nothing that was not given', async () => {
  const seen: string[] = []
  let tried = 0
  for await (const { kind, protocol, written, ...one } of misbehave(QUESTIONS, 60, 1, { library })) {
    if (one.isTried) tried += 1
    for (const { what, words } of one.seen) seen.push(`${kind} ${protocol} ${written.locale}: ${what}: ${words}`)
  }
  expect(tried).toBe(60)
  expect(seen).toEqual([])
}, 180_000)
