import type { Kind, Section, Work } from '../sections/section.ts'

/** A run of a section's text that is compared by meaning: a paragraph, or some that belong together; or a question. */
export type Unit = {
  readonly set: 'paragraphs' | 'questions'
  /** Place in the section's text, end exclusive; of a question, of the text that answers it. */
  readonly start: number
  readonly end: number
  /** What is encoded, as a passage or, of a question, as one. */
  readonly text: string
}

/** Paragraphs are joined until they have `least` characters, and never beyond `most`. */
type Size = { readonly least: number; readonly most: number }
const CHINESE: Size = { least: 90, most: 260 }
const OTHERS: Size = { least: 250, most: 700 }

/** What explains something in a paragraph. Commentaries, Fathers and sermons are found by passage and words. */
const EXPLAINING: readonly Kind[] = ['notes', 'dictionary', 'theology', 'people-places', 'creeds']
/** Hints to translators on single words, and names with a word on each: they would hide what explains. */
const NOT_EXPLAINING: readonly string[] = [
  ...['notes-zh-uw', 'dictionary-en-hitchcock'],
  ...['people-places-en-tipnr', 'people-places-en-theographic'],
]

const PARAGRAPH = /(?:(?!\n\n).)+/gsu
const SENTENCE = {
  chinese: /[^。！？；]*[。！？；]+[”」』）]*|[^。！？；]+$/gu,
  others: /.*?[.!?;]+["”’»)\]]*(?:\s+|$)|.+$/gsu,
}

/**
 * The units of a section. Vectors are found by their texts, so that what is cut otherwise has none until it is encoded:
 * other figures or patterns here make all of a library's vectors worthless.
 *
 *     a note of 300 and 400 characters → both, each by itself; of 80 and 400 → one of both
 *     a translators' question → its title
 */
export function unitsOf(
  section: Section,
  { id, kind, language }: Pick<Work, 'id' | 'kind' | 'language'>,
): readonly Unit[] {
  const { title, text, facts } = section
  const asked = [...(kind === 'questions' && title ? [title] : []), ...questionsOf(facts?.questions)]
  const questions = asked.map((question): Unit => ({ set: 'questions', start: 0, end: text.length, text: question }))
  if (!EXPLAINING.includes(kind) || NOT_EXPLAINING.includes(id)) return questions
  const isChinese = /^(zh|lzh)/.test(language)
  const spans = spansOf(text, isChinese ? CHINESE : OTHERS, isChinese ? SENTENCE.chinese : SENTENCE.others)
  const paragraphs = spans.map(([from, to]): Unit => {
    const found = text.slice(from, to)
    const start = from + found.length - found.trimStart().length
    const said = found.trim()
    const encoded = `${title ? `${title}: ` : ''}${said.replace(/\s+/g, ' ')}`
    return { set: 'paragraphs', start, end: start + said.length, text: encoded }
  })
  return [...paragraphs, ...questions]
}

const questionsOf = (fact: string | number | readonly string[] | undefined): readonly string[] =>
  Array.isArray(fact) ? fact : []

type Span = readonly [start: number, end: number]

function spansOf(text: string, { least, most }: Size, sentence: RegExp): readonly Span[] {
  const spans: Span[] = []
  let open: Span | undefined
  const close = () => {
    if (open) spans.push(open)
    open = undefined
  }
  for (const { 0: paragraph, index: start } of text.matchAll(PARAGRAPH)) {
    if (paragraph.trim() === '') continue
    const end = start + paragraph.length
    if (paragraph.length > 2 * most) {
      close()
      spans.push(...cut(paragraph, start, most, sentence))
      continue
    }
    if (open && end - open[0] > most) close()
    open = [open?.[0] ?? start, end]
    if (end - open[0] >= least) close()
  }
  close()
  return spans
}

/** A long paragraph as runs of whole sentences. */
function cut(paragraph: string, offset: number, most: number, sentence: RegExp): readonly Span[] {
  const spans: Span[] = []
  let start: number | undefined
  let last = 0
  for (const { 0: found, index } of paragraph.matchAll(sentence)) {
    if (found.trim() === '') continue
    const end = index + found.length
    if (start === undefined) start = index
    else if (end - start > most) {
      spans.push([offset + start, offset + last])
      start = index
    }
    last = end
  }
  if (start !== undefined) spans.push([offset + start, offset + last])
  return spans
}
