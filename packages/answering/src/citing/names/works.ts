import { fromKnowledge } from '@berea/knowledge'
import type { Work } from '@berea/library'
import type { Locale } from '@berea/scripture'
import { inScriptOf } from '../script.ts'

export const LOCALE_COLUMNS: readonly Locale[] = ['en', 'zh-cn', 'zh-tw', 'es-es', 'fr-fr']

type Row = { readonly authors: readonly string[]; readonly names: readonly string[] }

const read = fromKnowledge((_, { table }) => ({
  works: new Map<string, Row>(
    table('works').map(([id, authors, ...names]) => [id!, { authors: keysIn(authors!), names }]),
  ),
  writings: new Map<string, Row & { readonly year: number | undefined }>(
    table('writings').map(([id, authors, year, ...names]) => [
      id!,
      { authors: keysIn(authors!), year: year === '' ? undefined : Number(year), names },
    ]),
  ),
}))

function keysIn(cell: string): string[] {
  return cell.split(',').filter((key) => key !== '')
}

/** The row of a work, or of the set that it belongs to: `notes-fr-tyndale` has that of `notes-tyndale`. */
function rowOf(id: string): Row | undefined {
  const plain = id.replace(/-(en|zh|es|fr|grc|he|la)-/, '-')
  for (let key = plain; key.includes('-'); key = key.slice(0, key.lastIndexOf('-'))) {
    const found = read().works.get(key)
    if (found) return found
  }
  return undefined
}

/** `classics-en-protestant/calvins-institutes/1.1` is of the writing `classics-en-protestant/calvins-institutes`. */
const writingOf = (section: string) => read().writings.get(section.split('/', 2).join('/'))

type Named = Pick<Work, 'id' | 'title' | 'titleLocal' | 'language'>

/**
 * A work as a sentence of the reader's language names it; one that has no entry by its own title. Where a section is
 * given that stands in one of several writings, by the name of that.
 *
 *     nameOfWork(dictionary-en-easton, 'fr-fr') → le dictionnaire biblique d’Easton
 */
export function nameOfWork(work: Named, locale: Locale, section?: string): string {
  const column = LOCALE_COLUMNS.indexOf(locale)
  const writing = section === undefined ? undefined : writingOf(section)?.names[column]
  if (writing !== undefined) return withArticle(writing, locale)
  return rowOf(work.id)?.names[column] ?? asTitle(ownTitle(work, locale), locale)
}

/**
 * A work, or the writing in it that a section stands in, as a title: `《丁道尔研读注释》`, `Dictionnaire biblique d’Easton`.
 * A Bible is called what it calls itself.
 */
export function titleOfWork(work: Named & Pick<Work, 'kind'>, locale: Locale, section?: string): string {
  const column = LOCALE_COLUMNS.indexOf(locale)
  const writing = section === undefined ? undefined : writingOf(section)?.names[column]
  if (writing !== undefined) return asTitle(writing, locale)
  if (work.kind === 'bible') return work.titleLocal ?? work.title
  return translatedTitle(work.id, locale) ?? asTitle(inScriptOf(ownTitle(work, locale), work, locale), locale)
}

/** What the reader's language calls a work, where it has a name for it. */
export function translatedTitle(id: string, locale: Locale): string | undefined {
  const name = rowOf(id)?.names[LOCALE_COLUMNS.indexOf(locale)]
  return name && asTitle(name.replace(ARTICLE[locale], ''), locale)
}

/** Whose a work is, or the writing in it: keys of the authors' tables. */
export const authorsOf = (id: string, section?: string): readonly string[] =>
  (section === undefined ? undefined : writingOf(section)?.authors) ?? rowOf(id)?.authors ?? []

/** The year of a writing within a work. */
export const yearOfWriting = (section: string): number | undefined => writingOf(section)?.year

/** Does a book with a name of its own stand there? `classics-en-protestant/calvins-institutes` */
export const isWriting = (place: string): boolean => read().writings.has(place)

function ownTitle(work: Named, locale: Locale): string {
  return locale.startsWith(work.language.slice(0, 2)) ? (work.titleLocal ?? work.title) : work.title
}

/** Chinese sets a title in 《》, unless it has them within already; others begin it with a capital. */
export function asTitle(title: string, locale: Locale): string {
  // unfoldingWord writes itself so.
  if (!locale.startsWith('zh')) return /^\p{Ll}+\p{Lu}/u.test(title) ? title : capital(title)
  return title.includes('《') || title.includes('：') ? title : `《${title}》`
}

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`

const ARTICLE: Readonly<Record<Locale, RegExp>> = {
  'zh-cn': /^$/,
  'zh-tw': /^$/,
  en: /^the /,
  'es-es': /^(?:el|la|los|las) /,
  'fr-fr': /^(?:le |la |les |l’)/,
}

/** What a confession's or a catechism's name begins with, and the article before it. */
const WITH_ARTICLE: Readonly<Partial<Record<Locale, readonly (readonly [RegExp, string])[]>>> = {
  en: [[/^(?!(?:Confessions|Institutes|Prayers|Standard|Thirty|First|Five|Large) )/, 'the ']],
  'es-es': [
    [/^(?:Catecismo|Credo|Directorio|Resumen|Libro)/, 'el '],
    [/^(?:Confesión|Declaración|Exposición|Forma|Liga|Suma)/, 'la '],
    [/^(?:Cánones|Treinta)/, 'los '],
  ],
  'fr-fr': [
    [/^(?:Catéchisme|Grand|Petit|Symbole|Directoire|Livre)/, 'le '],
    [/^(?:Confession|Déclaration|Forme|Ligue|Somme)/, 'la '],
    [/^(?:Canons|Trente)/, 'les '],
  ],
}

function withArticle(title: string, locale: Locale): string {
  if (locale.startsWith('zh')) return asTitle(title, locale)
  const article = WITH_ARTICLE[locale]?.find(([begins]) => begins.test(title))?.[1]
  return article === undefined || ARTICLE[locale].test(title.toLowerCase()) ? title : `${article}${title}`
}

const EDITIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'bible-zh-hans-cuv': '和合本',
    'bible-zh-hant-cuv': '和合本',
    'bible-es-rv1909': 'Reina-Valera 1909',
    'bible-es-rv1865': 'Reina-Valera 1865',
    'bible-es-blm': 'Biblia libre para el mundo',
    'bible-fr-lsg1910': 'Segond 1910',
    'bible-fr-crampon1923': 'Crampon 1923',
    'bible-fr-darby': 'Darby 1885',
    'bible-fr-martin1744': 'Martin 1744',
    'bible-fr-lxx-giguet': 'Septante de Giguet',
  }),
)

/** A Bible's name as it stands under a quotation. */
export const nameOfEdition = (work: Pick<Work, 'id' | 'title' | 'titleLocal'>): string =>
  EDITIONS.get(work.id) ?? (work.titleLocal ?? work.title).replace(/ \(.*\)$/, '')
