import { readFileSync } from 'node:fs'
import type { Encoder } from '@berea/embedding'
import type { OpenLibrary } from '@berea/library'
import { type Locale, type Passage, TEXT_LANGUAGES } from '@berea/scripture'
import { findCandidates } from '../../packages/answering/src/gather/explanations/candidates.ts'
import { featuresOf } from '../../packages/answering/src/gather/explanations/features.ts'
import { wantedOf } from '../../packages/answering/src/gather/explanations/wanted-of.ts'
import { understand } from '../../packages/answering/src/index.ts'

type Row = { readonly id: string; readonly locale: Locale; readonly text: string }
type Labelled = {
  readonly question: string
  readonly section: string
  readonly start: number
  readonly end: number
  readonly label: 'answers' | 'near' | 'no'
}
/** A question with what is found for it; `label` where somebody has read the paragraph. */
export type Judged = {
  readonly id: string
  readonly candidates: readonly {
    readonly features: readonly number[]
    readonly label: Labelled['label'] | undefined
  }[]
}

const readRows = <Kind>(name: string): Kind[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Kind)

/** Every second question is kept for measuring. */
export async function judgedQuestions(
  half: 'fitting' | 'measuring',
  library: OpenLibrary,
  encoder: Encoder | undefined,
): Promise<Judged[]> {
  const labels = Map.groupBy(readRows<Labelled>('labels.jsonl'), ({ question }) => question)
  const questions = readRows<Row>('questions.jsonl')
    .filter((_, at) => (at % 2 === 0) === (half === 'fitting'))
    .filter(({ id }) => labels.has(id))
  const judged: Judged[] = []
  for (const { id, locale, text } of questions) {
    const understood = understand({ text, locale, tradition: 'none', mode: 'deep' })
    const vectors = await encoder?.query(text)
    const [best] = await library.verses(text, locale, {
      limit: 1,
      likeness: vectors && (await library.likeness(vectors)),
    })
    const found: Passage[] = best ? [library.pericope(best.verse).passage] : []
    const languages = TEXT_LANGUAGES[understood.locale]
    const asked = { text, vectors, terms: understood.terms, named: understood.passages, found, languages, without: [] }
    const candidates = await findCandidates(asked, library)
    const features = featuresOf(asked, wantedOf(understood), candidates)
    const own = labels.get(id) ?? []
    judged.push({
      id,
      candidates: candidates.map(({ section, start, end }, at) => ({
        features: features[at]!,
        label: own.find((one) => one.section === section.id && one.start < end && one.end > start)?.label,
      })),
    })
  }
  return judged
}
