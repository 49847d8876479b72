import { type Document, isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import type { Mistake } from '../mistake.ts'

/** A record with the line on which it begins. */
export type Placed<T> = { readonly file: string; readonly line: number; readonly record: T }
export type Read<T> = { readonly records: readonly Placed<T>[]; readonly mistakes: readonly Mistake[] }

export type ReadYaml = <T>(file: string, text: string, schema: z.ZodType<T>) => Read<T>

type Path = readonly PropertyKey[]

/**
 * The records of a YAML file, which is a list of them. A record with a mistake is left out, and every mistake of every
 * record is named with its line.
 */
export function readYaml<T>(file: string, text: string, schema: z.ZodType<T>): Read<T> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const broken = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    file,
    line: lineAt(pos[0]),
    message: explained(message),
  }))
  if (broken.length > 0) return { records: [], mistakes: broken }
  const whole: unknown = document.toJS()
  if (!Array.isArray(whole)) {
    const message = 'a list of records is expected; each begins with "- id: …"'
    return { records: [], mistakes: whole === null ? [] : [{ file, line: 1, message }] }
  }
  const records: Placed<T>[] = []
  const mistakes: Mistake[] = []
  for (const [index, value] of whole.entries()) {
    const line = lineOf(document, [index], lineAt)
    const parsed = schema.safeParse(value)
    if (parsed.success) records.push({ file, line, record: parsed.data })
    else {
      const id = idOf(value)
      for (const issue of parsed.error.issues) {
        const path = [index, ...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]
        mistakes.push({ file, line: lineOf(document, path, lineAt), ...(id && { id }), message: told(issue) })
      }
    }
  }
  return { records, mistakes }
}

const idOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : undefined

/** Where the last part of a path stands that the file has; a part that a schema put between (`says`) is passed over. */
function lineOf(document: Document, path: Path, lineAt: (offset: number) => number): number {
  let node: unknown = document.contents
  let offset = 0
  let inBlock = 0
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
      if (!pair || !isPair(pair)) continue
      if (isNode(pair.key) && pair.key.range) offset = pair.key.range[0]
      node = pair.value
    } else if (isSeq(node)) {
      const item = node.items[Number(part)]
      if (!isNode(item)) continue
      if (item.range) offset = item.range[0]
      node = item
    } else if (isScalar(node) && isBlock(node) && typeof part === 'number') inBlock = part + 1
  }
  return lineAt(offset) + inBlock
}

const isBlock = (node: { type?: unknown }): boolean => node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'

/** YAML's own words, with what usually is the matter. */
function explained(message: string): string {
  if (/implicit key|mapping values|nested mappings/i.test(message))
    return `${message}. A text with a colon, or one that begins with { or [, stands in quotation marks or below a "|"`
  if (/unique/i.test(message)) return 'this key stands there twice'
  return message
}

type Issue = z.core.$ZodIssue

/** `answer, fr: 97 words; 40 to 90 are expected` */
function told(issue: Issue): string {
  const path = issue.path.map((part) => (typeof part === 'number' ? part + 1 : String(part)))
  const where = path.length > 0 ? `${path.join(', ')}: ` : ''
  return `${where}${plainly(issue)}`
}

function plainly(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${issue.keys.join(', ')}: no such field here`
    case 'invalid_type':
      return issue.input === undefined && /^Invalid input/.test(issue.message) ? 'is missing' : issue.message
    case 'invalid_key':
      return issue.issues.map(({ message }) => message).join('; ')
    default:
      return issue.message
  }
}
