/**
 * What the miniature library says in one language. Every sentence is made up for tests: the
 * references are real, the wording is nobody's translation.
 */
export type Words = {
  readonly bibleTitle: string
  /** Book names as this language prints them. */
  readonly books: Readonly<Record<string, string>>
  /** 'JHN 11:35' → its sentence. */
  readonly verses: Readonly<Record<string, string>>
  /** Editors' headings, by the verse they stand before. */
  readonly headings: Readonly<Record<string, string>>
  readonly notes: readonly { readonly at: string; readonly text: string }[]
  readonly terms: readonly { readonly name: string; readonly text: string; readonly at: readonly string[] }[]
  readonly questions: readonly { readonly at: string; readonly question: string; readonly answer: string }[]
}
