import { ordinal, overlaps, type Passage, verseAt } from '@berea/scripture'
import { isTold } from '../asked/told.ts'
import { namedPassages } from '../concerns/concerns.ts'
import { covered, type Desk } from '../desk.ts'
import { readPassage } from '../quoting.ts'
import { sceneOf } from '../scene.ts'
import { turnedTo } from '../situations/turned-to.ts'
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
export function keepKin<One extends Weighed>(desk: Desk, clusters: readonly One[]): One[] {
  const [first, ...others] = clusters.slice(0, MOST)
  if (!first || !isTold(desk) || desk.understood.intent === 'list') return [...clusters]
  const { passages, question } = desk.understood
  const named = [...turnedTo(desk.understood), ...namedPassages(question.text)].map(({ passage }) => passage)
  const known = [...passages, ...named, ...(sceneOf(desk)?.places ?? [])]
  return [
    first,
    ...others.filter((other) => {
      if (known.some((passage) => overlaps(passage, other.pericope))) return true
      if (other.score >= first.score * NEARLY && bearsOn(desk, other.pericope)) return true
      const votes = votesBetween(desk, first, other)
      if (votes >= AGREED || (votes > 0 && bearsOn(desk, other.pericope))) return true
      return (
        other.score >= first.score * HALF.weighty &&
        isOnNames(desk, other.pericope) &&
        covered(desk.matter, wordsOfVerses(weightiest(desk, other), desk.locale)) >= HALF.asked
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
export function bringKin(desk: Desk, clusters: readonly Cluster[]): Cluster[] {
  const [first] = clusters
  if (!first || desk.understood.intent !== 'event') return [...clusters]
  const references = weightiestPlaces(first)
    .flatMap((place) => desk.library.crossReferences(verseAt(place), REFERENCES))
    .filter(({ passage }) => !overlaps(passage, first.pericope))
  const agreed = Math.max(AGREED, ...references.map(({ votes }) => votes / 2))
  const brought = new Map<Cluster, number>()
  for (const { passage, votes } of references) {
    if (votes < agreed) continue
    const verses = readPassage(desk, passage)?.verses ?? []
    if (covered(desk.matter, wordsOfVerses(verses, desk.locale)) < SOME) continue
    const { passage: pericope, heading } = desk.library.pericope(passage.first)
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

function weightiest(desk: Desk, cluster: Weighed) {
  const places = weightiestPlaces(cluster)
  return readPassage(desk, cluster.pericope)?.verses.filter(({ verse }) => places.includes(ordinal(verse))) ?? []
}

/** Most votes for a reference between two passages' weightiest verses; a single one from the other side is chance. */
function votesBetween({ library }: Desk, first: Weighed, other: Weighed): number {
  const votes = (from: Weighed, to: Weighed) =>
    weightiestPlaces(from)
      .flatMap((place) => library.crossReferences(verseAt(place), REFERENCES))
      .filter(({ passage }) => overlaps(passage, to.pericope))
      .reduce((most, one) => Math.max(most, one.votes), 0)
  return Math.max(votes(first, other), votes(other, first) - 1)
}
