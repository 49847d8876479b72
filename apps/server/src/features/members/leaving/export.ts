import { sql } from 'kysely'
import type { Database } from '../../../adapters/database.ts'
import { type ZipEntry, zip } from '../../../adapters/zip.ts'
import type { Now } from '../../../clock.ts'
import { CARRIED } from '../sign-in/carry-over.ts'

/** Rows, or conversations, that are read at once. */
const PAGE = 100

type Row = Readonly<Record<string, unknown>>
type Needs = { readonly db: Database; readonly now: Now }

/** Hashes say nothing to anybody, and a password's might help who guesses. */
const WITHHELD = new Set(['password_hash', 'request_hash'])
/** Of a member itself; the other columns that name members are those that signing in carries over. */
const COLUMNS = ['members.id', ...Object.keys(CARRIED)]

/** Everything that Berea holds on a member, as one archive that is made while it is sent. */
export function memberExport({ db, now }: Needs) {
  /** Page by page, so that neither memory nor a connection is held for as long as the download takes. */
  async function* rowsOf(table: string, column: string, memberId: string): AsyncGenerator<Row> {
    for (let done = 0; ; done += PAGE) {
      const { rows } = await sql<Row>`
        SELECT * FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${memberId}
        ORDER BY ctid LIMIT ${PAGE} OFFSET ${done}`.execute(db)
      for (const row of rows) yield row
      if (rows.length < PAGE) return
    }
  }

  async function* everything(memberId: string): AsyncGenerator<string> {
    yield '{'
    let separator = '\n'
    for (const name of COLUMNS) {
      const [table = '', column = ''] = name.split('.')
      yield `${separator}${JSON.stringify(name)}: [`
      let comma = '\n'
      for await (const row of rowsOf(table, column, memberId)) {
        yield `${comma}  ${JSON.stringify(shown(row))}`
        comma = ',\n'
      }
      yield '\n]'
      separator = ',\n'
    }
    yield '\n}\n'
  }

  async function* conversation(sessionId: string, title: string): AsyncGenerator<string> {
    yield `# ${title}\n`
    for (let last = 0; ; ) {
      const questions = await db
        .selectFrom('questions')
        .select(['id', 'place', 'text', 'created_at'])
        .where('session_id', '=', sessionId)
        .where('place', '>', last)
        .orderBy('place')
        .limit(PAGE)
        .execute()
      for (const question of questions) {
        yield `\n## ${question.text}\n\n${question.created_at.toISOString()}\n`
        const answers = await db
          .selectFrom('answers')
          .select('text')
          .where('question_id', '=', question.id)
          .where('text', 'is not', null)
          .orderBy('created_at')
          .execute()
        for (const { text } of answers) yield `\n${text}\n`
      }
      last = questions.at(-1)?.place ?? last
      if (questions.length < PAGE) return
    }
  }

  async function* entries(memberId: string): AsyncGenerator<ZipEntry> {
    yield { name: 'everything.json', text: everything(memberId) }
    let number = 0
    for await (const { id, title } of rowsOf('sessions', 'member_id', memberId)) {
      number += 1
      const name = `conversations/${String(number).padStart(4, '0')}.md`
      yield { name, text: conversation(String(id), String(title)) }
    }
  }

  return (memberId: string): AsyncGenerator<Buffer> => zip(entries(memberId), now())
}

const shown = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => !WITHHELD.has(name) && !Buffer.isBuffer(value)))
