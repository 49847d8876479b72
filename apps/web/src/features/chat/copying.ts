import type { Citation } from '@berea/contract'
import { footnoteNumbers } from './numbers.ts'

/**
 * An answer as plain text, its sources below: `He wept. [^1]` becomes `He wept. [1]`, and
 * `[1] John 11:35 · Berean Standard Bible` stands at the end, by the numbers that the page shows.
 */
export function plainAnswer(
  { text, citations }: { readonly text: string; readonly citations: readonly Citation[] },
  nameOf: (citation: Citation) => string,
): string {
  const numbers = footnoteNumbers({ text, citations })
  const plain = text
    .split('\n')
    .filter((line) => !/^\s*\|?\s*:?-{3,}/.test(line))
    .map((line) => plainLine(line, numbers))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  const sources = [...numbers].flatMap(([n, shown]) => {
    const citation = citations.find((each) => each.n === n)
    return citation ? [`[${shown}] ${nameOf(citation)}`] : []
  })
  return [plain, ...(sources.length > 0 ? [sources.join('\n')] : [])].join('\n\n')
}

function plainLine(line: string, numbers: ReadonlyMap<number, number>): string {
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
    .replaceAll(/ ?\[\^(\d+)\]/g, (mark, n) =>
      numbers.has(Number(n)) ? mark.replace(/\^\d+/, `${numbers.get(Number(n))}`) : '',
    )
    .replaceAll(/\*\*(.+?)\*\*|\*(.+?)\*/g, '$1$2')
}
