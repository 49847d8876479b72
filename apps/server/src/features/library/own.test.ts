import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CALLS } from '@berea/contract'
import { knowledge, LANGUAGES, openKnowledge, useKnowledge } from '@berea/knowledge'
import { type OpenLibrary, openLibrary, type Part } from '@berea/library'
import { TRADITIONS } from '@berea/scripture'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { presentOwn } from './own.ts'
import { presentSection, presentWork } from './present.ts'

const before = knowledge()
const folder = mkdtempSync(join(tmpdir(), 'berea-own-'))
let library: OpenLibrary
beforeAll(async () => {
  useKnowledge(openKnowledge(undefined, { unread: true }).knowledge)
  library = await openLibrary(folder)
})
afterAll(async () => {
  await library.close()
  useKnowledge(before)
  rmSync(folder, { recursive: true })
})

/** As the call that reads a section replies. */
async function reply(id: string, tradition: (typeof TRADITIONS)[number] = 'none') {
  const section = (await library.section(id))!
  const shown = presentSection(section, library.work(section.work), 'en', tradition)
  const own = await presentOwn(section, tradition, library)
  return CALLS.readSection.reply.parse({ section: { ...shown, own }, before: [], after: [] }).section
}

const idsOf = (part: Part): string[] => [...part.entries.map(({ head }) => head.id), ...part.parts.flatMap(idsOf)]

test('every record opens in every language, in the words of each tradition, with nothing left to fill in', async () => {
  for (const [at, language] of LANGUAGES.entries()) {
    const ids = idsOf((await library.contents('berea-handbook', language))!)
    expect(ids.length).toBeGreaterThan(1000)
    for (const [place, id] of ids.entries()) {
      const shown = await reply(id, TRADITIONS[(at + place) % TRADITIONS.length])
      expect(JSON.stringify(shown), id).not.toMatch(/\{[a-zA-Z0-9 :-]+\}/)
      expect(shown.own!.sentences.length, id).toBeGreaterThan(0)
    }
  }
})

describe('an article', () => {
  const ID = 'berea-handbook/article/infant-baptism'

  test('is read in the words of the reader’s church', async () => {
    const last = async (tradition: (typeof TRADITIONS)[number]) =>
      (await reply(`${ID}/zh-Hans`, tradition)).own!.sentences.at(-1)!.text
    expect(await last('none')).toContain('把洗礼同信心')
    expect(await last('catholic')).toContain('把圣洗圣事同信心')
  })

  test('names what bears each sentence: passages, and sections, which open where their work is here', async () => {
    const { own } = await reply(`${ID}/fr`)
    expect(own!.sentences[1]!.sources).toContainEqual({ type: 'passage', reference: 'ACT 16:33' })
    expect(own!.positions[1]!.sources).toEqual([
      {
        type: 'section',
        section: null,
        title: null,
        work: expect.objectContaining({
          id: 'creeds-en-orthodox',
          title: expect.stringMatching(/Catéchisme de Philarète/),
        }),
      },
    ])
    const named = own!.sentences[0]!.sources.map((source) => JSON.stringify(source))
    expect(new Set(named).size).toBe(named.length)
    expect(own!.positions[0]!.family).toBe('catholique')
    expect(own!.readers[0]).toEqual({ by: 'the editors', on: '2026-11-23' })
  })

  test('is of a work that each language calls by its own name', () => {
    const listed = library.readiness().works[0]!
    expect(presentWork(listed, 'fr-fr')).toMatchObject({ title: 'Manuel de Bérée', kind: 'own', licence: 'CC BY 4.0' })
    expect(presentWork(listed, 'zh-tw').title).toBe('《庇哩亞手冊》')
  })
})
