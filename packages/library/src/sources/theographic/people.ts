import type { Draft } from '../sections/draft.ts'
import { printedPassages } from '../text/references.ts'
import type { Row, Tables } from '../theographic.ts'
import { articleParagraphs, joinNames, listOf, versesOf, yearName } from './cells.ts'

/** Person rows: who they were related to as one plain sentence, then the article. */
export function* personDrafts(
  { people, places }: Tables,
  file: string,
  unknown: (at: string, detail: string) => void,
): Generator<Draft> {
  const nameOf = new Map(people.map((row) => [row.personLookup ?? '', row.displayTitle || row.name || '']))
  const placeOf = new Map(places.map((row) => [row.placeLookup ?? '', row.displayTitle ?? '']))
  for (const row of people) {
    const key = row.personLookup ?? ''
    if (key === '' || row.status === 'private') continue
    const mentions = versesOf(row.verses, (osis) => unknown(key, osis))
    const kin = kinship(row, (lookup) => nameOf.get(lookup))
    const [first, ...rest] = [...kin, ...articleParagraphs(row.dictText)].map((text) => ({
      text,
      mentions: printedPassages(text),
    }))
    if (!first && mentions.length === 0) continue
    const opening = first ?? { text: `${row.name} is named in Scripture.`, mentions: [] }
    yield {
      key: `people/${key}`,
      title: row.displayTitle || row.name || key,
      blocks: [{ ...opening, mentions: [...mentions, ...opening.mentions] }, ...rest],
      terms: [row.name ?? '', ...listOf(row.alsoCalled)].filter((term) => term !== '' && term !== row.displayTitle),
      links: [`person:${key}`],
      facts: facts(row, (lookup) => placeOf.get(lookup)),
      file,
      at: key,
    }
  }
}

function kinship(row: Row, name: (lookup: string) => string | undefined): string[] {
  const named = (cell: string | undefined) => listOf(cell).flatMap((lookup) => name(lookup) || [])
  const woman = row.gender === 'Female'
  const who = row.name || row.displayTitle || ''
  const parents = [...named(row.father), ...named(row.mother)]
  const partners = named(row.partners)
  const children = named(row.children)
  const siblings = named(row.siblings)
  const parts = [
    parents.length > 0 ? `${woman ? 'daughter' : 'son'} of ${joinNames(parents)}` : '',
    siblings.length > 0 ? `${woman ? 'sister' : 'brother'} of ${joinNames(siblings)}` : '',
    partners.length > 0 ? `${woman ? 'wife' : 'husband'} of ${joinNames(partners)}` : '',
    children.length > 0 ? `${woman ? 'mother' : 'father'} of ${joinNames(children)}` : '',
  ].filter((part) => part !== '')
  return parts.length > 0 && who !== '' ? [`${who}: ${parts.join('; ')}.`] : []
}

function facts(row: Row, place: (lookup: string) => string | undefined): Record<string, string> {
  const entries: [string, string | undefined][] = [
    ['type', 'person'],
    ['gender', row.gender?.toLowerCase()],
    ['born', yearName(row.birthYear)],
    ['died', yearName(row.deathYear)],
    ['birthPlace', place(row.birthPlace ?? '')],
    ['deathPlace', place(row.deathPlace ?? '')],
    ['father', row.father],
    ['mother', row.mother],
  ]
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])))
}
