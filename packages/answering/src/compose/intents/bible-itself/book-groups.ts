import { type BookGroup, bookName, booksOfGroup, isProblem, parseUsfm } from '@berea/scripture'
import type { Found } from '../../../gather/passages/passages.ts'
import { readFound } from '../../../gather/reading.ts'
import { fold } from '../../../understand/fold.ts'
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
  readonly called: Readonly<Record<Tongue, string>>
  /** What Scripture says of such books. */
  readonly passages: readonly string[]
}

/** A longer name stands before the shorter one that is in it: 大先知书, 先知书. */
const GROUPS: readonly Named[] = [
  {
    groups: ['law'],
    called: {
      en: "(?:the )?(?:first )?(?:five )?(?:books of (?:moses|the law)|pentateuch)(?:'s books)?|torah",
      es: '(?:(?:los )?(?:cinco )?libros de (?:moises|la ley))|pentateuco|tora\\b',
      fr: '(?:cinq )?livres de (?:moise|la loi)|pentateuque|torah?\\b',
      zh: '摩西五经|五经|律法书',
    },
    passages: ['LUK 24:44-45', 'JOS 1:7-8'],
  },
  {
    groups: ['history'],
    called: {
      en: 'historical books|books of history|history books',
      es: 'libros historicos',
      fr: 'livres historiques',
      zh: '历史书',
    },
    passages: ['1CO 10:11', 'ROM 15:4'],
  },
  {
    groups: ['wisdom'],
    called: {
      en: '(?:wisdom|poetic|poetical|poetry)(?: and (?:wisdom|poetic|poetry))? (?:books|literature)|books of (?:wisdom|poetry)',
      es: 'libros (?:sapienciales|poeticos)(?: y (?:sapienciales|poeticos))?|libros de (?:sabiduria|la sabiduria)',
      fr: 'livres (?:sapientiaux|poetiques|de sagesse|de la sagesse)(?: et (?:sapientiaux|poetiques|de sagesse))?',
      zh: '诗歌智慧书|智慧书|诗歌书',
    },
    passages: ['PRO 1:1-7'],
  },
  {
    groups: ['majorProphets'],
    called: { en: 'major prophets', es: 'profetas mayores', fr: 'grands prophetes', zh: '大先知书?' },
    passages: ['HEB 1:1-2', '2PE 1:20-21'],
  },
  {
    groups: ['minorProphets'],
    called: {
      en: 'minor prophets|(?:book of the )?twelve prophets',
      es: 'profetas menores',
      fr: 'petits prophetes',
      zh: '小先知书?|十二小?先知书',
    },
    passages: ['HEB 1:1-2', '2PE 1:20-21'],
  },
  {
    groups: ['majorProphets', 'minorProphets'],
    called: {
      en: 'prophetic(?:al)? books|books of (?:the )?(?:prophets|prophecy)',
      es: 'libros profeticos|libros de (?:los profetas|profecia)',
      fr: 'livres (?:prophetiques|des prophetes)',
      zh: '先知书',
    },
    passages: ['HEB 1:1-2', '2PE 1:20-21'],
  },
  {
    groups: ['gospels'],
    called: {
      en: '(?:four )?gospels',
      es: '(?:cuatro )?evangelios',
      fr: '(?:quatre )?evangiles',
      zh: '四?本?福音书?',
    },
    passages: ['LUK 1:1-4', 'JHN 20:30-31'],
  },
  {
    groups: ['paul'],
    called: {
      en: "pauline|(?:by |of |from )?(?:the )?(?:apostle |st\\.? )?paul(?:'s)?",
      es: 'paulinas|(?:de |por )?(?:el )?(?:apostol |san )?pablo',
      fr: "pauliniennes|(?:de |par )?(?:l')?(?:apotre |saint )?paul",
      zh: '(?:使徒)?保罗',
    },
    passages: ['2PE 3:15-16'],
  },
  {
    groups: ['generalLetters'],
    called: {
      en: '(?:general|catholic) (?:letters|epistles)',
      es: '(?:cartas|epistolas) (?:generales|catolicas|universales)',
      fr: '(?:lettres|epitres) (?:generales|catholiques|universelles)',
      zh: '普通书信|大公书信|一般书信',
    },
    passages: ['2TI 3:16-17'],
  },
]

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
  for (const group of GROUPS) {
    const called = new RegExp(group.called[tongue], 'gu')
    if (!called.test(rest) || (group.groups.includes('paul') && !LETTERS.test(rest))) continue
    rest = rest.replace(called, ' ')
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
    .flatMap((named) => named.groups)
    .flatMap((one) => {
      const books = booksOfGroup(one, ownCanon(context))
      const names = sentences.list(
        books.map((book) => bookName(book, context.locale, { tradition: context.tradition })),
      )
      const line = writer.say(group, writer.say(groups[one]), String(books.length), names)
      return one === 'paul' ? [[line], [writer.say(hebrews)]] : [[line]]
    })
  yield paragraph(...lines)
  const passages = [...new Set(asked.flatMap((named) => named.passages))].flatMap((reference): Found[] => {
    const passage = parseUsfm(reference)
    return passage && !isProblem(passage) ? [readFound(context, passage) ?? []].flat() : []
  })
  if (!budget.isQuick) {
    yield writer.heading(sentences.heading.scripture)
    yield* scripture(writer, passages)
  }
  return { passages }
}
