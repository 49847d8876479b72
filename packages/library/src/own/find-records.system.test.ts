import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Encoder, openEncoder } from '@berea/embedding'
import { miniatureEncoder } from '@berea/embedding/miniature'
import { compile, knowledge, useKnowledge } from '@berea/knowledge'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from '../building/build.ts'
import { SAMPLE, writeSource } from '../building/sample-source.test-support.ts'
import { perform, type Task } from '../building/task.ts'
import type { RecordQuestion } from '../library.ts'
import { type OpenLibrary, openLibrary } from '../open.ts'
import { folderSource } from '../sources/folder.ts'

const { model, tokenizer } = miniatureEncoder([
  ['apple', 'fruit', 'manzana', '苹果'],
  ['eve', 'eva'],
  ['camel', 'dromedary', 'chameau'],
  ['kings', 'magi', 'mages'],
  ['wept', 'tears'],
])
const CORRECTIONS = `
- id: apple
  sort: not-so
  verses: GEN 3:1-7
  says: { zh-Hans: 创世记没有说那是苹果。, zh-Hant: auto, en: Genesis names no apple., es: El Génesis no nombra ninguna manzana., fr: La Genèse ne nomme aucune pomme. }
  when: { en: [{ has: [apple] }] }
  examples: { en: [did eve eat an apple], es: [eva comio una manzana], zh-Hans: [夏娃吃的是苹果吗] }
- id: kings
  sort: not-so
  verses: MAT 2:1-2
  says: { zh-Hans: 马太没有说他们是三个王。, zh-Hant: auto, en: Matthew does not say that they were three kings., es: Mateo no dice que fueran tres reyes., fr: Matthieu ne dit pas que trois rois sont venus. }
  when: { en: [{ has: [kings] }] }
  examples: { en: [which camel did the kings ride], fr: [quel chameau avaient les mages] }
`
const STORIES = `
- id: wept
  verses: JHN 11:35
  told: { zh-Hans: 耶稣在众人面前哭了。, zh-Hant: auto, en: Jesus wept before all., es: Jesús lloró ante todos., fr: Jésus pleura devant tous. }
`
const spoken = knowledge()
const folder = mkdtempSync(join(tmpdir(), 'berea-records-'))
const library = join(folder, 'library')
const vectorsFolder = join(folder, 'vectors')
let read: OpenLibrary
let encoder: Encoder

async function open() {
  read = await openLibrary(library, { vectorsFolder })
  await read.compareBy(encoder.model)
}

beforeAll(async () => {
  useKnowledge(
    compile(
      new Map([
        ['corrections/not-so.yaml', CORRECTIONS],
        ['stories/JHN.yaml', STORIES],
      ]),
    ),
  )
  const files = { 'model.onnx': model, 'tokenizer.json': tokenizer, 'README.md': 'words of a test' }
  const pack = { id: 'model-x', kind: 'model', language: 'mul', tier: 'standard', files } as const
  await writeSource(join(folder, 'source'), [...SAMPLE, pack])
  const source = folderSource(join(folder, 'source'))
  const workers = { size: 2, perform: (task: Task) => perform(library, source, task), close() {} }
  const wish = { locales: ['en'], tiers: ['core', 'standard'], asked: [] } as const
  await build({ library, source, workers, wish, now: Date.now })
  read = await openLibrary(library, { vectorsFolder })
  const opened = await openEncoder(read.encoderFiles()!)
  if (!('query' in opened)) throw new Error(opened.problem)
  encoder = opened
  await read.compareBy(encoder.model)
})
afterAll(async () => {
  await read.close()
  await encoder.close()
  useKnowledge(spoken)
  rmSync(folder, { recursive: true })
})

const find = async (question: string, asked: Partial<RecordQuestion> = {}) =>
  read.findRecords({ question, locale: 'en', ...asked }, 3)
const meant = async (question: string, asked: Partial<RecordQuestion> = {}) =>
  find(question, { asked: await encoder.query(question), ...asked })

describe('before anything is encoded', () => {
  test('a record is found by the words of its ways of asking, in the reader’s language', async () => {
    const [first] = await meant('which apple did eve eat')
    expect(first).toMatchObject({
      record: 'apple',
      kind: 'correction',
      language: 'en',
      question: 'did eve eat an apple',
    })
    expect(first!.section).toBe('berea-handbook/correction/apple/en')
    expect(first!.likeness).toBeGreaterThan(0.5)
    expect(first!.likeness).toBeLessThanOrEqual(1)
  })

  test('in another language it has other words, and none is nothing', async () => {
    expect((await find('夏娃吃的是不是苹果', { locale: 'zh-tw' }))[0]).toMatchObject({
      record: 'apple',
      section: 'berea-handbook/correction/apple/zh-Hant',
    })
    expect(await find('xyzzy')).toEqual([])
    expect(await find('')).toEqual([])
  })
})

describe('when our own words are encoded', () => {
  test('they come before the rest of the library, are kept, and are taken up again', async () => {
    const signal = new AbortController().signal
    const how = { ownOnly: true, withoutRest: true }
    const count = await read.encodeMissing(encoder.behind, signal, how)
    // Two corrections in four languages, Chinese once, and five ways of asking; nobody compares the story.
    expect(count).toBe(8 + 5)
    expect(await read.encodeMissing(encoder.behind, signal, how)).toBe(0)
    await read.close()
    await open()
    expect(await read.encodeMissing(encoder.behind, signal, how)).toBe(0)
    expect(existsSync(join(library, 'vectors'))).toBe(false)
  })

  test('a record is found by what is meant, in whatever language it is written', async () => {
    const [first, second] = await meant('dromedary magi')
    expect(first).toMatchObject({ record: 'kings' })
    expect(first!.likeness).toBeGreaterThan(second!.likeness)
    const [spanish] = await meant('fruit', { locale: 'fr-fr' })
    expect(spanish).toMatchObject({ record: 'apple', section: 'berea-handbook/correction/apple/fr' })
  })

  test('a story answers nothing by itself, however like it is', async () => {
    expect((await meant('tears')).map(({ kind }) => kind)).not.toContain('story')
  })

  test('so many as are asked for, best first', async () => {
    const all = await meant('apple')
    expect(all.map(({ score }) => score)).toEqual(all.map(({ score }) => score).toSorted((a, b) => b - a))
    expect(await read.findRecords({ question: 'apple', locale: 'en' }, 0)).toEqual([])
  })
})
