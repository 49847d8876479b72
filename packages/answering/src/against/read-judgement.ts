import { SORTS, type Sort } from './weigh.ts'

/** A line of what a model says on its statements, counted from 0: how some texts stand to one, or its sentence. */
export type Line =
  | { readonly at: number; readonly sort: Sort; readonly items: readonly string[] }
  | { readonly at: number; readonly sentence: string }

const LINE = new RegExp(`^[\\s*#>-]*S([1-9])\\s*(${SORTS.join('|')})?\\s*[*]*\\s*[:：]\\s*[*]*\\s*(.*)$`, 'i')

/**
 * `S2 limits: E4, E5` → how E4 and E5 stand to the second statement; `S2: It stands.` → its sentence; undefined for whatever
 * else a model writes.
 */
export function readLine(text: string): Line | undefined {
  const [, number, named, rest = ''] = LINE.exec(text) ?? []
  if (number === undefined) return undefined
  const at = Number(number) - 1
  const sort = SORTS.find((one) => one === named?.toLowerCase())
  if (sort) return { at, sort, items: rest.match(/\bE\d{1,3}\b/g) ?? [] }
  return rest.trim() === '' ? undefined : { at, sentence: rest.trim() }
}
