import { join } from 'node:path'
import { checkPack, readManifest } from '../catalogue/manifest.ts'
import { inspectArchive, readArchive } from './archive.ts'
import type { Source } from './source.ts'

/** A folder with `manifest.json` and the packs that it lists. */
export function folderSource(folder: string): Source {
  return {
    name: folder,
    packs: () => readManifest(folder),
    async open(pack) {
      const problem = await checkPack(folder, pack)
      if (problem) return { problem }
      const path = join(folder, pack.file)
      const inspected = await inspectArchive(path)
      if ('problem' in inspected) return { problem: { pack: pack.id, ...inspected.problem } }
      return { paths: inspected.paths, files: () => readArchive(path) }
    },
  }
}
