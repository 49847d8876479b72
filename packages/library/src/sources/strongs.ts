import { z } from 'zod'
import type { Draft } from './sections/draft.ts'
import { parseJson, textImporter } from './text-importer.ts'

const file = z.record(
  z.string().regex(/^[GH]\d{1,4}[a-z]?$/),
  z.object({
    lemma: z.string().nullish(),
    translit: z.string().nullish(),
    pronunciation: z.string().nullish(),
    def: z.string().nullish(),
    derivation: z.string().nullish(),
  }),
)

/**
 * Strong's dictionaries as one JSON object: { G26: { lemma: 'ἀγάπη', translit: 'agápē', def: 'love' } }.
 * → section 'G26', "ἀγάπη (agápē)", 'love', looked up as G26, ἀγάπη or agápē. Numbers without a word are left out: they
 * are empty in the printed book too.
 */
export const strongs = textImporter({
  name: 'strongs',
  recognises: (pack, paths) => pack.kind === 'lexicon' && paths.some((path) => FILE.test(path)),
  reads: (path) => FILE.test(path),
  *parse(text, context): Generator<Draft> {
    const entries = parseJson(text, file, context.trouble) ?? {}
    for (const [number, { lemma, translit, pronunciation, def, derivation }] of Object.entries(entries)) {
      if (!lemma || !def?.trim()) continue
      const meaning = (/"_":"(.*?)"[,}]/s.exec(def)?.[1] ?? def)
        .replace(/\\n|\s+/g, ' ')
        .replace(/\\"/g, '"')
        .replace(/\s*\(\)/g, '')
        .replace(/\s+/g, ' ')
        .replace(/\s*:$/, '')
        .trim()
      const origin =
        derivation && !/[{}]|\(\)|\b(as|to|from|of|and|with)[\s;]*$/.test(derivation)
          ? derivation.replace(/[\s;]+$/, '')
          : ''
      yield {
        key: number,
        title: translit ? `${lemma} (${translit})` : lemma,
        blocks: [{ text: meaning }, ...(origin ? [{ text: `Origin: ${origin}.` }] : [])],
        terms: [number, lemma, translit ?? ''].filter((term) => term !== ''),
        links: [`strong:${number}`],
        facts: {
          strong: number,
          lemma,
          ...(translit ? { translit } : {}),
          ...(pronunciation ? { pronunciation } : {}),
        },
        file: context.path,
        at: number,
      }
    }
  },
})

const FILE = /(^|\/)strongs-(greek|hebrew)\.json$/
