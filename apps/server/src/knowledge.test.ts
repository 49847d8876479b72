import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { knowledge, useKnowledge } from '@berea/knowledge'
import { afterAll, expect, it } from 'vitest'
import { takeKnowledge } from './knowledge.ts'

const own = knowledge()
afterAll(() => useKnowledge(own))

const story = (id: string, en: string) => `
- id: ${id}
  verses: JHN 11:35
  told: { zh-Hans: 耶稣在众人面前哭了。, zh-Hant: auto, en: ${en}, es: Jesús lloró ante todos., fr: Jésus pleura devant tous. }
`

it('the operator’s records are laid over ours; one with a mistake is left out, and named with its line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'berea-'))
  await mkdir(join(folder, 'stories'))
  await writeFile(
    join(folder, 'stories/JHN.yaml'),
    story('ours', 'He wept before all.') + story('broken', 'He wept before them'),
  )
  const taken = takeKnowledge(folder)
  expect(taken).toEqual({ leftOut: [expect.stringMatching(/^KNOWLEDGE stories\/JHN\.yaml:8 {2}broken: told, en: /)] })
  const ids = knowledge().records.story.map(({ id }) => id)
  expect(ids).toContain('ours')
  expect(ids).not.toContain('broken')
  expect(ids.length).toBe(own.records.story.length + 1)
})

it('a folder that is not there refuses the start', () =>
  expect(takeKnowledge('/nowhere/at/all')).toEqual({
    refused: expect.stringMatching(/^KNOWLEDGE \/nowhere.* is no folder/),
  }))

it('without a folder ours are spoken from', () => {
  expect(takeKnowledge(undefined)).toEqual({ leftOut: [] })
  expect(knowledge().version).toBe(own.version)
})
