import { type Encoder, openEncoder } from '@berea/embedding'
import { type Library, type OpenLibrary, openLibrary } from '@berea/library'

/** What an answer is made from: the library, and the encoder where it has one. */
export type Texts<Some extends Library = Library> = { readonly library: Some; readonly encoder?: Encoder }

export type OpenTexts = Texts<OpenLibrary> & { close(): Promise<void> }

/** A library as the server has it, with the model that came with it; `words`: without that. */
export async function openTexts(folder: string, words = false): Promise<OpenTexts> {
  const library = await openLibrary(folder)
  const files = words ? undefined : library.encoderFiles()
  const opened = files && (await openEncoder(files))
  const encoder = opened && 'query' in opened ? opened : undefined
  if (opened && !encoder) throw new Error(`The model cannot be opened: ${JSON.stringify(opened)}`)
  await library.compareBy(encoder?.model)
  return {
    library,
    ...(encoder ? { encoder } : {}),
    async close() {
      await encoder?.close()
      await library.close()
    },
  }
}
