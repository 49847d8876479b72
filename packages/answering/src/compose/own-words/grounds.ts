import type { Ground } from '@berea/knowledge'
import { locate } from '@berea/library'
import { isProblem, type Passage, parseUsfm } from '@berea/scripture'
import type { Quote } from '../../citing/quote.ts'
import type { AnswerContext } from '../../gather/answer-context.ts'
import { quotePassage, quoteSection, readPassage } from '../../gather/quoting.ts'
import { isNotHere } from '../../gather/situations/needs.ts'

/** Marks that one sentence may carry. */
const MOST = 2

/** What bears a sentence, as far as the library holds it and it may be held out to whoever asks: `ACT 16:33` → the verse's quotation. */
export async function quotesOf(context: AnswerContext, grounds: readonly Ground[], most = MOST): Promise<Quote[]> {
  const quotes = await Promise.all(grounds.map((ground) => quotesFor(context, ground)))
  return quotes.flat().slice(0, most)
}

async function quotesFor(context: AnswerContext, ground: Ground): Promise<readonly Quote[]> {
  if ('passages' in ground) return ground.passages.flatMap((reference) => quoteAt(context, reference) ?? [])
  if (!('section' in ground) || ground.words === undefined) return []
  const section = await context.library.section(`${ground.work}/${ground.section}`)
  const work = context.library.work(ground.work)
  // Two pieces are joined by “ … ”: the first tells the place.
  const [words = ''] = ground.words.split(' … ')
  const place = section && locate(words, section.text)
  return section && work && place ? [quoteSection(section, work, place)] : []
}

function quoteAt(context: AnswerContext, reference: string): Quote | undefined {
  const passage = passageOf(reference)
  if (!passage || isNotHere(context.understood)(passage)) return undefined
  const text = readPassage(context, passage)
  return text && quotePassage(text)
}

export function passageOf(reference: string): Passage | undefined {
  const passage = parseUsfm(reference)
  return isProblem(passage) ? undefined : passage
}
