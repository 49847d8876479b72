import { overlaps } from '@berea/scripture'
import { teachingsOf } from '../../gather/commentators/traditions.ts'
import { gatherEvidence } from '../../gather/gather.ts'
import type { Found } from '../../gather/passages/passages.ts'
import { readFound } from '../../gather/reading.ts'
import { type Explained, explanationsOf } from '../../gather/statements/explained.ts'
import { inBrief } from '../brief.ts'
import type { Composed, Composer } from '../composer.ts'
import type { Block } from '../draft.ts'
import { asNearest } from '../leads.ts'
import { readOn, scripture, stated, traditions, voices } from '../parts.ts'
import { paragraph, type SentenceWriter, settled } from '../sentence-writer.ts'
import { composeByTestament } from './testaments.ts'

/** Where the library explains what is asked, its explanation opens the answer; else it is composed otherwise. */
export const explainFirst = (otherwise: Composer): Composer =>
  async function* (writer, budget) {
    const explanations = await explanationsOf(writer.context)
    const [first] = explanations
    return yield* first ? composeExplained(explanations)(writer, budget) : otherwise(writer, budget)
  }

/** What explains it, the verses that it is on and that speak of it, a second explanation, teachers, the churches. */
const composeExplained = ([lead, ...others]: readonly Explained[]): Composer =>
  async function* (writer, budget): AsyncGenerator<Block, Composed> {
    const { context } = writer
    const evidence = await gatherEvidence(context, { count: 5, perBook: 2, bothTestaments: true })
    const { statement, gate } = lead!
    const said = paragraph(...stated(writer, statement))
    yield settled(gate === 'answers' ? said : asNearest(writer, said))
    const passages = passagesFor(writer, lead!, evidence.passages)
    if (budget.isQuick) return yield* inBrief(writer, budget, { ...evidence, passages }, true)

    const quoted =
      context.understood.passages.length > 0
        ? yield* inOnePart(writer, passages)
        : yield* composeByTestament(writer, passages, budget)
    const second = others.find((other) => other.statement.section.work !== statement.section.work) ?? others[0]
    if (second) yield paragraph(...stated(writer, second.statement))
    if (budget.hasRoom('teachers')) yield* voices(writer, quoted.slice(0, 2), 2)
    const isTaught = context.understood.intent === 'doctrine'
    if (isTaught && budget.hasRoom('traditions')) yield* traditions(writer, await teachingsOf(context))
    const [main] = quoted
    if (main)
      yield* readOn(writer, main, [
        ...evidence.passages.filter((found) => !quoted.includes(found)),
        ...evidence.further,
      ])
    return { evidence, passages: quoted }
  }

function* inOnePart(writer: SentenceWriter, passages: readonly Found[]): Generator<Block, Found[]> {
  const shown = passages.slice(0, 3)
  if (shown.length > 0) yield writer.heading(writer.sentences.heading.scripture)
  for (const found of shown) yield* scripture(writer, [found])
  return shown
}

/** Verses of a note that are printed with it. */
const LONGEST = 6

/** The verses that the explanation is on stand first; then those that were found for the question. */
function passagesFor({ context }: SentenceWriter, { statement }: Explained, found: readonly Found[]): readonly Found[] {
  const [place] = statement.section.passages
  if (statement.kind !== 'note' || !place) return found
  const own = found.find(({ passage }) => overlaps(passage, place))
  const read = own ?? readFound(context, shorten(place))
  const rest = found.filter((one) => one !== own && !(read && overlaps(one.passage, read.passage)))
  return read ? [read, ...rest] : found
}

const shorten = ({ first, last }: Found['passage']): Found['passage'] =>
  first.chapter === last.chapter && last.verse - first.verse >= LONGEST
    ? { first, last: { ...first, verse: first.verse + LONGEST - 1 } }
    : { first, last }
