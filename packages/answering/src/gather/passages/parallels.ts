import { ordinal, overlaps, type Passage, verseAt } from '@berea/scripture'
import { type AnswerContext, covered } from '../answer-context.ts'
import { namedPassages } from '../counsel-topics/counsel-topics.ts'
import { knownQuestionOf } from '../known-question.ts'
import { readPassage } from '../quoting.ts'
import { turnedTo } from '../situations/turned-to.ts'
import { isTold } from '../telling-verses/told.ts'
import { wordsOfVerses } from '../verse-words.ts'
import { bearsOn, isOnNames } from './fitting.ts'
import { type Cluster, MOST } from './passages.ts'

type Weighed = { readonly pericope: Passage; readonly weights: ReadonlyMap<number, number>; readonly score: number }

/** Verses that stand for a passage: its weightiest. */
const WEIGHTIEST = 4

/** References of a verse that are looked at, best first; so many votes make one that needs nothing else. */
const REFERENCES = 30
const AGREED = 5

/** What weighs nearly as much as the first needs no reference to it; nor half as much, with so much of what is asked. */
const NEARLY = 0.75
const HALF = { weighty: 0.5, asked: 0.4 }

/**
 * Of what is told in one place, the first passage with its kin: those that readers have long put beside it
 * and that bear on the question, those that weigh nearly as much by themselves, and those known for it.
 * Beside John 11:35, where Jesus weeps, Luke 19:41 stays, where he weeps over the city; Mark 5:38, where
 * others weep, goes.
 */
export function keepParallels<One extends Weighed>(context: AnswerContext, clusters: readonly One[]): One[] {
  const [first, ...others] = clusters.slice(0, MOST)
  if (!first || !isTold(context) || context.understood.intent === 'list') return [...clusters]
  const { passages, question } = context.understood
  const named = [...turnedTo(context.understood), ...namedPassages(question.text)].map(({ passage }) => passage)
  const known = [...passages, ...named, ...(knownQuestionOf(context)?.places ?? [])]
  return [
    first,
    ...others.filter((other) => {
      if (known.some((passage) => overlaps(passage, other.pericope))) return true
      if (other.score >= first.score * NEARLY && bearsOn(context, other.pericope)) return true
      const votes = votesBetween(context, first, other)
      if (votes >= AGREED || (votes > 0 && bearsOn(context, other.pericope))) return true
      return (
        other.score >= first.score * HALF.weighty &&
        isOnNames(context, other.pericope) &&
        covered(context.matter, wordsOfVerses(weightiest(context, other), context.locale)) >= HALF.asked
      )
    }),
  ]
}

/** Of what is asked, a passage that readers agree on must have so much. */
const SOME = 0.2

/** What a reference brings in weighs, beside the first. */
const BROUGHT = 0.9

/**
 * Brings in what readers put beside the first passage and what tells of the same deed, though the question's
 * words alone did not find it: beside John 11:35, Luke 19:41. Only what has most of the votes, and only for what
 * happened; weightiest first.
 */
export function bringParallels(context: AnswerContext, clusters: readonly Cluster[]): Cluster[] {
  const [first] = clusters
  if (!first || context.understood.intent !== 'event') return [...clusters]
  const references = weightiestPlaces(first)
    .flatMap((place) => context.library.crossReferences(verseAt(place), REFERENCES))
    .filter(({ passage }) => !overlaps(passage, first.pericope))
  const agreed = Math.max(AGREED, ...references.map(({ votes }) => votes / 2))
  const brought = new Map<Cluster, number>()
  for (const { passage, votes } of references) {
    if (votes < agreed) continue
    const verses = readPassage(context, passage)?.verses ?? []
    if (covered(context.matter, wordsOfVerses(verses, context.locale)) < SOME) continue
    const { passage: pericope, heading } = context.library.pericope(passage.first)
    const known = [...clusters, ...brought.keys()].find((cluster) => overlaps(cluster.pericope, pericope))
    const weights = new Map(verses.map(({ verse }) => [ordinal(verse), 1]))
    const kin = known ?? { pericope, weights, score: 0, ...(heading === undefined ? {} : { heading }) }
    brought.set(kin, Math.max(kin.score, first.score * BROUGHT))
  }
  for (const [kin, score] of brought) kin.score = score
  return [...new Set([...clusters, ...brought.keys()])].sort((a, b) => b.score - a.score)
}

const weightiestPlaces = ({ weights }: Weighed): number[] =>
  [...weights]
    .sort((a, b) => b[1] - a[1])
    .slice(0, WEIGHTIEST)
    .map(([place]) => place)

function weightiest(context: AnswerContext, cluster: Weighed) {
  const places = weightiestPlaces(cluster)
  return readPassage(context, cluster.pericope)?.verses.filter(({ verse }) => places.includes(ordinal(verse))) ?? []
}

/** Most votes for a reference between two passages' weightiest verses; a single one from the other side is chance. */
function votesBetween({ library }: AnswerContext, first: Weighed, other: Weighed): number {
  const votes = (from: Weighed, to: Weighed) =>
    weightiestPlaces(from)
      .flatMap((place) => library.crossReferences(verseAt(place), REFERENCES))
      .filter(({ passage }) => overlaps(passage, to.pericope))
      .reduce((most, one) => Math.max(most, one.votes), 0)
  return Math.max(votes(first, other), votes(other, first) - 1)
}
