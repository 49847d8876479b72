import type { Draft } from './sections/draft.ts'
import { headline } from './text/headline.ts'
import { listedPassages, type Unknown, unknownReferences } from './text/references.ts'
import { type Context, textImporter } from './text-importer.ts'

/**
 * Nave's topical Bible as plain text: a topic in capitals after three blanks, its aspects after ten.
 *
 *        ANEM
 *               -A Levitical city 1Ch 6:73
 *
 * → section 'anem', "Anem", 'A Levitical city: 1Ch 6:73', mentioning 1CH 6:73. A topic that only points to
 * another ("See COMPLICITY") becomes one of the other's terms.
 */
export const nave = textImporter({
  name: 'nave',
  recognises: (pack, paths) => pack.kind === 'topics' && paths.some((path) => FILE.test(path)),
  reads: (path) => FILE.test(path),
  parse,
})

const FILE = /(^|\/)nave\/[^/]+\.txt$/
/** The abbreviations of this book; "Jud" is Judges in it and "So" the Song. */
const BOOKS =
  'Ge|Ex|Le|Nu|De|Jos|Jud|Ru|[12]Sa|[12]Ki|[12]Ch|Ezr|Ne|Es|Job|Ps|Pr|Ec|So|Isa|Jer|La|Eze|Da|Ho|Joe|Am|Ob|Jon|Mic|Na|Hab|Zep|Hag|Zec|Mal|Mt|Mr|Lu|Joh|Ac|Ro|[12]Co|Ga|Eph|Php|Col|[12]Th|[12]Ti|Tit|Phm|Heb|Jas|[12]Pe|[123]Jo|Jude|Re'
const FIRST_REFERENCE = new RegExp(`(?<![A-Za-z])(?:${BOOKS})\\.? \\d`)

type Topic = { readonly title: string; readonly line: number; readonly aspects: string[]; readonly terms: string[] }

function* parse(text: string, { path, trouble }: Context): Generator<Draft> {
  const topics = readTopics(text)
  if (topics.length === 0) trouble({ code: 'malformed', detail: 'no topic in capitals' })
  const unknown = unknownReferences(trouble)
  const byTitle = new Map(topics.map((topic) => [topic.title, topic]))
  for (const { title, line, aspects, terms } of withoutPointers(topics, byTitle)) {
    yield {
      key: title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, ''),
      title: headline(title),
      blocks: aspects.map((aspect) => aspectBlock(aspect, unknown(`line ${line}`))),
      terms: [...terms, title.replace(/\s*[(,].*$/, '')].map(headline).filter((term) => term !== headline(title)),
      file: path,
      at: `line ${line}`,
    }
  }
}

function readTopics(text: string): Topic[] {
  const topics: Topic[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*NAVE'S TOPICAL BIBLE/.test(line)) topics.length = 0
    const head = /^ {3}(\p{Lu}.*\S)\s*$/u.exec(line)?.[1]
    const words = /^ {10}(\S.*)$/.exec(line)?.[1]
    const topic = topics.at(-1)
    if (head) topics.push({ title: head.replace(/\[\d+\]/g, ''), line: index + 1, aspects: [], terms: [] })
    else if (words && topic) {
      const plain = words.replace(/\[\d+\]|&gt;/g, '').trim()
      if (/^[-.]\S/.test(plain)) topic.aspects.push(plain.replace(/^[-.]/, ''))
      else if (topic.aspects.length > 0) topic.aspects.push(`${topic.aspects.pop()} ${plain}`)
    }
  }
  return topics
}

/** A topic that says nothing but "See X" lends X its name. */
function* withoutPointers(topics: readonly Topic[], byTitle: ReadonlyMap<string, Topic>): Generator<Topic> {
  const kept: Topic[] = []
  for (const topic of topics) {
    const [only = '', ...more] = topic.aspects
    const target = more.length === 0 ? byTitle.get(/^See (.+)$/.exec(only)?.[1]?.trim() ?? '') : undefined
    if (target && target !== topic) target.terms.push(topic.title)
    else kept.push(topic)
  }
  yield* kept
}

/** 'Asks the Master privately Mr 13:3,4' → 'Asks the Master privately: Mr 13:3,4'; capitals are softened. */
function aspectBlock(aspect: string, unknown: Unknown) {
  const at = FIRST_REFERENCE.exec(aspect)?.index ?? -1
  const label = softened(at < 0 ? aspect : aspect.slice(0, at))
    .replace(/[\s:;,]+$/, '')
    .replace(/\s+'\s?(?=s\b)/g, "'")
  const list = at < 0 ? '' : aspect.slice(at).replace(/,(?=\d)/g, ', ')
  const text = label === '' ? list : list === '' ? label : `${label}: ${list}`
  return {
    text,
    mentions: listedPassages(spelledOut(list), (text) => /\d/.test(text) && unknown(text)),
  }
}

/** This book's own abbreviations, where others mean something else by them. */
const spelledOut = (list: string) =>
  list.replace(/\b(Jud|So|Le|Th)(?= \d)|(?<=\b[12])Th(?= \d)/g, (short) => FULL[short] ?? short)
const FULL: Readonly<Record<string, string>> = { Jud: 'Judg', So: 'Song', Le: 'Lev', Th: 'Thess' }

const softened = (label: string) => {
  const soft = label.replace(/(?<![\p{L}])\p{Lu}{2,}(?:[ '’-]+\p{Lu}{2,})*(?!\p{L})/gu, (words) => headline(words))
  return soft.replace(/^\(([^()]*)\)\s*$/, '$1')
}
