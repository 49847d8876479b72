import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Fonts are packed already, and what fits one packet of the network gains nothing. */
const TEXT = /\.(js|css|html|svg)$/
const LEAST = 1024

/** Lays `main.js.br` and `main.js.gz` beside `main.js`, so that the server need not pack anything while it serves. */
export function packed(): Plugin {
  return {
    name: 'packed-files',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const names = (await readdir(dir, { recursive: true })).filter((name) => TEXT.test(name))
      await Promise.all(names.map((name) => pack(join(dir, name))))
    },
  }
}

async function pack(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length < LEAST) return
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text))
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
}
