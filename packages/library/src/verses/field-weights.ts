import type { AnalysedLanguage } from '../analysis/analyse.ts'

/**
 * How much a word counts where it stands for a verse: in the verse, one to four verses away, in its
 * passage, in notes on it or on its neighbours, in the heading above it, in what is known of its
 * book. `chapter` is the share of the chapter's own score. Tuned on 500 translation questions a
 * language, of chapters outside of every evaluation; own measurement, CC0.
 */
export type FieldWeights = {
  readonly verse: number
  readonly next: number
  readonly second: number
  readonly farther: number
  readonly pericope: number
  readonly notes: number
  readonly notesNext: number
  readonly heading: number
  readonly context: number
  readonly k1: number
  readonly b: number
  readonly chapter: number
}

const FRENCH: FieldWeights = {
  verse: 1,
  next: 0.2,
  second: 0.05,
  farther: 0,
  pericope: 0.02,
  notes: 0.15,
  notesNext: 0,
  heading: 0.4,
  context: 0.3,
  k1: 0.5,
  b: 0.8,
  chapter: 0.1,
}

export const FIELD_WEIGHTS: Readonly<Record<AnalysedLanguage, FieldWeights>> = {
  en: { ...FRENCH, farther: 0.05, pericope: 0, k1: 0.3, chapter: 0.2 },
  zh: { ...FRENCH, second: 0.15, pericope: 0.05, notesNext: 0.05, heading: 0, k1: 0.3, b: 0.6, chapter: 0.2 },
  fr: FRENCH,
  // No translation questions exist in Spanish: the nearest language's weights serve.
  es: FRENCH,
}
