import type { Section } from '@berea/library'
import { contains, type Passage, sizeOf } from '@berea/scripture'
import type { Quote } from '../composing/draft.ts'
import { type Author, authorOf } from '../composing/names/authors.ts'
import { type Desk, wordsOf } from './desk.ts'
import { englishOf } from './english.ts'
import { bestExcerpt } from './excerpt.ts'
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

/**
 * Two to four voices on the passages of an answer, across time: at most one of each author, and
 * not all of one century.
 */
export async function hearTeachers(desk: Desk, passages: readonly Passage[], count: number): Promise<Voice[]> {
  const languages = desk.locale === 'en' ? ['en'] : [...desk.languages, 'en']
  const filter = { kinds: ['commentary' as const, 'fathers' as const], languages, withoutKinds: desk.without }
  const found = await Promise.all(passages.slice(0, 3).map((passage) => desk.library.about(passage, filter, 60)))
  const voices = found.flatMap((sections, i) => {
    const english = englishWords(desk, passages[i]!)
    return sections.flatMap((section) => voiceOf(desk, section, passages[i]!, i, english))
  })
  return chooseVoices(voices, count, OWN[desk.tradition] ?? [])
}

/** A passage's words in English, by which what English works say on it is chosen for readers of other languages. */
function englishWords(desk: Desk, passage: Passage): Set<string> {
  const english = desk.understood.terms.flatMap((term) => englishOf(term, desk.locale) ?? [])
  const bible = desk.library.works().find(({ kind, language }) => kind === 'bible' && language === 'en')
  const verses = bible && desk.library.passage(bible.id, { first: passage.first, last: passage.first })
  const text = verses?.verses.map((verse) => verse.text).join(' ') ?? ''
  return new Set([...english, text].flatMap((words) => [...wordsOf(words, 'en')]))
}

function voiceOf(desk: Desk, section: Section, passage: Passage, rank: number, english: ReadonlySet<string>): Voice[] {
  const work = desk.library.work(section.work)
  const author = work && authorOf(section.author ?? work.author ?? work.title, desk.locale)
  const place = section.passages[0]
  if (!work || !author || !place || sizeOf(place) > 40) return []
  const foreign = !desk.languages.includes(work.language)
  const wanted = foreign ? english : new Set([...desk.words, ...english])
  const found = bestExcerpt(section.text, wanted, work.language, LENGTH)
  if (!found) return []
  const words = section.text.slice(found.span.start, found.span.end)
  if (wounds(words) || isDry(words) || found.share < 0.1) return []
  const exact = contains(passage, place) ? 0.3 : 0
  const brief = 0.25 * (1 - words.length / LENGTH.most)
  const score = found.share + exact + brief - rank * 0.25
  return [{ author, quote: quoteSection(section, work, found.span), passage: place, foreign, score }]
}

/** Pointers, verse lists and grammar: true, and nothing that one would read aloud. */
function isDry(words: string): boolean {
  const marks = words.match(/\d|[;:—–()[\]]/g)?.length ?? 0
  const capitals = words.match(/\b\p{Lu}{3,}\b/gu)?.length ?? 0
  if (capitals > 1 || /…|\.\.\.|\[|^["“‘']|^.{0,12}—|\bi\. ?e\.|(?:^|\s)I{1,3}V?\.(?:\s|$)/.test(words)) return true
  if (/ [-–] |&c|\(\d+\.\)|^(?:we have here|here (?:is|are|we)|observe|note)\b/i.test(words)) return true
  return marks > words.length / 22 || /\b(?:Gr\.|Heb\.|Septuagint|margin|MSS|ver\.|comp\.|see on)\b/i.test(words)
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
