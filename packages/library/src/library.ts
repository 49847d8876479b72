import type { Language, OwnKind } from '@berea/knowledge'
import type { Locale, Passage, Verse } from '@berea/scripture'
import type { Kind, Section, Work } from './sections/section.ts'

/** A run of verses as one edition prints it. */
export type EditionPassage = {
  readonly edition: Work
  /** In the English numbering, and as the edition numbers it (the two differ in Psalms, Joel, Malachi …). */
  readonly passage: Passage
  readonly printed: Passage
  /** The section (the edition's chapter) that holds its first verse: `bible-en-bsb/JHN.11`. */
  readonly section: string
  readonly verses: readonly {
    /** English numbering; `printed` as the edition numbers it. */
    readonly verse: Verse
    readonly printed: Verse
    /** The chapter that holds it: a passage may run over a chapter's end. */
    readonly section: string
    readonly text: string
    /** The last verse, as printed, of those that this text stands for together ("1-2"). */
    readonly through?: number
    readonly paragraph?: true
    /** A line of poetry begins with this verse. */
    readonly line?: true
    readonly heading?: string
    readonly title?: string
    /** Place of `text` in its own section's text, end exclusive. */
    readonly start: number
    readonly end: number
  }[]
}

export type WorkFilter = {
  readonly languages?: readonly string[]
  readonly kinds?: readonly Kind[]
  readonly traditions?: readonly string[]
  readonly works?: readonly string[]
  /** Works of these kinds are left out, whatever else matches (the evaluation leaves out `questions` and `topics`). */
  readonly withoutKinds?: readonly Kind[]
}

export type SectionHit = { readonly section: Section; readonly score: number }

export type PassageHit = {
  readonly passage: Passage
  readonly score: number
  /** The language of the headings by which it was found. */
  readonly headed: string
}

export type VerseHit = {
  readonly verse: Verse
  /** Comparable within one search only. */
  readonly score: number
  /** Share of the question's word weight that stands in the verse itself, 0 to 1. */
  readonly coverage: number
}

/** What is asked as an encoder's vectors: one, or of a long message several, of which the likest counts. */
export type AskedVectors = readonly Float32Array[]

/** How like every verse is to what was asked, by ordinal; NaN of one that has no vector. */
export type VerseLikeness = Float32Array

/** A paragraph, or a question that is answered there, like what was asked. */
export type NearHit = {
  readonly section: Section
  /** Place in the section's text, end exclusive. */
  readonly start: number
  readonly end: number
  /** The cosine, up to 1; comparable within one question. */
  readonly likeness: number
}

/** What is asked of our own records. */
export type RecordQuestion = {
  /** As it was typed, or as it stands alone. */
  readonly question: string
  readonly locale: Locale
  /** The encoder's vectors of it; without them words decide. */
  readonly asked?: AskedVectors | undefined
  /** The vectors of each of its sentences, where there are several. */
  readonly parts?: readonly AskedVectors[] | undefined
  /** What was spoken of when it was asked. */
  readonly after?: AfterRecord | undefined
}

/** What a question may go on from. */
export type AfterRecord = {
  /** The section of Berea's own words that the last answer was made of. */
  readonly section?: string
  /** What is asked, behind the name of what was spoken of: 「洗礼：小婴儿可以吗」, with its vectors. */
  readonly joined: { readonly question: string; readonly asked?: AskedVectors | undefined }
}

/** A record of Berea's own that may answer. */
export type RecordHit = {
  /** Its id, which belongs to one record of its kind. */
  readonly record: string
  readonly kind: OwnKind
  /** Its section in the reader's language: `berea-handbook/article/infant-baptism/fr`. */
  readonly section: string
  /** The way by which it was found, and the language of that: a question, or its own text. */
  readonly question: string
  readonly language: Language
  /** The cosine of question and way; by words alone the share of the question that stands in it. Up to 1. */
  readonly likeness: number
  /** How likely it is that the record answers, from 0 to 1: comparable among questions, languages and kinds. */
  readonly score: number
  /** The score is above the gate: of questions that people typed seven in eight that get so far are answered by it. */
  readonly isAnswer: boolean
  /** It comes near at least: what is no answer may be told as the nearest, and as no more than that. */
  readonly isNear: boolean
  /** It is above the gate of a question by itself, whatever that follows in its conversation. */
  readonly standsAlone: boolean
}

/**
 * The library as the rest of Berea sees it: read-only, one version at a time. Everything is
 * addressed by work and section id or by passage in the English numbering.
 */
export type Library = {
  /** Changes with every rebuild; the ETag of everything that is read here. */
  readonly version: string
  works(): readonly Work[]
  work(id: string): Work | undefined
  /** The passage in that edition; undefined where the edition lacks it. Null numbering surprises: see `printed`. */
  passage(edition: string, passage: Passage): EditionPassage | undefined
  /** The whole passage (by the editors' headings) that a verse stands in, English numbering. */
  pericope(verse: Verse): { readonly passage: Passage; readonly heading?: string }
  /** By id: a note, an article, or a Bible's chapter (text: its verses joined by line breaks). */
  section(id: string): Promise<Section | undefined>
  sections(ids: readonly string[]): Promise<readonly Section[]>
  /** The section and its neighbours in reading order; a work's own id is where it begins. */
  around(id: string, before: number, after: number): Promise<readonly Section[]>
  /** Sections about these verses (notes, commentaries, questions, stories), narrowest first. */
  about(passage: Passage, filter: WorkFilter, limit: number): Promise<readonly Section[]>
  /** Sections with exactly this headword or alternate name, script and accents folded. */
  named(term: string, filter: WorkFilter, limit: number): Promise<readonly Section[]>
  /** Full text, one language's analyser over each language asked; best first, scores comparable within a language. */
  search(query: string, filter: WorkFilter, limit: number): Promise<readonly SectionHit[]>
  /** The verses that answer a question best, single verses, English numbering. */
  verses(
    question: string,
    locale: Locale,
    options: {
      readonly limit: number
      readonly withoutKinds?: readonly Kind[]
      /** With it the likest verses are looked at too, and all are ranked by it as well. */
      readonly likeness?: VerseLikeness | undefined
    },
  ): Promise<readonly VerseHit[]>
  /** Undefined where the library has no vectors of that encoder: then words decide. */
  likeness(asked: AskedVectors): Promise<VerseLikeness | undefined>
  /**
   * The paragraphs, or the questions, that are likest to what was asked, best first, out of all of them; nothing where the
   * library has no vectors of that encoder.
   */
  nearest(
    asked: AskedVectors,
    set: 'paragraphs' | 'questions',
    filter: WorkFilter,
    limit: number,
  ): Promise<readonly NearHit[]>
  /**
   * The records of Berea's own that may answer a question, best first: articles and corrections by their ways of asking, stories
   * and sayings by what they tell, in whatever language. All are compared; an empty list where there is none. Never rejects.
   */
  findRecords(question: RecordQuestion, limit: number): Promise<readonly RecordHit[]>
  /**
   * Translators' questions that ask nearly the same, so many of each language that has some, likest first; `score` is
   * from 0 to 1, comparable within a language. They are compared by the vectors; a library without those finds none.
   */
  likeQuestions(question: string, locale: Locale, limit: number): Promise<readonly SectionHit[]>
  /**
   * Passages that are called nearly what is asked after: `the axe head that floated` → 2 Kings 6:1–7, in whatever
   * language it is asked; so many by the headings of each language that has some, `score` as of questions.
   */
  likePassages(question: string, locale: Locale, limit: number): Promise<readonly PassageHit[]>
  /** Cross-references of a verse, best first. */
  crossReferences(verse: Verse, limit: number): readonly { readonly passage: Passage; readonly votes: number }[]
}
