import type { Library } from '@berea/library'
import {
  firstEditions,
  formatPassage,
  isProblem,
  type Locale,
  type Passage,
  parseUsfm,
  TEXT_LANGUAGES,
} from '@berea/scripture'
import { createDraftReader } from '../../packages/answering/src/check/draft/read-draft.ts'
import { createDraftChecker } from '../../packages/answering/src/check/draft-checker.ts'
import { elsewhereIn } from '../../packages/answering/src/check/elsewhere.ts'
import { nameAuthor } from '../../packages/answering/src/citing/names/authors.ts'
import { createPrinter } from '../../packages/answering/src/compose/print.ts'
import { readingBibles } from '../../packages/answering/src/gather/answer-context.ts'
import type { Item, Material } from '../../packages/answering/src/writing/material.ts'
import { scriptureSource } from '../../packages/answering/src/writing/scripture-source.ts'
import { generated } from './planted-generated.ts'
import { type Filling, handWritten, type Planted, type PlantedSets } from './planted-sets.ts'

const editionsOf = (library: Library, locale: Locale) =>
  readingBibles(library, TEXT_LANGUAGES[locale], firstEditions(locale))

const passageOf = (reference: string): Passage => {
  const found = parseUsfm(reference)
  if (!found || isProblem(found)) throw new Error(`no such passage: ${reference}`)
  return found
}

function fillingFrom(library: Library): Filling {
  return {
    words(reference, locale) {
      const [edition] = editionsOf(library, locale)
      const found = edition && library.passage(edition.id, passageOf(reference))
      return found?.verses.map(({ text }) => text).join(locale.startsWith('zh') ? '' : ' ') || undefined
    },
    name: (reference, locale) =>
      formatPassage(passageOf(reference), {
        locale,
        tradition: 'none',
        numbering: locale === 'fr-fr' ? 'segond' : 'english',
      }),
  }
}

/** How much is judged: of what is made by rule so many a language. */
type Size = { readonly byHand: boolean; readonly each: Readonly<Record<'quotations' | 'claims', number>> }
const WHOLE: Size = { byHand: true, each: { quotations: 34, claims: 26 } }

/** Both halves: written by hand where the library has their passages, made by rule from the verses it has. */
export function plantedIn(
  library: Library,
  verses: Readonly<Record<Locale, readonly string[]>>,
  { byHand: isWithHand, each }: Size = WHOLE,
): PlantedSets {
  const filling = fillingFrom(library)
  const none: PlantedSets = { misquotations: [], quotations: [], falseClaims: [], claims: [] }
  const byHand = isWithHand ? handWritten(filling) : none
  const others = (locale: Locale) =>
    editionsOf(library, locale)
      .slice(1)
      .map(({ id }) => id)
  const made = generated({ library, filling, verses, others }, each)
  const both = (set: keyof PlantedSets) => [...byHand[set], ...made[set]]
  return {
    misquotations: both('misquotations'),
    quotations: both('quotations'),
    falseClaims: both('falseClaims'),
    claims: both('claims'),
  }
}

export type Judged = {
  readonly planted: Planted
  readonly shown: string
  readonly isRight: boolean
  readonly faults: readonly string[]
}

/** What the check lets a reader see of a draft, and whether that is right. */
async function judge(planted: Planted, set: keyof PlantedSets, library: Library): Promise<Judged> {
  const { locale, draft, words } = planted
  const editions = editionsOf(library, locale)
  const checker = createDraftChecker({
    material: materialOf(planted, library),
    elsewhere: elsewhereIn(library, editions, locale),
    tradition: 'none',
    place: (passage) => formatPassage(passage, { locale, tradition: 'none' }),
    instructions: '',
  })
  const reader = createDraftReader()
  const printer = createPrinter(locale)
  let shown = ''
  const units = [...reader.read(draft), ...reader.end()]
  const blocks = []
  for (const unit of units) blocks.push(...(await checker.check(unit)))
  blocks.push(...(await checker.end()))
  for (const { block } of blocks) {
    for (const event of printer.print(block)) if (event.type === 'text') shown += event.delta
  }
  const { corrected, sentences } = checker.tally()
  const has = words !== undefined && bare(withoutNumbers(shown)).includes(bare(words))
  const isRight = {
    misquotations: !has,
    quotations: has && corrected === 0 && sentences === 0,
    falseClaims: shown.trim() === '',
    claims: shown.trim() !== '' && sentences === 0,
  }[set]
  return { planted, shown, isRight, faults: checker.faults() }
}

/** Letters alone, and for words of the other script as they were typed. */
const bare = (text: string): string => text.replace(/\[\^\d+\]|[^\p{L}\p{N}]/gu, '').toLowerCase()

/** Of a block of verses without their numbers. */
const withoutNumbers = (text: string): string =>
  text.replace(/^> .*$/gm, (line) => line.replace(/(^> |\s|(?<=[\p{P}\p{Script=Han}]))\d{1,3} /gu, '$1'))

function materialOf({ locale, passages, notes }: Planted, library: Library): Material {
  const items: Item[] = passages.flatMap((reference, at): Item[] => {
    const edition = editionsOf(library, locale).find(({ id }) => library.passage(id, passageOf(reference)))
    const found = edition && library.passage(edition.id, passageOf(reference))
    const source = found && scriptureSource(found)
    if (!edition || !source) return []
    const label = formatPassage(passageOf(reference), { locale, tradition: 'none' })
    return [{ id: `E${at + 1}`, role: 'passage', ...source, language: edition.language, label }]
  })
  const own = notes.map(({ author, text }, at): Item => {
    const { name, century } = nameAuthor(author, locale)
    const work = {
      id: 'fathers',
      title: 'Fathers',
      language: locale,
      kind: 'fathers',
      tradition: 'patristic',
      licence: '',
      tier: 'core',
      characters: 1,
    } as const
    return {
      id: `E${items.length + at + 1}`,
      role: 'commentator',
      quote: { work, section: `fathers/${at}`, words: text, start: 0, end: text.length },
      parts: [{ start: 0, end: text.length }],
      language: locale,
      label: name,
      author: { names: [name, author], years: century === undefined ? [] : [century] },
    }
  })
  return { locale, items: [...items, ...own], said: '', places: [] }
}

export const SETS = ['misquotations', 'quotations', 'falseClaims', 'claims'] as const

export async function judgeAll(
  sets: PlantedSets,
  library: Library,
): Promise<Readonly<Record<keyof PlantedSets, readonly Judged[]>>> {
  const all = {} as Record<keyof PlantedSets, Judged[]>
  for (const set of SETS) {
    all[set] = []
    for (const planted of sets[set]) all[set].push(await judge(planted, set, library))
  }
  return all
}

/** Verses of a library's Bibles, at even steps through those books, by language. */
export function versesOf(library: Library, most: number): Readonly<Record<Locale, readonly string[]>> {
  const places = [
    'GEN 1',
    'GEN 12',
    'GEN 22',
    'EXO 14',
    'RUT 1',
    '1SA 17',
    '1KI 18',
    'PSA 23',
    'PSA 46',
    'ISA 40',
    'DAN 6',
    'JON 1',
    'MAT 5',
    'MAT 18',
    'MRK 6',
    'LUK 15',
    'JHN 3',
    'JHN 11',
    'ACT 9',
    'ROM 8',
    'EPH 2',
    'JAS 1',
    '1JN 4',
    'REV 21',
  ]
  const of = (locale: Locale) => {
    const [edition] = editionsOf(library, locale)
    const verses = places.flatMap((chapter) => {
      const found = edition && library.passage(edition.id, passageOf(chapter))
      return (found?.verses ?? [])
        .filter(({ text }) => text.length > (locale.startsWith('zh') ? 14 : 40))
        .map(({ verse }) => `${verse.book} ${verse.chapter}:${verse.verse}`)
    })
    const step = Math.max(1, Math.floor(verses.length / most))
    return verses.filter((_, at) => at % step === 0).slice(0, most)
  }
  return {
    'zh-cn': of('zh-cn'),
    'zh-tw': of('zh-tw'),
    en: of('en'),
    'es-es': of('es-es'),
    'fr-fr': of('fr-fr'),
  }
}
