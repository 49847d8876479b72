import { contentsOf } from '../contents/contents.ts'
import type { Part } from '../contents/part.ts'
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

/** The table of contents of a work; undefined where it is not there, or has no sections. */
export async function findContents(opened: Opened, work: string): Promise<Part | undefined> {
  const shelved = opened.shelves.get(work)
  return shelved && shelved.shelf.size > 0 ? contents(shelved) : undefined
}
