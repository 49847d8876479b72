import { type Library, locate } from '@berea/library'
import { isProblem, LOCALES, type Locale, parseUsfm } from '@berea/scripture'
import { simplified, traditional } from '../../packages/answering/src/citing/script.ts'
import { fold } from '../../packages/answering/src/understand/fold.ts'
import { findMentions, namesOf, rowsOf } from '../../packages/answering/src/understand/lexicon/lexicon.ts'
import { tongueOf } from '../../packages/answering/src/understand/tongue.ts'
import { drawer } from './draws.ts'
import type { Filling, Planted, PlantedSets } from './planted-sets.ts'

/** What is made by rule from a library's own texts, the same each time. */
type Made = { -readonly [Set in keyof PlantedSets]: Planted[] }

const QUOTES: Readonly<Record<Locale, (place: string, words: string) => string>> = {
  en: (place, words) => `${place} says: “${words}”`,
  'zh-cn': (place, words) => `${place}说：“${words}”`,
  'zh-tw': (place, words) => `${place}說：「${words}」`,
  'es-es': (place, words) => `${place} dice: «${words}»`,
  'fr-fr': (place, words) => `${place} dit : « ${words} »`,
}
const NAMES: Readonly<Record<Locale, (name: string) => string>> = {
  en: (name) => `What is told here touches ${name} as well.`,
  'zh-cn': (name) => `这段经文也讲到${name}的事。`,
  'zh-tw': (name) => `這段經文也講到${name}的事。`,
  'es-es': (name) => `Lo que se cuenta aquí toca también a ${name}.`,
  'fr-fr': (name) => `Ce qui est raconté ici touche aussi ${name}.`,
}
const COUNTS: Readonly<Record<Locale, (count: number) => string>> = {
  en: (count) => `It took them ${count} days, as the passage says.`,
  'zh-cn': (count) => `经文说，他们用了${count}天。`,
  'zh-tw': (count) => `經文說，他們用了${count}天。`,
  'es-es': (count) => `Tardaron ${count} días, como dice el pasaje.`,
  'fr-fr': (count) => `Il leur fallut ${count} jours, comme le dit le passage.`,
}

type Needs = {
  readonly library: Library
  readonly filling: Filling
  /** Verses to draw from, by language. */
  readonly verses: Readonly<Record<Locale, readonly string[]>>
  /** Bibles of a language beside the reader's. */
  readonly others: (locale: Locale) => readonly string[]
}

export function generated(needs: Needs, each: Readonly<Record<'quotations' | 'claims', number>>): PlantedSets {
  const made: Made = { misquotations: [], quotations: [], falseClaims: [], claims: [] }
  for (const [at, locale] of LOCALES.entries()) {
    const draw = drawer(at + 1)
    if (needs.verses[locale].length < 4) continue
    for (let n = 0; n < each.quotations; n += 1) quotation(made, needs, locale, n, draw)
    for (let n = 0; n < each.claims; n += 1) claim(made, needs, locale, n, draw)
  }
  return made
}

function quotation(made: Made, needs: Needs, locale: Locale, n: number, draw: (below: number) => number): void {
  const { filling, verses } = needs
  const some = (): string => verses[locale][draw(verses[locale].length)]!
  const verse = some()
  const words = filling.words(verse, locale)!
  const about = { id: `${locale}.made.${n}`, locale, passages: [verse], notes: [] }
  const say = (of: string, said: string) => QUOTES[locale](filling.name(of, locale), said)
  const part = clause(words, locale, draw)
  made.quotations.push({ ...about, kind: 'true', draft: say(verse, part), words: part })
  const kind = (['altered', 'wrong-verse', 'mixed', 'script', 'altered'] as const)[n % 5]!
  const other = some()
  const false_ = falsify(kind, { words, verse, other }, needs, locale, draw)
  if (!false_) return
  const passages = false_.of === undefined ? [verse] : [verse, false_.of]
  made.misquotations.push({
    ...about,
    passages,
    kind: false_.kind,
    draft: say(verse, false_.words),
    words: false_.words,
  })
}

/** A run of a verse's own clauses. */
function clause(words: string, locale: Locale, draw: (below: number) => number): string {
  const clauses = words
    .split(/(?<=[,;:.，；：。、])\s*/)
    .filter((one) => one.length > (locale.startsWith('zh') ? 4 : 18))
  return (clauses[draw(clauses.length)] ?? words).replace(/[“”‘’「」『』«»"]/g, '').trim()
}

type False = { readonly kind: string; readonly words: string; readonly of?: string }
type Given = { readonly words: string; readonly verse: string; readonly other: string }

function falsify(
  kind: 'altered' | 'wrong-verse' | 'mixed' | 'script',
  { words, verse, other }: Given,
  { filling, library, others }: Needs,
  locale: Locale,
  draw: (below: number) => number,
): False | undefined {
  const second = filling.words(other, locale)!
  const isChinese = locale.startsWith('zh')
  if (kind === 'wrong-verse') {
    return locate(second, words) || locate(words, second) || other === verse
      ? undefined
      : { kind, words: second, of: other }
  }
  if (kind === 'script' && isChinese) {
    const wrong = locale === 'zh-cn' ? traditional(words) : simplified(words)
    return wrong === words ? undefined : { kind, words: wrong }
  }
  if (kind === 'mixed') {
    const passage = parseUsfm(verse)
    const edition = others(locale)[0]
    const text =
      edition && !isProblem(passage) && passage ? library.passage(edition, passage)?.verses[0]?.text : undefined
    if (text) {
      const half = (of: string, from: number, to: number) =>
        isChinese
          ? of.slice(of.length * from, of.length * to)
          : of
              .split(' ')
              .slice(of.split(' ').length * from, of.split(' ').length * to)
              .join(' ')
      const mixture = `${half(words, 0, 0.5)}${isChinese ? '' : ' '}${half(text, 0.5, 1)}`
      const isNone = [words, text].every((one) => !letters(one).includes(letters(mixture)))
      if (isNone) return { kind, words: mixture }
    }
  }
  return { kind: 'altered', words: alteredWords(words, second, isChinese, draw) }
}

const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '').toLowerCase()

/** A word of it, or two characters, in the place of another. */
export function alteredWords(words: string, from: string, isChinese: boolean, draw: (below: number) => number): string {
  const piece = isChinese ? /\p{Script=Han}{2}/gu : /\p{L}{4,}/gu
  const mine = [...words.matchAll(piece)]
  const theirs = [...from.matchAll(piece)]
    .map(([word]) => word)
    .filter((word) => !words.toLowerCase().includes(word.toLowerCase()))
  const gone = mine[draw(Math.max(1, mine.length))]
  const come = theirs[draw(Math.max(1, theirs.length))] ?? (isChinese ? '蜂蜜' : 'honeycomb')
  return gone ? words.slice(0, gone.index) + come + words.slice(gone.index + gone[0].length) : `${words} ${come}`
}

function claim(
  made: Made,
  { filling, verses }: Needs,
  locale: Locale,
  n: number,
  draw: (below: number) => number,
): void {
  const tongue = tongueOf(locale)
  const verse = verses[locale][draw(verses[locale].length)]!
  const text = filling.words(verse, locale)!
  const folded = fold(text)
  const about = { id: `${locale}.made.${n}`, locale, passages: [verse], notes: [] }
  const field = n % 2 === 0 ? 'person' : 'place'
  const isNumber = n % 3 === 2
  if (isNumber) {
    const count = 3 + draw(90)
    made.falseClaims.push({ ...about, kind: 'number', draft: COUNTS[locale](count) })
  } else {
    const rows = rowsOf()(field).filter((row) => namesOf(row, tongue).length > 0)
    const row = rows[draw(rows.length)]!
    const isNamed = (['zh', 'en', 'es', 'fr'] as const).some((other) =>
      namesOf(row, other).some((name) => folded.text.includes(fold(name).text)),
    )
    if (!isNamed)
      made.falseClaims.push({ ...about, kind: field, draft: NAMES[locale](inScript(namesOf(row, tongue)[0]!, locale)) })
  }
  const [mention] = findMentions(folded.text, tongue, folded.original).filter(
    (one) => one.field === 'person' || one.field === 'place',
  )
  if (mention)
    made.claims.push({
      ...about,
      kind: mention.field,
      draft: NAMES[locale](folded.original(mention.start, mention.end)),
    })
}

const inScript = (name: string, locale: Locale): string => (locale === 'zh-tw' ? traditional(name) : name)
