import type { Locale } from '@berea/scripture'
import { LOCALE_COLUMNS } from './works.ts'

/** Whose text a confession or a catechism is, as a row of a table calls it. */
export type Communion = 'catholic' | 'orthodox' | 'protestant' | 'lutheran' | 'reformed' | 'anglican' | 'baptist'

/** Short name | where its sections stand | whose | year | English | 简体 | 繁體 | español | français */
const TABLE = `
trent|creeds-en-catholic/council-of-trent|catholic|1547|Council of Trent|特伦托会议|特倫多會議|Concilio de Trento|Concile de Trente
baltimore|creeds-en-catholic/baltimore-catechism-no-2|catholic|1885|Baltimore Catechism|《巴尔的摩要理问答》|《巴爾的摩要理問答》|Catecismo de Baltimore|Catéchisme de Baltimore
baltimore3|creeds-en-catholic/baltimore-catechism-no-3|catholic|1885|Baltimore Catechism No. 3|《巴尔的摩要理问答》第三册|《巴爾的摩要理問答》第三冊|Catecismo de Baltimore n.º 3|Catéchisme de Baltimore nᵒ 3
philaret|creeds-en-orthodox/philaret-catechism|orthodox|1839|Catechism of Philaret|斐拉列《东正教要理》|斐拉列《東正教要理》|Catecismo de Filareto|Catéchisme de Philarète
dositheus|creeds-en-orthodox/confession-of-dositheus|orthodox|1672|Confession of Dositheus|《多西修斯信条》|《多西修斯信條》|Confesión de Dositeo|Confession de Dosithée
augsburg|creeds-en-lutheran-anglican/augsburg-confession|lutheran|1530|Augsburg Confession|《奥斯堡信条》|《奧斯堡信條》|Confesión de Augsburgo|Confession d’Augsbourg
39|creeds-en-lutheran-anglican/39-articles|anglican|1571|Thirty-Nine Articles|《三十九条信纲》|《三十九條信綱》|Treinta y nueve artículos|Trente-neuf articles
heidelberg|creeds-en-reformed-continental/heidelberg-catechism|reformed|1563|Heidelberg Catechism|《海德堡要理问答》|《海德堡要理問答》|Catecismo de Heidelberg|Catéchisme de Heidelberg
westminster|creeds-en-protestant/westminster-confession-of-faith|reformed|1646|Westminster Confession|《威斯敏斯特信条》|《西敏信條》|Confesión de Westminster|Confession de Westminster
shorter|creeds-en-protestant/westminster-shorter-catechism|reformed|1647|Westminster Shorter Catechism|《威斯敏斯特小要理问答》|《西敏小要理問答》|Catecismo menor de Westminster|Petit catéchisme de Westminster
larger|creeds-en-protestant/westminster-larger-catechism|reformed|1647|Westminster Larger Catechism|《威斯敏斯特大要理问答》|《西敏大要理問答》|Catecismo mayor de Westminster|Grand catéchisme de Westminster
london|creeds-en-protestant/london-baptist-confession-1689|baptist|1689|London Baptist Confession|《伦敦浸信会信条》|《倫敦浸信會信條》|Confesión bautista de Londres|Confession baptiste de Londres
`

export type Document = {
  readonly short: string
  readonly place: string
  readonly communion: Communion
  readonly year: string
  readonly names: readonly string[]
}

const documents: readonly Document[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [short, place, communion, year, ...names] = line.split('|')
    return { short: short!, place: place!, communion: communion as Communion, year: year!, names }
  })

export const documentByShortName = (short: string): Document | undefined => documents.find((one) => one.short === short)

/** The document that a section is part of, where it is one of those with a name in every language. */
export const documentOf = (section: string): Document | undefined =>
  documents.find(({ place }) => section.startsWith(`${place}/`))

/**
 * A place in a document as the reader's language cites it, with its year:
 * `citeDocument(trent, '6/justification/canon-ix', 'en')` → Council of Trent, VI, can. IX, 1547.
 */
export function citeDocument({ names, year }: Document, number: string | undefined, locale: Locale): string {
  const parts = [names[LOCALE_COLUMNS.indexOf(locale)], number === undefined ? undefined : inSession(number), year]
  return parts.filter((part) => part !== undefined).join(locale.startsWith('zh') ? '，' : ', ')
}

const SESSIONS: Readonly<Record<string, string>> = { '6': 'VI', '13': 'XIII' }

/** A council's sections are numbered by its sessions: 6/justification/canon-ix → VI, can. IX. */
function inSession(number: string): string {
  const [, session = '', kind, count = ''] = /^(\d+)\/.*?(canon|chapter)-([ivxl]+)$/.exec(number) ?? []
  return kind === undefined
    ? number
    : `${SESSIONS[session] ?? session}, ${kind === 'canon' ? 'can.' : 'cap.'} ${count.toUpperCase()}`
}
