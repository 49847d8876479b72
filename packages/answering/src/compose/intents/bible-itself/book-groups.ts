import { knowledge } from '@berea/knowledge'
import { type BookGroup, bookName, booksOfGroup, formatUsfm, type Passage } from '@berea/scripture'
import { readFound } from '../../../gather/reading.ts'
import { readPassages } from '../../../gather/references.ts'
import { fold } from '../../../understand/fold.ts'
import { fromPatterns, onlyUnder } from '../../../understand/special-cases/cue.ts'
import { type Tongue, tongueOf } from '../../../understand/tongue.ts'
import type { Budget, Composed, Composer } from '../../composer.ts'
import type { Block } from '../../draft.ts'
import { scripture } from '../../parts.ts'
import { paragraph, type SentenceWriter } from '../../sentence-writer.ts'
import { ownCanon } from './canon.ts'
import { beside } from './nothing-else.ts'

type Named = {
  readonly groups: readonly BookGroup[]
  /** What the group is called, in the folded question. */
  readonly called: Readonly<Record<Tongue, RegExp>>
  /** What Scripture says of such books. */
  readonly passages: readonly Passage[]
}

/** A longer name stands before the shorter one that is in it: 大先知书, 先知书. */
const named = fromPatterns('book-groups', (under) =>
  knowledge()
    .table('book-groups')
    .map(
      ([name = '', passages = '']): Named => ({
        groups: name.split('+') as BookGroup[],
        called: onlyUnder(under, name),
        passages: readPassages(passages),
      }),
    ),
)

const LETTERS = /\b(?:letters?|epistles?|books?|cartas?|epistolas?|libros?|lettres?|epitres?|livres?)\b|书信|书|信|卷/u

/** Which they are, or how many; "what is the Pentateuch" asks for something else. */
const ASKS =
  /\b(?:which|how many|list|name|what are|what were|what(?:'s| is) in|cuales|cuantos|cuantas|que (?:libros|cartas|epistolas)|lista|nombra|quels|quelles|combien|liste|cite)\b|哪|几|多少|有什么|列出|包括|都有/u

/** The groups of books that a question asks to have counted off, and nothing beside: 大先知书和小先知书有哪些 → both. */
export function groupsAsked(question: string, locale: Parameters<typeof tongueOf>[0]): readonly Named[] {
  const tongue = tongueOf(locale)
  let { text: rest } = fold(question)
  if (!ASKS.test(rest)) return []
  const found: Named[] = []
  for (const group of named()) {
    const called = group.called[tongue]
    if (!called.test(rest) || (group.groups.includes('paul') && !LETTERS.test(rest))) continue
    rest = rest.replaceAll(new RegExp(called.source, 'gu'), ' ')
    found.push(group)
  }
  return beside(rest) === '' ? found : []
}

/** Which books the Law, the prophets, the Gospels or the letters are, as the reader's own church counts them. */
export const composeBookGroups: Composer = async function* (writer, budget) {
  const { understood, locale } = writer.context
  return yield* counted(writer, budget, groupsAsked(understood.question.text, locale))
}

function* counted(writer: SentenceWriter, budget: Budget, asked: readonly Named[]): Generator<Block, Composed> {
  const { sentences, context } = writer
  const { group, groups, hebrews } = sentences.canon
  const lines = asked
    .flatMap((one) => one.groups)
    .flatMap((one) => {
      const books = booksOfGroup(one, ownCanon(context))
      const names = sentences.list(
        books.map((book) => bookName(book, context.locale, { tradition: context.tradition })),
      )
      const line = writer.say(group, writer.say(groups[one]), String(books.length), names)
      return one === 'paul' ? [[line], [writer.say(hebrews)]] : [[line]]
    })
  yield paragraph(...lines)
  const places = new Map(asked.flatMap((one) => one.passages.map((passage) => [formatUsfm(passage), passage])))
  const passages = [...places.values()].flatMap((passage) => readFound(context, passage) ?? [])
  if (!budget.isQuick) {
    yield writer.heading(sentences.heading.scripture)
    yield* scripture(writer, passages)
  }
  return { passages }
}
