import { sizeOf, testamentOf } from '@berea/scripture'
import type { Found } from '../evidence/passages.ts'
import { quotePassage, quoteWithin } from '../evidence/quoting.ts'
import type { Statement } from '../evidence/statements.ts'
import { tellingVerses } from '../evidence/telling.ts'
import type { Block, Sentence } from './draft.ts'
import { named, outright, outrightOfAny, stated } from './parts.ts'
import { type Pen, paragraph } from './pen.ts'

/** Characters that verses may have within a sentence. */
const LONGEST = { han: 90, other: 240 }

/**
 * The first paragraph of an answer about something that is told: what answers it, and where it stands. A
 * verse that tells it names its place itself; then only a longer passage around it is named as well.
 */
export function leadWithPlace(
  pen: Pen,
  statement: Statement | undefined,
  main: Found | undefined,
  isStory: boolean,
): Block {
  const { sentences } = pen
  const verse = main && !statement ? verseOutright(pen, main) : undefined
  const where =
    main && pen.mark(verse ? sentences.longer : isStory ? sentences.told : sentences.stands, markedPericope(pen, main))
  const parallels = main && main.parallels.length > 0 ? paralleled(pen, main) : undefined
  if (statement) return paragraph(...stated(pen, statement), where, parallels)
  return paragraph(verse, verse && main && isWhole(main) ? undefined : where, parallels)
}

const isWhole = ({ passage, pericope }: Found): boolean => sizeOf(passage) === sizeOf(pericope)

/** The first paragraph of an answer on a subject: what it is, and where each Testament speaks of it. */
export function leadWithSpread(pen: Pen, statement: Statement | undefined, passages: readonly Found[]): Block {
  const first = statement ? stated(pen, statement) : [counsel(pen, passages)]
  return paragraph(...first, spread(pen, passages))
}

/** Without a definition or a note, Scripture itself says it outright: the weightiest passage that has a verse for it. */
function counsel(pen: Pen, passages: readonly Found[]): Sentence | undefined {
  const verse = outrightOfAny(pen, passages)
  return verse && pen.introduced(pen.say(pen.sentences.counsel, pen.place(verse.passage)), verse.quote, verse.within)
}

function spread(pen: Pen, passages: readonly Found[]): Sentence | undefined {
  const { sentences } = pen
  const young = passages.filter(({ passage }) => testamentOf(passage.first.book) === 'new')
  const old = passages.filter((found) => !young.includes(found))
  const names = (found: readonly Found[]) => found.flatMap((one) => named(pen, one))
  if (old.length > 0 && young.length > 0) return pen.mark(sentences.oldAndNew, names(old), names(young))
  return passages.length > 1 ? pen.mark(sentences.among, names(passages)) : undefined
}

function markedPericope(pen: Pen, main: Found) {
  return named(pen, main).map((mark) => ({ ...mark, text: pen.place(main.pericope) }))
}

/** A parallel account is named, with its own mark, and not repeated. */
function paralleled(pen: Pen, main: Found): Sentence {
  return pen.mark(
    pen.sentences.alsoTold,
    main.parallels.flatMap((found) => named(pen, found)),
  )
}

/** The verse or two that tell what is asked, else the weightiest that is a whole sentence. */
function verseOutright(pen: Pen, found: Found): Sentence | undefined {
  const longest = pen.desk.locale.startsWith('zh') ? LONGEST.han : LONGEST.other
  const told = tellingVerses(pen.desk, found, longest).verses
  const whole = quotePassage(found.text)
  const [first, last] = [told[0], told.at(-1)]
  const words = first && quotePassage({ ...found.text, verses: told })?.words
  const quote = whole && words && quoteWithin(whole, words)
  if (first && last && quote) {
    const place = pen.place({ first: first.verse, last: last.verse })
    return pen.introduced(pen.say(pen.sentences.reads, place), quote, whole)
  }
  const verse = outright(found, longest)
  return verse && pen.introduced(pen.say(pen.sentences.reads, pen.place(verse.passage)), verse.quote, verse.within)
}
