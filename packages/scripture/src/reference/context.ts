import type { BookCode } from '../canon/book.ts'
import type { Numbers, Place } from './numbers.ts'

/** How far back from a name its own words may begin: "in the third chapter of the gospel according to Saint". */
const REACH = 72

const OF = "(?:of|to|in|from|according to|by|de|del|du|des|d'|selon|segun|aux?|a|en|dans)"
const THE = "(?:the|las?|los|les?|el|l')"
const BOOK =
  '(?:books?|gospels?|epistles?|letters?|prophecy|livres?|evangiles?|epitres?|lettres?|libros?|evangelios?|cartas?|epistolas?)'
const SAINT = String.raw`(?:prophete?|profeta|apostle|apostol|apotre|saint|st\.?|san|santo)`
const ONE_BOOK = String.raw`(?:${THE}\s*)?(?:${BOOK}\s+)?(?:${OF}\s*)*(?:${THE}\s*)?(?:${SAINT}\s+)*`
const CHAPTER = String.raw`(?:chapters?|chap\.?|ch\.?|capitulos?|cap\.?|chapitres?)`
const VERSE = String.raw`(?:verses?|vv?\.?|versiculos?|versets?)`
const TO = String.raw`\s*(?:-|to|through|and|al?|au|hasta|y|et)\s*`
const NUMBER = String.raw`(\d{1,3})`

const LEAD = new RegExp(String.raw`\b${BOOK}\s+(?:${OF}\s*)+(?:${THE}\s*)?(?:${SAINT}\s+)*$`)
const ARTICLE = /\b(?:the|los|las|les|aux|des|some|those)\s+$/
const CHAPTER_OF = new RegExp(
  String.raw`\b${CHAPTER}\s*${NUMBER}(?:${TO}${NUMBER})?(?:,?\s*${VERSE}\s*${NUMBER}(?:${TO}${NUMBER})?)?\s+${OF}\s*${ONE_BOOK}$`,
)
const ORDINAL = String.raw`(?:(\d{1,3})(?:st|nd|rd|th|er|re|e|eme|o)|(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|primer|segundo|tercer|premier|deuxieme|troisieme))`
const NTH_CHAPTER_OF = new RegExp(String.raw`\b${ORDINAL}\s+${CHAPTER}\s+${OF}\s*${ONE_BOOK}$`)
const NTH = new RegExp(String.raw`\b${ORDINAL}\s+$`)
const VERSE_OF = new RegExp(String.raw`\b${VERSE}\s*${NUMBER}(?:${TO}${NUMBER})?\s+${OF}\s*${ONE_BOOK}$`)
const VERSE_OF_CHAPTER = new RegExp(
  String.raw`\b${VERSE}\s*${NUMBER}(?:${TO}${NUMBER})?\s+${OF}\s*${THE}?\s*${CHAPTER}\s*${NUMBER}\s+${OF}\s*${ONE_BOOK}$`,
)
const CHAPTER_BEFORE = new RegExp(String.raw`\b${CHAPTER}\s+$`)
const ORDINALS: Readonly<Record<string, number>> = {
  first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10,
  primer: 1, segundo: 2, tercer: 3, premier: 1, deuxieme: 2, troisieme: 3,
} // biome-ignore format: a row a language

const before = (folded: string, start: number) => folded.slice(Math.max(0, start - REACH), start)

/** Whether the words before a name call it a book: "the gospel of |John", "carta a los |Romanos". */
export const isCalledBook = (folded: string, start: number): boolean => LEAD.test(before(folded, start))

/** "the |Romans" are people. */
export const hasArticle = (folded: string, start: number): boolean => ARTICLE.test(before(folded, start))

export type Leading = { readonly start: number; readonly numbers: Numbers }

const optional = <Key extends string>(key: Key, digits: string | undefined) =>
  digits === undefined ? {} : ({ [key]: Number(digits) } as Record<Key, number>)

/** The numbers that stand before a name: "chapter 3 of |John", "verses 3 to 5 of chapter 1 of |James", "the 23rd |Psalm". */
export function readBefore(folded: string, start: number, book: BookCode, end: number): Leading | undefined {
  const text = before(folded, start)
  const lead = (match: RegExpExecArray, place: Place): Leading => ({
    start: start - (text.length - match.index),
    numbers: { end, places: [place], named: true },
  })
  const deep = VERSE_OF_CHAPTER.exec(text)
  if (deep) return lead(deep, { chapter: Number(deep[3]), verse: Number(deep[1]), ...optional('toVerse', deep[2]) })
  const chapter = CHAPTER_OF.exec(text)
  if (chapter) {
    const verses = { ...optional('verse', chapter[3]), ...optional('toVerse', chapter[4]) }
    return lead(chapter, { chapter: Number(chapter[1]), ...optional('toChapter', chapter[2]), ...verses })
  }
  const nth = NTH_CHAPTER_OF.exec(text) ?? (book === 'PSA' ? NTH.exec(text) : null)
  const value = nth ? (ORDINALS[nth[2] ?? ''] ?? Number(nth[1])) : 0
  return nth ? lead(nth, { chapter: value }) : undefined
}

/** "chapter |3 of John" counts a chapter and no book. */
export const isOfChapter = (folded: string, start: number): boolean => CHAPTER_BEFORE.test(before(folded, start))

/** The verse that stands behind a name, in the chapter that stands before it; undefined where there are no two such numbers. */
export function withVerse(chapter: Numbers, verse: Numbers | undefined): Numbers | undefined {
  const [one, another] = chapter.places
  const [place] = verse?.places ?? []
  if (!one || !place || !verse || another || verse.places.length > 1) return undefined
  if (one.verse !== undefined || one.toChapter !== undefined) return undefined
  return { ...verse, places: [{ ...place, chapter: one.chapter }], named: true }
}

/** "verse 16 of |John 3": the verses before a name whose chapter follows it. */
export function readVersesBefore(folded: string, start: number, numbers: Numbers): Leading | undefined {
  const place = numbers.places[0]
  if (!place || numbers.places.length > 1 || place.verse !== undefined || place.toChapter !== undefined)
    return undefined
  const text = before(folded, start)
  const match = VERSE_OF.exec(text)
  if (!match) return undefined
  const verses: Place = { chapter: place.chapter, verse: Number(match[1]), ...optional('toVerse', match[2]) }
  return { start: start - (text.length - match.index), numbers: { ...numbers, places: [verses], named: true } }
}
