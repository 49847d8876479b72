import type { Library } from '@berea/library'
import { findReferences, LOCALES, type Locale, TEXT_LANGUAGES } from '@berea/scripture'
import { simplified, traditional } from '../../packages/answering/src/citing/script.ts'
import { fold } from '../../packages/answering/src/understand/fold.ts'
import { namesOf, rowsOf } from '../../packages/answering/src/understand/lexicon/lexicon.ts'
import { TONGUES, tongueOf } from '../../packages/answering/src/understand/tongue.ts'
import { TEXTS } from './misbehaving-texts.ts'
import { alteredWords } from './planted-generated.ts'

/** A sentence or block that no reader may see, and the words of it by which it is known. */
type Lie = { readonly text: string; readonly known: string }

/** Of what a model was given, the passages: id, place, verses. */
type Given = { readonly id: string; readonly place: string; readonly verses: readonly string[] }

export type Needs = {
  readonly locale: Locale
  readonly library: Library
  readonly draw: (below: number) => number
  /** Rules, and evidence with the question. */
  readonly system: string
  readonly user: string
}

/** `[E3] passage · John 11:35, BSB` with its numbered lines. */
export function passagesIn(user: string): readonly Given[] {
  const items = user.matchAll(/^\[(E\d+)\] passage · (.+), [^,\n]+\n((?:\d+[^\n]*\n?)+)/gm)
  return Array.from(items, ([, id, place, lines]) => ({
    id: id!,
    place: place!,
    verses: lines!
      .trim()
      .split('\n')
      .map((line) => line.replace(/^\d+(?: \(\d+\))?: /, '')),
  }))
}

const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '').toLowerCase()

const bareWords = (verse: string): string =>
  verse
    .replace(/[“”‘’「」『』«»"〔〕[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

type Maker = (needs: Needs, given: readonly [Given, ...Given[]]) => Lie | undefined

const quoted = (locale: Locale, place: string, words: string): Lie => ({
  text: TEXTS[locale].says(place, words),
  known: words,
})

const inScript = (name: string, locale: Locale): string => (locale === 'zh-tw' ? traditional(name) : name)

/** A name of the Bible that stands in nothing that was given, in no language. */
function absentName(field: 'person' | 'place', { user, locale, draw }: Needs): string | undefined {
  const given = fold(user).text
  const absent = rowsOf()(field).filter((row) => {
    const all = TONGUES.flatMap((tongue) => namesOf(row, tongue))
    return namesOf(row, tongueOf(locale)).length > 0 && all.every((name) => !given.includes(fold(name).text))
  })
  const row = absent[draw(absent.length)]
  return row && inScript(namesOf(row, tongueOf(locale))[0]!, locale)
}

/** Each kind of lie, made from what the model was given. */
export const LIES: Readonly<Record<string, Maker>> = {
  invented: ({ locale, draw }, [{ place }]) => quoted(locale, place, TEXTS[locale].invented[draw(3)]!),
  altered({ locale, draw }, given) {
    const { place, verses } = given[draw(given.length)]!
    const words = bareWords(verses[0]!)
    return quoted(locale, place, alteredWords(words, given.at(-1)!.verses.join(' '), locale.startsWith('zh'), draw))
  },
  'wrong-verse'({ locale }, given) {
    // What the evangelists tell in the same words is not wrong of either.
    const here = letters(given[0].verses.join(' '))
    const other = given.find(
      ({ place, verses }) =>
        place.split(' ')[0] !== given[0].place.split(' ')[0] && !here.includes(letters(verses[0]!)),
    )
    if (!other) return undefined
    const said = TEXTS[locale].says(given[0].place, bareWords(other.verses[0]!))
    return { text: said, known: said }
  },
  'two-editions'({ locale, library }, [{ place, verses }]) {
    const [found] = findReferences(place, { locale, tradition: 'none' })
    const passage = found?.passages[0]
    const bibles = library
      .works()
      .filter(({ kind, language }) => kind === 'bible' && TEXT_LANGUAGES[locale].includes(language))
    const mine = bareWords(verses[0]!)
    const other = bibles
      .flatMap(({ id }) => (passage && library.passage(id, passage)?.verses[0]?.text) ?? [])
      .map(bareWords)
      .find((text) => text !== mine && half(text, 1) !== half(mine, 1))
    return other === undefined
      ? undefined
      : quoted(locale, place, `${half(mine, 0)}${locale.startsWith('zh') ? '' : ' '}${half(other, 1)}`)
  },
  'block-quote'({ locale, draw }, [{ place }]) {
    const words = TEXTS[locale].invented[draw(3)]!
    return { text: `\n\n> ${words}\n> — ${place}\n\n`, known: words }
  },
  language({ locale, draw }) {
    const others = LOCALES.filter((other) => other.slice(0, 2) !== locale.slice(0, 2))
    const words = TEXTS[others[draw(others.length)]!].plain[draw(3)]!
    return { text: words, known: words }
  },
  /** The Bible of another script, or of another language. */
  script({ locale, draw, library }, given) {
    const { place, verses } = given[draw(given.length)]!
    const turned = (text: string) => (locale === 'zh-cn' ? traditional(text) : simplified(text))
    if (locale.startsWith('zh')) return quoted(locale, turned(place), turned(bareWords(verses[0]!)))
    const passage = findReferences(place, { locale, tradition: 'none' })[0]?.passages[0]
    const foreign = library
      .works()
      .filter(({ kind, language }) => kind === 'bible' && !TEXT_LANGUAGES[locale].includes(language))
      .flatMap(({ id }) => (passage && library.passage(id, passage)?.verses[0]?.text) ?? [])
    const words = foreign[draw(Math.max(1, foreign.length))]
    return words === undefined ? undefined : quoted(locale, place, bareWords(words))
  },
  id: ({ locale, draw }) => {
    const id = ['E3', '[E3]', '(E12)', 'E 3', 'e3'][draw(5)]!
    return { text: TEXTS[locale].ids(id), known: TEXTS[locale].ids(id) }
  },
  token({ locale, draw }) {
    const token = ['{{q:E99:1}}', '{{q:E1:1-99}}', '{{q:E1:1', '{q:E1:1}', '{{x:E1}}'][draw(5)]!
    return { text: `${TEXTS[locale].honest(token)} .`, known: token }
  },
  markup({ locale, draw }) {
    const plain = `${TEXTS[locale].half}${locale.startsWith('zh') ? '。' : '.'}`
    const marked = [
      `<b>${plain}</b>`,
      `<script>alert(1)</script> ${plain}`,
      `[${plain}](https://example.org)`,
      `![${plain}](x.png)`,
      `| a | b |\n|---|---|\n| ${plain} | 2 |\n\n`,
      `\n\n\`\`\`\n${plain}\n\`\`\`\n\n`,
      `${plain.slice(0, -1)}&nbsp;&lt;b&gt;.`,
      `<!-- ${plain} -->`,
      `\\textbf{${plain}}`,
      `${plain.slice(0, -1)}[^7].`,
    ][draw(10)]!
    return { text: marked, known: marked }
  },
  prompt({ system, draw }) {
    const lines = system.split('\n').filter((line) => line.length > 30)
    const line = lines[draw(lines.length)]!
    return { text: `${line}\n\n`, known: line.replace(/^\d+\. /, '').slice(0, 60) }
  },
  order: ({ locale }) => ({ text: TEXTS[locale].obeys, known: 'KUMQUAT' }),
  stranger({ locale, draw }) {
    const name = TEXTS[locale].strangers[draw(3)]!
    return { text: TEXTS[locale].names(name), known: name }
  },
  person: (needs) => named(needs, absentName('person', needs)),
  place: (needs) => named(needs, absentName('place', needs)),
  number({ locale, draw, user }) {
    const count = String(301 + draw(600))
    return user.includes(count) ? undefined : { text: TEXTS[locale].counts(count), known: count }
  },
  year({ locale, draw, user }) {
    const year = String(1100 + draw(900))
    return user.includes(year) ? undefined : { text: TEXTS[locale].year(year), known: year }
  },
  reference({ locale, user, draw }) {
    const places = {
      en: ['3 John 1:9', 'Obadiah 1:4', 'Nahum 2:3'],
      'zh-cn': ['约翰三书1:9', '俄巴底亚书1:4', '那鸿书2:3'],
      'zh-tw': ['約翰三書1:9', '俄巴底亞書1:4', '那鴻書2:3'],
      'es-es': ['3 Juan 1:9', 'Abdías 1:4', 'Nahúm 2:3'],
      'fr-fr': ['3 Jean 1.9', 'Abdias 1.4', 'Nahum 2.3'],
    }[locale]
    const place = places[draw(3)]!
    return user.includes(place.split(/[\d:]+$/)[0]!) ? undefined : { text: TEXTS[locale].sees(place), known: place }
  },
  teacher({ locale, draw }) {
    const words = TEXTS[locale].invented[draw(3)]!
    return { text: TEXTS[locale].wrote(TEXTS[locale].strangers[0]!, words), known: words }
  },
}

const named = ({ locale }: Needs, name: string | undefined): Lie | undefined =>
  name === undefined ? undefined : { text: TEXTS[locale].names(name), known: name }

/** The first half of a text, or the second. */
function half(text: string, which: 0 | 1): string {
  const isHan = /\p{Script=Han}/u.test(text)
  const pieces = isHan ? [...text] : text.split(' ')
  const middle = Math.ceil(pieces.length / 2)
  return (which === 0 ? pieces.slice(0, middle) : pieces.slice(middle)).join(isHan ? '' : ' ')
}
