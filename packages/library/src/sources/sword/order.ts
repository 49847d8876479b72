import { BOOK_CODES, type BookCode, lastChapter, lastVerse, type Verse } from '@berea/scripture'

/**
 * A SWORD module has no references inside: an entry is found by counting. Each testament's index
 * holds two entries of its own, then for each book one, then for each chapter one, then its verses.
 * So the module's numbering decides everything. Source of the counts: SWORD's canon tables, which
 * say the same as ours but where they are listed here.
 */
type Numbering = {
  /** The Old Testament's books in index order; deuterocanon, where there is any, stands after Malachi. */
  readonly afterMalachi: readonly BookCode[]
  /** Verses of each chapter where they differ from the English numbering. */
  readonly chapters: Readonly<Partial<Record<BookCode, readonly number[]>>>
}

const OLD = BOOK_CODES.slice(0, 39)
const NEW = BOOK_CODES.slice(39, 66)
const REVELATION = [20, 29, 22, 11, 14, 17, 17, 13, 21, 11, 19, 18, 18, 20, 8, 21, 18, 24, 21, 15, 27, 21]
const WISDOM = [16, 24, 19, 20, 23, 25, 30, 21, 18, 21, 26, 27, 19, 31, 19, 29, 21, 25, 22]
const BARUCH = [22, 35, 37, 37, 9, 73]
const MACCABEES_1 = [64, 70, 60, 61, 68, 63, 50, 32, 73, 89, 74, 53, 53, 49, 41, 24]
const MACCABEES_2 = [36, 32, 40, 50, 27, 31, 42, 36, 29, 38, 38, 45, 26, 46, 39]
const ESDRAS_1 = [58, 30, 24, 63, 73, 34, 15, 96, 55]

const NUMBERINGS: ReadonlyMap<string, Numbering> = new Map(
  Object.entries({
    KJV: { afterMalachi: [], chapters: {} },
    NRSV: { afterMalachi: [], chapters: { '3JN': [15], REV: REVELATION } },
    KJVA: {
      afterMalachi: ['1ES', '2ES', 'TOB', 'JDT', 'ESG', 'WIS', 'SIR', 'BAR', 'S3Y', 'SUS', 'BEL', 'MAN', '1MA', '2MA'],
      chapters: {
        '1ES': ESDRAS_1,
        '2ES': [40, 48, 36, 52, 56, 59, 70, 63, 47, 59, 46, 51, 58, 48, 63, 78],
        TOB: [22, 14, 17, 21, 22, 17, 18, 21, 6, 12, 19, 22, 18, 15],
        JDT: [16, 28, 10, 15, 24, 21, 32, 36, 14, 23, 23, 20, 20, 19, 13, 25],
        ESG: [1, 1, 1, 1, 1, 1, 1, 1, 1, 13, 12, 6, 18, 19, 16, 24],
        WIS: WISDOM,
        SIR: [
          30, 18, 31, 31, 15, 37, 36, 19, 18, 31, 34, 18, 26, 27, 20, 30, 32, 33, 30, 32, 28, 27, 28, 34, 26, 29, 30,
          26, 28, 25, 31, 24, 31, 26, 20, 26, 31, 34, 35, 30, 24, 25, 33, 22, 26, 20, 25, 25, 16, 29, 30,
        ],
        BAR: BARUCH,
        S3Y: [68],
        SUS: [64],
        BEL: [42],
        MAN: [1],
        '1MA': MACCABEES_1,
        '2MA': MACCABEES_2,
      },
    },
    NRSVA: {
      afterMalachi: [
        'TOB',
        'JDT',
        'ESG',
        'WIS',
        'SIR',
        'BAR',
        'S3Y',
        'SUS',
        'BEL',
        '1MA',
        '2MA',
        '1ES',
        'MAN',
        'PS2',
        '3MA',
        '2ES',
        '4MA',
      ],
      chapters: {
        '3JN': [15],
        REV: REVELATION,
        TOB: [22, 14, 17, 21, 22, 18, 16, 21, 6, 13, 18, 22, 17, 15],
        JDT: [16, 28, 10, 15, 24, 21, 32, 36, 14, 23, 23, 20, 20, 19, 14, 25],
        ESG: [22, 23, 15, 17, 14, 14, 10, 17, 32, 13, 12, 6, 18, 19, 16, 24],
        WIS: WISDOM,
        SIR: [
          30, 18, 31, 31, 15, 37, 36, 19, 18, 31, 34, 18, 26, 27, 20, 30, 32, 33, 30, 31, 28, 27, 27, 34, 26, 29, 30,
          26, 28, 25, 31, 24, 33, 31, 26, 31, 31, 34, 35, 30, 22, 25, 33, 23, 26, 20, 25, 25, 16, 29, 30,
        ],
        BAR: BARUCH,
        S3Y: [68],
        SUS: [64],
        BEL: [42],
        '1MA': MACCABEES_1,
        '2MA': MACCABEES_2,
        '1ES': ESDRAS_1,
        MAN: [15],
        PS2: [7],
        '3MA': [29, 33, 30, 21, 51, 41, 23],
        '2ES': [40, 48, 36, 52, 56, 59, 140, 63, 47, 59, 46, 51, 58, 48, 63, 78],
        '4MA': [35, 24, 21, 26, 38, 35, 23, 29, 32, 21, 27, 19, 27, 20, 32, 25, 24, 24],
      },
    },
  }),
)

/**
 * The verse that each entry of a testament's index stands for, in index order; undefined for the
 * entries of testament, book and chapter. Undefined as a whole for a numbering we have no counts of.
 */
export function indexOrder(testament: 'ot' | 'nt', versification: string): readonly (Verse | undefined)[] | undefined {
  const numbering = NUMBERINGS.get(versification)
  if (!numbering) return undefined
  const order: (Verse | undefined)[] = [undefined, undefined]
  for (const book of testament === 'ot' ? [...OLD, ...numbering.afterMalachi] : NEW) {
    order.push(undefined)
    const counts =
      numbering.chapters[book] ?? Array.from({ length: lastChapter(book) }, (_, i) => lastVerse(book, i + 1))
    for (const [i, verses] of counts.entries()) {
      order.push(undefined)
      for (let verse = 1; verse <= verses; verse++) order.push({ book, chapter: i + 1, verse })
    }
  }
  return order
}
