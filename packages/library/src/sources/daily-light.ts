import { z } from 'zod'
import type { Draft } from './sections/draft.ts'
import { listedPassages, unknownReferences } from './text/references.ts'
import { parseJson, textImporter } from './text-importer.ts'

const verse = z.object({ text: z.string(), reference: z.string() })
const file = z.array(
  z.object({
    date: z.string().regex(/^[a-z]+-\d{1,2}$/),
    period: z.string(),
    themeVerse: verse,
    verses: z.array(verse),
  }),
)
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** Readings for each day made of verses alone: the theme is what a reading is about, the rest it mentions. */
export const dailyLight = textImporter({
  name: 'daily-light',
  recognises: (pack, paths) => pack.kind === 'devotional' && paths.some((path) => FILE.test(path)),
  reads: (path) => FILE.test(path),
  *parse(text, context): Generator<Draft> {
    const unknown = unknownReferences(context.trouble)
    for (const { date, period, themeVerse, verses } of parseJson(text, file, context.trouble) ?? []) {
      const [month = '', day = ''] = date.split('-')
      const key = `${date}-${period}`
      const block = (one: z.infer<typeof verse>) => ({
        text: one.reference === '' ? one.text : `${one.text} (${one.reference.replace(/,(?=\d)/g, ', ')})`,
        mentions: listedPassages(one.reference, unknown(key)),
      })
      yield {
        key,
        title: `${month.charAt(0).toUpperCase()}${month.slice(1)} ${day}, ${period}`,
        blocks: [themeVerse, ...verses].map(block),
        passages: listedPassages(themeVerse.reference, unknown(key)),
        facts: { month: MONTHS.indexOf(month) + 1, day: Number(day), period },
        file: context.path,
        at: key,
      }
    }
  },
})

const FILE = /(^|\/)data\/readings\.json$/
