import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { ANALYSED, type AnalysedLanguage, analyse, analysedLanguage, type Kind } from '@berea/library'
import { VERSES_ALL } from '@berea/scripture'
import type { Generation } from '../packages/library/src/building/generation.ts'
import { EDITION_FILE, partPath } from '../packages/library/src/building/parts.ts'
import { Edition } from '../packages/library/src/editions/edition.ts'
import { openShelf } from '../packages/library/src/index/shelf.ts'

/** The same texts, words and queries in SQLite's full-text search: what we measure ourselves against. */
export type Sqlite = {
  search(language: AnalysedLanguage, question: string, kinds: readonly Kind[], limit: number): readonly unknown[]
  verses(language: AnalysedLanguage, question: string, limit: number): readonly unknown[]
  close(): void
}

export function fillSqlite(file: string, library: string, generation: Generation): Sqlite {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA mmap_size = 2000000000')
  for (const language of ANALYSED) {
    db.exec(`CREATE TABLE text_${language} (id INTEGER PRIMARY KEY, kind TEXT, text TEXT)`)
    for (const table of [`section_${language}`, `verse_${language}`])
      db.exec(`CREATE VIRTUAL TABLE ${table} USING fts5(words, content='', tokenize="unicode61 remove_diacritics 0")`)
  }
  db.exec('BEGIN')
  for (const language of ANALYSED) {
    fillSections(db, library, generation, language)
    fillVerses(db, library, generation, language)
  }
  db.exec('COMMIT')
  for (const language of ANALYSED) {
    db.exec(`INSERT INTO section_${language}(section_${language}) VALUES ('optimize')`)
    db.exec(`INSERT INTO verse_${language}(verse_${language}) VALUES ('optimize')`)
  }
  const prepared = new Map<string, StatementSync>()
  const prepare = (sql: string) => {
    const known = prepared.get(sql) ?? db.prepare(sql)
    prepared.set(sql, known)
    return known
  }
  return {
    search(language, question, kinds, limit) {
      const table = `section_${language}`
      const sql = `SELECT t.id, t.text, bm25(${table}) AS score FROM ${table} JOIN text_${language} t ON t.id = ${table}.rowid
        WHERE ${table} MATCH ? AND t.kind IN (${kinds.map(() => '?').join()}) ORDER BY score LIMIT ?`
      const match = matching(question, language)
      return match === '' ? [] : prepare(sql).all(match, ...kinds, limit)
    },
    verses(language, question, limit) {
      const table = `verse_${language}`
      const sql = `SELECT rowid, bm25(${table}) AS score FROM ${table} WHERE ${table} MATCH ? ORDER BY score LIMIT ?`
      const match = matching(question, language)
      return match === '' ? [] : prepare(sql).all(match, limit)
    },
    close: () => db.close(),
  }
}

function fillSections(db: DatabaseSync, library: string, { works, shelves }: Generation, language: AnalysedLanguage) {
  const text = db.prepare(`INSERT INTO text_${language} VALUES (?, ?, ?)`)
  const words = db.prepare(`INSERT INTO section_${language}(rowid, words) VALUES (?, ?)`)
  let id = 0
  for (const work of works) {
    const part = shelves.get(work.id)
    if (!part || analysedLanguage(work.language) !== language) continue
    const shelf = openShelf(partPath(library, part))
    for (let order = 0; order < shelf.size; order++) {
      const section = shelf.at(order)
      text.run(++id, work.kind, section.text)
      words.run(id, analyse(`${section.title ?? ''}\n${section.text}`, language).join(' '))
    }
    shelf.close()
  }
}

function fillVerses(db: DatabaseSync, library: string, { works, editions }: Generation, language: AnalysedLanguage) {
  const own = works.flatMap(({ state: _state, ...work }) => {
    const part = editions.get(work.id)
    if (!part || analysedLanguage(work.language) !== language) return []
    return [Edition.of(work, readFileSync(join(partPath(library, part), EDITION_FILE)))]
  })
  const words = db.prepare(`INSERT INTO verse_${language}(rowid, words) VALUES (?, ?)`)
  for (let place = 0; place < VERSES_ALL; place++) {
    const text = own.map((edition) => edition.textAt(place)).join('\n')
    if (text.trim() !== '') words.run(place + 1, analyse(text, language).join(' '))
  }
}

/** `"jesu" OR "weep"` */
const matching = (question: string, language: AnalysedLanguage) =>
  [...new Set(analyse(question, language))].map((word) => `"${word}"`).join(' OR ')
