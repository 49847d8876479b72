import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Section } from '../sections/section.ts'
import { openShelf, type Shelf, writeShelf } from './shelf.ts'

const section = (key: string, rest: Partial<Section> = {}): Section => ({
  id: `notes-x/${key}`,
  work: 'notes-x',
  order: 0,
  text: `About ${key}, «écrit» 写。`,
  passages: [],
  provenance: { file: 'a.json', at: key },
  ...rest,
})

const john = (chapter: number, verse: number) => ({ book: 'JHN', chapter, verse }) as const
const passage = (chapter: number, from: number, to = from) => ({ first: john(chapter, from), last: john(chapter, to) })

/** Verses of a made-up Bible: chapters of a hundred. */
const measure = ({ first, last }: ReturnType<typeof passage>) =>
  first.verse > 99 ? undefined : { first: first.chapter * 100 + first.verse, last: last.chapter * 100 + last.verse }

const SECTIONS = [
  section('intro', { title: 'The Tomb', terms: ['Grave'], passages: [passage(11, 1, 57)] }),
  section('weeping', { title: 'John 11:35', passages: [passage(11, 35)], links: ['aquifer:7'] }),
  section('lost', { passages: [passage(11, 100)] }),
]

describe('a shelf', () => {
  let folder: string
  let shelf: Shelf
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shelf-'))
    await writeShelf(folder, SECTIONS, measure as never)
    shelf = openShelf(folder)
  })
  afterEach(() => {
    shelf.close()
    rmSync(folder, { recursive: true })
  })

  it('gives back what was put on it, numbered in reading order', () => {
    expect(shelf.size).toBe(3)
    expect([0, 1, 2].map((order) => shelf.at(order))).toEqual(SECTIONS.map((one, order) => ({ ...one, order })))
  })

  it('has no section before its first or after its last', () => {
    expect(() => shelf.at(-1)).toThrow(RangeError)
    expect(() => shelf.at(3)).toThrow(RangeError)
  })

  it('finds a section by id, by any of its names, and by a link', () => {
    expect(shelf.find('notes-x/weeping')).toBe(1)
    expect(shelf.find('notes-x/none')).toBeUndefined()
    expect(shelf.named('tomb')).toEqual([0])
    expect(shelf.named('grave')).toEqual([0])
    expect(shelf.named('aquifer:7')).toEqual([1])
    expect(shelf.named('john 11:35')).toEqual([])
  })

  it('finds sections by the verses they are about, leaving out passages that are not', () => {
    expect(shelf.overlapping(1135, 1135).map((range) => range.section)).toEqual([0, 1])
    expect(shelf.overlapping(1136, 1140).map((range) => range.section)).toEqual([0])
    expect(shelf.overlapping(1200, 1300)).toEqual([])
  })
})
