import type { Draft } from '../sections/draft.ts'
import { printedPassages } from '../text/references.ts'
import type { Row, Tables } from '../theographic.ts'
import { articleParagraphs, listOf, versesOf } from './cells.ts'

/** Place rows: what kind of place it is, the article, and where it lies. */
export function* placeDrafts(
  { places }: Tables,
  file: string,
  unknown: (at: string, detail: string) => void,
): Generator<Draft> {
  for (const row of places) {
    const key = row.placeLookup ?? ''
    const title = row.displayTitle || row.esvName || row.kjvName || ''
    if (key === '' || title === '' || row.duplicate_of) continue
    const mentions = versesOf(row.verses, (osis) => unknown(key, osis))
    const article = articleParagraphs(row.dictText)
    const texts = article.length > 0 ? article : [describe(title, row)]
    const [first, ...rest] = texts.map((text) => ({ text, mentions: printedPassages(text) }))
    yield {
      key: `places/${key}`,
      title,
      blocks: [{ ...first!, mentions: [...mentions, ...first!.mentions] }, ...rest],
      terms: [row.kjvName ?? '', row.esvName ?? '', ...listOf(row.aliases)].filter(
        (term) => term !== '' && term !== title,
      ),
      links: [`place:${title}`],
      facts: { type: 'place', ...coordinates(row), ...(row.featureType ? { feature: feature(row) } : {}) },
      file,
      at: key,
    }
  }
}

/** 'Abarim' with 'Water', 'River' → 'Abarim: river.' */
const describe = (title: string, row: Row) => `${title}: ${feature(row) || 'place'} named in Scripture.`

const feature = (row: Row) => (row.featureSubType || row.featureType || '').toLowerCase()

/** OpenBible's place, else Recogito's; both columns pairs as printed, latitude first. */
function coordinates(row: Row): { latitude: number; longitude: number } | Record<string, never> {
  for (const [first, second] of [
    [row.openBibleLat, row.openBibleLong],
    [row.latitude, row.longitude],
    [row.recogitoLat, row.recogitoLon],
  ]) {
    const latitude = Number(first)
    const longitude = Number(second)
    const real = first && second && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    if (real && (latitude !== 0 || longitude !== 0)) return { latitude, longitude }
  }
  return {}
}
