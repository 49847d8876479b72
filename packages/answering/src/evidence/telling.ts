import type { EditionPassage } from '@berea/library'
import { endsSentence } from '../composing/splitting.ts'
import { tells, wantedBy } from './asked-for.ts'
import { covered, type Desk, wordsOf } from './desk.ts'
import type { Found } from './passages.ts'

/** What verses gain, by their share of the words, from telling the kind of thing that is asked for. */
const TELLS = 0.5
/** What they gain by holding the one that the search led to. */
const PEAK = 0.15
/** What each verse more costs, what a sentence costs that is cut at its beginning, and a speech that is. */
const COST = { more: 0.12, cut: 0.15, speech: 0.05 }
/** Less than this answers nothing. */
const LEAST = 0.2

type Verses = EditionPassage['verses']

/**
 * The verses of a passage that answer the question best, as few as say it: they have its words, and look
 * like a reason where a reason is asked, like a number where a number is: 「撒该为什么爬树」 → 「只因人多，他的身量
 * 又矮，… 就跑到前头，爬上桑树」. Where a reason is asked and none is told, what stands around is told along, for
 * there it must be sought: 「耶稣哭了」 stands between what he saw and what the bystanders said of it.
 */
export function tellingVerses(desk: Desk, found: Found, longest: number): Verses {
  const { verses } = found.text
  const wanted = wantedBy(desk.understood.question.text)
  const words = verses.map(({ text }) => wordsOf(text, desk.locale))
  const textOf = (from: number, to: number) =>
    verses
      .slice(from, to + 1)
      .map(({ text }) => text)
      .join('')
  const isTold = (from: number, to: number) => wanted !== undefined && tells(wanted, textOf(from, to))
  const beginsSentence = (from: number) => from === 0 || endsSentence(verses[from - 1]!.text)
  const worth = (from: number, to: number): number => {
    const text = textOf(from, to)
    if (text.length > longest || !endsSentence(text)) return Number.NEGATIVE_INFINITY
    const held = new Set(words.slice(from, to + 1).flatMap((one) => [...one]))
    const share = covered(desk.matter, held)
    const hasPeak = verses.slice(from, to + 1).some(({ verse }) => verse.verse === found.peak.verse)
    const isCut = !beginsSentence(from)
    return (
      share * (isTold(from, to) ? 1 + TELLS : 1) +
      (hasPeak ? PEAK : 0) -
      COST.more * (to - from) -
      (isCut ? COST.cut : 0) -
      (cutsSpeech(text) ? COST.speech : 0)
    )
  }
  let best = { from: 0, to: -1, worth: LEAST }
  for (let from = 0; from < verses.length; from += 1) {
    for (let to = from; to <= from + 2 && to < verses.length; to += 1) {
      const value = worth(from, to)
      if (value > best.worth) best = { from, to, worth: value }
    }
  }
  let { from, to } = best
  if (wanted === 'reason' && to >= from && !isTold(from, to)) {
    while (from > 0 && textOf(from - 1, to).length <= longest) from -= 1
    while (!beginsSentence(from) && from < best.from) from += 1
    while (to + 1 < verses.length && textOf(from, to + 1).length <= longest) to += 1
    while (!endsSentence(verses[to]!.text)) to -= 1
  }
  return verses.slice(from, to + 1)
}

function cutsSpeech(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1
  return count('“') !== count('”') || count('「') !== count('」') || count('«') !== count('»')
}
