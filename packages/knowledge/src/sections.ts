import { createHash } from 'node:crypto'
import type { Mistake } from './mistake.ts'
import type { Content } from './reading/read.ts'
import type { Ground } from './schema/rests.ts'

/** A library as far as a check needs it. */
export type Sections = {
  has(work: string): boolean
  textOf(id: string): Promise<string | undefined>
  /** Do these words stand there, marks and blanks aside? */
  holds(words: string, text: string): boolean
}

/** The letters and digits of a text, so that a blank or a mark that a new build prints otherwise changes nothing. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** By which a section's text is known again: 16 hexadecimal digits. */
export const hashOf = (text: string): string => createHash('sha256').update(bare(text)).digest('hex').slice(0, 16)

export type Checked = { readonly mistakes: readonly Mistake[]; readonly compared: number; readonly absent: number }

/** Are the sections there on which articles rest, with the words that bear them? Works that the library lacks are counted only. */
export async function checkSections({ records }: Content, library: Sections): Promise<Checked> {
  const mistakes: Mistake[] = []
  let compared = 0
  let absent = 0
  for (const { file, line, record } of records.article) {
    for (const one of groundsOf(record)) {
      if (!('section' in one)) continue
      if (!library.has(one.work)) {
        absent += 1
        continue
      }
      compared += 1
      const text = await library.textOf(`${one.work}/${one.section}`)
      const message = problemOf(one, text, library)
      if (message) mistakes.push({ file, line, id: record.id, message: `rests: ${message}` })
    }
  }
  return { mistakes, compared, absent }
}

type OnSection = Extract<Ground, { readonly section: string }>

function problemOf(one: OnSection, text: string | undefined, library: Sections): string | undefined {
  const where = `${one.work}/${one.section}`
  if (text === undefined) return `there is no section ${where}`
  if (one.hash && one.hash !== hashOf(text)) return `${where} has another text than it had; its hash is ${hashOf(text)}`
  const missing = (one.words?.split('…') ?? []).find((part) => !library.holds(part.trim(), text))
  return missing === undefined ? undefined : `"${missing.trim()}" does not stand in ${where}`
}

const groundsOf = ({ rests, traditions = {} }: Content['records']['article'][number]['record']): readonly Ground[] =>
  [...rests, ...Object.values(traditions).map((one) => one.rests)].flat()
