import { z } from 'zod'
import type { Draft } from '../sections/draft.ts'
import { ocdMeta, ocdReferences, ofDocument, proofPassages } from '../text/ocd.ts'
import { paragraphs } from '../text/prose.ts'
import { printedPassages, unknownReferences } from '../text/references.ts'
import type { Context } from '../text-importer.ts'

const question = z.object({
  item_id: z.coerce.string(),
  question: z.string(),
  answer: z.string().nullish(),
  answer_with_proofs: z.string().nullish(),
  proofs: ocdReferences,
  group: z.string().nullish(),
  sub_questions: z.array(z.object({ question: z.string(), answer: z.string().nullish() })).nullish(),
})

export const catechism = z.object({
  meta: ocdMeta.extend({ schema_type: z.literal('catechism_qa') }),
  data: z.array(question),
})

/**
 * A catechism of Open Christian Data: each question a section, the question its title, the answer
 * its text, the proofs its mentions. Explanations follow as sections below their question.
 */
export function* readCatechism({ meta, data }: z.infer<typeof catechism>, context: Context): Generator<Draft> {
  const unknown = unknownReferences(context.trouble)
  const document = ofDocument(meta)
  for (const item of data) {
    const key = `${meta.id}/${item.item_id}`
    const answer = (item.answer || item.answer_with_proofs || '').replace(/\[\d+\]|\{\d+\}/g, '')
    const [first, ...rest] = paragraphs(answer).map((text) => ({ text, mentions: printedPassages(text) }))
    const facts = { ...document.facts, number: item.item_id, ...(item.group ? { part: tidyGroup(item.group) } : {}) }
    const at = `question ${item.item_id}`
    const proofs = proofPassages(item.proofs, unknown(at))
    const blocks = first ? [{ ...first, mentions: [...proofs, ...first.mentions] }, ...rest] : []
    const title = item.question.replace(/^\{\d+\}\s*/, '')
    yield { key, title, blocks, ...document, facts, file: context.path, at }
    for (const [index, sub] of (item.sub_questions ?? []).entries()) {
      if (!sub.answer?.trim()) continue
      yield {
        key: `${key}.q${index + 1}`,
        parentKey: key,
        title: sub.question,
        blocks: paragraphs(sub.answer).map((text) => ({ text, mentions: printedPassages(text) })),
        ...document,
        facts,
        file: context.path,
        at: `${at}.${index + 1}`,
      }
    }
  }
}

/** 'LESSON FIRST: ON THE END OF MAN' → 'Lesson First: On The End Of Man'; mixed case stays. */
function tidyGroup(group: string): string {
  if (group !== group.toUpperCase()) return group
  return group.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
}
