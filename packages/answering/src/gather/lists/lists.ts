import { fromKnowledge } from '@berea/knowledge'
import { bookName, type Locale, type Passage } from '@berea/scripture'
import { coreOf } from '../../understand/core.ts'
import { fold } from '../../understand/fold.ts'
import { wordsOf } from '../answer-context.ts'
import { anyOf } from '../counsel-topics/counsel-topics.ts'
import { readPassages } from '../references.ts'

/** A list that Scripture gives: where its items stand, and where it is given again; or a text that is known by heart. */
export type KnownList = {
  readonly places: readonly Passage[]
  readonly again: readonly Passage[]
  readonly isText: boolean
}

const lists = fromKnowledge(({ list: all }) =>
  all.map(({ verses, again, whole = false, names }) => ({
    places: verses.flatMap(readPassages),
    again: again.flatMap(readPassages),
    isText: whole,
    words: anyOf(Object.values(names).flat()),
  })),
)

/** Whoever asks what a list means has it. */
const MEANING = /\bmean|\bsignif|意思|含义|意义|解释|怎么理解/

/** Whoever asks for one of them by its number does not ask for all: 耶稣行的第一个神迹. */
const ONE_OF_THEM =
  /第[一二三四五六七八九十]|\b(?:jesus(?:'s?)?|the) (?:first|second|third|last) (?:miracle|sign|commandment|plague)|\bprimer(?:o|a)? (?:milagro|mandamiento|plaga)|\b(?:premier|premiere|dernier|derniere) (?:miracle|commandement|plaie)/

/** What may be said around the list's name without asking for more than the list; as the analysers give it. */
const ASKING = new Set(
  (
    'list name book call mani order perform full text word recit say verse chapter longest shortest first last christ cross peopl who bibl jesus god israel have made make lord one all tell give show verse new old testament egypt again im confus besid exact tot ' +
    'list nombr libr orden hiz versicul text complet bibli crist cruz dios tuv son cual cuant egipt llam enumer escrib hub fuer senor seigneur hay exist total antigu nuev testament ' +
    'nom nomm livr christ croix ordr fait accompli raconte racont verset text complet bibl dieu eu enumer appel combien cit donn tous tout ceux quel etaient egypt lesquel deja nouveau ancien testament total exactement'
  ).split(' '),
)

/** Characters that a Chinese question may have around the list's name. */
const SLIGHT =
  /[的是了在有里上中都及和一二三四五六七八九十个位样条件几名字叫做列出举清单全部分别耶稣神上帝埃及旧新约书卷记载人物以色说行过讲念背怎么全文句话节章经给我请是哪啊吧呢搞清楚总共到底先知]/gu

/**
 * The list that a question asks for and for nothing beyond it: "Name the twelve apostles" → Matthew 10:2–4;
 * "Which of the twelve tribes had no land?" asks for something else.
 */
export function listAsked(question: string, locale: Locale): KnownList | undefined {
  const { text } = fold(question)
  const found = lists().find(({ words }) => words.test(text))
  if (!found || MEANING.test(text) || ONE_OF_THEM.test(text) || text.split(/[?？]/).length > 2) return undefined
  const [name = ''] = found.words.exec(text) ?? []
  // What is said before or after it, "it is for our Good Friday service", asks for nothing.
  const sentence = text.split(/(?<=[.?!。？！])/u).find((one) => one.includes(name)) ?? text
  const rest = withoutBook(sentence.replace(name, ' '), found.places[0]!, locale)
  // Where nothing at all is left, `coreOf` gives back the words that ask: it is given a name to keep.
  const isBare = locale.startsWith('zh')
    ? coreOf(`耶稣${rest.trim()}?`, locale)
        .replace(/\P{Script=Han}/gu, '')
        .replace(SLIGHT, '')
        // 八福是哪八样福气: said again in other words.
        .replace(new RegExp(`[${name}]`, 'gu'), '').length < 2
    : [...wordsOf(rest, locale)].every((word) => ASKING.has(word))
  return isBare ? found : undefined
}

/** The book that the list stands in may be named: "the seven churches of Revelation". */
const withoutBook = (text: string, { first }: Passage, locale: Locale): string =>
  text.replace(fold(bookName(first.book, locale)).text, ' ')
