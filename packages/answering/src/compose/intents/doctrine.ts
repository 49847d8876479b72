import { overlaps, sizeOf } from '@berea/scripture'
import { type AnswerContext, isAboutMore } from '../../gather/answer-context.ts'
import { type Teachings, teachingsOf } from '../../gather/commentators/traditions.ts'
import { gatherEvidence } from '../../gather/gather.ts'
import { counselOf } from '../../gather/passages/counsel.ts'
import type { Found } from '../../gather/passages/passages.ts'
import { namesAny, readFound, wordsNaming } from '../../gather/reading.ts'
import { turnedTo } from '../../gather/situations/turned-to.ts'
import { defineFirst, inOwnLanguage } from '../../gather/statements/definitions.ts'
import { leadingStatement } from '../../gather/statements/leading.ts'
import type { Statement } from '../../gather/statements/statements.ts'
import { asksYesOrNo } from '../../gather/telling-verses/yes-or-no.ts'
import { inBrief } from '../brief.ts'
import type { Composer } from '../composer.ts'
import { leadWithCounsel, leadWithSpread } from '../leads.ts'
import { nothingFound } from '../nothing.ts'
import { readOn, traditions, voices } from '../parts.ts'
import { composeByTestament } from './testaments.ts'

/** What the churches teach: a definition, the passages they appeal to, each tradition from its own text. */
export const composeDoctrine: Composer = async function* (writer, budget) {
  const { context } = writer
  const isDoubted = asksYesOrNo(context.understood.question.text)
  const [gathered, definitions, teachings] = await Promise.all([
    gatherEvidence(context, { count: 5, perBook: 2, bothTestaments: true }),
    isAboutMore(context) || isDoubted ? [] : defineFirst(context, ['theology', 'dictionary', 'notes']),
    teachingsOf(context),
  ])
  const counsel = counselOf(context)
  const isKnown = counsel.length >= LEAST_PASSAGES
  const evidence = { ...gathered, passages: isKnown ? counsel : appealedTo(context, gathered.passages, teachings) }
  if (evidence.passages.length === 0 || !(evidence.found || definitions.length > 0 || teachings.found.length > 0)) {
    return yield* nothingFound(writer, evidence)
  }
  const leading = await leadingStatement(context, evidence, inOwnLanguage(context, definitions))
  const statement =
    (leading && isKnown && !isOnAny(leading, counsel) ? undefined : leading) ??
    (context.locale === 'en' ? ofOneTradition(teachings) : undefined)
  const first = evidence.passages.slice(0, 4)
  yield statement === undefined && isKnown ? leadWithCounsel(writer, first) : leadWithSpread(writer, statement, first)
  if (budget.isQuick) return yield* inBrief(writer, budget, evidence, statement !== undefined)

  const quoted = yield* composeByTestament(writer, evidence.passages, budget)
  if (budget.hasRoom('teachers')) yield* voices(writer, quoted, 2)
  yield* traditions(writer, teachings)
  const [main] = quoted
  if (main)
    yield* readOn(writer, main, [...evidence.passages.filter((found) => !quoted.includes(found)), ...evidence.further])
  return { evidence, passages: quoted }
}

/** Passages that a doctrine needs to be spoken of; and verses that one of them may have. */
const LEAST_PASSAGES = 3
const LONGEST_PROOF = 6

/**
 * The passages that the churches appeal to: of those found, the ones that are long turned to in the matter,
 * that name it, or that the confessions name with it; where these are few, further proof texts of theirs.
 */
function appealedTo(context: AnswerContext, passages: readonly Found[], { found }: Teachings): readonly Found[] {
  const proofs = found.flatMap(({ section }) => section.mentions ?? [])
  const classic = turnedTo(context.understood).map(({ passage }) => passage)
  const [term] = context.understood.terms
  if (proofs.length === 0 || term === undefined) return passages
  const words = wordsNaming(context, term)
  const kept = passages.filter(
    ({ passage }) =>
      [...classic, ...proofs].some((place) => overlaps(place, passage)) || namesAny(context, words, passage),
  )
  const further = proofs
    .filter((proof) => sizeOf(proof) <= LONGEST_PROOF && !kept.some(({ pericope }) => overlaps(pericope, proof)))
    .flatMap((proof) => readFound(context, proof) ?? [])
  return [...kept, ...further.slice(0, Math.max(0, LEAST_PASSAGES - kept.length))]
}

/** Where only one tradition's text speaks to the matter, it leads, by its name. */
function ofOneTradition({ found }: Teachings): Statement | undefined {
  const [only, other] = found
  if (!only || other) return undefined
  return { kind: 'catechism', quote: only.quote, section: only.section, share: only.share }
}

/** Beside passages long turned to in the matter, a note on others is about something else. */
const isOnAny = ({ kind, section }: Statement, counsel: readonly Found[]): boolean =>
  kind === 'definition' || counsel.some(({ passage }) => section.passages.some((place) => overlaps(place, passage)))
