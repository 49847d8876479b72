import type { Citation as EngineCitation, AnswerEvent as EngineEvent, Related as EngineRelated } from '@berea/answering'
import {
  type AnswerEvent,
  BASE_PATH,
  type Citation,
  DEFAULT_LOCALE,
  type Related,
  type Status,
  type WorkBrief,
} from '@berea/contract'
import type { Library, Section, Work } from '@berea/library'
import { formatUsfm, type Locale, type Tradition } from '@berea/scripture'
import { converted } from './converted.ts'
import { TEXT_ID } from './endings.ts'
import { inWordsOf, nameWork } from './name-work.ts'

/** What the presenter needs of the library: to name a work, and who speaks in a section of it. */
export type Works = Pick<Library, 'work' | 'section'>

/** What an answer that goes on has told before: its language, and whether its text is open. */
type Begun = { readonly isTextOpen?: boolean; readonly locale?: Locale }

/**
 * The one place where the engine's events become the contract's, so that nothing else of an engine
 * (scores, prompts) can reach a reader. One presenter serves one answer: it knows its language, and whether the
 * text has begun. `ended` gives nothing here: endings are written by whoever closes the answer.
 */
export function presenter(works: Works, tradition: Tradition = 'none', begun: Begun = {}) {
  let hasText = begun.isTextOpen ?? false
  let locale: Locale = begun.locale ?? DEFAULT_LOCALE

  return async (event: EngineEvent): Promise<AnswerEvent[]> => {
    switch (event.type) {
      case 'understood': {
        const { locale: language, intent, terms, engine, leans } = event
        locale = language
        const references = event.passages.map((passage) => formatUsfm(passage))
        const taken = leans
          ? {
              answerId: leans.answer,
              text: leans.took,
              readings: [...leans.readings],
              ...(leans.isRestated && { restated: leans.isRestated }),
            }
          : null
        const data = { language, intent, references, terms: [...terms], engine, leans: taken }
        return [{ type: 'data-understood', id: 'understood', data }]
      }
      case 'status': {
        const data = await presentStatus(event, works, locale)
        return [{ type: 'data-status', id: 'status', data }]
      }
      case 'citation': {
        const data = await presentCitation(event.citation, works, locale, tradition)
        return [{ type: 'data-citation', id: `citation-${data.n}`, data }]
      }
      case 'text': {
        const delta: AnswerEvent = { type: 'text-delta', id: TEXT_ID, delta: event.delta }
        if (hasText) return [delta]
        hasText = true
        return [{ type: 'text-start', id: TEXT_ID }, delta]
      }
      case 'check': {
        const { type: _, ...data } = event
        return [{ type: 'data-check', id: 'check', data }]
      }
      case 'engine':
        return [{ type: 'data-engine', id: 'engine', data: { engine: event.engine, why: event.why } }]
      case 'made-with':
        return []
      case 'related':
        return [{ type: 'data-related', id: 'related', data: await presentRelated(event.related, works, locale) }]
      case 'follow-ups':
        return [{ type: 'data-followups', id: 'followups', data: { questions: [...event.questions] } }]
      case 'ended':
        return []
    }
  }
}

type EngineStatus = Extract<EngineEvent, { type: 'status' }>

/** What was found and who was consulted, by name: a writer by theirs, what a house has published by its title. */
async function presentStatus({ doing, found, consulted }: EngineStatus, works: Works, locale: Locale): Promise<Status> {
  const references = found?.map((passage) => formatUsfm(passage))
  const voices = await Promise.all((consulted ?? []).map((voice) => nameOfVoice(voice, works, locale)))
  const names = consulted && [...new Set(voices)]
  return {
    doing,
    ...(references && { passages: references.length, references }),
    ...(names && { works: names.length, names }),
  }
}

async function nameOfVoice(
  { work: id, section }: { readonly work: string; readonly section: string },
  works: Works,
  locale: Locale,
): Promise<string> {
  const { author, century, title } = briefly(id, works.work(id), locale, await works.section(section))
  return century === undefined ? title : (author ?? title)
}

async function presentCitation(
  citation: EngineCitation,
  works: Works,
  locale: Locale,
  tradition: Tradition,
): Promise<Citation> {
  const { n, section, quote, start, end, passage, verses } = citation
  const work = works.work(citation.work)
  const reference = passage && formatUsfm(passage)
  const inScript = converted(quote, work, locale)
  const whole = await works.section(section)
  return {
    n,
    work: briefly(citation.work, work, locale, whole),
    section,
    ...(reference && { reference }),
    ...(work?.kind === 'bible' && { edition: work.id }),
    quote: work?.kind === 'own' && whole ? inWordsOf(quote, whole, tradition) : quote,
    ...(inScript && { converted: inScript }),
    start,
    end,
    ...(verses && { verses: verses.map(({ number, text }) => ({ number, text })) }),
    ...(work?.kind === 'own' && { own: true as const }),
    url: readerUrl({
      work: citation.work,
      section,
      start,
      end,
      reference: work?.kind === 'bible' ? reference : undefined,
    }),
  }
}

async function presentRelated(related: EngineRelated, works: Works, locale: Locale): Promise<Related> {
  const section = async (found: EngineRelated['literature'][number]) => ({
    section: found.section,
    title: found.title,
    work: briefly(found.work, works.work(found.work), locale, await works.section(found.section)),
    url: readerUrl(found),
  })
  return {
    books: related.books.map((id) => ({ ...briefly(id, works.work(id), locale), url: readerUrl({ work: id }) })),
    literature: await Promise.all(related.literature.map(section)),
    content: await Promise.all(related.content.map(section)),
    photos: related.photos.map((found) => presentPhoto(found, works, locale)),
  }
}

export function presentPhoto(
  { section, file, caption, credit }: EngineRelated['photos'][number],
  works: Pick<Works, 'work'>,
  locale: Locale,
): Related['photos'][number] {
  const work = workOf(section)
  const src = `${BASE_PATH}/library/pictures/${encodeURIComponent(work)}/${encodeURIComponent(file)}`
  return {
    section,
    file,
    src,
    caption,
    credit,
    work: briefly(work, works.work(work), locale),
    url: readerUrl({ work, section }),
  }
}

/** "geodata-openbible/photo/12" stands in "geodata-openbible". */
const workOf = (section: string) => section.split('/', 1)[0] ?? section

/**
 * A work in the few words that stand beside a quotation, or the part of it that the section is of. One that has left
 * the library keeps its id.
 */
export function briefly(id: string, work: Work | undefined, locale: Locale, section?: Section): WorkBrief {
  if (!work) return { id, title: id, author: null, year: null, licence: '' }
  return { id, ...nameWork(work, locale, section), language: section?.language ?? work.language }
}

type Place = {
  readonly work: string
  readonly section?: string
  readonly start?: number
  readonly end?: number
  readonly reference?: string | undefined
}

/**
 * Where the reader opens: "/read/bible-en-bsb/JHN.11.35?section=bible-en-bsb%2FJHN.11&start=4&end=15";
 * a work that is not a Bible has no reference in its path.
 */
export function readerUrl({ work, section, start, end, reference }: Place): string {
  const path = ['/read', encodeURIComponent(work), reference?.replaceAll(/[ :]/g, '.')].filter(Boolean).join('/')
  const query = new URLSearchParams()
  if (section) query.set('section', section)
  if (start !== undefined) query.set('start', String(start))
  if (end !== undefined) query.set('end', String(end))
  return query.size ? `${path}?${query}` : path
}
