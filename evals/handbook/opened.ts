import { createHash } from 'node:crypto'
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

const numberOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0)
/** Of several ways of asking one, by its text, so that it stays the same as others come. */
export const heldOut = (questions: readonly string[]): string =>
  questions.toSorted((a, b) => numberOf(a) - numberOf(b))[0]!

/**
 * All articles, whoever has read them; with `held`, without the ways of asking that are held out: of both Chinese scripts none
 * stands in the index that is held out in either.
 */
export function knowledgeFor(held: boolean): Knowledge {
  const { knowledge } = openKnowledge(undefined, { unread: true })
  if (!held) return knowledge
  const article = knowledge.records.article.map((one) => {
    const { questions } = one
    const [hans, hant] = [questions['zh-Hans'], questions['zh-Hant']]
    const chinese = new Set([hans.indexOf(heldOut(hans)), hant.indexOf(heldOut(hant))])
    const without = (all: readonly string[]) => all.filter((text) => text !== heldOut(all))
    const kept = {
      'zh-Hans': hans.filter((_, at) => !chinese.has(at)),
      'zh-Hant': hant.filter((_, at) => !chinese.has(at)),
      en: without(questions.en),
      es: without(questions.es),
      fr: without(questions.fr),
    }
    return { ...one, questions: kept }
  })
  return { ...knowledge, version: `${knowledge.version}-held`, records: { ...knowledge.records, article } }
}

export type Measured = { readonly library: OpenLibrary; readonly encoder: Encoder; close(): Promise<void> }

/** A library with its encoder, whose own records all have their vectors. */
export async function openMeasured(folder: string, knowledge: Knowledge): Promise<Measured> {
  useKnowledge(knowledge)
  const library = await openLibrary(folder, { vectorsFolder: VECTORS })
  const files = library.encoderFiles()
  if (!files) throw new Error(`${folder} has no model: the encoder is measured here`)
  const encoder = await openEncoder(files)
  if (!('query' in encoder)) throw new Error(encoder.problem)
  await library.compareBy(encoder.model)
  const began = performance.now()
  const how = { ownOnly: true, withoutRest: true }
  const count = await library.encodeMissing(encoder.behind, new AbortController().signal, how)
  if (count > 0) console.log(`${count} texts encoded in ${Math.round((performance.now() - began) / 1000)} s`)
  return {
    library,
    encoder,
    async close() {
      await encoder.close()
      await library.close()
    },
  }
}
