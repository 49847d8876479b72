import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openLibrary } from '../open.ts'
import { buildLibrary } from './build-library.ts'
import { SAMPLE, writeSource } from './sample-source.test-support.ts'

const PROGRAM = fileURLToPath(new URL('./build-alone.test-support.ts', import.meta.url))

let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'berea-killed-'))
  await writeSource(join(folder, 'source'), SAMPLE)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds in another process and kills it as soon as it has said so many words. */
function buildUntil(library: string, words: number): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [PROGRAM, library, join(folder, 'source')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = 0
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString().split('\n').length - 1
    if (said >= words) child.kill('SIGKILL')
  })
  return new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))
}

const build = (library: string) =>
  buildLibrary({
    library,
    source: { type: 'folder', folder: join(folder, 'source') },
    wish: { locales: ['en'], tiers: ['core', 'standard'], asked: [] },
  })

it('a build that is killed again and again is finished by the next, and is what it would have been', async () => {
  const library = join(folder, 'library')
  let kills = 0
  for (const words of [1, 5, 9]) {
    if ((await buildUntil(library, words)) === 'SIGKILL') kills++
    // Whatever it left serves, or there is nothing yet; it is never broken.
    const read = await openLibrary(library)
    for (const { id } of read.works()) await read.section(`${id}/kt/grace`)
    await read.close()
  }
  expect(kills).toBeGreaterThanOrEqual(2)

  const finished = await build(library)
  const unbroken = await build(join(folder, 'unbroken'))
  if ('busy' in finished || 'busy' in unbroken) throw new Error('a dead build is in the way')
  expect(finished.generation.version).toBe(unbroken.generation.version)
  expect(finished.reused).toBeGreaterThan(0)
  // A worker of a killed build may live a moment longer than its master; then the next build sweeps after it.
  await vi.waitFor(
    async () => {
      await build(library)
      expect(readdirSync(join(library, 'parts')).filter((part) => part.startsWith('.'))).toEqual([])
    },
    { timeout: 30_000, interval: 500 },
  )
  expect(readdirSync(join(library, 'parts')).sort()).toEqual(readdirSync(join(folder, 'unbroken', 'parts')).sort())
  expect(readdirSync(library).sort()).toEqual(['current.json', 'parts', 'readers'])
  // Seven builds, three of them in processes of their own.
}, 180_000)
