import type { PassageReply } from '@berea/contract'

/** Reads a passage to its end: a call brings so many verses at the most, and says what follows of it. */
export async function wholePassage(ref: string, read: (ref: string) => Promise<PassageReply>): Promise<PassageReply> {
  const first = await read(ref)
  const verses = [...first.verses]
  const seen = new Set(verses.map(({ section, start }) => `${section} ${start}`))
  let { rest } = first
  while (rest !== null) {
    const next = await read(rest)
    // Two verses that are printed as one may stand at the end of one piece and the beginning of the next.
    verses.push(...next.verses.filter(({ section, start }) => !seen.has(`${section} ${start}`)))
    for (const { section, start } of next.verses) seen.add(`${section} ${start}`)
    rest = next.rest
  }
  return { ...first, reference: first.rest === null ? first.reference : ref, verses, rest }
}
