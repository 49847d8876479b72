import { readFileSync } from 'node:fs'
import { VERSES_66, type Verse, verseAt } from '@berea/scripture'
import { serveIndexes } from '../index/serve-indexes.ts'
import { codesOf } from './code-rows.ts'
import { MeaningIndex } from './meaning-index.ts'
import type { MeaningFiles, MeaningQuestion } from './meaning-thread.ts'
import { OwnVectors } from './own-vectors.ts'
import { type TextKey, textKey } from './text-key.ts'
import { readTextVectors } from './text-vectors.ts'
import { readUnits } from './units-file.ts'

type OpenMeaning = { readonly index: MeaningIndex; readonly own: OwnVectors; readonly verseTexts: string }

const refOf = ({ book, chapter, verse }: Verse) => `verse: ${book} ${chapter}:${verse}`

function open({ units, vectors, own, verseTexts }: MeaningFiles): OpenMeaning {
  const index = new MeaningIndex(units.map((file) => readUnits(readFileSync(file))))
  if (vectors !== undefined) readTextVectors(vectors, rowsOf(index), (row, codes) => index.learn(row, codes))
  const made = new OwnVectors(own)
  // To hash as many texts as there are verses for nothing would take longer than all the rest.
  if (!made.isEmpty) {
    for (const [row, key] of rowsOf(index, ` ${verseTexts}`)) {
      const codes = index.has(row) ? undefined : made.find(key)
      if (codes) index.learn(row, codes)
    }
  }
  return { index, own: made, verseTexts }
}

/** Of a verse's own vector the key tells which texts it is of. */
function* rowsOf(index: MeaningIndex, verseTexts = ''): Generator<readonly [row: number, key: TextKey]> {
  for (let ordinal = 0; ordinal < VERSES_66; ordinal++) yield [ordinal, textKey(refOf(verseAt(ordinal)) + verseTexts)]
  yield* index.units()
}

function answer({ index, own, verseTexts }: OpenMeaning, question: MeaningQuestion): unknown {
  switch (question.type) {
    case 'nearest':
      return index.nearest(question.vectors, question.set, question.works, question.limit)
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
      if (key) own.add(key, codes)
      return index.learn(row, codes)
    }
  }
}

serveIndexes({ open, answer })
