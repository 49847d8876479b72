import { overlaps } from '@berea/scripture'
import { gatherEvidence } from '../../evidence/gather.ts'
import type { Found } from '../../evidence/passages/passages.ts'
import { readFound } from '../../evidence/reading.ts'
import { type Explained, explanationsOf } from '../../evidence/statements/explained.ts'
import { teachingsOf } from '../../evidence/voices/traditions.ts'
import { inBrief } from '../brief.ts'
import type { Composed, Composer } from '../composer.ts'
import type { Block } from '../draft.ts'
import { asNearest } from '../leads.ts'
import { readOn, scripture, stated, traditions, voices } from '../parts.ts'
import { type Pen, paragraph } from '../pen.ts'
import { composeByTestament } from './testaments.ts'

/** Where the library explains what is asked, its explanation opens the answer; else it is composed otherwise. */
export const explainFirst = (otherwise: Composer): Composer =>
  async function* (pen, budget) {
    const explanations = await explanationsOf(pen.desk)
    const [first] = explanations
    return yield* first ? composeExplained(explanations)(pen, budget) : otherwise(pen, budget)
  }

/** What explains it, the verses that it is on and that speak of it, a second explanation, teachers, the churches. */
const composeExplained = ([lead, ...others]: readonly Explained[]): Composer =>
  async function* (pen, budget): AsyncGenerator<Block, Composed> {
    const { desk } = pen
    const evidence = await gatherEvidence(desk, { count: 5, perBook: 2, bothTestaments: true })
    const { statement, gate } = lead!
    const said = paragraph(...stated(pen, statement))
    yield gate === 'answers' ? said : asNearest(pen, said)
    const passages = passagesFor(pen, lead!, evidence.passages)
    if (budget.isQuick) return yield* inBrief(pen, budget, { ...evidence, passages }, true)

    const quoted =
      desk.understood.passages.length > 0
        ? yield* inOnePart(pen, passages)
        : yield* composeByTestament(pen, passages, budget)
    const second = others.find((other) => other.statement.section.work !== statement.section.work) ?? others[0]
    if (second) yield paragraph(...stated(pen, second.statement))
    if (budget.hasRoom('teachers')) yield* voices(pen, quoted.slice(0, 2), 2)
    const isTaught = desk.understood.intent === 'doctrine'
    if (isTaught && budget.hasRoom('traditions')) yield* traditions(pen, await teachingsOf(desk))
    const [main] = quoted
    if (main)
      yield* readOn(pen, main, [...evidence.passages.filter((found) => !quoted.includes(found)), ...evidence.further])
    return { evidence, passages: quoted }
  }

function* inOnePart(pen: Pen, passages: readonly Found[]): Generator<Block, Found[]> {
  const shown = passages.slice(0, 3)
  if (shown.length > 0) yield pen.heading(pen.sentences.heading.scripture)
  for (const found of shown) yield* scripture(pen, [found])
  return shown
}

/** Verses of a note that are printed with it. */
const LONGEST = 6

/** The verses that the explanation is on stand first; then those that were found for the question. */
function passagesFor({ desk }: Pen, { statement }: Explained, found: readonly Found[]): readonly Found[] {
  const [place] = statement.section.passages
  if (statement.kind !== 'note' || !place) return found
  const own = found.find(({ passage }) => overlaps(passage, place))
  const read = own ?? readFound(desk, shorten(place))
  const rest = found.filter((one) => one !== own && !(read && overlaps(one.passage, read.passage)))
  return read ? [read, ...rest] : found
}

const shorten = ({ first, last }: Found['passage']): Found['passage'] =>
  first.chapter === last.chapter && last.verse - first.verse >= LONGEST
    ? { first, last: { ...first, verse: first.verse + LONGEST - 1 } }
    : { first, last }
