import type { AnswerEvent, Citation, Contents, PassageReply, Section, Session, Work } from '@berea/contract'
import type { Locale } from '@berea/scripture'
import { SENTENCES } from './sentences.ts'

/** A small library and one conversation, of sentences made for this purpose; nothing here is quoted from any book. */
export type Story = ReturnType<typeof storyOf>

const LANGUAGE: Record<Locale, string> = {
  'zh-cn': 'zh-Hans',
  'zh-tw': 'zh-Hant',
  en: 'en',
  'es-es': 'es',
  'fr-fr': 'fr',
}
const DAY = 24 * 3600 * 1000

export function storyOf(locale: Locale, now: Date) {
  const told = SENTENCES[locale]
  const language = LANGUAGE[locale]
  const shared = { licence: 'CC0 1.0', origin: 'example.org/texts', tier: 'core' as const, state: 'ready' as const }
  const bible: Work = {
    ...shared,
    id: `bible-${language.toLowerCase()}-sample`,
    title: 'Sample Bible',
    titleLocal: told.bible,
    language,
    kind: 'bible',
    tradition: 'ecumenical',
    author: null,
    names: ['Sample Bible'],
    year: 2026,
    characters: 31_000,
  }
  const second: Work = { ...bible, id: `bible-${language.toLowerCase()}-second`, titleLocal: told.second, year: 1999 }
  const notes: Work = {
    ...shared,
    id: `notes-${language.toLowerCase()}-sample`,
    title: told.notes,
    titleLocal: null,
    names: [told.notes, told.teacher],
    language,
    kind: 'notes',
    tradition: 'patristic',
    author: told.teacher,
    century: 5,
    year: 430,
    characters: 120_400,
  }
  const works = [bible, second, notes]
  const brief = ({ id, title, author, century, year, licence }: Work) => ({
    id,
    title,
    author,
    ...(century && { century }),
    year,
    licence,
  })

  const passage: PassageReply = {
    reference: 'JHN 11',
    printed: null,
    edition: { ...brief(bible), language },
    section: `${bible.id}/JHN.11`,
    verses: told.chapter.map((text, i) => ({
      reference: `JHN 11:${i + 30}`,
      number: `11:${i + 30}`,
      text,
      section: `${bible.id}/JHN.11`,
      start: 0,
      end: text.length,
      ...(i === 0 && { heading: told.heading }),
    })),
    rest: null,
    before: 'JHN 10',
    after: 'JHN 12',
  }
  const quoted = passage.verses.slice(3, 7)
  const citations: Citation[] = [
    {
      n: 1,
      work: brief(bible),
      section: passage.section,
      reference: 'JHN 11:33-36',
      edition: bible.id,
      quote: quoted.map(({ text }) => text).join(' '),
      start: 0,
      end: 10,
      verses: quoted.map(({ number, text }) => ({ number, text })),
      url: `/read/${bible.id}/JHN.11.33-36`,
    },
    {
      n: 2,
      work: brief(notes),
      section: `${notes.id}/1`,
      reference: 'JHN 11:35',
      quote: told.note,
      start: 0,
      end: told.note.length,
      url: `/read/${notes.id}?section=${encodeURIComponent(`${notes.id}/1`)}&start=0&end=${told.note.length}`,
    },
  ]
  const section: Section = {
    id: `${notes.id}/1`,
    work: { ...brief(notes), language },
    title: told.noteTitle,
    text: `${told.note}\n\n${told.noteMore}`,
    references: ['JHN 11:35'],
    author: null,
    year: null,
    parent: null,
  }
  /** One book of two parts, the first of which holds the section. */
  const contents = (part: string): Contents => {
    const whole = { part: '', title: told.notes, reference: null }
    const item = { author: null, year: null, sections: 1 }
    const one = { part: 'one', title: 'John', reference: 'JHN' }
    const two = { part: 'two', title: 'Book II', reference: null }
    if (part === '') {
      return {
        ...whole,
        path: [],
        items: [
          { ...one, ...item, section: null, sections: 12 },
          { ...two, ...item, section: null },
        ],
      }
    }
    const entry = { part: null, section: section.id, title: 'John 11:35', reference: 'JHN 11:35' }
    return { ...one, path: [whole], items: [{ ...entry, ...item, author: told.teacher, century: 5 }] }
  }
  const related = {
    books: works.slice(1).map((work) => ({ ...brief(work), url: `/read/${work.id}` })),
    literature: [{ section: section.id, title: told.noteTitle, work: brief(notes), url: citations[1]!.url }],
    content: [],
    photos: [],
  }
  const events: AnswerEvent[] = [
    { type: 'start', messageId: 'answer-1' },
    {
      type: 'data-understood',
      id: 'understood',
      data: { language: locale, intent: 'event', references: [], terms: [], engine: 'composer', leans: null },
    },
    {
      type: 'data-status',
      id: 'status',
      data: { doing: 'searching', passages: 2, references: ['JHN 11:33-36', 'LUK 19:41'] },
    },
    { type: 'data-status', id: 'status', data: { doing: 'reading', works: 1, names: [told.teacher] } },
    ...citations.map((data): AnswerEvent => ({ type: 'data-citation', id: `citation-${data.n}`, data })),
    { type: 'text-start', id: 'text' },
    ...told.answer.map((delta): AnswerEvent => ({ type: 'text-delta', id: 'text', delta })),
    { type: 'text-end', id: 'text' },
    { type: 'data-check', id: 'check', data: { checked: 4, corrected: 0, removed: 0 } },
    { type: 'data-related', id: 'related', data: related },
    { type: 'data-followups', id: 'followups', data: { questions: told.followUps } },
    { type: 'finish', finishReason: 'stop', messageMetadata: { reason: 'done' } },
  ]
  const session = (title: string, i: number): Session => {
    const time = new Date(now.getTime() - (i < 3 ? i * 1000 : i * DAY)).toISOString()
    return { id: `session-${i}`, title, createTime: time, updateTime: time, questions: 1 }
  }
  return {
    locale,
    works,
    passage,
    section,
    contents,
    events,
    question: told.question,
    sessions: [told.question, ...told.earlier].map(session),
    suggestions: [told.question, ...told.followUps].map((text) => ({ text, intent: 'event' as const })),
    crossReferences: [{ reference: 'LUK 19:41', votes: 12, text: told.chapter[1]! }],
  }
}
