import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Verse } from '@berea/scripture'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openLibrary } from '../open.ts'
import { folderSource } from '../sources/folder.ts'
import type { Source } from '../sources/source.ts'
import { type Built, build, type Progress } from './build.ts'
import { isDiskFull } from './disk-full.ts'
import type { Wish } from './plan.ts'
import { SAMPLE, type SamplePack, term, writeSource } from './sample-source.test-support.ts'
import { perform, type Task } from './task.ts'

const JHN = (verse: number): Verse => ({ book: 'JHN', chapter: 11, verse })
const only = (verse: number) => ({ first: JHN(verse), last: JHN(verse) })
const EVERYTHING: Wish = { locales: ['en'], tiers: ['core', 'standard'], asked: [] }

let folder: string
let library: string
const source = () => join(folder, 'source')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berea-build-'))
  library = join(folder, 'library')
})
afterEach(() => rmSync(folder, { recursive: true }))

async function buildFrom(
  packs: readonly SamplePack[] | undefined,
  wish = EVERYTHING,
  onProgress?: (p: Progress) => void,
  anew = false,
) {
  if (packs) await writeSource(source(), packs)
  const opened = folderSource(source())
  const workers = {
    size: 2,
    perform: (task: Task) => perform(library, opened, task),
    close() {},
  }
  const built = await build({
    library,
    source: opened,
    workers,
    wish,
    now: Date.now,
    anew,
    ...(onProgress ? { onProgress } : {}),
  })
  if ('busy' in built) throw new Error('somebody builds here')
  return built
}

const stateOf = (built: Built, id: string) => built.generation.works.find((work) => work.id === id)?.state
const changed = (id: string, files: SamplePack['files']) =>
  SAMPLE.map((pack) => (pack.id === id ? { ...pack, files } : pack))
const partsThere = () => readdirSync(join(library, 'parts')).sort()

describe('a library that was built', () => {
  it('is read by passage, by id, by name, by words, in every language it has', async () => {
    const built = await buildFrom(SAMPLE)
    expect(built.generation.problems).toEqual([])
    const read = await openLibrary(library)
    expect(read.passage('bible-en-sample', only(35))?.verses.map(({ text }) => text)).toEqual(['He wept.'])
    expect((await read.section('bible-zh-sample/JHN.11'))?.text).toBe('他流了泪。\n众人看见他的爱。')
    expect((await read.named('Favor', {}, 5)).map(({ title }) => title)).toEqual(['grace'])
    expect((await read.named('恩典', {}, 5)).map(({ work }) => work)).toEqual(['dictionary-zh-sample'])
    const found = await read.search('who earned a gift?', { languages: ['en'] }, 5)
    expect(found[0]?.section.id).toBe('dictionary-en-sample/kt/grace')
    expect(await read.count('who earned a gift?', { languages: ['en'] })).toBe(1)
    expect(await read.count('stone', {})).toBe(2)
    expect(await read.count('stone', { works: ['dictionary-en-later'] })).toBe(1)
    expect(await read.count('the', {})).toBe(0)
    const chinese = await read.search('礼物', { languages: ['zh-cn'] }, 5)
    expect(chinese.map(({ section }) => section.title)).toEqual(['恩典'])
    expect((await read.search('a heavy stone', {}, 5)).map(({ section }) => section.work)).toContain(
      'dictionary-en-later',
    )
    expect((await read.verses('Who wept?', 'en', { limit: 3 }))[0]?.verse).toEqual(JHN(35))
    expect((await read.verses('众人看见什么？', 'zh-tw', { limit: 3 }))[0]?.verse).toEqual(JHN(36))
    expect(await read.verses('Qui pleura ?', 'fr-fr', { limit: 3 })).toEqual([])
    expect(read.readiness().languages).toMatchObject({
      en: { bible: true, verses: true, search: true },
      fr: { bible: false, verses: false, search: false },
    })
    await read.close()
  })

  it('is not made again where nothing has changed, and keeps its version', async () => {
    const first = await buildFrom(SAMPLE)
    const second = await buildFrom(undefined)
    expect(second.made).toBe(0)
    expect(second.reused).toBeGreaterThan(0)
    expect(second.generation.version).toBe(first.generation.version)
  })

  it('is made again on request, which the next build leaves at that', async () => {
    const first = await buildFrom(SAMPLE)
    const again = await buildFrom(undefined, EVERYTHING, undefined, true)
    expect(again.reused).toBe(0)
    expect(again.generation.version).not.toBe(first.generation.version)
    const next = await buildFrom(undefined)
    expect(next.made).toBe(0)
    expect(next.generation).toEqual(again.generation)
  })

  it('changes with one text by making anew that text and what depends on it', async () => {
    await buildFrom(SAMPLE)
    const before = partsThere()
    const second = await buildFrom(changed('dictionary-zh-sample', { 'bible/kt/grace.md': term('恩典', '白白得来。') }))
    expect(second.made).toBeLessThanOrEqual(3)
    const after = partsThere()
    expect(after).toHaveLength(before.length)
    expect(after.filter((part) => !before.includes(part)).map((part) => part.split('.')[0])).toEqual(
      expect.arrayContaining(['dictionary-zh-sample', 'table-zh']),
    )
  })

  it('tells how far it is, from the first goal to the last', async () => {
    const told: Progress[] = []
    await buildFrom(SAMPLE, EVERYTHING, (progress) => told.push(progress))
    expect(told[0]).toMatchObject({ stage: 'bibles', goal: 'import:bible-en-sample', done: 0 })
    expect(told.at(-1)!.done).toBe(told.at(-1)!.total)
  })

  it('lists a work of the standard tier as waiting or left until it is read', async () => {
    const core = await buildFrom(SAMPLE, { ...EVERYTHING, tiers: ['core'] })
    expect(stateOf(core, 'dictionary-en-later')).toBe('left')
    const states: string[] = []
    const all = await buildFrom(undefined, EVERYTHING, () => {
      const { works } = JSON.parse(readFileSync(join(library, 'current.json'), 'utf8')) as Built['generation']
      states.push(works.find(({ id }) => id === 'dictionary-en-later')!.state)
    })
    expect(states).toContain('left')
    expect(stateOf(all, 'dictionary-en-later')).toBe('ready')
  })
})

describe('what the project has tables of its own for', () => {
  const names: SamplePack = {
    id: 'names-sample',
    language: 'mul',
    kind: 'names',
    files: { 'booknames.tsv': 'code\ten\tfr\nGEN\tGenesis\tGenèse\nJHN\tJon\tJean\n' },
  }
  const counts: SamplePack = {
    id: 'counts-sample',
    language: 'und',
    kind: 'versification',
    files: { 'verse-counts.tsv': 'book\tchapter\tbible-en-sample\nJHN\t11\t57\nJHN\t12\t51\n' },
  }

  it('is compared with them: it is read, nothing of it is served, and what differs is named', async () => {
    const built = await buildFrom([...SAMPLE, names, counts])
    expect([names, counts].map(({ id }) => stateOf(built, id))).toEqual(['ready', 'ready'])
    expect(built.generation.problems).toEqual([
      {
        pack: counts.id,
        file: 'verse-counts.tsv',
        code: 'differs',
        at: 'JHN 12',
        detail: expect.stringMatching(/51.*50/),
      },
      { pack: names.id, file: 'booknames.tsv', code: 'differs', at: 'JHN en', detail: expect.stringContaining('Jon') },
    ])
    expect((await buildFrom(undefined)).made).toBe(0)
    const read = await openLibrary(library)
    expect(await read.search('Genesis Genèse', {}, 5)).toEqual([])
    expect(await read.around('names-sample', 0, 1)).toEqual([])
    await read.close()
  })
})

describe('a source with something wrong', () => {
  const more = (rest: Partial<SamplePack>): SamplePack => ({
    id: 'dictionary-en-bad',
    language: 'en',
    kind: 'dictionary',
    files: { 'bible/kt/x.md': term('x', 'y '.repeat(3000)) },
    ...rest,
  })

  it.each<[string, SamplePack, string, string]>([
    ['a cut archive', more({ cut: true }), 'wrong-hash', 'failed'],
    ['a format that nobody knows', more({ files: { 'a.xyz': '?' } }), 'unknown-format', 'unread'],
    ['a file that is none', more({ files: { 'bible/kt/x.md': 'no heading' } }), 'malformed', 'failed'],
  ])('names %s and serves the rest', async (_, bad, code, state) => {
    const built = await buildFrom([...SAMPLE, bad])
    expect(built.generation.problems.map((problem) => `${problem.pack} ${problem.code}`)).toContain(`${bad.id} ${code}`)
    expect(stateOf(built, bad.id)).toBe(state)
    expect(built.generation.works.filter(({ state }) => state === 'ready')).toHaveLength(SAMPLE.length)
  })

  it('is not read again for what it holds nothing of, and its problems stay named', async () => {
    const unknown = more({ files: { 'a.xyz': '?' } })
    const first = await buildFrom([...SAMPLE, unknown])
    const second = await buildFrom(undefined)
    expect(second.made).toBe(0)
    expect(second.generation).toEqual(first.generation)
    expect(stateOf(second, unknown.id)).toBe('unread')
  })

  it('is read again where an archive was broken, for it may have been mended', async () => {
    await buildFrom([...SAMPLE, more({ cut: true })])
    expect((await buildFrom(undefined)).made).toBe(1)
  })

  it('goes on serving a text as it was, where its new archive is broken', async () => {
    await buildFrom(SAMPLE)
    const files = { 'bible/kt/grace.md': term('grace', 'A new word. '.repeat(500)) }
    const built = await buildFrom(
      SAMPLE.map((pack) => (pack.id === 'dictionary-en-sample' ? { ...pack, files, cut: true } : pack)),
    )
    expect(built.generation.problems).toMatchObject([{ pack: 'dictionary-en-sample', code: 'wrong-hash' }])
    const read = await openLibrary(library)
    expect((await read.named('grace', {}, 5))[0]?.text).toBe('Grace is a gift that nobody earned.')
    expect((await read.search('gift', {}, 5))[0]?.section.work).toBe('dictionary-en-sample')
    await read.close()
  })

  it('keeps everything when the source is away, and says so', async () => {
    const before = await buildFrom(SAMPLE)
    rmSync(source(), { recursive: true })
    const after = await buildFrom(undefined)
    expect(after.generation.works).toEqual(before.generation.works)
    expect(after.generation.problems).toMatchObject([{ pack: 'manifest', code: 'missing' }])
  })
})

describe('a build on a full disk', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })

  it('ends and says so, blames no text, leaves in force what was ready, and the next goes on from there', async () => {
    await writeSource(source(), SAMPLE)
    const opened = folderSource(source())
    const workers = {
      size: 2,
      perform: async (task: Task) => {
        if (task.type === 'table') throw full
        return perform(library, opened, task)
      },
      close() {},
    }
    const stuck = build({ library, source: opened, workers, wish: EVERYTHING, now: Date.now })
    await expect(stuck).rejects.toSatisfy(isDiskFull)
    const read = await openLibrary(library)
    expect(read.passage('bible-en-sample', only(35))?.verses.map(({ text }) => text)).toEqual(['He wept.'])
    expect(read.readiness().problems).toEqual([])
    await read.close()

    const built = await buildFrom(undefined)
    expect(built.reused).toBeGreaterThan(0)
    expect(built.generation.problems).toEqual([])
    expect(built.generation.works.every(({ state }) => state === 'ready')).toBe(true)
  })
})

describe('a build that meets a full disk while it fetches', () => {
  it('ends and says so too, where the source could not keep a text', async () => {
    await writeSource(source(), SAMPLE)
    const detail = 'ENOSPC: no space left on device, write'
    const opened: Source = {
      ...folderSource(source()),
      open: async (pack) => ({ problem: { pack: pack.id, code: 'missing', detail } }),
    }
    const workers = { size: 1, perform: (task: Task) => perform(library, opened, task), close() {} }
    const stuck = build({ library, source: opened, workers, wish: EVERYTHING, now: Date.now })
    await expect(stuck).rejects.toSatisfy(isDiskFull)
  })
})

describe('a build beside a reader', () => {
  const grace = (text: string) => changed('dictionary-en-sample', { 'bible/kt/grace.md': term('grace', text) })

  it('leaves the reader its version until it takes up the new one, then removes what is old', async () => {
    await buildFrom(grace('The first wording.'))
    const read = await openLibrary(library)
    const first = read.version
    await buildFrom(grace('The second wording.'))
    expect(read.version).toBe(first)
    expect((await read.search('wording', {}, 5))[0]?.section.text).toBe('The first wording.')

    const under = read.search('wording', {}, 5)
    await read.refresh()
    expect((await under)[0]?.section.text).toBe('The first wording.')
    expect(read.version).not.toBe(first)
    expect((await read.search('wording', {}, 5))[0]?.section.text).toBe('The second wording.')

    const shelves = () => partsThere().filter((part) => part.startsWith('dictionary-en-sample.'))
    expect(shelves()).toHaveLength(2)
    await buildFrom(undefined)
    expect(shelves()).toHaveLength(1)
    await read.close()
    expect(readdirSync(join(library, 'readers'))).toEqual([])
  })

  it('opens before there is anything, and grows', async () => {
    const read = await openLibrary(library)
    expect(read.works()).toHaveLength(1)
    expect(await read.search('gift', {}, 5)).toEqual([])
    await buildFrom(SAMPLE)
    await read.refresh()
    expect(read.works()).toHaveLength(SAMPLE.length + 1)
    await read.close()
  })

  it('is refused where another build is at work', async () => {
    await writeSource(source(), SAMPLE)
    const [one, other] = await Promise.allSettled([buildFrom(undefined), buildFrom(undefined)])
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
