import { overlaps, sizeOf } from '@berea/scripture'
import { asksYesOrNo } from '../../evidence/asked/yes-or-no.ts'
import { type Desk, isAboutMore } from '../../evidence/desk.ts'
import { gatherEvidence } from '../../evidence/gather.ts'
import { counselOf } from '../../evidence/passages/counsel.ts'
import type { Found } from '../../evidence/passages/passages.ts'
import { namesAny, readFound, wordsNaming } from '../../evidence/reading.ts'
import { turnedTo } from '../../evidence/situations/turned-to.ts'
import { defineFirst, inOwnLanguage } from '../../evidence/statements/definitions.ts'
import { leadingStatement } from '../../evidence/statements/leading.ts'
import type { Statement } from '../../evidence/statements/statements.ts'
import { type Teachings, teachingsOf } from '../../evidence/voices/traditions.ts'
import { inBrief } from '../brief.ts'
import type { Composer } from '../composer.ts'
import { leadWithCounsel, leadWithSpread } from '../leads.ts'
import { nothingFound } from '../nothing.ts'
import { readOn, traditions, voices } from '../parts.ts'
import { composeByTestament } from './testaments.ts'

/** What the churches teach: a definition, the passages they appeal to, each tradition from its own text. */
export const composeDoctrine: Composer = async function* (pen, budget) {
  const { desk } = pen
  const isDoubted = asksYesOrNo(desk.understood.question.text)
  const [gathered, definitions, teachings] = await Promise.all([
    gatherEvidence(desk, { count: 5, perBook: 2, bothTestaments: true }),
    isAboutMore(desk) || isDoubted ? [] : defineFirst(desk, ['theology', 'dictionary', 'notes']),
    teachingsOf(desk),
  ])
  const counsel = counselOf(desk)
  const isKnown = counsel.length >= LEAST_PASSAGES
  const evidence = { ...gathered, passages: isKnown ? counsel : appealedTo(desk, gathered.passages, teachings) }
  if (evidence.passages.length === 0 || !(evidence.found || definitions.length > 0 || teachings.found.length > 0)) {
    return yield* nothingFound(pen, evidence)
  }
  const leading = await leadingStatement(desk, evidence, inOwnLanguage(desk, definitions))
  const statement =
    (leading && isKnown && !isOnAny(leading, counsel) ? undefined : leading) ??
    (desk.locale === 'en' ? ofOneTradition(teachings) : undefined)
  const first = evidence.passages.slice(0, 4)
  yield statement === undefined && isKnown ? leadWithCounsel(pen, first) : leadWithSpread(pen, statement, first)
  if (budget.isQuick) return yield* inBrief(pen, budget, evidence, statement !== undefined)

  const quoted = yield* composeByTestament(pen, evidence.passages, budget)
  if (budget.hasRoom('teachers')) yield* voices(pen, quoted, 2)
  yield* traditions(pen, teachings)
  const [main] = quoted
  if (main)
    yield* readOn(pen, main, [...evidence.passages.filter((found) => !quoted.includes(found)), ...evidence.further])
  return { evidence, passages: quoted }
}

/** Passages that a doctrine needs to be spoken of; and verses that one of them may have. */
const LEAST_PASSAGES = 3
const LONGEST_PROOF = 6

/**
 * The passages that the churches appeal to: of those found, the ones that are long turned to in the matter,
 * that name it, or that the confessions name with it; where these are few, further proof texts of theirs.
 */
function appealedTo(desk: Desk, passages: readonly Found[], { found }: Teachings): readonly Found[] {
  const proofs = found.flatMap(({ section }) => section.mentions ?? [])
  const classic = turnedTo(desk.understood).map(({ passage }) => passage)
  const [term] = desk.understood.terms
  if (proofs.length === 0 || term === undefined) return passages
  const words = wordsNaming(desk, term)
  const kept = passages.filter(
    ({ passage }) =>
      [...classic, ...proofs].some((place) => overlaps(place, passage)) || namesAny(desk, words, passage),
  )
  const further = proofs
    .filter((proof) => sizeOf(proof) <= LONGEST_PROOF && !kept.some(({ pericope }) => overlaps(pericope, proof)))
    .flatMap((proof) => readFound(desk, proof) ?? [])
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
