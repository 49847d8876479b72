import type { Passage } from '@berea/scripture'
import type { Pack } from './importer.ts'
import type { Draft } from './sections/draft.ts'
import { markdownBlocks } from './text/markdown.ts'
import { type Block, sameWords } from './text/prose.ts'
import { linkPassages, unknownReferences, usfmList } from './text/references.ts'
import { type Context, textImporter } from './text-importer.ts'

/**
 * Aquifer's Markdown: a notice, a rule, then entries.
 *
 *     ## Romans 1:3 (id: 25545)
 *
 *     Paul refers to David ([2 Sam 7:13](https://ref.ly/2Sam7:13)).
 *
 *     * **Associated Passages:** ROM 1:3
 *
 * → section '25545', "Romans 1:3", about ROM 1:3, mentioning 2SA 7:13. English numbering throughout.
 * Entries that only hold sound recordings are left out, and so are the parts for translators.
 */
export const aquiferMarkdown = textImporter({
  name: 'aquifer-markdown',
  recognises: (pack, paths) => pack.kind !== 'lexicon' && paths.some((path) => CONTENT.test(path)),
  reads: (path) => CONTENT.test(path),
  parse,
})

const CONTENT = /(^|\/)md\/\d+\.content\.md$/
/** A title may run over several lines (a quoted verse); it ends with the id. */
const ENTRY = /^## ((?:(?!\n## |\n\n)[\s\S])+?) ?\(id: (\d+)\)[ \t]*$/gm
const NOT_FOR_READERS =
  /^(suggest?ions? ?(pour|poue|de)\b|donn[ée]+es? (sur|du|word)\b|translation suggestions|word data|audio content|exemples? (bibliques? )?(des|tir)|翻譯建議|翻译建议)/i
const REFERENCE_LIST =
  /^(進深研究的經文段落|经文参考|Passages? (pour une étude|à étudier|for Further Study)|Pasajes para (un )?estudio|Références? bibliques?|Bible References?)/i
const LABEL = /^(d[ée]finitions?|donn[ée]+es?)\s*:?$/i
/** Hints for those who retell or translate: films to look at, models to build, words to choose. */
const FOR_TRANSLATORS =
  /可视化(圣经)?词典|圣经可视化|视觉圣经词典|使用你很容易得到的物品|dictionnaire audio-?visuel|[Dd]iccionario [Vv]isual|ustedes necesitan tener una palabra|^\(?Translation suggestions|\[\[rc:|^\(\)$|^\(Voir aussi\b[^)]*\)$|^Strongs?(?:[’']s)?\s*:/

function* parse(markdown: string, context: Context): Generator<Draft> {
  const heads = [...markdown.matchAll(ENTRY)]
  if (heads.length === 0) context.trouble({ code: 'malformed', detail: 'no "## title (id: n)"' })
  const unknown = unknownReferences(context.trouble)
  for (const [index, head] of heads.entries()) {
    const [, title = '', id = ''] = head
    const body = markdown.slice(head.index + head[0].length, heads[index + 1]?.index)
    const draft = entry(title.replace(/\s+/g, ' '), id, body, context, unknown(id))
    if (draft) yield draft
  }
}

function entry(
  printed: string,
  id: string,
  body: string,
  { pack, path }: Context,
  unknown: (reference: string) => void,
): Draft | undefined {
  const passages: Passage[] = []
  const prose = body
    .replace(/^\* \*\*Associated Passages:\*\*(.*)$/gm, (_, list: string) => {
      passages.push(...usfmList(list.replaceAll('\u00A0', ' '), unknown))
      return ''
    })
    .replace(/^\* \*\*Associated Articles:\*\*.*$/gm, '')
    // One set writes "\*" where it means a full stop.
    .replace(/(?<=[\p{Ll}\p{N}])\\\*n?(?=\s*\p{Lu})/gu, '. ')
    .replace(/\\[*>]/g, '')
    .replace(/\(?\[(?:webm|mp3) file\].*$/gm, '')
  const resolve = (url: string) => {
    const link = /^https?:\/\/ref\.ly\/([^?#]+)/.exec(url)?.[1]
    return link === undefined ? [] : linkPassages(link, unknown)
  }
  const title = cleanTitle(printed)
  const all = markdownBlocks(withoutPointers(prose), resolve)
  const { terms, rest } = headwords(title, all, pack)
  const blocks = withLemma(forReaders(rest).flatMap(bullets).filter(isProse))
  if (blocks.length === 0 && /audio/i.test(body)) return undefined
  // A note is about its passages; an article only touches on those listed under it.
  const about = pack.kind === 'notes'
  const listed = about || blocks.length === 0 ? blocks : [withMentions(blocks[0]!, passages), ...blocks.slice(1)]
  return { key: id, title, blocks: listed, passages: about ? passages : [], terms, file: path, at: id }
}

/** '約翰福音 1:1 (#2)' → '約翰福音 1:1': the number only tells entries of one verse apart. */
const cleanTitle = (printed: string) =>
  printed
    .replace(/\\(.)/g, '$1')
    .replace(/\*+/g, '')
    .replace(/\s*\(#\d+\)\s*$/, '')
    .trim()

/** Pointers to other entries of the translators' files: '(Voir aussi : (../names/assyria.md), …)'. */
function withoutPointers(markdown: string): string {
  return markdown
    .replace(/^\(?(?:Voir|See)(?: aussi| also)?\s*:?[^\n]*\.md[^\n]*$/gim, '')
    .replace(/\[([^\]]*)\]\(\.\.?\/[^)]*\)/g, '$1')
    .replace(/\s*\(\.\.?\/[^)]*\)/g, '')
    .replace(/ *\(\)/g, '')
    .replace(/ *\(Voir ?: \\?\[[^\n)]*\)/g, '')
    .replace(/^(\* )?"(?=[^"\n]*(?:"[^"\n]*"[^"\n]*)*$)/gm, '$1')
}

/** A first heading that repeats the title, or lists its forms ('balayage, balayé'), is no prose. */
function headwords(title: string, blocks: readonly Block[], pack: Pack): { terms: string[]; rest: readonly Block[] } {
  const first = blocks[0]
  if (!first?.heading || pack.kind !== 'dictionary') return { terms: alternates(title), rest: blocks }
  if (/[:.?]$/.test(first.text) || NOT_FOR_READERS.test(first.text)) return { terms: alternates(title), rest: blocks }
  const forms = first.text
    .split(/\s*[,;]\s*/)
    .map((form) => form.replace(/^\*|\*$/g, '').trim())
    .filter((form) => form !== '' && form.length < 60 && !sameWords(form, title))
  return {
    terms: [...alternates(title), ...forms.filter((form) => form !== form.toUpperCase())],
    rest: blocks.slice(1),
  }
}

/** 'Judah (Person)' is looked up as Judah too, 'cabane ou abri' by either word. */
function alternates(title: string): string[] {
  const bare = title.replace(/\s*[(（][^)）]*[)）]\s*$/, '')
  const either = /^(\p{L}+) (?:ou|o|or) (\p{L}+)$/u.exec(bare)
  return [...(bare === title || bare === '' ? [] : [bare]), ...(either ? [either[1]!, either[2]!] : [])]
}

/** Prose only: of the closing lists of references the passages are kept, not the words. */
function forReaders(blocks: readonly Block[]): Block[] {
  const kept: Block[] = []
  let skipping = false
  let listing = false
  for (const [index, block] of blocks.entries()) {
    if (REFERENCE_LIST.test(block.text)) listing = true
    else if (block.heading) {
      skipping = NOT_FOR_READERS.test(block.text)
      listing = false
    }
    if (listing && kept.length > 0) kept.push(withMentions(kept.pop()!, block.mentions ?? []))
    const pointer = index > 0 && /^(See also|Voir aussi) .{0,300}$/s.test(block.text)
    if (!skipping && !listing && !pointer && !LABEL.test(block.text)) kept.push(block)
  }
  return kept
}

function withMentions(block: Block, mentions: readonly Passage[]): Block {
  return { ...block, mentions: [...(block.mentions ?? []), ...mentions] }
}

/** One printed note often holds several, parted by bullets; each is a paragraph of its own. */
function bullets(block: Block): Block[] {
  const pieces = block.text.split(/\s*•\s*/).filter((piece) => piece !== '')
  return pieces.map((text, index) => (index === 0 ? { ...block, text } : { text }))
}

/** 「見：主動或被動」 points to a manual that is not in the library. */
const isProse = ({ text }: Block) => !/^(見|见|參|参)[:：]/.test(text) && !FOR_TRANSLATORS.test(text)

/** 「太初有」 alone above its note becomes the note's opening. */
function withLemma(blocks: readonly Block[]): readonly Block[] {
  const [lemma, note, ...rest] = blocks
  if (!lemma || !note || note.heading || !/^「[^」]*」$/.test(lemma.text)) return blocks
  return [{ ...note, text: `${lemma.text}：${note.text}` }, ...rest]
}
