import { type Encoder, openEncoder } from '@berea/embedding'
import { type Knowledge, type Language, openKnowledge, useKnowledge } from '@berea/knowledge'
import { type OpenLibrary, openLibrary } from '@berea/library'
import type { Locale } from '@berea/scripture'
import { VECTORS } from '../texts.ts'

export const LANGUAGE_OF: Readonly<Record<Locale, Language>> = {
  'zh-cn': 'zh-Hans',
  'zh-tw': 'zh-Hant',
  en: 'en',
  'es-es': 'es',
  'fr-fr': 'fr',
}

export type Measured = {
  readonly library: OpenLibrary
  readonly encoder: Encoder
  readonly knowledge: Knowledge
  close(): Promise<void>
}

/** A library whose own records all have their vectors, articles that wait for their second reader too. */
export async function openMeasured(folder: string, { encode = true } = {}): Promise<Measured> {
  const { knowledge } = openKnowledge(undefined, { unread: true })
  useKnowledge(knowledge)
  const library = await openLibrary(folder, { vectorsFolder: VECTORS })
  const files = library.encoderFiles()
  if (!files) throw new Error(`${folder} has no model: the encoder is measured here`)
  const encoder = await openEncoder(files)
  if (!('query' in encoder)) throw new Error(encoder.problem)
  await library.compareBy(encoder.model)
  if (encode) await encodeOwn(library, encoder)
  const close = async () => {
    await encoder.close()
    await library.close()
  }
  return { library, encoder, knowledge, close }
}

async function encodeOwn(library: OpenLibrary, encoder: Encoder): Promise<void> {
  const began = performance.now()
  const how = { ownOnly: true, withoutRest: true }
  const count = await library.encodeMissing(encoder.behind, new AbortController().signal, how)
  if (count > 0) console.log(`${count} texts encoded in ${Math.round((performance.now() - began) / 1000)} s`)
}
