import type { Section } from '@berea/library'
import { contains, type Passage, sizeOf } from '@berea/scripture'
import type { Quote } from '../composing/draft.ts'
import { type Author, authorOf } from '../composing/names/authors.ts'
import { covered, type Desk, sharesMatter, wordsOf } from './desk.ts'
import { englishOf } from './english.ts'
import { bestExcerpt, hasPairedQuotes } from './excerpt.ts'
import { quoteSection } from './quoting.ts'
import { wounds } from './wounding.ts'

/** A teacher of the church on a passage, in one to three sentences that stand on their own. */
export type Voice = {
  readonly author: Author
  readonly quote: Quote
  readonly passage: Passage
  /** In a language that is not the reader's. */
  readonly foreign: boolean
  readonly score: number
}

/** Whom a tradition hears first: its own, then those whom all share. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  protestant: ['calvin', 'luther', 'matthew henry', 'john wesley', 'spurgeon', 'jamieson', 'augustine'],
  catholic: ['haydock', 'aquinas', 'augustine', 'gregory the great', 'jerome', 'ambrose', 'chrysostom'],
  orthodox: ['chrysostom', 'cyril of alexandria', 'theophylact', 'basil', 'gregory of nazianzus', 'athanasius'],
  none: ['augustine', 'chrysostom', 'cyril of alexandria', 'matthew henry', 'john wesley'],
}

/** Longest quotation of a teacher, in characters; the shorter is the better one. */
const LENGTH = { least: 50, most: 300 }

/** A sentence that is the verse's own words for more than this share repeats it rather than speaks of it. */
const ECHO = 0.78

/** What a voice should speak of: what was asked, in the words of the voice's language; and what its passage says. */
type Matter = { readonly asked: ReadonlySet<string>; readonly verse: ReadonlySet<string> }

/**
 * Two to four voices on the passages of an answer, across time: at most one of each author, and
 * not all of one century. A voice that says nothing of what was asked is no voice on it.
 */
export async function hearTeachers(desk: Desk, passages: readonly Passage[], count: number): Promise<Voice[]> {
  const languages = desk.locale === 'en' ? ['en'] : [...desk.languages, 'en']
  const filter = { kinds: ['commentary' as const, 'fathers' as const], languages, withoutKinds: desk.without }
  const found = await Promise.all(passages.slice(0, 3).map((passage) => desk.library.about(passage, filter, 60)))
  const voices = found.flatMap((sections, i) => {
    const passage = passages[i]!
    const english = inEnglish(desk, passage)
    const own = { asked: desk.words, verse: wordsIn(desk, passage, desk.languages) }
    return sections.flatMap((section) => {
      const foreign = !desk.languages.includes(desk.library.work(section.work)?.language ?? '')
      return voiceOf(desk, section, passage, i, foreign ? english : own)
    })
  })
  return chooseVoices(voices, count, OWN[desk.tradition] ?? [])
}

/** Words of a passage in all Bibles of these languages: a Father quotes another translation than the reader's. */
function wordsIn(desk: Desk, { first, last }: Passage, languages: readonly string[]): Set<string> {
  const bibles = desk.library.works().filter(({ kind, language }) => kind === 'bible' && languages.includes(language))
  const texts = bibles.flatMap(({ id }) => desk.library.passage(id, { first, last })?.verses ?? [])
  return wordsOf(texts.map(({ text }) => text).join(' '), languages[0] ?? 'en')
}

/** The matter in English, by which what English works say is chosen for readers of other languages. */
function inEnglish(desk: Desk, passage: Passage): Matter {
  const named = desk.understood.terms.flatMap((term) => englishOf(term, desk.locale) ?? [])
  const { heading = '' } = desk.library.pericope(passage.first)
  const verse = wordsIn(desk, passage, ['en'])
  const asked = wordsOf([...named, heading].join(' '), 'en')
  return { asked: named.length > 0 ? asked : asked.union(verse), verse }
}

function voiceOf(desk: Desk, section: Section, passage: Passage, rank: number, { asked, verse }: Matter): Voice[] {
  const work = desk.library.work(section.work)
  const author = work && authorOf(section.author ?? work.author ?? work.title, desk.locale)
  const place = section.passages[0]
  if (!work || !author || !place || sizeOf(place) > 40) return []
  const foreign = !desk.languages.includes(work.language)
  const found = bestExcerpt(section.text, asked.union(verse), work.language, LENGTH, 2, (sentence) => {
    const own = wordsOf(sentence, work.language)
    return own.size > 0 && own.intersection(verse).size / own.size < ECHO && !isDry(sentence) && !wounds(sentence)
  })
  if (!found) return []
  const words = section.text.slice(found.span.start, found.span.end)
  const own = wordsOf(words, work.language)
  if (wounds(words) || isDry(words) || !sharesMatter(asked, own)) return []
  const exact = contains(passage, place) ? 0.3 : 0
  const brief = 0.25 * (1 - words.length / LENGTH.most)
  const score = covered(asked, own) + 0.5 * covered(verse, own) + exact + brief - rank * 0.25
  return [{ author, quote: quoteSection(section, work, found.span), passage: place, foreign, score }]
}

/** What a preacher says to get from one sentence to the next, and what stands for a page that the reader doesn't see. */
const LEANS_BACK =
  /^["“‘']?(?:now|hear|behold|hence|whence|whereby|wherein|wherefore|whereupon|thereby|therein|to (?:this|such)|in which|for which|is,|what then|some (?:think|say|understand|of)|why|again|observe|note|see|seest|mark|let me|we have here|here (?:is|are|we)|it follows|\(?hom)\b/i

/** Pointers, verse lists, grammar and fragments: true, and nothing that one would read aloud. */
function isDry(words: string): boolean {
  const marks = words.match(/\d|[;:—–()[\]]/g)?.length ?? 0
  const capitals = words.match(/\b\p{Lu}{3,}\b/gu)?.length ?? 0
  if (capitals > 1 || /…|\.\.\.|\[|^["“‘'(]|^.{0,12}—|\bi\. ?e\.|(?:^|\s)I{1,3}V?\.(?:\s|$)/.test(words)) return true
  if (/ [-–] |&c|\.—|\(\d+\.\)|\(\p{Lu}\p{Ll}?\.\)|^\d|\b\p{L}{2,5} \d+:\d|[\s,]\d+\.$/u.test(words)) return true
  // An abbreviated name at the end is the source that the commentator copied: "… for the traitor. A."
  if (/[.!?]\s*\p{L}{1,10}\.$/u.test(words) || LEANS_BACK.test(words) || !hasPairedQuotes(words)) return true
  return (
    marks > words.length / 26 || /\b(?:Gr\.|Heb\.|Septuagint|margin|MSS|ver\.|comp\.|see on|it follows)\b/i.test(words)
  )
}

function chooseVoices(voices: readonly Voice[], count: number, own: readonly string[]): Voice[] {
  const bonus = ({ author }: Voice) =>
    own.includes(author.key) ? 0.2 - own.indexOf(author.key) * 0.02 : author.key === 'jamieson' ? -0.15 : 0
  const ranked = voices.toSorted((a, b) => b.score + bonus(b) - a.score - bonus(a))
  const chosen: Voice[] = []
  for (const voice of ranked) {
    if (chosen.length === count) break
    if (chosen.some(({ author }) => author.key === voice.author.key)) continue
    // Of three or four, at least one stands on the other side of the Reformation.
    const era = (century: number) => (century < 15 ? 'old' : 'late')
    const same = chosen.filter(({ author }) => era(author.century) === era(voice.author.century)).length
    const other = ranked.some(({ author }) => era(author.century) !== era(voice.author.century))
    if (other && same >= count - 1) continue
    chosen.push(voice)
  }
  return chosen.sort((a, b) => Number(a.foreign) - Number(b.foreign) || a.author.century - b.author.century)
}
