type Slice = { readonly at: number; readonly text: string; readonly marked: boolean }
export type Paragraph = { readonly at: number; readonly paragraph: readonly Slice[] }

/**
 * A section's text as paragraphs, the words from start to end marked in each:
 * `cutAt('One two.\n\nThree.', 4, 7)` marks "two" in the first of two paragraphs.
 */
export function cutAt(text: string, start = 0, end = 0): readonly Paragraph[] {
  const paragraphs: Paragraph[] = []
  let at = 0
  for (const paragraph of text.split(/(\n{2,})/)) {
    if (paragraph.trim() !== '') paragraphs.push({ at, paragraph: slices(paragraph, at, start, end) })
    at += paragraph.length
  }
  return paragraphs
}

function slices(paragraph: string, at: number, start: number, end: number): readonly Slice[] {
  const from = Math.min(Math.max(start - at, 0), paragraph.length)
  const to = Math.min(Math.max(end - at, from), paragraph.length)
  return [
    { at, text: paragraph.slice(0, from), marked: false },
    { at: at + from, text: paragraph.slice(from, to), marked: true },
    { at: at + to, text: paragraph.slice(to), marked: false },
  ].filter(({ text }) => text !== '')
}
