import { LANGUAGES, type Language } from '../languages.ts'
import type { Mistake } from '../mistake.ts'

/** How people tell situations, by language and by the situation's id. */
export type Examples = Readonly<Record<Language, ReadonlyMap<string, readonly string[]>>>

const FILE = /^situations\/[^/]+\.([A-Za-z-]+)\.txt$/
const HEAD = /^# (\S+)$/
/** From so many on a situation can be known by the words in which it is told. */
const FEW = 5

export const isExamples = (file: string): boolean => file.startsWith('situations/') && file.endsWith('.txt')

/**
 * The lines of `situations/marriage.en.txt`: `# spouse-left-me` heads its sentences, one a line. Every mistake is named: a
 * language that is none, a situation that is none, a sentence that stands twice, too few.
 */
export function readExamples(
  files: ReadonlyMap<string, string>,
  situations: ReadonlySet<string>,
): { readonly examples: Examples; readonly mistakes: readonly Mistake[] } {
  const mistakes: Mistake[] = []
  const examples = Object.fromEntries(LANGUAGES.map((language) => [language, new Map()])) as unknown as Record<
    Language,
    Map<string, string[]>
  >
  for (const [file, text] of files) {
    const language = LANGUAGES.find((one) => one === FILE.exec(file)?.[1])
    if (!language) {
      const message = `the name ends with a language: ${LANGUAGES.map((one) => `marriage.${one}.txt`).join(', ')}`
      mistakes.push({ file, line: 1, message })
      continue
    }
    readFile(file, text, situations, examples[language], mistakes)
  }
  return { examples, mistakes }
}

function readFile(
  file: string,
  text: string,
  situations: ReadonlySet<string>,
  into: Map<string, string[]>,
  mistakes: Mistake[],
): void {
  const seen = new Map<string, number>()
  let sentences: string[] | undefined
  const heads: { readonly id: string; readonly line: number }[] = []
  for (const [index, raw] of text.split('\n').entries()) {
    const line = index + 1
    const sentence = raw.trim()
    const head = HEAD.exec(sentence)?.[1]
    if (head !== undefined) {
      if (!situations.has(head)) mistakes.push({ file, line, id: head, message: 'there is no such situation' })
      sentences = into.get(head) ?? []
      into.set(head, sentences)
      heads.push({ id: head, line })
    } else if (sentence !== '') {
      if (!sentences) mistakes.push({ file, line, message: 'a situation is expected first: "# spouse-left-me"' })
      if (seen.has(sentence)) mistakes.push({ file, line, message: `stands in line ${seen.get(sentence)} already` })
      seen.set(sentence, line)
      sentences?.push(sentence)
    }
  }
  for (const { id, line } of heads) {
    const { length } = into.get(id)!
    if (length < FEW) mistakes.push({ file, line, id, message: `${length} sentences; at least ${FEW} are expected` })
  }
}
