import type { Passage, Verse } from '@berea/scripture'
import { isProblem, parseOsis } from '@berea/scripture'
import type { Pack, PackFile, Report } from './importer.ts'
import { decodeText } from './text/decode.ts'
import { osisPassage } from './text/references.ts'

/** One cross-reference, English numbering. Votes are comparable within one source. */
export type CrossReference = { readonly from: Verse; readonly to: Passage; readonly votes: number }

const FILE = /(^|\/)cross_references\.grouped\.tsv$/

export const isCrossReferences = (pack: Pack, paths: readonly string[]): boolean =>
  pack.kind === 'crossrefs' && paths.some((path) => FILE.test(path))

/**
 * Cross-references, one line a verse, best first:
 *
 *     Gen.1.1<TAB>John.1.1-3:360 Heb.11.3:264 Ps.8.1-9.2:12 → GEN 1:1 → JHN 1:1-3 (360), HEB 11:3 (264), PSA 8:1-9:2 (12)
 */
export async function* crossReferences(
  pack: Pack,
  files: AsyncIterable<PackFile>,
  report: Report,
): AsyncGenerator<CrossReference> {
  for await (const file of files) {
    if (!FILE.test(file.path)) continue
    const decoded = decodeText(file.bytes)
    if (!('text' in decoded)) {
      report({ pack: pack.id, file: file.path, ...decoded })
      continue
    }
    for (const [index, line] of decoded.text.split('\n').entries()) {
      if (line === '' || line.startsWith('#')) continue
      const unknown = (detail: string) =>
        report({ pack: pack.id, file: file.path, at: `line ${index + 1}`, code: 'unknown-reference', detail })
      yield* readLine(line, unknown)
    }
  }
}

function* readLine(line: string, unknown: (detail: string) => void): Generator<CrossReference> {
  const [source = '', targets = ''] = line.split('\t')
  const from = parseOsis(source)
  if (isProblem(from)) return unknown(source.slice(0, 80))
  for (const item of targets.split(' ')) {
    const match = /^([\w.-]+):(\d+)$/.exec(item)
    const to = match ? osisPassage(fullRange(match[1]!)) : undefined
    if (to) yield { from: from.first, to, votes: Number(match![2]) }
    else if (item !== '') unknown(item.slice(0, 80))
  }
}

/** 'John.1.1-3' → 'John.1.1-John.1.3', 'Ps.8.1-9.2' → 'Ps.8.1-Ps.9.2'; a full range stays. */
function fullRange(target: string): string {
  const [start = '', end] = target.split('-')
  if (end === undefined || /[A-Za-z]/.test(end)) return target
  const [book, chapter] = start.split('.')
  return end.includes('.') ? `${start}-${book}.${end}` : `${start}-${book}.${chapter}.${end}`
}
