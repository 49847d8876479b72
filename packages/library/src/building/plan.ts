import { firstEditions, LOCALES, type Locale, TEXT_LANGUAGES } from '@berea/scripture'
import { type AnalysedLanguage, analysedLanguage } from '../analysis/analyse.ts'
import type { Tier } from '../sections/section.ts'
import type { Pack } from '../sources/importer.ts'

/**
 * One thing to make. `works` are the works that it is made of; it can begin when the imports of all of
 * them have ended, well or badly.
 */
export type Goal =
  | { readonly type: 'import'; readonly key: string; readonly stage: Stage; readonly pack: Pack }
  | {
      readonly type: 'verses' | 'table'
      readonly key: string
      readonly stage: Stage
      readonly language: AnalysedLanguage
      readonly works: readonly string[]
    }

/** `bibles`: the first Bible of every language; then a language at a time; then what is built behind the running server. */
export type Stage = 'bibles' | 'core' | 'standard' | 'extended'

export type Wish = {
  /** The reader's own first: one language is whole before the next is begun. */
  readonly locales: readonly Locale[]
  readonly tiers: readonly Tier[]
  /** Works of the extended tier that were asked for. */
  readonly asked: readonly string[]
}

/** Editions that the words of a question in another language are compared with too, through the vectors. */
export const COMPARED: readonly string[] = ['bible-en-bsb', 'bible-en-ust', 'bible-zh-hans-cuv']

/**
 * What to make of a source, in order. An earlier goal is begun before a later one wherever it can be:
 * with the default order a question in Chinese can be answered while the French works are still packed.
 *
 *     plan(packs, { locales: ['fr-fr'], tiers: ['core'], asked: [] }) →
 *       import bible-fr-lsg1910, …, verses fr, …, table fr, import bible-en-bsb, …
 */
export function plan(packs: readonly Pack[], wish: Wish): readonly Goal[] {
  const locales = [...new Set([...wish.locales, ...LOCALES])]
  const languages = [...new Set(locales.map((locale) => analysedLanguage(locale)!))]
  const goals: Goal[] = []
  const planned = new Set<string>()
  const add = (goal: Goal) => {
    if (planned.has(goal.key)) return
    planned.add(goal.key)
    goals.push(goal)
  }
  const addImports = (stage: Stage, chosen: readonly Pack[]) => {
    for (const pack of chosen) add({ type: 'import', key: `import:${pack.id}`, stage, pack })
  }
  const addTable = (stage: Stage, language: AnalysedLanguage, works: readonly Pack[]) => {
    const searched = works.filter((pack) => analysedLanguage(pack.language) === language && holdsSections(pack))
    if (searched.length === 0) return
    add({ type: 'table', key: `table:${language}:${stage}`, stage, language, works: searched.map(({ id }) => id) })
  }

  const core = wish.tiers.includes('core') ? packs.filter(({ tier }) => tier === 'core') : []
  const first = locales.flatMap((locale) => firstEdition(core, locale) ?? [])
  addImports('bibles', first)
  for (const language of languages) {
    const own = core.filter((pack) => analysedLanguage(pack.language) === language)
    const verses = [...own, ...first, ...core].filter((pack) => bearsOnVerses(pack, language, first))
    addImports('core', verses)
    if (own.some(({ kind }) => kind === 'bible')) {
      const works = [...new Set(verses.map(({ id }) => id))]
      add({ type: 'verses', key: `verses:${language}`, stage: 'core', language, works })
    }
    addImports('core', own)
    addTable('core', language, own)
  }
  addImports('core', core)

  const standard = wish.tiers.includes('standard') ? packs.filter(({ tier }) => tier === 'standard') : []
  const asked = packs.filter(({ id, tier }) => tier === 'extended' && wish.asked.includes(id))
  const stages = [
    { stage: 'standard', more: standard, all: [...core, ...standard] },
    { stage: 'extended', more: asked, all: [...core, ...standard, ...asked] },
  ] as const
  for (const { stage, more, all } of stages) {
    // A model is soon read, and every language's answers are the better for it.
    addImports(
      stage,
      more.filter(({ kind }) => kind === 'model'),
    )
    for (const language of languages) {
      const own = more.filter((pack) => analysedLanguage(pack.language) === language)
      addImports(stage, own)
      if (own.some(holdsSections)) addTable(stage, language, all)
    }
    addImports(stage, more)
  }
  return goals
}

/** The Bible that a reader of this language meets first; where it is missing, the first one that the source has. */
function firstEdition(packs: readonly Pack[], locale: Locale): Pack | undefined {
  const bibles = packs.filter(({ kind, language }) => kind === 'bible' && language === TEXT_LANGUAGES[locale][0])
  const [first] = firstEditions(locale).flatMap((edition) => bibles.filter(({ id }) => id === edition))
  return first ?? bibles[0]
}

const holdsSections = ({ kind }: Pack) =>
  !['bible', 'original', 'crossrefs', 'model', 'names', 'versification'].includes(kind)

/** Bibles, notes and questions of the language, the vectors, the cross-references, and what verses are compared with in other languages. */
function bearsOnVerses(pack: Pack, language: AnalysedLanguage, first: readonly Pack[]): boolean {
  if (pack.kind === 'model' || pack.kind === 'crossrefs') return true
  if (first.includes(pack) || COMPARED.includes(pack.id)) return true
  return analysedLanguage(pack.language) === language && ['bible', 'notes', 'questions'].includes(pack.kind)
}
