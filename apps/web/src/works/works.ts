import type { Work, WorkBrief } from '@berea/contract'
import { firstEditions, type Locale, TEXT_LANGUAGES } from '@berea/scripture'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { LANG, useLocale } from '../i18n/words.ts'
import { useAppState } from '../storage/app-state.ts'

/** While the library is still being read its list is asked for again; names come in the reader's Chinese script. */
const worksQuery = (locale: Locale, kind?: 'bible') =>
  queryOptions({
    queryKey: ['works', locale, kind],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('listWorks', { query: { kind }, signal }),
    staleTime: 60_000,
    refetchInterval: ({ state: { data } }) => {
      if (!data || ['complete', 'failed'].includes(data.state.phase)) return false
      return data.state.ready ? 15_000 : 3_000
    },
  })

export const useWorks = () => useQuery(worksQuery(useLocale()))

/** Of the list what every page shows, a tenth of it: its Bibles, and how far the library is. */
export const useBibleList = () => useQuery(worksQuery(useLocale(), 'bible'))

/** What a work is called here: a Bible by its own name, 和合本; another by what the reader's language calls it. */
export const nameOf = ({ kind, title, titleLocal }: Pick<Work, 'kind' | 'title' | 'titleLocal'>): string =>
  kind === 'bible' ? (titleLocal ?? title) : title

const inFull = ({ titleLocal, title }: Work): string => titleLocal ?? title
const withoutBrackets = (work: Work): string => inFull(work).replace(/\s*[(（][^)）]*[)）]$/, '')

/**
 * A Bible's name where there is little room: 和合本（简体，神版） is 和合本 among the Bibles of its
 * language, while Reina-Valera (1909) keeps its year beside Reina-Valera (1865).
 */
export function briefName(bible: Work, among: readonly Work[]): string {
  const brief = withoutBrackets(bible)
  const alike = among.filter((each) => each.language === bible.language && withoutBrackets(each) === brief)
  return alike.length > 1 ? inFull(bible) : brief
}

/**
 * What a Bible is called where there is room for a few letters alone: bible-en-bsb is BSB, bible-fr-lsg1910 is LSG 1910;
 * 和合本 is short enough.
 */
export function shortName(bible: Work, among: readonly Work[]): string {
  const brief = briefName(bible, among)
  const letters = bible.id.split('-').at(-1) ?? ''
  return brief.length > 12 && letters.length <= 7 ? letters.toUpperCase().replace(/(?<=\D)(?=\d)/, ' ') : brief
}

/** The Bible's name as it stands above its verses: 和合本. */
export function useEditionNames(): (work: Pick<WorkBrief, 'id' | 'title'>) => string {
  const { data } = useBibleList()
  return (work) => {
    const bibles = (data?.items ?? []).filter(({ kind }) => kind === 'bible')
    const bible = bibles.find(({ id }) => id === work.id)
    return bible ? briefName(bible, bibles) : work.title
  }
}

/** A Bible's full name; of another work the name that it came with, which may be of a part of it. */
export function useWorkNames(): (work: Pick<WorkBrief, 'id' | 'title'>) => string {
  const { data } = useBibleList()
  return ({ id, title }) => {
    const work = data?.items.find((each) => each.id === id)
    return work?.kind === 'bible' ? nameOf(work) : title
  }
}

/** What a text is written in, for its `lang`; by the work's id where the list has not come yet. */
export function useWorkLanguage(): (work: string) => string | undefined {
  const { data } = useWorks()
  return (work) => data?.items.find(({ id }) => id === work)?.language ?? languageInId(work)
}

const SCRIPTS = ['zh-Hans', 'zh-Hant']

/** What is shown to a reader of one Chinese script, of a work in the other, has been converted. */
const isConverted = (language: string, locale: Locale): boolean =>
  SCRIPTS.includes(language) && SCRIPTS.includes(TEXT_LANGUAGES[locale][0]) && language !== TEXT_LANGUAGES[locale][0]

/** For the `lang` of a work's name and its notes as this reader sees them. */
export function useShownLanguage(): (language: string) => string {
  const locale = useLocale()
  return (language) => (isConverted(language, locale) ? LANG[locale] : language)
}

/** `bible-zh-hans-cuv` is zh-Hans, `notes-fr-tyndale` fr; undefined for other ids. */
export function languageInId(work: string): string | undefined {
  const found = /^[a-z]+(?:-[a-z]+)??-(zh-hans|zh-hant|zh|en|es|fr|grc|he|la)-/.exec(work)?.[1]
  return found?.replace('hans', 'Hans').replace('hant', 'Hant')
}

const isReadable = ({ kind, state }: Work): boolean => kind === 'bible' && state === 'ready'

/** The Bibles of a language, without those that could not be read or are yet to be. */
export const readableIn = (language: string, works: readonly Work[]): readonly Work[] =>
  works.filter((work) => isReadable(work) && work.language === language)

/** Good to quote from, not to begin a reader with who may open John. */
const WITHOUT_NEW_TESTAMENT = 'bible-fr-lxx-giguet'

/** The Bibles in a language that can be read, and the one that is read: the chosen one, else the tradition's own. */
export function useEditions(): { readonly editions: readonly Work[]; readonly chosen: Work | undefined } {
  const locale = useLocale()
  const { data } = useBibleList()
  const wanted = useAppState((state) => state.editions[locale])
  const tradition = useAppState((state) => state.tradition)
  const [language] = TEXT_LANGUAGES[locale]
  const editions = readableIn(language, data?.items ?? [])
  const byRight = [wanted, ...firstEditions(locale, tradition).filter((id) => id !== WITHOUT_NEW_TESTAMENT)]
  const [first] = byRight.flatMap((edition) => editions.filter(({ id }) => id === edition))
  return { editions, chosen: first ?? editions[0] }
}

/** What a reader of this language can read, their own first: English is where most commentaries are. */
export const readingLanguages = (locale: Locale): readonly string[] => [...new Set([...TEXT_LANGUAGES[locale], 'en'])]

/** `zh-Hans`, `zh-Hant` and literary Chinese (`lzh-Hant`) are all Chinese. */
const family = (language: string): string => (language.startsWith('lzh') ? 'zh' : language.slice(0, 2))

/** Bibles in the reader's own language first, then in others that share it, then English. */
export function bibleOrder(bibles: readonly Work[], locale: Locale): readonly Work[] {
  const [own] = TEXT_LANGUAGES[locale]
  const rank = ({ language }: Work) => {
    if (language === own) return 0
    if (family(language) === family(own)) return language.startsWith('lzh') ? 2 : 1
    return language === 'en' ? 3 : 4
  }
  return bibles.toSorted((a, b) => rank(a) - rank(b))
}

/** All Bibles that can be read, those in the reader's own language first. */
export function useBibles(): readonly Work[] {
  const { data } = useBibleList()
  return bibleOrder((data?.items ?? []).filter(isReadable), useLocale())
}

/** What a reader of this language and tradition meets first, best first. */
export function useFirstEditions(): readonly string[] {
  const tradition = useAppState((state) => state.tradition)
  return firstEditions(useLocale(), tradition)
}

/** The same translation in the other script, which is nothing to compare with. */
const isTwin = (one: Work, other: Work): boolean =>
  one.id.replace(/-han[st]-/, '-') === other.id.replace(/-han[st]-/, '-')

/** What a Bible is set beside at first: the next of its language, those preferred first; any other where there is none. */
export function besideOf(
  bible: Work | undefined,
  bibles: readonly Work[],
  preferred: readonly string[],
): Work | undefined {
  if (!bible) return undefined
  const others = bibles.filter((other) => !isTwin(bible, other))
  const alike = others.filter(({ language }) => family(language) === family(bible.language))
  const [next] = preferred.flatMap((id) => alike.filter((other) => other.id === id))
  return next ?? alike[0] ?? others[0] ?? bibles.find(({ id }) => id !== bible.id)
}
