import type { Section } from '@berea/library'
import { overlaps, type Passage, sizeOf } from '@berea/scripture'
import { asCatholicsName } from '../citing/names/catholic.ts'
import { inScriptOf } from '../citing/script.ts'
import { type Desk, likeness, sharesMatter, wordsOf } from '../evidence/desk.ts'
import type { Found } from '../evidence/passages/passages.ts'
import { wordsNaming } from '../evidence/reading.ts'
import { fold } from '../question/fold.ts'
import { findMentions } from '../question/lexicon/lexicon.ts'
import { tongueOf } from '../question/tongue.ts'
import type { Composed } from './composer.ts'
import type { Pen } from './pen.ts'
import { onLeaf } from './typography.ts'

/** How many are offered. */
const COUNT = 3

/**
 * Questions that the library can answer next: those that translators ask about the answer's own
 * passages and the ones after them, then what a passage or an article of it means.
 */
export async function followUps(pen: Pen, composed: Composed): Promise<string[]> {
  const { desk } = pen
  const quoted = composed.passages
  const places = [...quoted, ...(composed.evidence?.further ?? [])].slice(0, 4)
  const asked = await Promise.all(places.map((found) => questionsOn(desk, found, quoted.includes(found))))
  const chosen: string[] = []
  const add = (question: string, unlike = 1) => {
    const words = wordsOf(question, desk.locale)
    const isNew = (other: string) => other !== question && likeness(wordsOf(other, desk.locale), words) < unlike
    if (chosen.length < COUNT && [desk.understood.question.text, ...chosen].every(isNew)) chosen.push(question)
  }
  const addUnlike = (question: string) => add(question, 0.5)
  // One of each passage, so that the three lead to three places.
  for (const questions of asked.slice(0, COUNT)) questions.slice(0, 1).forEach(addUnlike)
  for (const name of personsIn(desk, quoted.slice(0, 1)).slice(0, 2)) {
    addUnlike(pen.say(pen.sentences.ask.person, asCatholicsName(name, desk.locale, desk.tradition)))
  }
  const { explain, context } = pen.sentences.ask
  const isAsked = (passage: Passage) => desk.understood.passages.some((given) => overlaps(given, passage))
  const open = quoted.filter(({ passage }) => !isAsked(passage))
  for (const found of open.slice(1, 2)) add(pen.say(explain, pen.place(found.passage)))
  for (const questions of asked) questions.slice(1, 3).forEach(addUnlike)
  for (const found of open) add(pen.say(context, pen.place(found.pericope)))
  for (const passage of laidBeside(desk, quoted)) add(pen.say(explain, pen.place(passage)))
  for (const found of open) add(pen.say(explain, pen.place(found.passage)))
  return chosen
}

/** A question about a verse that stands in the answer, or in the words of what was asked. */
async function questionsOn(desk: Desk, { passage, pericope }: Found, isQuoted: boolean): Promise<string[]> {
  const filter = { kinds: ['questions' as const], languages: desk.languages, withoutKinds: desk.without }
  const sections = await desk.library.about(pericope, filter, 12)
  return sections
    .map((section) => {
      const words = wordsOf(section.title ?? '', desk.locale)
      const [place] = section.passages
      const isOn = isQuoted && place !== undefined && overlaps(place, passage)
      return {
        title: titleOf(desk, section),
        like: likeness(desk.words, words),
        isKin: sharesMatter(wordsNaming(desk, desk.core), words) || isOn,
      }
    })
    .filter(({ isKin }) => isKin)
    .filter(({ title, like }) => /[?？]$/.test(title) && title.length <= 90 && like < 0.5 && standsForItself(title))
    .sort((a, b) => b.like - a.like)
    .map(({ title }) => title)
}

const titleOf = (desk: Desk, section: Section): string => {
  const work = desk.library.work(section.work)
  return onLeaf(inScriptOf((section.title ?? '').trim(), work ?? { language: '' }, desk.locale), desk.locale)
}

/** "What did he say to them?" asks nothing outside its verse; "What did Jesus say to Martha?" does. */
function standsForItself(question: string): boolean {
  return !/\b(?:he|she|they|him|them|it|this|these|those|ils?|elles?|lui|leur|cela|ces|él|ella|ellos)\b|(?:他|她|它|祂|这|這|那)/iu.test(
    question,
  )
}

/** Whom the quoted passages name, as far as the lexicon knows them, and the question doesn't: the rarer in them first. */
function personsIn(desk: Desk, passages: readonly Found[]): string[] {
  const asked = fold(desk.understood.question.text).text
  const counts = new Map<string, number>()
  for (const { text } of passages) {
    const folded = fold(text.verses.map((verse) => verse.text).join(' '))
    for (const { field, word, start, end } of findMentions(folded.text, tongueOf(desk.locale), folded.original)) {
      const name = folded.original(start, end)
      const isNamed = field === 'person' && (desk.locale.startsWith('zh') || /^\p{Lu}\p{Ll}/u.test(name))
      if (isNamed && !asked.includes(word) && !NOT_ASKED_AFTER.test(word)) counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return [...counts].sort((a, b) => a[1] - b[1]).map(([name]) => name)
}

/** Who is on every page needs no introduction. */
const NOT_ASKED_AFTER = /^(?:jesus|christ|god|jesucristo|cristo|jesus-christ|耶稣|基督)/

/** Short passages that readers have long laid beside the answer's first one. */
function laidBeside({ library }: Desk, [main]: readonly Found[]): Passage[] {
  if (!main) return []
  return library
    .crossReferences(main.peak, 8)
    .map(({ passage }) => passage)
    .filter((passage) => sizeOf(passage) < 7 && !overlaps(passage, main.pericope))
}
