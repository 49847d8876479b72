import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compile, knowledge, LANGUAGES, openKnowledge, readFolder, useKnowledge } from '@berea/knowledge'
import { isProblem, type Passage, parseUsfm } from '@berea/scripture'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countEntries, type Part, wayToSection } from '../contents/part.ts'
import { type OpenLibrary, openLibrary } from '../open.ts'
import { OWN_WORK, ownSectionId } from './own-section.ts'

const before = knowledge()
const folder = mkdtempSync(join(tmpdir(), 'berea-own-'))
const passage = (text: string): Passage => {
  const parsed = parseUsfm(text)
  if (isProblem(parsed)) throw new Error(text)
  return parsed
}

let read: OpenLibrary
beforeAll(async () => {
  useKnowledge(openKnowledge(undefined, { unread: true }).knowledge)
  read = await openLibrary(folder)
})
afterAll(async () => {
  await read.close()
  useKnowledge(before)
  rmSync(folder, { recursive: true })
})

describe('what Berea’s editors wrote', () => {
  test('is a work of every library, built or not, of a kind of its own', () => {
    expect(read.work(OWN_WORK)).toMatchObject({ kind: 'own', licence: 'CC BY 4.0', language: 'mul' })
    expect(read.works().map(({ id }) => id)).toContain(OWN_WORK)
    expect(read.readiness().works).toMatchObject([{ id: OWN_WORK, state: 'ready' }])
  })

  test('opens record by record in each language, as it is written', async () => {
    const id = 'berea-handbook/article/infant-baptism'
    const english = await read.section(`${id}/en`)
    expect(english).toMatchObject({ work: OWN_WORK, language: 'en', title: 'The baptism of infants' })
    expect(english!.text).toMatch(/^Churches differ: .*\n.*\nEither way it ties \{baptism\} to faith/)
    expect(english!.facts!.questions).toContain('Can babies be baptized?')
    expect((await read.section(`${id}/zh-Hant`))!.title).toBe('嬰兒受洗')
    expect(await read.section(`${id}/de`)).toBeUndefined()
    expect(await read.section(`${OWN_WORK}/article/nobody/en`)).toBeUndefined()
  })

  test('has every record in its contents, by field and by book, in the language that is read', async () => {
    const whole = (await read.contents(OWN_WORK, 'fr'))!
    const records = read.work(OWN_WORK) ? countEntries(whole) : 0
    expect(whole.parts.map(({ name }) => name)).toContainEqual({ kind: 'own', part: 'churches' })
    for (const entry of entriesOf(whole)) {
      const section = await read.section(entry.head.id)
      expect(section, entry.head.id).toMatchObject({ language: 'fr' })
      expect(section!.text.trim()).not.toBe('')
    }
    for (const language of LANGUAGES) expect(countEntries((await read.contents(OWN_WORK, language))!)).toBe(records)
    const way = wayToSection(whole, ownSectionId({ kind: 'article', id: 'infant-baptism' }, 'fr'))
    expect(way?.map(({ key }) => key)).toEqual(['', 'churches'])
  })

  test('is found where it is asked for by its kind or by its work, in one language', async () => {
    const jailer = passage('ACT 16:33')
    const found = await read.about(jailer, { kinds: ['own'], languages: ['es'] }, 20)
    expect(found.map(({ id }) => id)).toContain(`${OWN_WORK}/article/infant-baptism/es`)
    expect(found.every(({ language }) => language === 'es')).toBe(true)
    expect(await read.named('婴儿受洗', { works: [OWN_WORK], languages: ['zh-Hans'] }, 5)).toHaveLength(1)
  })

  test('is found by words where it is searched itself, each record once in a language', async () => {
    const found = await read.search('baptise babies', { works: [OWN_WORK], languages: ['en'] }, 5)
    expect(found[0]!.section.id).toBe(`${OWN_WORK}/article/infant-baptism/en`)
    const traditional = await read.search('嬰兒受洗', { works: [OWN_WORK], languages: ['zh-Hant'] }, 5)
    expect(traditional[0]!.section.id).toBe(`${OWN_WORK}/article/infant-baptism/zh-Hant`)
    expect(await read.search('baptise babies', {}, 5)).toEqual([])
    expect(await read.count('baptise', { works: [OWN_WORK], languages: ['en'] })).toBeGreaterThan(0)
    expect(await read.count('baptise', {})).toBe(0)
  })

  test('is no find among the others: no voice on a passage, no headword, nothing for a tradition', async () => {
    const everything = [
      {},
      { languages: ['en', 'mul'] },
      { traditions: ['ecumenical'] },
      { withoutKinds: ['topics'] },
    ] as const
    for (const filter of everything) {
      expect(await read.about(passage('ACT 16:33'), filter, 20)).toEqual([])
      expect(await read.named('The baptism of infants', filter, 5)).toEqual([])
    }
  })
})

test('another version serves where a record was mended, without a build', async () => {
  const name = 'handbook/churches/baptism.yaml'
  const mended = readFolder().get(name)!.replace('to faith, and to being', 'to faith and to being')
  useKnowledge(compile(new Map([[name, mended]])))
  const other = await openLibrary(folder)
  try {
    expect(other.version).not.toBe(read.version)
    const section = await other.section(`${OWN_WORK}/article/infant-baptism/en`)
    expect(section!.text).toContain('to faith and to being')
  } finally {
    await other.close()
  }
})

const entriesOf = (part: Part): Part['entries'] => [...part.entries, ...part.parts.flatMap(entriesOf)]
