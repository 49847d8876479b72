import { readFileSync } from 'node:fs'
import { type Verse, verseAt } from '@berea/scripture'
import { serveIndexes } from '../index/serve-indexes.ts'
import { codesOf } from './code-rows.ts'
import { MeaningIndex } from './meaning-index.ts'
import type { MeaningFiles, MeaningQuestion } from './meaning-thread.ts'
import { OwnVectors } from './own-vectors.ts'
import { textKey } from './text-key.ts'
import { openTextVectors } from './text-vectors.ts'
import { readUnits } from './units-file.ts'

type OpenMeaning = { readonly index: MeaningIndex; readonly own: OwnVectors; readonly verseTexts: string }

const refOf = ({ book, chapter, verse }: Verse) => `verse: ${book} ${chapter}:${verse}`

function open({ units, vectors, own, verseTexts }: MeaningFiles): OpenMeaning {
  const index = new MeaningIndex(units.map((file) => readUnits(readFileSync(file))))
  const known = vectors === undefined ? undefined : openTextVectors(vectors)
  const made = new OwnVectors(own)
  index.fill(
    (ordinal) => {
      const ref = refOf(verseAt(ordinal))
      const came = known?.(textKey(ref))
      // To hash as many texts as there are verses for nothing would take longer than all the rest.
      return came ?? (made.isEmpty ? undefined : made.find(textKey(`${ref} ${verseTexts}`)))
    },
    (key) => known?.(key) ?? made.find(key),
  )
  return { index, own: made, verseTexts }
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
