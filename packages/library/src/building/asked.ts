import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const fileOf = (library: string) => join(library, 'asked.json')
const asked = z.object({ works: z.array(z.string()) })

/** Works of the extended tier that somebody asked for here; every build reads them. */
export async function readAsked(library: string): Promise<readonly string[]> {
  const text = await readFile(fileOf(library), 'utf8').catch(() => '{"works":[]}')
  const read = asked.safeParse(parseJson(text))
  return read.success ? read.data.works : []
}

export async function ask(library: string, work: string): Promise<void> {
  const works = [...new Set([...(await readAsked(library)), work])].sort()
  await mkdir(library, { recursive: true })
  await writeFile(`${fileOf(library)}.new`, JSON.stringify({ works }))
  await rename(`${fileOf(library)}.new`, fileOf(library))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
