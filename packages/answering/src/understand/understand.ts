import {
  chapterPassage,
  findReferences,
  isProblem,
  type Locale,
  type Passage,
  TEXT_LANGUAGES,
  understoodNumbering,
} from '@berea/scripture'
import { step } from '../work.ts'
import { askedLanguage } from './asked-language.ts'
import { type Classified, classify, type Span, startOfQuestion } from './classify.ts'
import { type Folded, fold } from './fold.ts'
import { findLeaning } from './followup.ts'
import type { Intent } from './intent.ts'
import { languageOf } from './language.ts'
import type { Question, Understood } from './question.ts'
import { placesOf } from './references.ts'
import { findNameless, findPremise, findUnwritten } from './special-cases/corrections.ts'
import { asksAboutSuicide, findDanger } from './special-cases/danger.ts'
import { findOutside } from './special-cases/outside.ts'
import { findTalk } from './special-cases/talk.ts'
import { asksOfStory, asksOfTold } from './story.ts'
import { findTerms, searchText } from './terms.ts'
import { type Tongue, tongueOf } from './tongue.ts'
import { waysOf } from './ways-of-asking.ts'

/** The folded text with every reference blanked, so that "Matthew 5:9" names no person and 约翰福音 no language. */
function withoutSpans(text: string, spans: readonly Span[]): string {
  return spans.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)
}

/** Nothing beside the reference but words like "what does … say". */
function asksOnlyPassage(text: string, tongue: Tongue): boolean {
  return text.replace(waysOf(tongue).passageWords, '') === ''
}

/** 罗马书 opens the letter; 罗马书讲什么 asks what it is about, which the introductions to its books tell in Chinese. */
const opensBook = (rest: string, tongue: Tongue): boolean =>
  !(tongue === 'zh' && waysOf(tongue).asking.test(rest)) && asksOnlyPassage(rest, tongue)

const intentAlone = (classified: Classified, asked: string, rest: string): Intent =>
  asksOfStory(classified, asked, rest) ? 'event' : classified.intent

/** The language that a passage is asked for in, where it is not the reader's. */
function foreignLanguage(rest: string, locale: Locale): Understood['inLanguage'] {
  const asked = askedLanguage(rest, tongueOf(locale))
  return asked?.[0] !== undefined && asked[0] !== TEXT_LANGUAGES[locale][0] ? asked : undefined
}

/** Passages change what the rest of the wording may mean: a topic's frame around John 3:16 asks to have it explained. */
function intentWithPassages(intent: Intent, guessed: boolean, rest: string, tongue: Tongue): Intent {
  if (asksOnlyPassage(rest, tongue)) return 'passage'
  if (ASKS_APART.test(rest)) return 'compare'
  if (intent === 'write' || intent === 'compare' || intent === 'practical' || intent === 'list') return intent
  const isOnIt = intent === 'event' && ASKS_WHAT_HAPPENS.test(rest)
  return guessed || isOnIt || intent === 'find' || intent === 'thing' || intent === 'passage' ? 'explain' : intent
}

/** Two passages beside each other, and nothing else: "Compare Matthew 5 and Luke 6". */
const ASKS_APART =
  /^[\s\p{P}]*(?:please |what(?:'s| is| are) the |quelle est la |cual es la )?(?:compare|compara|comparer?|differences? between|differences? entre|diferencias? entre|比较|对比)[\s\p{P}]*(?:and|with|to|y|con|et|avec|a|和|与|跟)?[\s\p{P}]*$/u

/** What is asked of a passage, and of nothing beside it: "What happens in Psalm 23?" */
const ASKS_WHAT_HAPPENS =
  /^\s*(?:what (?:happens|happened|goes on|is going on|takes place|is told) (?:in|at)|[¿]?que (?:pasa|paso|sucede|ocurre|se cuenta|se narra) en|que se passe[- ]t[- ]il (?:dans|en)|qu'est[- ]ce qui se passe (?:dans|en))[\s?.!,;:]*$/

const MATTER_INTENT = { danger: 'danger', talk: 'talk', outside: 'outside' } as const

type Found = { readonly matter: string; readonly intent?: Intent; readonly tongue?: Tongue }

/** Danger wins over everything, small talk over what is left; what is asked of a place that is none is never taken for a saying alone. */
function findMatter(folded: Folded, tongue: Tongue, rest: string, hasPlace: boolean): Found | undefined {
  const { text } = folded
  // «Mateo 6:5» is a place, and nobody's threat.
  const heard = findDanger(rest)
  const isPlain = heard?.isSure === true && heard.danger === 'self-harm'
  const danger = heard && asksOfTold(folded, tongue, isPlain) ? undefined : heard
  if (danger?.isSure) return { matter: `danger.${danger.danger}`, intent: MATTER_INTENT.danger }
  const talk = findTalk(text)
  if (talk) return { matter: `talk.${talk.talk}`, intent: MATTER_INTENT.talk, tongue: talk.tongue }
  const unwritten = findUnwritten(text, tongue)
  if (unwritten) return { matter: `nothing.${unwritten}`, intent: 'topic' }
  const outside = hasPlace ? undefined : findOutside(folded, tongue)
  if (outside) return { matter: `outside.${outside}`, intent: MATTER_INTENT.outside }
  const premise = findPremise(text, tongue)
  if (premise) return { matter: `premise.${premise}` }
  const nameless = findNameless(text, tongue)
  if (nameless) return { matter: `nameless.${nameless}` }
  if (asksAboutSuicide(text)) return { matter: 'care.suicide' }
  return danger ? { matter: `care.${danger.danger}` } : undefined
}

/** Where "what does the Bible say about …" ends a letter, the story told before it is not searched for. */
function startOfSearch(text: string, tongue: Tongue, { intent, about }: Classified): number {
  const start = startOfQuestion(text, tongue)
  const says =
    about &&
    text
      .slice(about.start, about.end)
      .match(/[a-z]+/g)
      ?.some((word) => !waysOf(tongue).smallWords.has(word))
  if (!says || intent !== 'topic') return start
  const sentence = [...text.slice(0, about.start).matchAll(/[.!?]+\s+/g)].at(-1)
  return sentence ? Math.max(start, sentence.index + sentence[0].length) : start
}

/** "Genesis 1 and 2": the second chapter is named by its number alone. */
function withOther(named: readonly Passage[], side: string): readonly Passage[] {
  const [one, ...others] = named
  const chapter = Number(/^\s*第?(\d{1,3})章?\s*$/u.exec(side)?.[1])
  if (!one || others.length > 0 || Number.isNaN(chapter)) return named
  const other = chapterPassage(one.first.book, chapter)
  return isProblem(other) ? named : [one, other]
}

const LOCALE_OF = { en: 'en', es: 'es-es', fr: 'fr-fr' } as const

/** What `previous` lends to a question that cannot stand alone. */
function lean(now: Understood, previous: Understood, folded: Folded, tongue: Tongue): Understood {
  const leaning = findLeaning(folded, tongue)
  const standsAlone =
    now.matter !== undefined || now.wrong.length > 0 || previous.intent === 'danger' || previous.intent === 'talk'
  if (!leaning || standsAlone) return now
  const terms = [...new Set([...now.terms, ...previous.terms])].slice(0, 6)
  const passages = now.passages.length > 0 ? now.passages : previous.passages
  const wording = now.wording ?? previous.wording
  const kept = { ...now, terms, passages, ...(wording ? { wording } : {}) }
  if (leaning.kind === 'pronoun') return { ...kept, search: `${previous.search} ${now.search}` }
  // "And Paul?" asks the same of Paul: he takes the place of the one asked about before.
  const asked = previous.terms[0]
  const swapped =
    leaning.fresh !== '' && asked && now.passages.length === 0 && previous.search.includes(asked)
      ? previous.search.replace(asked, leaning.fresh)
      : `${previous.search} ${leaning.fresh}`.trim()
  const bare = leaning.fresh === ''
  return {
    ...kept,
    intent: bare || now.passages.length > 0 ? now.intent : previous.intent,
    terms: bare ? terms : [leaning.fresh, ...terms.filter((term) => term !== leaning.fresh)].slice(0, 6),
    search: bare ? `${previous.search} ${now.search}` : swapped,
  }
}

/**
 * A question as understood, before anything is looked up; pure and quick.
 * "What does the Bible say about anger?" → topic, in English, terms `anger`, search `anger`;
 * 提多书4章7节说什么 → passage, wrong: TIT has three chapters; 我不想活了 → danger, matter `danger.self-harm`;
 * "and in Luke?" after a question about the feeding of the five thousand → that question, in Luke.
 */
export function understand(question: Question, previous?: Understood): Understood {
  const { folded, spans, rest, locale, matter, named, wrong, isCloseUp, hasPlace } = heard(question, previous)
  const tongue = tongueOf(locale)
  const classified = classify(folded, tongue, rest)
  const isOnPassage = isCloseUp || (hasPlace && opensBook(rest, tongue))
  const worded = isOnPassage
    ? intentWithPassages(classified.intent, classified.guessed, rest, tongue)
    : intentAlone(classified, question.text, rest)
  const isOnWrongPlace = wrong.length > 0 && matter?.intent !== 'danger'
  const intent = isOnWrongPlace ? 'passage' : (matter?.intent ?? worded)
  const words = (span: Span): string => folded.original(span.start, span.end).trim()
  const sides = classified.sides
  const passages = intent === 'compare' && sides ? withOther(named, words(sides[1])) : named
  const inLanguage = intent === 'passage' ? foreignLanguage(rest, locale) : undefined
  const now: Understood = {
    question,
    locale,
    intent,
    passages,
    wrong,
    terms: findTerms(folded, tongue, classified, spans),
    search: searchText(folded, tongue, startOfSearch(folded.text, tongue, classified), isCloseUp ? spans : []),
    ...(classified.wording ? { wording: words(classified.wording) } : {}),
    ...(sides ? { sides: [words(sides[0]), words(sides[1])] as const } : {}),
    ...(matter ? { matter: matter.matter } : {}),
    ...(inLanguage ? { inLanguage } : {}),
  }
  return previous ? lean(now, previous, folded, tongue) : now
}

/** What is heard before it is classified: the language, the places named, and what decides everything else, if anything does. */
function heard(question: Question, previous: Understood | undefined) {
  const folded = fold(question.text)
  const source = folded.original(0, folded.text.length)
  const { tradition } = question
  const read = (locale: Locale) =>
    findReferences(source, { locale, tradition, numbering: understoodNumbering(locale, tradition) })
  const found = read(question.locale)
  step(found.length)
  const spans = found.map(({ start, end }) => folded.spanOf(start, end))
  const rest = withoutSpans(folded.text, spans)
  const spoken = withoutSpans(source, found)
  const told = languageOf(/\p{Script=Han}/u.test(source) ? source : spoken, rest, previous?.locale ?? question.locale)
  const matter = findMatter(folded, tongueOf(told), rest, found.length > 0)
  const locale = matter?.tongue && matter.tongue !== 'zh' ? LOCALE_OF[matter.tongue] : told
  // Whoever asks in French on a Chinese page numbers the Psalms as French Bibles do.
  const { passages, wrong } = placesOf(locale === question.locale ? found : read(locale), locale, tradition)
  const isCloseUp = found.some((one) => one.scope !== 'book' || one.problem)
  return { folded, spans, rest, locale, matter, named: passages, wrong, isCloseUp, hasPlace: found.length > 0 }
}
