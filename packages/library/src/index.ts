export type { EditionPassage, Library, SectionHit, VerseHit, WorkFilter } from './library.ts'
export type { EditionBook, EditionVerse } from './sections/edition.ts'
export type { Problem } from './sections/problem.ts'
export type { Kind, Section, Tier, Work, WorkTradition } from './sections/section.ts'
