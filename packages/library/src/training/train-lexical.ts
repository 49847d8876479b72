import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listVerses, ordinal } from '@berea/scripture'
import { type AnalysedLanguage, analyse, analysedLanguage } from '../analysis/analyse.ts'
import type { Heading } from '../building/assembling-verses.ts'
import { type Generation, readGeneration } from '../building/generation.ts'
import { partPath } from '../building/parts.ts'
import { arrayOf, readArrays } from '../editions/array-file.ts'
import { openShelf } from '../index/shelf.ts'
import { findCandidates } from '../verses/candidates.ts'
import { featuresOf } from '../verses/features.ts'
import { openFieldIndex } from '../verses/field-index.ts'
import { FirstStage } from '../verses/first-stage.ts'
import { LEXICAL_RANKERS } from '../verses/ranker-weights.ts'
import { shapeOf } from '../verses/shape.ts'
import { gramsOf } from '../verses/verse-index-file.ts'
import { type Example, train } from './softmax.ts'

const USAGE = `node packages/library/src/training/train-lexical.ts --library DIR --leave-out FILE [--language zh]

Trains a lexical ranker (verses/ranker-weights.ts) on the library's translation questions, of every language
or of one, and prints its weights. FILE names chapters, one a line (JHN 11), whose questions are for measuring only.
`

const NAMES = Object.keys(LEXICAL_RANKERS.en)

/** Of the candidates that do not answer, those that words put highest: the others are told apart anyway. */
const WRONG = 80

type Asked = { readonly question: string; readonly gold: ReadonlySet<number> }

/** The translation questions of a language, but for those about chapters that are left out. */
function questionsIn(
  library: string,
  generation: Generation,
  language: AnalysedLanguage,
  leftOut: ReadonlySet<string>,
) {
  const asked: Asked[] = []
  for (const { id } of generation.works.filter(
    (work) => work.kind === 'questions' && analysedLanguage(work.language) === language,
  )) {
    const part = generation.shelves.get(id)
    if (!part) continue
    const shelf = openShelf(partPath(library, part))
    for (let order = 0; order < shelf.size; order++) {
      const { title, passages } = shelf.at(order)
      const verses = passages.flatMap((passage) => listVerses(passage))
      if (!title || verses.length === 0) continue
      if (verses.some(({ book, chapter }) => leftOut.has(`${book} ${chapter}`))) continue
      asked.push({ question: title, gold: new Set(verses.map(ordinal)) })
    }
    shelf.close()
  }
  return asked
}

/** What words alone find for each question; questions whose answer is not among it teach nothing. */
function examplesOf(library: string, part: string, language: AnalysedLanguage, asked: readonly Asked[]): Example[] {
  const folder = partPath(library, part)
  const headings = JSON.parse(readFileSync(join(folder, 'pericopes.json'), 'utf8')) as readonly Heading[]
  const { meta, arrays } = readArrays(readFileSync(join(folder, 'verses')))
  const { editions } = meta as { editions: number }
  const index = openFieldIndex(arrays, language, editions, shapeOf(headings.map(({ place }) => place)))
  const references = arrayOf(arrays, 'references', 'u16')
  const stage = new FirstStage(index)
  return asked.flatMap(({ question, gold }) => {
    const words = analyse(question, language)
    const found = findCandidates(index, stage.score(words, gramsOf(words, language)), undefined)
    const features = featuresOf(found, references)
    const places = found.candidates.map((_, i) => i)
    const right = places.filter((i) => gold.has(found.candidates[i]!))
    const wrong = places.filter((i) => !gold.has(found.candidates[i]!)).slice(0, WRONG)
    if (right.length === 0) return []
    const row = (i: number) => Float32Array.from(NAMES, (name) => features.get(name)![i]!)
    return { right: right.length, rows: [...right, ...wrong].map(row) }
  })
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { library: { type: 'string' }, 'leave-out': { type: 'string' }, language: { type: 'string' } },
  })
  const { library, 'leave-out': file, language: only } = values
  const generation = library && (await readGeneration(library))
  if (!library || !generation || !file) {
    process.stderr.write(USAGE)
    return 2
  }
  const leftOut = new Set(readFileSync(file, 'utf8').split('\n'))
  const examples = [...generation.verses].flatMap(([name, part]) => {
    const language = name as AnalysedLanguage
    if (only !== undefined && language !== only) return []
    const made = examplesOf(library, part, language, questionsIn(library, generation, language, leftOut))
    process.stderr.write(`${language}: ${made.length} questions\n`)
    return made
  })
  const { weights, means } = train(examples, NAMES.length)
  for (const [i, name] of NAMES.entries()) {
    process.stdout.write(`  ${name}: [${round(weights[i]!)}, ${round(means[i]!)}],\n`)
  }
  return 0
}

const round = (value: number) => Number(value.toFixed(5))

process.exitCode = await main()
