import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Model, ModelTrouble, type Prompt, type Trouble } from '@berea/answering'

/** A draft as it came, and how it ended where not by itself. */
type Kept = { readonly prompt: Prompt; readonly pieces: readonly string[]; readonly trouble?: Trouble }

/** A model whose drafts are kept by their prompt, so that a long run goes on where it was cut and one draft is judged anew. */
export function keeping(model: Model, folder: string): Model {
  mkdirSync(folder, { recursive: true })
  return {
    name: model.name,
    async *write(prompt, signal) {
      // By what was given and asked: drafts outlive a change of what the rules say.
      const file = join(folder, `${createHash('sha256').update(prompt.user).digest('hex').slice(0, 24)}.json`)
      const kept = read(file) ?? (await wholeDraft(model, prompt, signal, file))
      if (kept.prompt.version !== prompt.version)
        console.error(`this draft was written to the rules of ${kept.prompt.version}`)
      yield* kept.pieces
      if (kept.trouble) throw new ModelTrouble(kept.trouble)
    },
  }
}

function read(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept
  } catch {
    return undefined
  }
}

/** All of it, though nobody may read on: another check of it may. */
async function wholeDraft(model: Model, prompt: Prompt, signal: AbortSignal, file: string): Promise<Kept> {
  const pieces: string[] = []
  const keep = (trouble?: Trouble): Kept => {
    const kept = { prompt, pieces, ...(trouble && { trouble }) }
    writeFileSync(file, JSON.stringify(kept))
    return kept
  }
  try {
    for await (const piece of model.write(prompt, signal)) pieces.push(piece)
  } catch (error) {
    // What a model says of its own end is a part of the draft; that nobody answers is not.
    if (!(error instanceof ModelTrouble)) throw error
    return keep(error.why)
  }
  return keep()
}
