import { type Encoder, openEncoder } from '@berea/embedding'
import { type Knowledge, type Language, openKnowledge, useKnowledge } from '@berea/knowledge'
import { type AskedVectors, type OpenLibrary, openLibrary, partsOf } from '@berea/library'
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

/** A question as it is looked up: with its vectors and those of its sentences, unless by words alone. */
export async function questionOf(
  { encoder }: Pick<Measured, 'encoder'>,
  question: string,
  locale: Locale,
  byWords = false,
) {
  if (byWords) return { question, locale }
  const asked = await encoder.query(question)
  const parts: AskedVectors[] = []
  for (const part of partsOf(question, locale)) {
    const vectors = await encoder.query(part)
    if (vectors) parts.push(vectors)
  }
  return { question, locale, asked, parts }
}
