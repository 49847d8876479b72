import { describe, expect, it } from 'vitest'
import type { Pack } from '../sources/importer.ts'
import { plan, type Wish } from './plan.ts'

const pack = (id: string, language: string, kind: Pack['kind'], tier: Pack['tier'] = 'core'): Pack => ({
  id,
  title: id,
  language,
  kind,
  tier,
  tradition: 'ecumenical',
  licence: 'Public domain',
  characters: 1,
  file: `packs/${id}.tar.gz`,
  bytes: 1,
  sha256: '0'.repeat(64),
})

const PACKS = [
  pack('bible-en-a', 'en', 'bible'),
  pack('bible-en-bsb', 'en', 'bible'),
  pack('notes-en', 'en', 'notes'),
  pack('dictionary-en', 'en', 'dictionary'),
  pack('bible-zh', 'zh-Hans', 'bible'),
  pack('terms-zh', 'zh-Hant', 'dictionary'),
  pack('pictures', 'mul', 'images'),
  pack('model', 'mul', 'model'),
  pack('names', 'mul', 'names'),
  pack('commentary-en', 'en', 'commentary', 'standard'),
  pack('original-he', 'he', 'original', 'standard'),
  pack('summa', 'en', 'fathers', 'extended'),
]

const keys = (wish: Partial<Wish> = {}) =>
  plan(PACKS, { locales: ['zh-cn'], tiers: ['core', 'standard'], asked: [], ...wish }).map(({ key }) => key)

const before = (list: readonly string[], first: string, second: string) =>
  list.indexOf(first) >= 0 && list.indexOf(first) < list.indexOf(second)

describe('the plan of a build', () => {
  it('begins with the first Bible of every language, the reader’s own before the others', () => {
    expect(keys().slice(0, 2)).toEqual(['import:bible-zh', 'import:bible-en-bsb'])
    expect(keys({ locales: ['en'] }).slice(0, 2)).toEqual(['import:bible-en-bsb', 'import:bible-zh'])
  })

  it('finishes one language before it begins the next', () => {
    const list = keys()
    expect(before(list, 'verses:zh', 'table:zh:core')).toBe(true)
    expect(before(list, 'table:zh:core', 'import:notes-en')).toBe(true)
    expect(before(list, 'verses:en', 'import:dictionary-en')).toBe(true)
  })

  it('leaves the standard tier for later, then makes the language’s table anew with both', () => {
    const list = keys()
    expect(before(list, 'table:en:core', 'import:commentary-en')).toBe(true)
    expect(before(list, 'import:commentary-en', 'table:en:standard')).toBe(true)
    expect(list).not.toContain('table:zh:standard')
    expect(list).toContain('import:original-he')
    const table = plan(PACKS, { locales: [], tiers: ['core', 'standard'], asked: [] }).find(
      ({ key }) => key === 'table:en:standard',
    )
    expect(table).toMatchObject({ works: ['notes-en', 'dictionary-en', 'commentary-en'] })
  })

  it('reads the extended tier only where it was asked for', () => {
    expect(keys()).not.toContain('import:summa')
    expect(keys({ asked: ['summa'] }).slice(-2)).toEqual(['import:summa', 'table:en:extended'])
  })

  it('names everything once, and looks for words and verses in nothing that holds no text', () => {
    const list = keys({ asked: ['summa'] })
    expect(new Set(list).size).toBe(list.length)
    const searched = plan(PACKS, { locales: ['en'], tiers: ['core', 'standard'], asked: [] }).flatMap((goal) =>
      goal.type === 'import' ? [] : goal.works,
    )
    expect(searched).toContain('notes-en')
    expect(searched).not.toContain('names')
    expect(before(list, 'table:en:core', 'import:names')).toBe(true)
  })

  it('lets no goal wait for an import that is planned after it or not at all', () => {
    const goals = plan(PACKS, { locales: ['es-es'], tiers: ['core', 'standard'], asked: ['summa'] })
    goals.forEach((goal, at) => {
      if (goal.type === 'import') return
      const earlier = goals.slice(0, at).flatMap((one) => (one.type === 'import' ? one.pack.id : []))
      expect(earlier).toEqual(expect.arrayContaining([...goal.works]))
    })
  })
})
