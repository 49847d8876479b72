import {
  type AnalysedLanguage,
  type AskedVectors,
  analyse,
  analysedLanguage,
  type Kind,
  type Library,
  recently,
  type VerseLikeness,
  type Work,
} from '@berea/library'
import { firstEditions, type Locale, TEXT_LANGUAGES, type Tradition } from '@berea/scripture'
import { coreOf } from '../understand/core.ts'
import { fold } from '../understand/fold.ts'
import { findMentions } from '../understand/lexicon/lexicon.ts'
import type { Understood } from '../understand/question.ts'
import { tongueOf } from '../understand/tongue.ts'
import { type Wanted, wantedBy } from '../understand/wanted.ts'
import { step } from '../work.ts'
import { compareWith, type QuestionEncoder } from './by-meaning.ts'
import { baseOf } from './english-verbs.ts'
import { oneName } from './one-name.ts'

/** Everything that the work on one answer needs at hand: the question, the texts, and whose they shall be. */
/** Hears by name what was weighed, with its features and scores. */
export type Trace = (name: string, value: object) => void

export type AnswerContext = {
  readonly understood: Understood
  readonly library: Library
  readonly locale: Locale
  readonly tradition: Tradition
  /** The reader's Bible; undefined where the library has none in the reader's language. */
  readonly edition: Work | undefined
  /** Further Bibles of the language, best first. */
  readonly editions: readonly Work[]
  /** Tags of the works that the reader can read. */
  readonly languages: readonly string[]
  readonly without: readonly Kind[]
  /** The question, or another text, as an encoder's vectors; undefined where nothing is encoded. */
  readonly vectors: (text?: string) => Promise<AskedVectors | undefined>
  /** How like the verses are to the question; undefined where nothing is encoded. */
  readonly likeness: () => Promise<VerseLikeness | undefined>
  /** What is asked about, without the words that ask. */
  readonly core: string
  /** Its words as the analyser knows them. */
  readonly words: ReadonlySet<string>
  /** Persons and places that the question names, each as the analyser's words. */
  readonly names: readonly ReadonlySet<string>[]
  /** The persons among them, who may do and suffer, as they are written (folded) and as words; places where no person is named. */
  readonly doers: readonly { readonly name: string; readonly words: ReadonlySet<string> }[]
  /** The question's words beside those names: what is asked of them; all of them, where there is nothing else. */
  readonly matter: ReadonlySet<string>
  /** The kind of thing that the question wants to be told: a reason, a number, a name. */
  readonly wanted: Wanted | undefined
  /** Decides between forms of a sentence. */
  readonly seed: string
  /** Hears what was weighed and chosen, and by what; of a question's words it tells none. */
  readonly trace?: Trace
  /** What is found out once for an answer: made when it is first asked for by its name. */
  once<Found>(name: string, make: () => Found): Found
  /** What was found out by that name; undefined where nobody has asked for it. */
  known<Found>(name: string): Found | undefined
}

/** Too wooden, too free or too old to stand before a reader as their Bible, though good for finding. */
const NOT_FOR_READING = new Set(['bible-en-ult', 'bible-en-ust', 'bible-en-ylt', 'bible-lzh-cuv'])

/** The Bibles of these languages that are for reading, those that are wanted first. */
export function readingBibles(library: Library, languages: readonly string[], wanted: readonly string[]): Work[] {
  const rank = (work: Work) => (wanted.includes(work.id) ? wanted.indexOf(work.id) : wanted.length)
  const script = (work: Work) => languages.indexOf(work.language)
  return library
    .works()
    .filter((work) => work.kind === 'bible' && languages.includes(work.language) && !NOT_FOR_READING.has(work.id))
    .sort((a, b) => rank(a) - rank(b) || script(a) - script(b))
}

export function openContext(
  understood: Understood,
  library: Library,
  without: readonly Kind[],
  { encoder, trace }: { readonly encoder?: QuestionEncoder; readonly trace?: Trace } = {},
): AnswerContext {
  const { question, locale } = understood
  const languages = TEXT_LANGUAGES[locale]
  const wanted = [question.editions?.[locale] ?? '', ...firstEditions(locale, question.tradition)]
  const editions = readingBibles(library, languages, wanted)
  const core = coreOf(understood.search || question.text, locale)
  const words = withoutAsking(wordsOf(core, locale))
  const named = namesIn(core, locale)
  const names = named.map((one) => one.words)
  const persons = named.filter(({ field }) => field === 'person')
  const others = words.difference(new Set(names.flatMap((name) => [...name])))
  // "How did King Saul die?" asks nothing about kings.
  const untitled = names.length > 0 ? others.difference(TITLES) : others
  const beside = untitled.size > 0 ? untitled : others
  const chosen = library.work(question.editions?.[locale] ?? '')
  return {
    understood,
    library,
    locale,
    tradition: question.tradition,
    edition: chosen?.kind === 'bible' ? chosen : editions[0],
    editions,
    languages,
    without,
    ...compareWith(question.text, library, encoder),
    core,
    words,
    names,
    doers: persons.length > 0 ? persons : named,
    matter: beside.size > 0 ? beside : words,
    wanted: wantedBy(question.text),
    seed: question.text,
    ...memory(),
    ...(trace && { trace }),
  }
}

function memory(): Pick<AnswerContext, 'once' | 'known'> {
  const found = new Map<string, unknown>()
  return {
    once<Found>(name: string, make: () => Found): Found {
      if (!found.has(name)) found.set(name, make())
      return found.get(name) as Found
    },
    known: <Found>(name: string) => found.get(name) as Found | undefined,
  }
}

/** Words that ask, and are not asked about; as the analysers give them. */
const ASKING = new Set(
  (
    'mean differ differenc between mani bibl ' +
    'estab ubic localiz qued fue fuer era eran fu signif signific quier dec diferent diferenci cuant tien ten entre pued puedo pod bibli ' +
    'trouv situ etait etaient fut veut dir different differenc combien peut pouv fait fair'
  ).split(' '),
)

function withoutAsking(words: ReadonlySet<string>): ReadonlySet<string> {
  const asked = words.difference(ASKING)
  return asked.size > 0 ? asked : words
}

/** So many names of one question are told apart: whoever is named ten times is one, and of a genealogy the first tell enough. */
export const MOST_NAMES = 12

function namesIn(core: string, locale: Locale) {
  const { text, original } = fold(core)
  const named = findMentions(text, tongueOf(locale), original).filter(
    ({ field }) => field === 'person' || field === 'place',
  )
  return [...new Map(named.toReversed().map((one) => [one.word, one])).values()]
    .toReversed()
    .slice(0, MOST_NAMES)
    .map(({ field, word, start, end }) => ({ field, name: word, words: wordsOf(original(start, end), locale) }))
    .filter(({ words }) => words.size > 0)
}

/** The words of a text that carry meaning, as its language's analyser gives them. */
export function wordsOf(text: string, languageTag: string): ReadonlySet<string> {
  const language = analysedLanguage(languageTag)
  if (!language) return NONE
  step()
  return text.length > LONG ? analysed(text, language) : remembered[language](text)
}

const NONE: ReadonlySet<string> = new Set()

function analysed(text: string, language: AnalysedLanguage): ReadonlySet<string> {
  const words = analyse(text, language)
  return new Set(language === 'en' ? words.map(baseOf) : language === 'es' ? words.map(oneName) : words)
}

/** Sentences whose words are remembered, in each language; nothing longer is met twice. */
const KEPT = 1000
const LONG = 600
const remembering = (language: AnalysedLanguage) => recently(KEPT, (text: string) => analysed(text, language))
const remembered = { en: remembering('en'), zh: remembering('zh'), es: remembering('es'), fr: remembering('fr') }

/** Words that stand on every page of the Bible and of books about it: sharing them says little. As the analysers give them. */
const EVERYWHERE = new Set(
  (
    'god lord jesus christ man men peopl son king day disciple discipl israel say said come came go went make made give gave bibl vers word christian church believ ' +
    'dios senor jesus cristo hombr puebl hij rey dia discipul israel dic dij bibli versicul palabr cristian iglesi ' +
    'dieu seigneur eternel jesus christ homm peupl fil roi jour discipl israel dit bibl verset parol chretien eglis ' +
    '耶稣 上帝 耶和 和华 主耶 基督 圣经 以色 色列 人们 他们 我们 你们 经文 基督徒 门徒 督徒'
  ).split(' '),
)

/** A single Chinese character says less than two together. */
export const weightOf = (word: string): number => (EVERYWHERE.has(word) || /^\p{Script=Han}$/u.test(word) ? 0.3 : 1)

function weightOfAll(words: Iterable<string>): number {
  let sum = 0
  for (const word of words) sum += weightOf(word)
  return sum
}

/** Share of `wanted` that `found` holds, 0 to 1, by weight. */
export function covered(wanted: ReadonlySet<string>, found: ReadonlySet<string>): number {
  return wanted.size === 0 ? 0 : weightOfAll(wanted.intersection(found)) / weightOfAll(wanted)
}

/** What somebody or some place is called beside its name: "King Saul", «el profeta Elías», "Mount Carmel". */
const TITLES = new Set(
  (
    'king queen prophet apostl st saint priest judg disciple lord mount citi town river sea land lake ' +
    'rey rein profet apostol san santo sacerdot juez mont montan ciudad rio mar tierr lag ' +
    'roi rein prophet apotr saint pretr jug mont montagn vill fleuv mer lac'
  ).split(' '),
)

/**
 * Does the question ask for more than who or what its subject is? "Who was Melchizedek?" doesn't,
 * "Who did the master invite to his dinner?" asks about more than a master, "Who betrayed Samson?" about
 * more than Samson.
 */
export function isAboutMore({ understood, core, words, names, locale }: AnswerContext): boolean {
  const [subject = ''] = understood.terms
  // One character is mostly what is left of a phrase; where something has happened, it is what happened: 歌利亚是怎么死的.
  if (locale.startsWith('zh')) {
    return core.replaceAll(' ', '').length - subject.length >= (understood.intent === 'event' ? 1 : 2)
  }
  // "The woman who hid the spies" is no woman's name, but what she did.
  if (names.length === 0 && RELATIVE.test(subject)) return true
  if (names.length === 0) return weightOfAll(words.difference(wordsOf(subject, locale))) >= 2
  const named = new Set(names.flatMap((name) => [...name]))
  return weightOfAll(words.difference(named).difference(TITLES)) >= 1
}

const RELATIVE = / (?:who|whom|whose|that|which|que|qui|dont|quien|cuyo) /

/** Do they share a word that says something? "Jesus" and "said" stand on every page. */
export function sharesMatter(wanted: ReadonlySet<string>, found: ReadonlySet<string>): boolean {
  const telling = [...wanted].filter((word) => !EVERYWHERE.has(word))
  return (telling.length > 0 ? telling : [...wanted]).some((word) => found.has(word))
}

/** How much two sets of words are one: 1 for the same, 0 for nothing in common (Dice's measure, by weight). */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.size + b.size === 0 ? 0 : (2 * weightOfAll(a.intersection(b))) / (weightOfAll(a) + weightOfAll(b))
}
