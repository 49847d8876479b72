import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ModelTrouble, type Prompt, type Trouble } from '@berea/answering'
import { z } from 'zod'
import { closeFolder, giveAll, type Owner } from '../own-user.ts'
import type { CountedModel } from './provider-model.ts'

const TROUBLES = ['limit', 'refused', 'broken', 'late', 'unfounded'] as const satisfies readonly Trouble[]

/** What a model was asked once, and what it wrote, piece by piece; how it failed, if it did. */
const record = z.object({
  model: z.string(),
  prompt: z.object({ version: z.string(), system: z.string(), user: z.string() }),
  pieces: z.array(z.string()),
  trouble: z.enum(TROUBLES).nullable(),
})
type Recorded = z.infer<typeof record>

/** A prompt to which no reply is written down. The prompt itself holds words of a reader: only its hash is named. */
export class NoRecord extends Error {
  constructor(hash: string) {
    super(`no record of ${hash}`)
    this.name = 'NoRecord'
  }
}

/** The folder of the records, open to nobody else; as root, it and what is in it go to whoever the server will be. */
export async function prepareRecords(folder: string, owner: Owner | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (owner) await giveAll(folder, owner)
  await closeFolder(folder, owner)
}

/** The same model, each of whose replies is written down, the last one to a prompt. What a reader has stopped is no reply. */
export function recordingModel(model: CountedModel, folder: string, onFault: (error: unknown) => void): CountedModel {
  return {
    name: model.name,
    async *write(prompt, signal, onUsed) {
      const pieces: string[] = []
      let offered: string | undefined
      let trouble: Trouble | null = 'broken'
      try {
        for await (const piece of model.write(prompt, signal, onUsed)) {
          offered = piece
          yield piece
          pieces.push(piece)
          offered = undefined
        }
        trouble = null
      } catch (error) {
        trouble = error instanceof ModelTrouble ? error.why : 'broken'
        throw error
      } finally {
        const brokenOff = signal.reason instanceof ModelTrouble ? signal.reason.why : undefined
        // Whoever breaks off has read the last piece; whoever lost patience has not.
        if (offered !== undefined && brokenOff !== 'late') pieces.push(offered)
        if (brokenOff || !signal.aborted)
          await keep(folder, { model: model.name, prompt, pieces, trouble: brokenOff ?? trouble }).catch(onFault)
      }
    },
  }
}

/** Answers as the model of that name did; a prompt to which it has not is named by its hash. Costs nothing. */
export function replayingModel(name: string, folder: string): CountedModel {
  return {
    name,
    async *write(prompt) {
      const text = await readFile(pathOf(folder, name, prompt), 'utf8').catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new NoRecord(hashOf(prompt)) : error
      })
      const { pieces, trouble } = record.parse(JSON.parse(text))
      yield* pieces
      if (trouble) throw new ModelTrouble(trouble)
    },
  }
}

const hashOf = ({ system, user }: Prompt): string =>
  createHash('sha256')
    .update(JSON.stringify([system, user]))
    .digest('hex')

const pathOf = (folder: string, model: string, prompt: Prompt): string =>
  join(folder, encodeURIComponent(model), `${hashOf(prompt)}.json`)

async function keep(folder: string, recorded: Recorded): Promise<void> {
  const path = pathOf(folder, recorded.model, recorded.prompt)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const partial = `${path}.${randomUUID()}.partial`
  await writeFile(partial, `${JSON.stringify(recorded, null, 2)}\n`, { mode: 0o600 })
  await rename(partial, path)
}
