import { z } from 'zod'
import type { Pack, PackFile, Report, SectionImporter } from './importer.ts'
import type { Draft } from './sections/draft.ts'
import { finish } from './sections/finish.ts'
import { decodeText } from './text/decode.ts'
import { jsonLines } from './text/json-lines.ts'

const modern = z.object({
  id: z.string().min(1),
  friendly_id: z.string().min(1),
  lonlat: z.string().regex(/^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/),
  type: z.string().nullish(),
  ancient_associations: z.record(z.string(), z.object({ name: z.string(), score: z.number() })).nullish(),
  names: z.array(z.object({ name: z.string() })).nullish(),
  media: z.object({ thumbnail: z.object({ image_id: z.string().nullish() }).nullish() }).nullish(),
})
const image = z.object({
  id: z.string().min(1),
  license: z.string(),
  credit: z.string().nullish(),
  credit_url: z.string().nullish(),
  url: z.string().nullish(),
  descriptions: z.record(z.string(), z.string()).nullish(),
})
type Modern = z.infer<typeof modern>
type Image = z.infer<typeof image>

/**
 * OpenBible's geocoding: modern places with the ancient places they may be. Of an ancient place the
 * likeliest modern one is written (score 0 to 1000), with its coordinates and, where its licence is
 * open, one photograph's address and credit.
 */
export const geodata: SectionImporter = {
  name: 'openbible-geodata',
  recognises: (pack, paths) => pack.kind === 'geodata' && paths.some((path) => MODERN.test(path)),
  read: (pack, files, report) => finish(pack, drafts(pack, files, report), report),
}

const MODERN = /(^|\/)data\/modern\.jsonl$/
const IMAGE = /(^|\/)data\/image\.jsonl$/
/** Street views, photographs with all rights reserved and satellite tiles stay out. */
const OPEN_LICENCE = /^(cc0|public[- ]domain|cc[- ]by(-sa)?([- ]\d\.\d)?([- ][a-z]{2})?)$/i

async function* drafts(pack: Pack, files: AsyncIterable<PackFile>, report: Report): AsyncGenerator<Draft> {
  let places: Modern[] = []
  let path = ''
  const images = new Map<string, Image>()
  for await (const file of files) {
    if (!MODERN.test(file.path) && !IMAGE.test(file.path)) continue
    const trouble = (what: object) => report({ pack: pack.id, file: file.path, code: 'malformed', ...what })
    const decoded = decodeText(file.bytes)
    if (!('text' in decoded)) trouble(decoded)
    else if (MODERN.test(file.path)) {
      path = file.path
      places = [...jsonLines(decoded.text, modern, trouble)].map(({ value }) => value)
    } else for (const { value } of jsonLines(decoded.text, image, trouble)) images.set(value.id, value)
  }
  for (const [name, { place, score }] of likeliest(places)) yield draft(name, place, score, images, path)
}

function likeliest(places: readonly Modern[]): Map<string, { place: Modern; score: number }> {
  const best = new Map<string, { place: Modern; score: number }>()
  for (const place of places) {
    for (const { name, score } of Object.values(place.ancient_associations ?? {})) {
      if (score > (best.get(name)?.score ?? 0)) best.set(name, { place, score })
    }
  }
  return best
}

function draft(name: string, place: Modern, score: number, images: ReadonlyMap<string, Image>, file: string): Draft {
  const [longitude = 0, latitude = 0] = place.lonlat.split(',').map(Number)
  const kind = place.type ?? 'place'
  const sure = score >= 500 ? 'is' : score >= 200 ? 'is probably' : 'may be'
  // 'Riblah 2' is the second place of that name.
  const title = name.replace(/ \d$/, '')
  const where = place.friendly_id === title ? '' : ` at ${place.friendly_id}`
  return {
    key: name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'),
    title,
    blocks: [{ text: `${title} ${sure} the modern ${kind}${where} (${degrees(latitude, longitude)}).` }],
    terms: (place.names ?? []).map((other) => other.name).filter((other) => other !== title),
    links: [`place:${title}`],
    facts: { type: 'place', latitude, longitude, modern: place.friendly_id, score, ...picture(place, images) },
    file,
    at: place.id,
  }
}

/** 31.7539, 35.7152 → '31.75° N, 35.72° E' */
function degrees(latitude: number, longitude: number): string {
  const one = (value: number, plus: string, minus: string) =>
    `${Math.abs(value).toFixed(2)}° ${value < 0 ? minus : plus}`
  return `${one(latitude, 'N', 'S')}, ${one(longitude, 'E', 'W')}`
}

function picture(place: Modern, images: ReadonlyMap<string, Image>): Record<string, string> {
  const found = images.get(place.media?.thumbnail?.image_id ?? '')
  if (!found || !OPEN_LICENCE.test(found.license)) return {}
  const described = Object.values(found.descriptions ?? {})[0]?.replace(/<[^>]+>/g, '')
  return {
    pictureUrl: found.url ?? found.credit_url ?? '',
    pictureLicence: found.license,
    pictureCredit: found.credit ?? '',
    ...(described ? { pictureDescription: described } : {}),
  }
}
