import { type Language, type OwnRecord, ownText } from '@berea/knowledge'
import { isProblem, type Passage, parseUsfm } from '@berea/scripture'
import type { Section } from '../sections/section.ts'

/** The work of what Berea's editors wrote. No pack can have its place: it is there in every library, built or not. */
export const OWN_WORK = 'berea-handbook'

/** `berea-handbook/article/infant-baptism/fr` */
export const ownSectionId = ({ kind, id }: Pick<OwnRecord, 'kind' | 'id'>, language: Language): string =>
  `${OWN_WORK}/${kind}/${id}/${language}`

/** A record in one language. Its text stands as it is written: `{god}` is worded for a reader when it is shown. */
export function ownSection(record: OwnRecord, language: Language, order: number): Section {
  const { kind, id, field } = record
  const title = record.title(language)
  return {
    id: ownSectionId(record, language),
    work: OWN_WORK,
    order,
    language,
    ...(title !== undefined && { title }),
    text: ownText(record, language).text,
    passages: passagesOf(record),
    links: [`own:${kind}/${id}`],
    facts: { kind, record: id, ...(field && { field }), questions: record.questions(language) },
    provenance: { file: 'packages/knowledge/content', at: id },
  }
}

/** What a record is about, the weightiest first. */
export const passagesOf = ({ verses }: Pick<OwnRecord, 'verses'>): readonly Passage[] =>
  verses.flatMap((verse) => {
    const passage = parseUsfm(verse)
    return isProblem(passage) ? [] : passage
  })
