import { connect, Index, MatchQuery, Session } from '@lancedb/lancedb'
import { Field, Int32, Table as Rows, Schema, Utf8, vectorFromArray } from 'apache-arrow'
import type { Kind, WorkTradition } from '../sections/section.ts'

/** What the engine keeps of a section: where to find it, what to filter by, and its words as an analyser left them. */
export type Row = {
  readonly work: string
  readonly order: number
  readonly kind: Kind
  readonly tradition: WorkTradition
  readonly words: readonly string[]
}

export type RowFilter = {
  readonly works?: readonly string[]
  readonly kinds?: readonly string[]
  readonly withoutKinds?: readonly string[]
  readonly traditions?: readonly string[]
}

type RowHit = { readonly work: string; readonly order: number; readonly score: number }

/** The words of one language's sections. Nothing outside of this file knows the engine behind it. */
export type WordTable = {
  /** The rows that share most with the words, by BM25; one row for each. */
  search(words: readonly string[], filter: RowFilter, limit: number): Promise<readonly RowHit[]>
  /** How many rows share one of the words at all. */
  count(words: readonly string[], filter: RowFilter): Promise<number>
  close(): void
}

const NAME = 'sections'
const SCHEMA = new Schema([
  new Field('work', new Utf8()),
  new Field('order', new Int32()),
  new Field('kind', new Utf8()),
  new Field('tradition', new Utf8()),
  new Field('words', new Utf8()),
])

/** A question of two thousand characters has more words than help to find anything. */
const MOST_WORDS = 96

/** Characters of words that go to the engine at once: few large fragments are quick to search and need no compacting. */
const BATCH = 8_000_000

/** Writes one language's table into an empty folder. Rows come in the order of works. */
export async function writeTable(folder: string, rows: AsyncIterable<Row> | Iterable<Row>): Promise<void> {
  const connection = await connect(folder, {}, session())
  try {
    const table = await connection.createEmptyTable(NAME, SCHEMA)
    let batch: { row: Row; words: string }[] = []
    let waiting = 0
    const flush = async () => {
      if (batch.length === 0) return
      await table.add(toArrow(batch))
      batch = []
      waiting = 0
    }
    for await (const row of rows) {
      const words = row.words.join(' ')
      batch.push({ row, words })
      waiting += words.length
      if (waiting > BATCH) await flush()
    }
    await flush()
    await table.createIndex('words', {
      // The words are ready: the engine only parts them at blanks. It would drop those over 40 bytes by itself.
      config: Index.fts({
        baseTokenizer: 'whitespace',
        withPosition: false,
        lowercase: false,
        stem: false,
        removeStopWords: false,
        asciiFolding: false,
      }),
    })
    for (const column of ['work', 'kind', 'tradition']) await table.createIndex(column, { config: Index.bitmap() })
    // Each write and each index left a version of the table behind; only the last one is for reading.
    await table.optimize({ cleanupOlderThan: new Date() })
    table.close()
  } finally {
    connection.close()
  }
}

export async function openTable(folder: string): Promise<WordTable> {
  const connection = await connect(folder, {}, session())
  const table = await connection.openTable(NAME)
  const rows = await table.countRows()
  /** Undefined where nothing is asked. */
  const matching = (words: readonly string[], filter: RowFilter) => {
    const asked = [...new Set(words)].slice(0, MOST_WORDS)
    if (asked.length === 0) return undefined
    const query = table.query().fullTextSearch(new MatchQuery(asked.join(' '), 'words'))
    const condition = where(filter)
    return condition === '' ? query : query.where(condition)
  }
  return {
    async count(words, filter) {
      const found = await matching(words, filter)?.select(['order', '_score']).limit(Math.max(1, rows)).toArrow()
      return found?.numRows ?? 0
    },
    async search(words, filter, limit) {
      const query = matching(words, filter)
      if (!query || limit < 1) return []
      const found = await query.select(['work', 'order', '_score']).limit(limit).toArrow()
      const works = found.getChild('work')
      const orders = found.getChild('order')
      const scores = found.getChild('_score')
      const hits = Array.from({ length: found.numRows }, (_, at): RowHit => {
        return { work: works?.get(at), order: orders?.get(at), score: scores?.get(at) }
      })
      // Equal scores come in any order from several threads; an answer must not change from one asking to the next.
      return hits.sort((a, b) => b.score - a.score || (a.work < b.work ? -1 : a.work > b.work ? 1 : a.order - b.order))
    },
    close() {
      table.close()
      connection.close()
    },
  }
}

/** The engine would take 6 GB for what it has read of an index; a whole language's is some 50 MB. */
const session = () => new Session(128n * 2n ** 20n, 32n * 2n ** 20n)

function toArrow(batch: readonly { readonly row: Row; readonly words: string }[]) {
  const text = (of: (one: (typeof batch)[number]) => string) => vectorFromArray(batch.map(of), new Utf8())
  return new Rows(SCHEMA, {
    work: text(({ row }) => row.work),
    order: vectorFromArray(Int32Array.from(batch, ({ row }) => row.order)),
    kind: text(({ row }) => row.kind),
    tradition: text(({ row }) => row.tradition),
    words: text(({ words }) => words),
  })
}

/** `{ kinds: ['notes'], withoutKinds: ['topics'] }` → `kind IN ('notes') AND kind NOT IN ('topics')`; nothing → ''. */
function where({ works, kinds, withoutKinds, traditions }: RowFilter): string {
  const list = (values: readonly string[]) =>
    `(${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`
  const among = (column: string, values: readonly string[]) =>
    values.length > 0 ? `${column} IN ${list(values)}` : 'false'
  return [
    works && among('work', works),
    kinds && among('kind', kinds),
    traditions && among('tradition', traditions),
    withoutKinds?.length ? `kind NOT IN ${list(withoutKinds)}` : undefined,
  ]
    .filter((condition) => condition !== undefined)
    .join(' AND ')
}
