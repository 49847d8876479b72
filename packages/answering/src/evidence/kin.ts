import { ordinal, overlaps, type Passage, verseAt } from '@berea/scripture'
import { classicPassages, namedPassages } from './concerns.ts'
import { covered, type Desk } from './desk.ts'
import { bearsOn, isOnNames, isTold } from './fitting.ts'
import { readPassage } from './quoting.ts'
import { wordsOfVerses } from './verse-words.ts'

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
  const [first, ...others] = clusters
  if (!first || !isTold(desk) || desk.understood.intent === 'list') return [...clusters]
  const { passages, question } = desk.understood
  const named = [...classicPassages(question.text), ...namedPassages(question.text)].map(({ passage }) => passage)
  const known = [...passages, ...named]
  return [
    first,
    ...others.filter((other) => {
      if (known.some((passage) => overlaps(passage, other.pericope))) return true
      const votes = votesBetween(desk, first, other)
      if (votes >= AGREED) return true
      if (bearsOn(desk, other.pericope) && (votes > 0 || other.score >= first.score * NEARLY)) return true
      return (
        other.score >= first.score * HALF.weighty &&
        isOnNames(desk, other.pericope) &&
        covered(desk.matter, wordsOfVerses(weightiest(desk, other), desk.locale)) >= HALF.asked
      )
    }),
  ]
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
