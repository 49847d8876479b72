import type { Passage } from '@berea/scripture'
import { z } from 'zod'
import type { Draft } from '../sections/draft.ts'
import { type Block, paragraphs } from '../text/prose.ts'
import { osisPassage, printedPassages, type Unknown, unknownReferences } from '../text/references.ts'
import type { Context } from '../text-importer.ts'

const verses = z.record(z.string(), z.array(z.string())).nullish()
const text = z.string()
const head = { name: z.string().min(1), publication_year: z.number().int().nullish() }
const article = z.object({ number: z.number().int().nullish(), text, verses })
const question = z.object({ number: z.number().int(), question: text, answer: text, verses })
const chapterOfArticles = z.object({
  name: z.string(),
  number: z.number().int().nullish(),
  text: text.nullish(),
  verses,
  articles: z.array(article).nullish(),
  rejections: z.array(article).nullish(),
})

export const reformedDocument = z.union([
  z.object({ ...head, days: z.array(z.object({ number: z.number().int(), questions: z.array(question) })) }),
  z.object({ ...head, chapters: z.array(chapterOfArticles) }),
  z.object({ ...head, text, verses }),
])

/**
 * The Three Forms of Unity and the like, in YAML: a catechism by Lord's Days, chapters with or
 * without articles, or one creed. Marks like [a] lead to `verses` in OSIS.
 */
export function* readReformed(document: z.infer<typeof reformedDocument>, context: Context): Generator<Draft> {
  const name = context.path.replace(/^.*\/|\.ya?ml$/g, '')
  const unknown = unknownReferences(context.trouble)
  const facts = { document: document.name, traditions: ['reformed'] }
  const make = (number: string, title: string, body: string, proofs: z.infer<typeof verses>, part?: string): Draft => ({
    key: number === '' ? name : `${name}/${number}`,
    title,
    blocks: blocks(body, proofs, unknown(number)),
    ...(document.publication_year ? { year: document.publication_year } : {}),
    facts: { ...facts, ...(number === '' ? {} : { number }), ...(part ? { part } : {}) },
    file: context.path,
    at: number === '' ? name : number,
  })
  if ('days' in document) {
    for (const day of document.days)
      for (const item of day.questions)
        yield make(String(item.number), strip(item.question), item.answer, item.verses, `Lord’s Day ${day.number}`)
  } else if ('chapters' in document) {
    for (const [index, item] of document.chapters.entries())
      yield* readChapter(item, String(item.number ?? index + 1), make)
  } else yield make('', document.name, document.text, document.verses)
}

type Make = (number: string, title: string, body: string, proofs: z.infer<typeof verses>, part?: string) => Draft

function* readChapter(chapter: z.infer<typeof chapterOfArticles>, number: string, make: Make): Generator<Draft> {
  const title = chapter.name.replace(/\.$/, '')
  if (chapter.text) yield make(number, title, chapter.text, chapter.verses)
  for (const [index, item] of (chapter.articles ?? []).entries()) {
    const place = String(item.number ?? index + 1)
    yield make(`${number}.${place}`, `${title}, article ${place}`, item.text, item.verses, title)
  }
  for (const [index, item] of (chapter.rejections ?? []).entries()) {
    const place = String(item.number ?? index + 1)
    yield make(`${number}.rejection-${place}`, `${title}, rejection of errors ${place}`, item.text, item.verses, title)
  }
}

const strip = (body: string) => body.replace(/\[[a-z]{1,2}\]|\\(?=')/g, '').trim()

function blocks(body: string, proofs: z.infer<typeof verses>, unknown: Unknown): Block[] {
  const listed: Passage[] = Object.values(proofs ?? {})
    .flat()
    .flatMap((osis) => {
      const found = osisPassage(osis)
      if (!found) unknown(osis)
      return found ?? []
    })
  const [first, ...rest] = paragraphs(strip(body)).map((text) => ({ text, mentions: printedPassages(text) }))
  return first ? [{ ...first, mentions: [...listed, ...first.mentions] }, ...rest] : []
}
