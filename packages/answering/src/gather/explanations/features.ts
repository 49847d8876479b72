import { analyse, analysedLanguage } from '@berea/library'
import { sizeOf } from '@berea/scripture'
import type { Asked, Candidate } from './candidates.ts'

/** What is wanted of a paragraph. */
export type Wanted = 'definition' | 'passage' | 'position' | 'fact' | 'counsel'

/** What the score of a paragraph is made of, in the order of the weights. */
export const FEATURES = [
  'likeness',
  'likenessAbove',
  'firstByMeaning',
  'firstByWords',
  'words',
  'rareWords',
  'titleInQuestion',
  'questionInTitle',
  'headword',
  'opening',
  'onNamed',
  'onFound',
  'narrow',
  'ownLanguage',
  'length',
  'references',
  'note',
  'dictionary',
  'theology',
  'creed',
  'definitionByHeadword',
  'definitionByNote',
  'positionByCreed',
  'passageOnIt',
  'factByPeople',
] as const
type Feature = (typeof FEATURES)[number]

/** A value for each of FEATURES; all lie roughly between -1 and 1. */
export type Features = readonly number[]

const REFERENCE = /\d+[:.：]\d+/g

/** The features of all candidates of one question: some say how a candidate stands among the others. */
export function featuresOf(asked: Asked, wanted: Wanted, candidates: readonly Candidate[]): readonly Features[] {
  const questionWords = wordsOf(asked.text, asked.languages[0] ?? 'en')
  const said = candidates.map(({ section, work, start, end }) => ({
    title: wordsOf(section.title ?? '', work.language),
    text: wordsOf(section.text.slice(start, end), work.language),
  }))
  const rarity = new Map(
    [...questionWords].map((word) => {
      const holding = said.filter(({ title, text }) => title.has(word) || text.has(word)).length
      return [word, Math.log((1 + candidates.length) / (1 + holding))]
    }),
  )
  const likenesses = candidates.flatMap(({ likeness }) => likeness ?? [])
  const mean = likenesses.reduce((sum, one) => sum + one, 0) / Math.max(1, likenesses.length)
  const spread = Math.sqrt(likenesses.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, likenesses.length))

  return candidates.map((candidate, at): Features => {
    const { section, work, likeness, meaningRank, wordRank } = candidate
    const { title, text } = said[at]!
    const all = title.union(text)
    const length = candidate.end - candidate.start
    const isChinese = /^(zh|lzh)/.test(work.language)
    const [place] = section.passages
    const isNote = work.kind === 'notes'
    const isDictionary = work.kind === 'dictionary' || work.kind === 'people-places'
    const isCreed = work.kind === 'creeds'
    const isHeadword = title.size > 0 && title.isSubsetOf(questionWords) && !isNote
    const words = section.text.slice(candidate.start, candidate.end)
    const values: Record<Feature, number> = {
      likeness: likeness === undefined ? 0 : (likeness - 0.6) * 4,
      likenessAbove: likeness === undefined || spread === 0 ? 0 : (likeness - mean) / spread / 2,
      firstByMeaning: meaningRank === undefined ? 0 : 1 / (1 + meaningRank),
      firstByWords: wordRank === undefined ? 0 : 1 / (1 + wordRank),
      words: shareOf(questionWords, all),
      rareWords: weighedShare(rarity, all),
      titleInQuestion: shareOf(title, questionWords),
      questionInTitle: weighedShare(rarity, title),
      headword: isHeadword || candidate.isHeadword ? 1 : 0,
      opening: section.text.slice(0, candidate.start).trim() === '' ? 1 : 0,
      onNamed: candidate.onNamed ? 1 : 0,
      onFound: candidate.onFound ? 1 : 0,
      narrow: isNote && place ? 1 / Math.sqrt(sizeOf(place)) : 0,
      ownLanguage: asked.languages.includes(work.language) ? 1 : 0,
      length: Math.min(1, Math.log2(1 + length / (isChinese ? 40 : 110)) / 3),
      references: Math.min(1, ((words.match(REFERENCE)?.length ?? 0) * (isChinese ? 12 : 30)) / Math.max(1, length)),
      note: isNote ? 1 : 0,
      dictionary: isDictionary ? 1 : 0,
      theology: work.kind === 'theology' ? 1 : 0,
      creed: isCreed ? 1 : 0,
      definitionByHeadword: wanted === 'definition' && isHeadword ? 1 : 0,
      definitionByNote: wanted === 'definition' && isNote ? 1 : 0,
      positionByCreed: wanted === 'position' && isCreed ? 1 : 0,
      passageOnIt: candidate.onNamed && isNote && place && sizeOf(place) <= 8 ? 1 : 0,
      factByPeople: wanted === 'fact' && work.kind === 'people-places' ? 1 : 0,
    }
    return FEATURES.map((feature) => values[feature])
  })
}

function wordsOf(text: string, tag: string): ReadonlySet<string> {
  const language = analysedLanguage(tag)
  return new Set(language ? analyse(text, language) : [])
}

const shareOf = (wanted: ReadonlySet<string>, found: ReadonlySet<string>): number =>
  wanted.size === 0 ? 0 : wanted.intersection(found).size / wanted.size

function weighedShare(weights: ReadonlyMap<string, number>, found: ReadonlySet<string>): number {
  let all = 0
  let met = 0
  for (const [word, weight] of weights) {
    all += weight
    if (found.has(word)) met += weight
  }
  return all === 0 ? 0 : met / all
}
