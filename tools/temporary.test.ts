import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

test('what tests make lies in one folder of their run', () => {
  expect(basename(tmpdir())).toMatch(/^berea-tests-\d+$/)
  expect(dirname(mkdtempSync(join(tmpdir(), 'berea-')))).toBe(tmpdir())
})

test('a run removes its folder, and those of runs that are dead, and nobody else’s', () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'))
  const folders = { dead: 'berea-tests-999999999', alive: `berea-tests-${process.pid}`, other: 'berea-data' }
  for (const name of Object.values(folders)) mkdirSync(join(outside, name, 'more'), { recursive: true })
  const program = `import { makeTemporaryFolder } from ${JSON.stringify(new URL('temporary.ts', import.meta.url).href)}
    import { existsSync } from 'node:fs'; import { tmpdir } from 'node:os'
    const { folder, remove } = makeTemporaryFolder(); const made = existsSync(folder) && tmpdir() === folder; remove()
    console.log(JSON.stringify({ made, gone: !existsSync(folder) }))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TMPDIR: outside },
  })
  expect(JSON.parse(String(stdout))).toEqual({ made: true, gone: true })
  expect(
    Object.entries(folders)
      .filter(([, name]) => existsSync(join(outside, name)))
      .map(([which]) => which),
  ).toEqual(['alive', 'other'])
})
