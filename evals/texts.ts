import { join } from 'node:path'
import { type Encoder, openEncoder } from '@berea/embedding'
import { openKnowledge, useKnowledge } from '@berea/knowledge'
import { type Library, type OpenLibrary, openLibrary } from '@berea/library'

/** What an answer is made from: the library, and the encoder where it has one. */
export type Texts<Some extends Library = Library> = { readonly library: Some; readonly encoder?: Encoder }

export type OpenTexts = Texts<OpenLibrary> & { close(): Promise<void> }

/** What is encoded for measuring is kept beside what else is made from the sources; the library measured stays as it is. */
export const VECTORS = join(import.meta.dirname, '..', 'node_modules', '.cache', 'berea', 'vectors')

/**
 * A library as the server has it, with the model that came with it, and our own records encoded; `words`: without that; `unread`:
 * articles that one person has read speak as well.
 */
export async function openTexts(folder: string, words = false, unread = false): Promise<OpenTexts> {
  if (unread) useKnowledge(openKnowledge(undefined, { unread }).knowledge)
  const library = await openLibrary(folder, { vectorsFolder: VECTORS })
  const files = words ? undefined : library.encoderFiles()
  const opened = files && (await openEncoder(files))
  const encoder = opened && 'query' in opened ? opened : undefined
  if (opened && !encoder) throw new Error(`The model cannot be opened: ${JSON.stringify(opened)}`)
  await library.compareBy(encoder?.model)
  if (encoder)
    await library.encodeMissing(encoder.behind, new AbortController().signal, { ownOnly: true, withoutRest: true })
  return {
    library,
    ...(encoder ? { encoder } : {}),
    async close() {
      await encoder?.close()
      await library.close()
    },
  }
}
