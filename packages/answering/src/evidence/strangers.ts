import type { Section } from '@berea/library'
import { bookPassage, type Passage, sizeOf } from '@berea/scripture'
import { fold } from '../question/fold.ts'
import type { Intent } from '../question/intent.ts'
import { findMentions } from '../question/lexicon/lexicon.ts'
import { tongueOf } from '../question/tongue.ts'
import { isTold } from './asked/told.ts'
import { type Desk, weightOf, wordsOf } from './desk.ts'
import type { Found } from './passages/passages.ts'
import type { Signals } from './signals.ts'
import { tellsOfOwn } from './situations/turned-to.ts'

/** Intents whose questions turn on what they name; a letter may name a friend, and asks about something else. */
const ON_WHAT_IS_NAMED: ReadonlySet<Intent> = new Set([
  'person',
  'place',
  'thing',
  'event',
  'background',
  'list',
  'compare',
  'topic',
  'find',
])

/** A whole book is named for where somebody is said to be ("Who was Brother Aldric in Acts?"), a chapter for what it says. */
export const isWithinBook = (given: Passage): boolean => sizeOf(given) < sizeOf(bookPassage(given.first.book))

/** One teacher may use a name in passing. */
const SPOKEN_OF = 2

/** Chinese pairs that run over the border of two words are told nowhere. */
const LEAST_TOLD = 0.26

/**
 * Does the question turn on someone or something that nothing in the library tells of? Of "Who painted the Mona Lisa?"
 * what paints and is painted is found easily, and none of it is an answer. Chinese, which has no capitals, is judged by its subject:
 * of 光合作用 hardly a pair of characters stands in what was found.
 */
export async function asksAfterStrangers(desk: Desk, found: readonly Found[], signals: Signals): Promise<boolean> {
  const { understood, locale, library, languages } = desk
  if (!ON_WHAT_IS_NAMED.has(understood.intent) || understood.passages.some(isWithinBook)) return false
  const name = nameIn(desk)
  const names = name !== undefined ? [name] : locale.startsWith('zh') ? subjectOf(desk) : capitalised(desk)
  if (names.length === 0) return false
  const texts = found.flatMap(({ text, parallels }) => [
    ...text.verses.map((verse) => verse.text),
    ...parallels.flatMap((one) => one.text.verses.map((verse) => verse.text)),
  ])
  const titles = [...signals.headwords, ...signals.sections.map(heading), ...signals.questions.map(heading)].map(
    ({ title = '' }) => title,
  )
  const told = wordsOf([...texts, ...titles].join('\n'), locale)
  const teachers = fold(
    library
      .works()
      .map(({ title, author = '' }) => `${title} ${author}`)
      .join('\n'),
  ).text
  const spoken = signals.sections.map(({ section }) => wordsOf(section.text, locale))
  const isTold = (name: string): boolean => {
    const words = wordsOf(name, locale)
    const pairs = [...words].filter((word) => weightOf(word) === 1)
    return (
      pairs.length === 0 ||
      pairs.filter((word) => told.has(word)).length >= pairs.length * LEAST_TOLD ||
      spoken.filter((one) => words.isSubsetOf(one)).length >= SPOKEN_OF ||
      teachers.includes(fold(name).text) ||
      isSpeltOtherwise(name, [...texts, ...titles])
    )
  }
  // Of a name that is plainly one no part will do: 哈米 is not 哈米尔.
  const isWritten = (one: string): boolean => fold([...texts, ...titles].join('\n')).text.includes(one)
  if (name !== undefined) return !isWritten(name) && !(await isKnownWord(desk, name))
  const strange = names.filter((one) => !isTold(one))
  // In Chinese a part may be no name at all: 聽說聖經裡有驢子開口說話.
  if (locale.startsWith('zh') && strange.length < names.length) return false
  const headed = await Promise.all(strange.map((one) => library.named(one, { languages }, 1)))
  return headed.some((sections) => sections.length === 0)
}

/** What stands behind a title may be a word like others (先知书, 使徒最早), which some text has. */
async function isKnownWord({ library, languages }: Desk, word: string): Promise<boolean> {
  const [headed, found] = await Promise.all([
    library.named(word, { languages }, 1),
    library.search(word, { languages }, HITS),
  ])
  const holds = ({ section }: { readonly section: Section }) =>
    fold(`${section.title ?? ''} ${section.text}`).text.includes(word)
  return headed.length > 0 || found.some(holds)
}

const HITS = 5

/** Rizpa is Rispa, and Harran Charan: what is heard of a name, however it is spelt. */
function isSpeltOtherwise(name: string, texts: readonly string[]): boolean {
  const heard = soundsOf(name)
  return texts.some((text) =>
    (text.match(/\p{Lu}[\p{L}\p{M}-]+/gu) ?? []).some((other) => !heard.isDisjointFrom(soundsOf(other))),
  )
}

function soundsOf(name: string): ReadonlySet<string> {
  const plain = fold(name)
    .text.replace(/ph/g, 'f')
    .replace(/[zx]|ts/g, 's')
    .replace(/[jy]/g, 'i')
    .replace(/[qc](?=[aouhkrlt]|$)/g, 'k')
  const sounds = [plain, plain.replace(/kh/g, '')].map((one) => one.replace(/h/g, '').replace(/(.)\1/g, '$1'))
  return new Set(sounds.filter((one) => one.length > SHORTEST))
}

/** Two or three letters are heard in many names. */
const SHORTEST = 3

const heading = ({ section }: { readonly section: Section }): Section => section

/** Names by their capitals, without those that the lexicon knows; none where everything is written with capitals. */
function capitalised({ understood, locale }: Desk): string[] {
  const { text } = understood.question
  const { text: folded, original } = fold(text)
  const known = wordsOf(
    findMentions(folded, tongueOf(locale), original)
      .map(({ start, end }) => original(start, end))
      .join(' '),
    locale,
  )
  const words = [...text.matchAll(/\p{L}[\p{L}\p{M}’'-]*/gu)]
  const capitals = words.filter(
    ([word], i) => i > 0 && /^\p{Lu}\p{L}/u.test(word) && !/[.!?:"“«] *$/u.test(text.slice(0, words[i]!.index)),
  )
  if (capitals.length * 2 > words.length) return []
  return capitals.map(([word]) => word).filter((word) => wordsOf(word, locale).difference(known).size > 0)
}

/** 先知哈米尔是谁, 谁是马提诺: a name by itself or behind a title, written in Chinese, which the lexicon does not know. */
const NAMED =
  /^(?:谁是)?(?:那?[个位])?(?:先知|使徒|弟兄|姊妹|姐妹|国王|君王|祭司|长老|执事|圣徒|门徒)?(\p{Script=Han}{2,5}?)(?:是谁|是什么人|是哪位)?$/u

/** 先知哈米努对约西亚说了什么: a name behind a title, within a sentence. */
const TITLED =
  /(?<![的力假众])(?:先知|使徒|士师|祭司|长老|执事|国王|王后|弟兄|姊妹|姐妹|门徒|同工|将军|元帅)([^\P{Script=Han}们的了在谁什哪和与跟或说对有是我你他她它这那为就也都不所曾被把向给]{2,4}?)(?=是|对|在|为|被|跟|和|打|说|的|有|给|娶|住|怎|去|到|曾|后来|究竟|叫)/u

/** 卡米多长老做了什么, 米勒沙给扫罗王出过什么主意: a name that a question begins with. */
const FIRST =
  /^(?:请问)?([^\P{Script=Han}们的了在谁什哪和与跟或说对有是我你他她它这那为就也都不所曾被把向给]{2,4}?)(?:(?:公主|长老|王后|将军|执事|弟兄|姊妹|元帅|王子)|(?<=.{3})(?=给|对|向|替|是))/u

function nameIn(desk: Desk): string | undefined {
  const { understood, locale } = desk
  if (!locale.startsWith('zh')) return undefined
  const { text, original } = fold(understood.question.text)
  const written = text.replace(/\P{Script=Han}+/gu, '')
  const [, name] =
    (understood.intent === 'person' && NAMED.exec(written)) ||
    TITLED.exec(written) ||
    (isTold(desk) && !tellsOfOwn(understood) && FIRST.exec(written)) ||
    []
  const known = findMentions(text, 'zh', original).filter(({ field }) => field === 'person' || field === 'place')
  return name === undefined ||
    known.some(({ word }) => name.includes(word) || word.includes(name)) ||
    /[的了在谁什哪和与跟或]/u.test(name)
    ? undefined
    : name
}

/** Longer than this is no name, but what is said. */
const LONGEST = 9

/** What a Chinese question is about, word by word as far as the words that ask part it, where the lexicon knows nothing of it. */
function subjectOf({ core, locale }: Desk): string[] {
  const { text, original } = fold(core)
  if (findMentions(text, tongueOf(locale), original).length > 0) return []
  const parts = core.split(' ').filter((part) => /^\p{Script=Han}{2,}$/u.test(part))
  return parts.some((part) => part.length > LONGEST) ? [] : parts
}
