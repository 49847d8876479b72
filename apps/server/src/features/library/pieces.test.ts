import type { EditionPassage } from '@berea/library'
import { formatUsfm, isProblem, listVerses, type Passage, parseUsfm } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { firstPiece } from './pieces.ts'

function passage(usfm: string): Passage {
  const parsed = parseUsfm(usfm)
  if (isProblem(parsed)) throw new Error(usfm)
  return parsed
}

/** An edition that prints so many verses for each of the English numbering; none for those that it lacks. */
const edition = (printed: (reference: string) => number) => (asked: Passage) => {
  const verses = listVerses(asked).flatMap((verse) =>
    Array(printed(formatUsfm({ first: verse, last: verse }))).fill(verse),
  )
  return verses.length > 0 ? ({ passage: asked, verses } as unknown as EditionPassage) : undefined
}
const ordinary = edition(() => 1)

/** All pieces, one call after the other. */
function piecesOf(usfm: string, read: ReturnType<typeof edition>, most?: number): EditionPassage[] {
  const found: EditionPassage[] = []
  for (let asked: Passage | undefined = passage(usfm); asked; ) {
    const piece = firstPiece(asked, read, most)
    if (piece) found.push(piece.found)
    asked = piece?.rest
  }
  return found
}
const told = (pieces: readonly EditionPassage[]) =>
  pieces.map(({ passage, verses }) => `${formatUsfm(passage)} (${verses.length})`)

describe('a passage', () => {
  test.each([
    ['JHN 11:33-36', ['JHN 11:33-36 (4)']],
    ['PSA 119', ['PSA 119 (176)']],
    ['PSA 119-120', ['PSA 119 (176)', 'PSA 120 (7)']],
    ['PSA 118:29-119:176', ['PSA 118:29-119:175 (176)', 'PSA 119:176 (1)']],
  ])('%s is read in as many pieces as it takes, one after the other', (asked, expected) => {
    expect(told(piecesOf(asked, ordinary))).toEqual(expected)
  })

  test('as long as a book comes whole, every verse once', () => {
    const verses = piecesOf('PSA 1-150', ordinary).flatMap((piece) => piece.verses)
    expect(verses).toHaveLength(2461)
    expect(new Set(verses.map((verse) => JSON.stringify(verse))).size).toBe(2461)
  })

  test('never has more verses than one call reads, also where the edition prints more of them', () => {
    const titled = edition((reference) => (/:1$/.test(reference) ? 3 : 1))
    expect(told(piecesOf('PSA 3-4', titled, 5))).toEqual([
      'PSA 3:1-3 (5)',
      'PSA 3:4-8 (5)',
      'PSA 4:1-3 (5)',
      'PSA 4:4-8 (5)',
    ])
  })

  test('begins where the edition does, and is not there where it has none of it', () => {
    const late = edition((reference) => (/^PSA 4:/.test(reference) ? 1 : 0))
    expect(piecesOf('PSA 3-4', late, 4).flatMap(({ verses }) => verses)).toHaveLength(8)
    expect(firstPiece(passage('PSA 3'), late, 4)).toBeUndefined()
  })
})
