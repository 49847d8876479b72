import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { folderSource } from './folder.ts'

// The delivered library, where it lies beside the checkout.
const LIBRARY = fileURLToPath(new URL('../../../../../shared/library/', import.meta.url))

describe.skipIf(!existsSync(LIBRARY))('beside the library', () => {
  test('its texts are more than 120 million characters', async () => {
    const packs = await folderSource(LIBRARY).packs()
    if ('problem' in packs) throw new Error(JSON.stringify(packs.problem))
    expect(packs.packs.reduce((sum, { characters }) => sum + characters, 0)).toBeGreaterThan(120_000_000)
  })
})
