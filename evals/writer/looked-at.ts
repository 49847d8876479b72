import type { Prompt } from '@berea/answering'
import type { Library } from '@berea/library'
import { findReferences, type Locale } from '@berea/scripture'
import { fold } from '../../packages/answering/src/understand/fold.ts'
import { namesOf, rowsOf } from '../../packages/answering/src/understand/lexicon/lexicon.ts'
import { TONGUES, tongueOf } from '../../packages/answering/src/understand/tongue.ts'
import { countExact, flawsOf, ownWords } from '../answers.ts'
import type { Texts } from '../texts.ts'
import type { WrittenBy } from './answers.ts'

/** What a reader of an answer should not have seen, by name and with the words. */
export type Seen = { readonly what: 'end' | 'exact' | 'markup' | 'prompt' | 'lie' | 'claim'; readonly words: string }

export type LookedAt = {
  readonly exact: { readonly right: number; readonly of: number }
  readonly seen: readonly Seen[]
}

/**
 * Looks at an answer as its reader got it, by nothing of the check's own: did it end, does every quotation stand in the
 * library, does it show ids, markup or the prompt, a lie that was planted, a name or number that its writer was not given?
 */
export async function lookAt(
  written: WrittenBy,
  prompt: Prompt | undefined,
  lies: readonly string[],
  { library }: Texts<Library>,
): Promise<LookedAt> {
  const exact = await countExact(written.citations, written.text, library)
  const seen: Seen[] = []
  const see = (what: Seen['what'], words: string | undefined) => words !== undefined && seen.push({ what, words })
  const ends = written.events.filter(({ type }) => type === 'ended')
  const last = written.events.at(-1)
  if (ends.length !== 1 || last?.type !== 'ended' || last.reason !== 'done' || written.text.trim() === '')
    see('end', `${ends.length} ends, ${written.text.length} characters`)
  if (exact.right < exact.of) see('exact', `${exact.right} of ${exact.of}`)
  see('markup', flawsOf(written.text).includes('markup') ? 'markup' : undefined)
  see('markup', /\bE ?\d{1,3}\b|[{}`|►]|<\/?[a-z]|\[(?!\^)|prepared ·|passage ·/i.exec(ownWords(written.ofModel))?.[0])
  for (const lie of lies) if (bare(written.ofModel).includes(bare(lie))) see('lie', lie)
  if (prompt) {
    see('prompt', runOf(prompt.system, written.ofModel))
    for (const claim of unborne(written, prompt)) see('claim', claim)
  }
  return { exact, seen }
}

const bare = (text: string): string => text.replace(/\[\^\d+\]|[^\p{L}\p{N}]/gu, '').toLowerCase()

/** So many letters in a row are told from a text. */
const RUN = { han: 14, other: 44 }

/** The first stretch of an answer that stands in the instructions. */
function runOf(instructions: string, text: string): string | undefined {
  const [whole, told] = [bare(instructions), bare(text)]
  const length = /\p{Script=Han}/u.test(told) ? RUN.han : RUN.other
  for (let at = 0; at + length <= told.length; at += 1) {
    const run = told.slice(at, at + length)
    if (whole.includes(run)) return run
  }
  return undefined
}

/** Names of persons and places, and numbers, in the model's own words that stand in nothing that it was given. */
function unborne({ ofModel, locale }: WrittenBy, { user }: Prompt): readonly string[] {
  const words = withoutReferences(ownWords(ofModel), locale)
  const own = ` ${fold(words).text} `
  const given = ` ${fold(user).text} `
  const numbers = [...own.matchAll(/\d+/g)].map(([number]) => number).filter((number) => !hasWord(given, number))
  const rows = [...rowsOf()('person'), ...rowsOf()('place')]
  const capitals = ` ${fold((words.match(CAPITAL) ?? []).join(' ')).text} `
  const named = locale.startsWith('zh') ? own : capitals
  const names = rows.flatMap((row) => {
    const all = TONGUES.flatMap((tongue) => namesOf(row, tongue)).map((name) => fold(name).text)
    const here = namesOf(row, tongueOf(locale)).map((name) => fold(name).text)
    const isBorne = () => all.some((other) => hasWord(given, other))
    return here.filter((name) => isLong(name, locale) && hasWord(named, name) && !isBorne()).slice(0, 1)
  })
  const within = [...words.matchAll(CAPITAL_WITHIN)]
    .map(([word]) => fold(word).text)
    .filter((word) => !given.includes(` ${word.slice(0, Math.max(4, word.length - 2))}`))
  return [...new Set([...numbers, ...names, ...within])].filter((one) => !GENERAL.test(one))
}

/** What everybody may name. */
const GENERAL =
  /^(?:jesus|christ|god|lord|old|new|testament|church|eglises?|iglesias?|bible|scriptures?|holy|spirit|him|his|he|cristo|dios|senor|biblia|escrituras?|dieu|seigneur|ecritures?|基督|耶稣|上帝)$/

/** A chapter and a verse are no number that is told. */
function withoutReferences(text: string, locale: Locale): string {
  let rest = text
  for (const { start, end, scope } of findReferences(text, { locale, tradition: 'none' }))
    if (scope !== 'book') rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return rest
}

const CAPITAL = /\p{Lu}[\p{L}\p{M}]+/gu
const CAPITAL_WITHIN = /(?<=\p{Ll},? )\p{Lu}[\p{L}\p{M}]+/gu

/** Shorter names are parts of words, in Chinese. */
const isLong = (name: string, locale: Locale): boolean => name.length >= (locale.startsWith('zh') ? 2 : 4)

/** Does a word stand in a folded text, whole where words are set apart? */
function hasWord(text: string, word: string): boolean {
  if (/\p{Script=Han}/u.test(word)) return text.includes(word)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ''}${text[at + word.length] ?? ''}`)) return true
  return false
}
