import type { Passage } from '@berea/scripture'
import { z } from 'zod'
import type { Draft } from './sections/draft.ts'
import { htmlBlocks } from './text/html.ts'
import { type Block, sameWords } from './text/prose.ts'
import { linkPassages, printedPassages, type Unknown, unknownReferences, usfmRange } from './text/references.ts'
import { type Context, parseJson, textImporter } from './text-importer.ts'

const id = z.union([z.number().int(), z.string().regex(/^\d+$/)]).transform(String)
const end = z.string().regex(/^[1-4A-Z][A-Z0-9]{2} \d+:\d+$/)
const article = z.object({
  content_id: id,
  reference_id: id.optional(),
  title: z.string(),
  index_reference: z.string().nullish(),
  content: z.string(),
  associations: z.object({ passage: z.array(z.object({ start_ref_usfm: end, end_ref_usfm: end })).optional() }),
})
const file = z.union([z.array(z.unknown()), z.unknown().transform((one) => [one])])
type Article = z.infer<typeof article>

/**
 * Aquifer's JSON: arrays (or single objects) of articles with HTML content.
 *
 *     { content_id: 7, reference_id: 70, title: 'Caleb', content: '<p>A spy.</p>', associations: { passage: [] } }
 *     → section '7', "Caleb", text 'A spy.', links ['aquifer:70'] (the same article in every language)
 *
 * In a pack of questions the first paragraph is the question and becomes the title. English numbering.
 */
export const aquiferJson = textImporter({
  name: 'aquifer-json',
  recognises: (_, paths) => paths.some((path) => CONTENT.test(path)),
  reads: (path) => CONTENT.test(path),
  parse,
})

const CONTENT = /(^|\/)json\/\d+\.content\.json$/
const REFERENCE_LIST =
  /^(進深研究的經文段落|Passages? (pour une étude|à étudier|for Further Study)|Pasajes para (un )?estudio)/i

function* parse(text: string, context: Context): Generator<Draft> {
  const entries = parseJson(text, file, context.trouble)
  const unknown = unknownReferences(context.trouble)
  for (const [index, entry] of (entries ?? []).entries()) {
    const parsed = article.safeParse(entry)
    if (parsed.success) yield draft(parsed.data, context, unknown(parsed.data.content_id))
    else context.trouble({ code: 'malformed', at: `[${index}]`, detail: z.prettifyError(parsed.error).slice(0, 300) })
  }
}

function draft(entry: Article, { pack, path }: Context, unknown: Unknown): Draft {
  const listed = (entry.associations.passage ?? []).flatMap(({ start_ref_usfm: start, end_ref_usfm: last }) => {
    const found = usfmRange(start, last)
    if (!found) unknown(`${start}–${last}`)
    return found ?? []
  })
  // Some line breaks came through as the two characters \\n.
  const html = entry.content.replace(/\\n/g, ' ').replace(/[{}]/g, '')
  const blocks = htmlBlocks(html, (url) => {
    const link = /^https?:\/\/ref\.ly\/([^?#]+)/.exec(url)?.[1]
    return link === undefined ? [] : linkPassages(link, unknown)
  })
  const title = entry.title.replace(/\s*\(#\d+\)\s*$/, '')
  const question = pack.kind === 'questions' && blocks.length > 1
  const story = /^(\d+)\. /.exec(title)?.[1]
  const about = aboutItsPassages(entry, pack.kind)
  const prose = question ? blocks.slice(1) : withoutLists(withoutTitle(title, blocks)).filter(isProse)
  return {
    key: entry.content_id,
    title: question ? blocks[0]!.text : title,
    blocks: about ? prose.map((block) => named(block, pack.language)) : mentioning(prose, listed),
    passages: about ? wholeBook(entry, listed) : [],
    terms: pack.kind === 'dictionary' || pack.kind === 'people-places' ? names(title) : [],
    links: [
      ...(entry.reference_id ? [`aquifer:${entry.reference_id}`] : []),
      ...(pack.kind === 'stories' && story ? [`obs:${story}`] : []),
    ],
    file: path,
    at: entry.content_id,
  }
}

/** Some sets link no references; those printed in their prose are read from it. */
function named(block: Block, language: string): Block {
  if (block.mentions) return block
  const mentions = printedPassages(block.text, language)
  return mentions.length > 0 ? { ...block, mentions } : block
}

/** A note stands under its passages; an article on a theme or a person only lists where to read on. */
function aboutItsPassages({ index_reference: reference }: Article, kind: string): boolean {
  return kind === 'questions' || kind === 'stories' || /^\d{8}(-\d{8})?$/.test(reference ?? '')
}

/** An introduction is indexed as 'BB000000' but linked to the book's first verse: it is about the whole book. */
function wholeBook({ index_reference: reference }: Article, listed: readonly Passage[]): readonly Passage[] {
  const book = listed[0]?.first.book
  const whole = reference?.endsWith('000000') && book ? usfmRange(`${book} 0:0`) : undefined
  return whole ? [whole] : listed
}

/** Braces mark words a translator supplied; a story's last line repeats the references that stand beside it. */
const STORY_SOURCE =
  /^(A Bible story from|Una historia b[ií]blica (de|tomada)|Une histoire biblique tirée|本?圣经故事来源|本圣经故事)/
const isProse = ({ text }: Block) => !STORY_SOURCE.test(text)

function withoutTitle(title: string, blocks: readonly Block[]): readonly Block[] {
  return blocks[0]?.heading && sameWords(blocks[0].text, title) ? blocks.slice(1) : blocks
}

/** Of a closing list of references the passages are kept, not the words. */
function withoutLists(blocks: readonly Block[]): readonly Block[] {
  const from = blocks.findIndex((block) => REFERENCE_LIST.test(block.text))
  if (from < 1) return blocks
  return mentioning(
    blocks.slice(0, from),
    blocks.slice(from).flatMap((block) => block.mentions ?? []),
  )
}

function mentioning(blocks: readonly Block[], passages: readonly Passage[]): readonly Block[] {
  const [first, ...rest] = blocks
  return first ? [{ ...first, mentions: [...(first.mentions ?? []), ...passages] }, ...rest] : []
}

/** 'Marta, María y Lázaro' is looked up by each name, 'Judas (Iscariote)' as Judas. */
function names(title: string): string[] {
  const bare = title.replace(/\s*[(（].*$/, '')
  const each =
    /[,、]| y | et | and /.test(bare) && bare.length < 60 ? bare.split(/\s*[,、]\s*| y | et | and |和|與/) : []
  return [...(bare === title ? [] : [bare]), ...each].filter(
    (name) => name !== '' && !/^(de|the|la|le|los|les) /i.test(name),
  )
}
