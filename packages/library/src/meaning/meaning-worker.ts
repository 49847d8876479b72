import { readFileSync } from 'node:fs'
import { VERSES_66, type Verse, verseAt } from '@berea/scripture'
import { serveIndexes } from '../index/serve-indexes.ts'
import { codesOf } from './code-rows.ts'
import { MadeVectors } from './made-vectors.ts'
import { MeaningIndex } from './meaning-index.ts'
import type { MeaningFiles, MeaningQuestion } from './meaning-thread.ts'
import { type TextKey, textKey } from './text-key.ts'
import { readTextVectors } from './text-vectors.ts'
import { readUnits } from './units-file.ts'

type OpenMeaning = { readonly index: MeaningIndex; readonly made: MadeVectors; readonly verseTexts: string }

const refOf = ({ book, chapter, verse }: Verse) => `verse: ${book} ${chapter}:${verse}`

function open({ units, vectors, made: file, own, verseTexts }: MeaningFiles): OpenMeaning {
  const index = new MeaningIndex([readUnits(own), ...units.map((path) => readUnits(readFileSync(path)))])
  if (vectors !== undefined) readTextVectors(vectors, rowsOf(index), (row, codes) => index.learn(row, codes))
  const made = new MadeVectors(file)
  for (const [row, key] of made.isEmpty ? [] : unknownRows(index, ` ${verseTexts}`)) {
    const codes = made.find(key)
    if (codes) index.learn(row, codes)
  }
  return { index, made, verseTexts }
}

function* rowsOf(index: MeaningIndex): Generator<readonly [row: number, key: TextKey]> {
  for (let ordinal = 0; ordinal < VERSES_66; ordinal++) yield [ordinal, textKey(refOf(verseAt(ordinal)))]
  yield* index.units()
}

/**
 * Of a verse's own vector the key tells which texts it is of. To hash as many texts as there are verses for nothing would take
 * longer than all the rest.
 */
function* unknownRows(index: MeaningIndex, verseTexts: string): Generator<readonly [row: number, key: TextKey]> {
  for (const ordinal of index.missingVerses()) yield [ordinal, textKey(refOf(verseAt(ordinal)) + verseTexts)]
  for (const one of index.units()) if (!index.has(one[0])) yield one
}

function answer({ index, made, verseTexts }: OpenMeaning, question: MeaningQuestion): unknown {
  switch (question.type) {
    case 'nearest':
      return index.nearest(question.vectors, question.set, question.works, question.limit)
    case 'units':
      return index.likenessIn(question.vectors, question.work)
    case 'verses':
      return index.verses(question.vectors)
    case 'count':
      return index.count()
    case 'missing':
      return question.work === undefined ? index.missingVerses() : index.missingIn(question.work)
    case 'learn': {
      const { row, work, vector } = question
      const codes = codesOf(vector)
      const key = work === undefined ? textKey(`${refOf(verseAt(row))} ${verseTexts}`) : index.keyOf(work, row)
      if (key) made.add(key, codes)
      return index.learn(row, codes)
    }
  }
}

serveIndexes({ open, answer })
