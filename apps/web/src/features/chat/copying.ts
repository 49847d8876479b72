import type { Citation } from '@berea/contract'

/**
 * An answer as plain text, its sources below: `He wept. [^1]` becomes `He wept. [1]`, and
 * `[1] John 11:35 · Berean Standard Bible` stands at the end.
 */
export function plainAnswer(
  { text, citations }: { readonly text: string; readonly citations: readonly Citation[] },
  nameOf: (citation: Citation) => string,
): string {
  const plain = text
    .split('\n')
    .filter((line) => !/^\s*\|?\s*:?-{3,}/.test(line))
    .map((line) => plainLine(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  const sources = citations.toSorted((a, b) => a.n - b.n).map((citation) => `[${citation.n}] ${nameOf(citation)}`)
  return [plain, ...(sources.length > 0 ? [sources.join('\n')] : [])].join('\n\n')
}

function plainLine(line: string): string {
  const cells = /^\s*\|(.*)\|\s*$/.exec(line)?.[1]
  const inner =
    cells === undefined
      ? line
      : cells
          .split('|')
          .map((cell) => cell.trim())
          .filter(Boolean)
          .join(': ')
  return inner
    .replace(/^(?:#{1,6}|>) ?/, '')
    .replaceAll(/\[\^(\d+)\]/g, '[$1]')
    .replaceAll(/\*\*(.+?)\*\*|\*(.+?)\*/g, '$1$2')
}
