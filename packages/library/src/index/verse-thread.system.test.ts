import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ordinal } from '@berea/scripture'
import { afterAll, expect, test } from 'vitest'
import { writeQuestions } from '../verses/like-questions.ts'
import { samplePack } from '../verses/sample-vectors.test-support.ts'
import { shapeOf } from '../verses/shape.ts'
import { Vectors } from '../verses/vectors.ts'
import { writeVectors } from '../verses/vectors-file.ts'
import { writeVerseIndex } from '../verses/verse-index-file.ts'
import { verseThread } from './verse-thread.ts'

const folder = mkdtempSync(join(tmpdir(), 'berea-thread-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const verse = { book: 'RUT', chapter: 2, verse: 3 } as const
const pericopes = join(folder, 'pericopes.json')
writeFileSync(pericopes, '[]')

/** An index that holds one verse. */
function indexOf(text: string): { verses: string; pericopes: string } {
  const at = ordinal(verse)
  const editions = [(place: number) => (place === at ? text : '')]
  const file = join(folder, text)
  const [notes, headings] = [[], []]
  writeFileSync(
    file,
    writeVerseIndex({ language: 'en', shape: shapeOf([]), editions, notes, headings, references: () => 0 }),
  )
  return { verses: file, pericopes }
}

test('finds verses of every index that is open', async () => {
  const thread = verseThread()
  const [barley, wheat] = await Promise.all([
    thread.open('barley', indexOf('She gleaned barley')),
    thread.open('wheat', indexOf('He threshed wheat')),
  ])
  const found = await Promise.all([barley, wheat].map((index) => index.search('barley', 1)))
  expect(found.map((hits) => hits.map((hit) => hit.verse))).toEqual([[verse], []])
  barley.close()
  expect(await wheat.search('wheat', 1)).toHaveLength(1)
  wheat.close()
})

test('serves verses that were made before questions were kept beside them', async () => {
  const packed = await writeVectors(samplePack())
  if ('problem' in packed) throw new Error(packed.problem.code)
  const vectors = join(folder, 'vectors')
  writeFileSync(vectors, packed.file)
  const files = { ...indexOf('She gleaned barley'), vectors, questions: join(folder, 'none') }
  const index = await verseThread().open('old', files)
  expect(await index.search('barley', 1)).toHaveLength(1)
  expect(await index.like('questions', 'Who gleaned barley?', 'en', 1)).toEqual([])
  index.close()
})

test('finds questions and passages by what they mean, each among its own', async () => {
  const packed = await writeVectors(samplePack())
  if ('problem' in packed) throw new Error(packed.problem.code)
  const written = (name: string, items: Parameters<typeof writeQuestions>[0]) => {
    const file = join(folder, name)
    writeFileSync(file, writeQuestions(items, 'en', new Vectors(packed.file)))
    return file
  }
  const vectors = join(folder, 'vectors')
  writeFileSync(vectors, packed.file)
  const index = await verseThread().open('meant', {
    ...indexOf('She gleaned wheat'),
    vectors,
    questions: written('questions', [
      { id: 'q/1', question: 'Why did they weep?', answer: 'Their lamp had gone out.' },
    ]),
    passages: written('passages', [{ id: '26123', question: 'The Lamp', answer: 'A lamp stood on the table.' }]),
  })
  expect((await index.like('questions', '他们为什么哭', 'zh', 2)).map(({ id }) => id)).toEqual(['q/1'])
  expect((await index.like('passages', 'lamp', 'en', 2)).map(({ id }) => id)).toEqual(['26123'])
  index.close()
})

test('says that a file is no index, and goes on', async () => {
  const thread = verseThread()
  const index = await thread.open('barley', indexOf('She gleaned barley'))
  await expect(thread.open('broken', { verses: pericopes, pericopes })).rejects.toThrow()
  expect(await index.search('barley', 1)).toHaveLength(1)
  index.close()
})

test('ends with its last index and begins again with the next', async () => {
  const thread = verseThread()
  const files = indexOf('She gleaned barley')
  const first = await thread.open('barley', files)
  first.close()
  const second = await thread.open('barley', files)
  expect(await second.search('barley', 1)).toHaveLength(1)
  second.close()
})
