import { contentsOf } from '../contents/contents.ts'
import type { Part } from '../contents/part.ts'
import { ownContents } from '../own/own-contents.ts'
import { OWN_WORK } from '../own/own-section.ts'
import { recently } from '../recent.ts'
import type { Work } from '../sections/section.ts'
import { readHeads } from './heads.ts'
import type { Opened, ShelvedWork } from './opened.ts'

/** Works whose contents are kept ready, and as many from before: the largest take some ten megabytes. */
const KEPT = 3

const contents = recently(KEPT, (shelved: ShelvedWork) => make(shelved.work, shelved))

async function make(work: Work, { shelf }: ShelvedWork): Promise<Part> {
  return contentsOf(work, await readHeads(shelf))
}

/**
 * The table of contents of a work; undefined where it is not there, or has no sections. Of a work of several languages that of
 * one of them.
 */
export async function findContents(opened: Opened, work: string, language = ''): Promise<Part | undefined> {
  if (work === OWN_WORK) return opened.own.shelf.size > 0 ? ownContents(opened.own, language) : undefined
  const shelved = opened.shelves.get(work)
  return shelved && shelved.shelf.size > 0 ? contents(shelved) : undefined
}
