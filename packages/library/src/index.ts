export { ANALYSED, type AnalysedLanguage, analyse, analysedLanguage } from './analysis/analyse.ts'
export { ask } from './building/asked.ts'
export type { Built, Progress } from './building/build.ts'
export { type BuildLibraryOptions, buildLibrary } from './building/build-library.ts'
export { isDiskFull } from './building/disk-full.ts'
export type { Busy } from './building/lock.ts'
export {
  type ChosenSource,
  chooseSource,
  openSource,
  type SourceAddress,
  type SourceChoice,
} from './building/open-source.ts'
export type { Stage, Wish } from './building/plan.ts'
export { countEntries, type Entry, type Part, type PartName, wayTo, wayToSection } from './contents/part.ts'
export type { VectorsProblem } from './index/meaning.ts'
export type {
  AfterRecord,
  AskedVectors,
  EditionPassage,
  Library,
  NearHit,
  PassageHit,
  RecordHit,
  RecordQuestion,
  SectionHit,
  VerseHit,
  VerseLikeness,
  WorkFilter,
} from './library.ts'
export { unitsOf } from './meaning/units.ts'
export { writeBrokenMiniature } from './miniature/broken.ts'
export { writeMiniature } from './miniature/write.ts'
export { type LanguageReadiness, type OpenLibrary, openLibrary, type Readiness } from './open.ts'
export { OWN_WORK, ownSectionId } from './own/own-section.ts'
export { partsOf } from './own/parts.ts'
export { locate, type Place } from './quotation/locate.ts'
export { recently } from './recent.ts'
export type { EditionBook, EditionVerse } from './sections/edition.ts'
export type { Problem } from './sections/problem.ts'
export type { Kind, Section, Tier, Work, WorkTradition } from './sections/section.ts'
