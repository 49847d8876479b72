import type { BookGroup } from '@berea/scripture'
import type { Communion } from '../../citing/names/documents.ts'

/** The forms of one sentence; a hash of the question chooses. Each must be right for any name, number and gender. */
export type Forms<Words extends readonly string[] = readonly []> = readonly ((...words: Words) => string)[]

/**
 * The composer's own sentences in one language. They name, place, order and attribute, and conclude
 * nothing. `place`, `places`: references as the language prints them; `work`: a work's name with
 * its article; `list`s come joined. Those marked (:) introduce a quotation and have no closing stop.
 */
export type Sentences = {
  // Where a thing stands
  readonly told: Forms<[place: string]>
  readonly stands: Forms<[place: string]>
  readonly alsoTold: Forms<[places: string]>
  readonly longer: Forms<[place: string]>
  readonly also: Forms<[places: string]>
  readonly oldAndNew: Forms<[old: string, young: string]>
  readonly among: Forms<[places: string]>
  /** Before a list of verses. */
  readonly listed: Forms<[places: string]>
  /** How many books the Bible has; `bible`: a communion's name. */
  readonly canon: {
    readonly whole: Forms<[bible: string, all: string, old: string, young: string]>
    readonly old: Forms<[bible: string, old: string]>
    readonly young: Forms<[young: string]>
    readonly besides: Forms<[bible: string, books: string]>
    readonly appendix: Forms<[books: string]>
    /** Which books are counted among one kind, and what each kind is called there. */
    readonly group: Forms<[group: string, count: string, books: string]>
    readonly groups: Readonly<Record<BookGroup, string>>
    /** The letter to the Hebrews, which names no writer. */
    readonly hebrews: Forms
  }
  /** How many chapters and verses there are, in the numbering that most Bibles share. */
  readonly counts: {
    readonly chapters: Forms<[what: string, chapters: string, verses: string]>
    readonly psalms: Forms<[psalms: string, verses: string]>
    readonly verses: Forms<[chapter: string, verses: string]>
    readonly of: Readonly<Record<'all' | 'old' | 'new', string>>
  }
  /** Where both of two that are compared are named. */
  readonly bothIn: Forms<[places: string]>
  // Introductions (:)
  readonly answered: Forms<[work: string, place: string]>
  readonly noted: Forms<[work: string, place: string]>
  readonly defined: Forms<[work: string]>
  /** From the middle of an article, not its beginning. */
  /** Where a definition doesn't name what it defines. */
  readonly definedAs: Forms<[subject: string, work: string]>
  readonly quoted: Forms<[work: string]>
  readonly catechised: Forms<[work: string]>
  readonly retold: Forms<[work: string]>
  readonly reads: Forms<[place: string]>
  /** What one of two that are told apart is, and what both are: before the verse that says it. */
  readonly ofOne: Forms<[name: string, place: string]>
  readonly ofBoth: Forms<[one: string, other: string, place: string]>
  /** Before the verse that names them: who is kin to the one that was asked about. */
  readonly names: Forms<[names: string]>
  /** Where an answer has quoted the same chapter, or the same book, before. */
  readonly beside: {
    readonly versesOn: Forms
    readonly versesBack: Forms
    readonly laterInBook: Forms
    readonly earlierInBook: Forms
  }
  readonly inEdition: Forms<[edition: string]>
  readonly counsel: Forms<[place: string]>
  readonly voice: Forms<[name: string, century: string]>
  /** With what it was said on, for readers who may not follow the quotation itself. */
  readonly voiceOn: Forms<[name: string, century: string, place: string]>
  // Finding
  readonly found: Forms<[place: string]>
  readonly near: Forms<[place: string]>
  readonly foundAgain: Forms<[places: string]>
  // What is missing
  readonly nothing: Forms
  readonly nearest: Forms<[place: string]>
  /** Before an explanation that comes near to an answer and may not be one. */
  readonly nearExplained: Forms
  /** Before a passage of which it is not certain that it tells what is asked. */
  readonly likeliest: Forms
  /** Before counsel to somebody of whose trouble it is not certain that it was understood. */
  readonly halfHeard: Forms
  /** Where Scripture has nothing on the case itself: what comes near, as no more than that. */
  readonly onlyNear: Forms<[places: string]>
  readonly howToAsk: Forms
  readonly noBible: Forms
  readonly notInLanguage: Forms
  readonly notWritten: Forms
  readonly wordsNear: Forms
  readonly notInEdition: Forms<[place: string]>
  readonly foreignVoices: Forms
  readonly foreignDefinition: Forms
  readonly foreignTraditions: Forms
  // Headings
  readonly heading: {
    readonly scripture: Forms
    readonly old: Forms
    readonly young: Forms
    readonly elsewhere: Forms
    readonly notes: Forms
    readonly together: Forms
    readonly teachers: Forms
    readonly traditions: Forms
    /** Over texts of several churches that say the same. */
    readonly confessed: Forms
    readonly beside: Forms
  }
  readonly traditionsQuestion: Forms
  readonly communion: Readonly<Record<Communion, string>>
  // Ending
  readonly readOn: Forms<[place: string]>
  readonly readOnAlso: Forms<[place: string, other: string]>
  readonly closingVerse: Forms<[place: string]>
  /** A step for whoever asked what to do. */
  readonly beginWith: Forms<[place: string]>
  readonly ask: {
    readonly explain: Forms<[place: string]>
    readonly person: Forms<[name: string]>
    readonly context: Forms<[place: string]>
  }
  /** After the first quotation from a work whose script was converted. */
  readonly converted: string
  readonly century: (number: number) => string
  readonly list: (items: readonly string[]) => string
}

/** The same sentences, each line passed through `change`: for what a language does wherever a name meets it (`de el` → `del`). */
export function everyLine<Part>(change: (line: string) => string, part: Part): Part {
  if (typeof part === 'function') return ((...words: unknown[]) => change(part(...words))) as Part
  if (Array.isArray(part)) return part.map((form) => everyLine(change, form)) as Part
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, everyLine(change, inner)])) as Part
}
