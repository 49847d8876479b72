import { fromKnowledge, knowledge } from '@berea/knowledge'
import { analyse } from '@berea/library'
import { fold } from '../../understand/fold.ts'
import type { Tongue } from '../../understand/tongue.ts'
import { baseOf } from '../english-verbs.ts'

/** A thing or a deed, as the tables have it: in each language what questions call it, and behind `<` what else texts do. */
export type Concept = Readonly<Record<Tongue, string>>

const COLUMNS = ['en', 'es', 'fr', 'zh'] as const satisfies readonly Tongue[]

const readTable = (rows: readonly string[] = []): readonly Concept[] =>
  rows.map((line) => {
    const columns = line.split('|')
    return Object.fromEntries(COLUMNS.map((tongue, i) => [tongue, columns[i]!])) as Concept
  })

/** What may be told of somebody; and countries and persons of the world's history, of which the Bible does not know. */
export type Table = 'told' | 'world'

const read = fromKnowledge(() => {
  const rows = knowledge().rows('concepts')
  const deeds = readTable(rows.get('deeds'))
  const tables: Readonly<Record<Table, readonly Concept[]>> = {
    told: [...readTable(rows.get('things')), ...deeds],
    world: readTable(rows.get('world')),
  }
  return { tables, deeds: new Set(deeds), asked: new Map<string, readonly Asked[]>() }
})

const wordsIn = (words = ''): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** One string in which words, between blanks, can be looked for together: `put away` in ` he put her away `. */
const laidOut = (words: readonly string[]): string => ` ${words.join(' ')} `

/**
 * A question as it is compared with what questions call things: in English by its stems; in Spanish and French as it is written,
 * for there stems fall together (mes, mesa).
 */
function asAsked(text: string, tongue: Tongue): string {
  const folded = fold(text).text
  if (tongue === 'zh') return folded
  return laidOut(tongue === 'en' ? analyse(folded, 'en', { stopWords: 'keep' }) : writtenWords(folded))
}

const writtenWords = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? []

/** A text as it is compared with what texts call things: by its stems, an English verb's forms as one. */
export function asTold(text: string, tongue: Tongue): string {
  if (tongue === 'zh') return fold(text).text
  const words = analyse(text, tongue, { stopWords: 'keep' })
  return laidOut(tongue === 'en' ? words.map(baseOf) : words)
}

type Asked = { readonly concept: Concept; readonly terms: readonly string[]; readonly forms: readonly Form[] }

function askedIn(table: Table, tongue: Tongue): readonly Asked[] {
  const { tables, deeds, asked: made } = read()
  const known = made.get(`${table} ${tongue}`)
  if (known) return known
  const isWritten = tongue === 'es' || tongue === 'fr'
  const plurals = (term: string) => [term, ...['s ', 'es ', 'x '].map((end) => term.slice(0, -1) + end)]
  const asked = tables[table].map((concept) => {
    const words = wordsIn(concept[tongue].split('<')[0])
    const terms = words.map((word) => asAsked(word, tongue))
    return {
      concept,
      terms: isWritten ? terms.flatMap(plurals) : terms,
      // Deeds have many forms (brûlé, brûla); of things a like one is often another (bronce, bronca).
      forms:
        isWritten && deeds.has(concept)
          ? words.filter((word) => !/[ '’-]/u.test(word)).flatMap((word) => formsIn(word, tongue))
          : [],
    }
  })
  made.set(`${table} ${tongue}`, asked)
  return asked
}

/** The concepts that a question names, of all or `among` some: `why did moses take a lion up` → the lion. */
export function conceptsIn(
  question: string,
  tongue: Tongue,
  table: Table,
  among?: ReadonlySet<Concept>,
): readonly Concept[] {
  const asked = asAsked(question, tongue)
  const byStem = Map.groupBy(tongue === 'es' || tongue === 'fr' ? formsIn(question, tongue) : [], ({ stem }) => stem)
  return askedIn(table, tongue)
    .filter(
      ({ concept, terms, forms: known }) =>
        (among?.has(concept) ?? true) &&
        (terms.some((term) => asked.includes(term)) ||
          known.some((one) => byStem.get(one.stem)?.some((form) => isOneWord(one, form)))),
    )
    .map(({ concept }) => concept)
}

/** A word as it is written, and its stem. */
type Form = { readonly word: string; readonly stem: string }

const formsIn = (text: string, tongue: Tongue): Form[] =>
  writtenWords(fold(text).text)
    .filter((word) => word.length >= LONG_ENOUGH && !OF_THEIR_OWN.has(word))
    .flatMap((word) =>
      analyse(word, tongue as 'es' | 'fr', { stopWords: 'keep' })
        .slice(0, 1)
        .map((stem) => ({ word, stem })),
    )

/** Shorter words of one stem are often two words. */
const LONG_ENOUGH = 5
/** Folded words that look like a deed's form and are words of their own: « pendant », no hanging; «barro», no broom. */
const OF_THEIR_OWN = new Set(
  (
    'barro bordo capitulo esposo esposos horno piensa preste portones reina reinas ' +
    'ailes armes jeune jeunes message patient peche pendant projet prophete prophetes sceaux soupe vieilles'
  ).split(' '),
)

/** « brûlé » and « brûler » are: of one stem, hardly longer, and alike but for their ends. */
function isOneWord(a: Form, b: Form): boolean {
  if (a.stem !== b.stem || Math.abs(a.word.length - b.word.length) > 2) return false
  const alike = [...a.word].findIndex((letter, i) => letter !== b.word[i])
  return alike < 0 || alike >= Math.max(4, Math.min(a.word.length, b.word.length) - 2)
}

const told = new Map<string, readonly string[]>()

/** Does a text, laid out by `asTold`, speak of it in any of its words? */
export function speaksOf(text: string, concept: Concept, tongue: Tongue): boolean {
  const column = concept[tongue]
  const terms = told.get(column) ?? wordsIn(column.replace('<', ',')).map((word) => asTold(word, tongue))
  told.set(column, terms)
  return terms.some((term) => text.includes(term))
}
