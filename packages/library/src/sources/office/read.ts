import type { Draft } from '../sections/draft.ts'
import type { Block } from '../text/prose.ts'
import { printedPassages } from '../text/references.ts'

export type Place = { readonly folder: string; readonly name: string; readonly path: string; readonly language: string }

const WORDS = {
  es: { prayer: 'Oración', hymn: 'Himno', lesson: 'Lección', martyrology: 'Martirologio' },
  fr: { prayer: 'Oraison', hymn: 'Hymne', lesson: 'Leçon', martyrology: 'Martyrologe' },
} as const

/** A day's or a common's file, block by block; lessons of one nocturn are one text. */
export function* readOffice(text: string, place: Place): Generator<Draft> {
  const words = place.language === 'es' ? WORDS.es : WORDS.fr
  const blocks = readBlocks(text)
  const feast = (blocks.get('Officium')?.[0] ?? blocks.get('Rank')?.[0]?.split(';;')[0] ?? '').trim()
  const common = place.folder.startsWith('Psalterium')
  for (const [name, lines] of blocks) {
    const lesson = /^Lectio(\d+)$/.exec(name)
    const number = Number(lesson?.[1] ?? 0)
    if (lesson && (number < 4 || number > 12 || number % 3 !== 1)) continue
    const kind = lesson
      ? 'lesson'
      : /^Hymnus/.test(name)
        ? 'hymn'
        : /^Oratio|^Collecta/.test(name) || common
          ? 'prayer'
          : undefined
    if (!kind || isPointer(name)) continue
    const all = lesson ? lessonLines(blocks, number) : lines
    const { source, prose } =
      kind === 'lesson' ? lessonOf(all) : { source: undefined, prose: cleaned(all, kind === 'hymn') }
    if (prose.length === 0) continue
    const label = common ? name : words[kind]
    yield {
      key: `${place.folder}/${place.name}/${name}`,
      title: [feast, source ?? label].filter((part) => part !== '').join(' — '),
      blocks: prose,
      facts: { kind, ...(feast ? { feast } : {}), ...(source ? { source } : {}) },
      file: place.path,
      at: `[${name}]`,
    }
  }
}

/** The Rule in daily portions: 'MM-DD# heading', a stroke, the text. */
export function* readRule(text: string, place: Place): Generator<Draft> {
  const [head = '', ...rest] = text.split('\n')
  const title = /#\s*(.+)$/.exec(head)?.[1]?.trim()
  if (!title || !/^\d\d-\d\d/.test(place.name)) return
  const [month = 0, day = 0] = place.name.split('-').map(Number)
  const blocks = cleaned(rest, false)
  yield { key: place.name, title, blocks, facts: { month, day }, file: place.path, at: head.slice(0, 5) }
}

export function* readMartyrology(text: string, place: Place): Generator<Draft> {
  if (!/^\d\d-\d\d$/.test(place.name)) return
  const [month = 0, day = 0] = place.name.split('-').map(Number)
  const words = place.language === 'es' ? WORDS.es : WORDS.fr
  const blocks = cleaned(text.split('\n'), false)
  yield {
    key: `Martyrologium/${place.name}`,
    title: `${words.martyrology}, ${place.name}`,
    blocks,
    facts: { kind: 'martyrology', month, day },
    file: place.path,
  }
}

/** '[Oratio]' and its lines, in order; a conditional head '[Oratio] (rubrica 1960)' does not replace the plain one. */
function readBlocks(text: string): Map<string, string[]> {
  const blocks = new Map<string, string[]>()
  let current: string[] | undefined
  for (const line of text.split('\n')) {
    const head = /^\[([^\]]+)\]\s*(\(.*\))?\s*$/.exec(line)
    if (head) {
      const name = head[1]!.trim()
      current = blocks.has(name) ? [] : []
      if (!blocks.has(name)) blocks.set(name, current)
    } else current?.push(line)
  }
  return blocks
}

/** Blocks that only say which psalms or rules apply. */
const isPointer = (name: string) =>
  /rubr|Rule|Rank|^Day|\bAnt\b|Versum|Responsory|Psalm|Tonus|Invit|Capitulum/i.test(name)

function lessonLines(blocks: ReadonlyMap<string, string[]>, first: number): string[] {
  return [0, 1, 2].flatMap((step) => [...(blocks.get(`Lectio${first + step}`) ?? []), ''])
}

/** 'Homélie de saint Léon, Pape.' stands on a line of its own above what he says. */
const SOURCE =
  /^(Hom[ée]l(ie|ía)|Homil[íi]a|Serm[oó]n|Du |De la |De l’|Del? |Des |Tratado|Traité|Expos|Comment|Coment|Carta|Lettre)/
const GOSPEL =
  /^(Lecture du|Continuation du|Suite du|Lecci[oó]n del|Lectura del|Continuaci[oó]n del|En ce temps-là|En aquel tiempo)/

/** A nocturn's lessons as one text; what is Scripture (a Gospel's opening, numbered verses) is no Father's word. */
function lessonOf(lines: readonly string[]): { source: string | undefined; prose: Block[] } {
  const spoken = lines.filter((line) => !GOSPEL.test(line))
  const source = spoken.find((line) => SOURCE.test(line) && line.length < 120)
  const prose = cleaned(
    spoken.filter((line) => line !== source),
    false,
  ).filter(({ text }) => !/^\d{1,3} \p{L}/u.test(text))
  return { source: source?.trim().replace(/\.$/, ''), prose }
}

/** Lines without marks: '$Per Dominum', '&Gloria', '@File:Block', '!heading', '/:rubric:/', 'V.' and '+' all go. */
function cleaned(lines: readonly string[], poetry: boolean): Block[] {
  const paragraphs: string[][] = [[]]
  for (const line of lines) {
    if (
      /^[$&@!#]/.test(line) ||
      /^\((?:sed|rubrica|deinde|atque)\b.*\)\s*$/.test(line) ||
      /^\s*\/:.*:\/\s*$/.test(line)
    )
      continue
    const plain = line
      .replace(/\/:.*?:\//g, '')
      .replace(/^(?:[VRv]\.(?:br\.)?|r\.|O\.|S\.|M\.|C\.)\s+/, '')
      .replace(/\((?:sed|rubrica|deinde)[^)]*\)/g, '')
      .replace(/[+†‡*~^=#]/g, '')
      .replace(/\{:.*?:\}/g, '')
      .replace(/_+/g, ' ')
      .trim()
    if (plain === '') paragraphs.push([])
    else paragraphs.at(-1)!.push(plain)
  }
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join(poetry ? '\n' : ' '))
    .map((text) => ({ text, mentions: printedPassages(text) }))
}
