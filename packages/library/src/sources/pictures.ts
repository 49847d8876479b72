import { z } from 'zod'
import type { Draft } from './sections/draft.ts'
import { jsonLines } from './text/json-lines.ts'
import { decodeEntities } from './text/prose.ts'
import { type Unknown, unknownReferences, usfmList } from './text/references.ts'
import { type Context, textImporter } from './text-importer.ts'

const words = z.record(z.string(), z.string())
const picture = z.object({
  id: z.string().min(1),
  file: z.string().regex(/^images\/[\w.-]+\.(webp|png|jpe?g)$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  caption: words,
  description: z.union([words, z.string()]).nullish(),
  passages: z.array(z.string()).nullish(),
  entities: z.array(z.string()).nullish(),
  lexicon: z.array(z.string().nullable()).nullish(),
  story: z.number().int().nullish(),
  frame: z.number().int().nullish(),
  author: z.string().nullish(),
  licence: z.string().min(1),
  credit: z.string().min(1),
  sourceUrl: z.string().nullish(),
})
type Picture = z.infer<typeof picture>

/**
 * A set of pictures: `images.jsonl` with one record each, the files beside it.
 *
 *     { id: 'obs-17-11', file: 'images/obs-17-11.webp', caption: { en: …, 'zh-Hans': … }, story: 17, frame: 11, … }
 *     → section 'obs-17-11', titled in English, captions and descriptions of each language in `facts`
 *
 * Scenes with people are left out where a set mixes them with things and places: some look computer-made.
 */
export const pictures = textImporter({
  name: 'pictures',
  recognises: (pack, paths) => pack.kind === 'images' && paths.some((path) => FILE.test(path)),
  reads: (path) => FILE.test(path),
  *parse(text, context): Generator<Draft> {
    const unknown = unknownReferences(context.trouble)
    for (const { value, line } of jsonLines(text, picture, context.trouble)) {
      if (!showsPeople(value)) yield draft(value, `line ${line}`, context, unknown(value.id))
    }
  },
})

const FILE = /(^|\/)images\.jsonl$/

/** Told by the caption: the matcher ties persons to nearly every photograph of its story. */
function showsPeople({ entities, caption }: Picture): boolean {
  return entities !== null && entities !== undefined && PEOPLE.test((caption.en ?? '').toLowerCase())
}

const PEOPLE =
  /\b(man|men|woman|women|people|crowd|criminal|king(?!'s)|priests?(?!')|soldiers?(?!')|shepherds?|child|children|boy|girl|family|jesus and|disciples?|israelites?|sower(?!')|plowing)\b/

function draft(entry: Picture, at: string, { path }: Context, unknown: Unknown): Draft {
  const described = typeof entry.description === 'string' ? { en: entry.description } : (entry.description ?? {})
  const caption = entry.caption.en ?? Object.values(entry.caption)[0] ?? entry.id
  const captions = byLanguage('caption', entry.caption)
  return {
    key: entry.id,
    title: caption,
    blocks: [{ text: decodeEntities(described.en ?? caption) }],
    // Whole pericopes where a word stands: where it may be shown, not what it is about.
    ...(entry.story ? { passages: usfmList((entry.passages ?? []).join(';'), unknown) } : {}),
    terms: [...new Set(Object.values(entry.caption))].filter((name) => name !== caption),
    links: [
      ...(entry.entities ?? []),
      ...(entry.lexicon ?? []).flatMap((key) => (key ? [`lexicon:${key}`] : [])),
      ...(entry.story ? [`obs:${entry.story}`] : []),
    ],
    ...(entry.author ? { author: entry.author } : {}),
    facts: {
      picture: entry.file,
      width: entry.width,
      height: entry.height,
      licence: entry.licence,
      credit: entry.credit,
      ...captions,
      ...byLanguage('description', described),
      ...(entry.story ? { story: entry.story, frame: entry.frame ?? 1 } : {}),
      ...(entry.sourceUrl ? { source: entry.sourceUrl } : {}),
    },
    file: path,
    at,
  }
}

/** { en: 'Dog', 'zh-Hans': '狗' } → { 'caption-en': 'Dog', 'caption-zh-Hans': '狗' } */
function byLanguage(name: string, texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([language]) => /^[a-z]{2}(-[A-Z][a-z]{3})?$/.test(language))
      .map(([language, text]) => [`${name}-${language}`, decodeEntities(text)]),
  )
}
