import type { Draft } from './sections/draft.ts'
import { markdownBlocks } from './text/markdown.ts'
import type { Block } from './text/prose.ts'
import { unknownReferences, usfmList } from './text/references.ts'
import { type Context, textImporter } from './text-importer.ts'

/**
 * The UBS dictionaries as Aquifer Markdown: '## Γαβριήλ (id: n)', '(G1043)', a part of speech, then for each sense a
 * domain, a gloss with its definition, and references in USFM codes (trusted; the links were wrong).
 * → section 'G1043' keyed by its id, the senses as paragraphs, the references as mentions
 */
export const ubsLexicon = textImporter({
  name: 'ubs-lexicon',
  recognises: (pack, paths) => pack.kind === 'lexicon' && paths.some((path) => FILE.test(path)),
  reads: (path) => FILE.test(path),
  parse,
})

const FILE = /(^|\/)md\/\d+\.content\.md$/
const ENTRY = /^## (.+?) \(id: (\d+)\)[ \t]*$/gm
const STRONG = /\(([GHA])0*(\d{1,4})[a-z]?\)/g
const REFERENCES = /^[1-4A-Z][A-Z0-9]{2} \d+:\d+/
const DOMAIN = /^\d+(?:\.\d+)* · (.+)$/
const PART_OF_SPEECH =
  /^(＜|(nom|sust|noun|verb|verbe|verbo|adj|adjc|advb|adv|name|part|prep|conj|pron|art|interj|num|rel|dem)\b)/i
/** Who wrote an article of the Hebrew dictionary stands below it. */
const PERSON = /^(?:\p{Lu}[\p{Ll}'-]+|\p{Lu}\.)(?: (?:\p{Lu}[\p{L}'-]+|\p{Lu}\.|de|van|den|der))+$/u

function* parse(markdown: string, context: Context): Generator<Draft> {
  const heads = [...markdown.matchAll(ENTRY)]
  if (heads.length === 0) context.trouble({ code: 'malformed', detail: 'no "## lemma (id: n)"' })
  const unknown = unknownReferences(context.trouble)
  for (const [index, head] of heads.entries()) {
    const [, lemma = '', id = ''] = head
    yield draft(lemma, id, markdown.slice(head.index + head[0].length, heads[index + 1]?.index), context, unknown(id))
  }
}

function draft(lemma: string, id: string, body: string, context: Context, unknown: (text: string) => void): Draft {
  const strongs = [...body.matchAll(STRONG)].map(([, letter, number]) => `${letter === 'A' ? 'H' : letter}${number}`)
  const facts: Record<string, string> = { lemma, ...(strongs[0] ? { strong: strongs[0] } : {}) }
  const senses: Block[] = []
  const labels: string[] = []
  let author: string | undefined
  for (const { text } of markdownBlocks(body, () => [])) {
    if (text === lemma || text.startsWith(`${lemma} (`) || text.startsWith('|')) continue
    if (REFERENCES.test(text)) {
      const sense = senses.pop()
      const mentions = usfmList(text.replace(/\(\+\d+[^)]*\)/g, '').replaceAll('·', ';'), unknown)
      if (sense) senses.push({ ...sense, mentions: [...(sense.mentions ?? []), ...mentions] })
    } else if (DOMAIN.test(text)) facts.domain ??= DOMAIN.exec(text)![1]!
    else if (text.split(';').every((name) => PERSON.test(name.trim()))) author = text
    else if (PART_OF_SPEECH.test(text)) facts.partOfSpeech ??= text.split(/ [·|]/)[0]!
    else if (isLabel(text, lemma)) labels.push(text)
    else senses.push({ text: definition(text, context.pack.language) })
  }
  if (labels[0]) facts.domain ??= labels[0].split(' | ')[0]!
  return {
    key: id,
    title: lemma,
    blocks: senses.length > 0 ? senses : labels.filter((label) => !label.includes('|')).map((text) => ({ text })),
    terms: strongs,
    links: strongs.map((number) => `strong:${number}`),
    ...(author ? { author } : {}),
    facts,
    file: context.path,
    at: id,
  }
}

/** In the Hebrew dictionary the field of meaning stands alone above each sense: 'Culture', 'Control | verb qal'. */
const isLabel = (text: string, lemma: string) =>
  /\p{Script=Hebrew}/u.test(lemma) && text.length < 80 && !/[=＝]/.test(text)

/** 'lentille = genre de légume' → 'lentille: genre de légume'; marks of senses and of italics go. */
function definition(text: string, language: string): string {
  return text
    .replace(/\|i\*?/g, '')
    .replace(/(?<=\p{Script=Greek})\[[a-z]\]/gu, '')
    .replace(/ ＝/g, '：')
    .replace(/ = /g, language === 'fr' ? ' : ' : ': ')
    .replace(/[◄►≈{}]/g, '')
}
