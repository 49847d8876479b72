import { isProblem, type Problem, parseUsfm } from '@berea/scripture'
import { z } from 'zod'

/** `ACT 16:99` → "ACT 16 has 40 verses" */
function reasonOf(problem: Problem): string {
  switch (problem.code) {
    case 'no-such-chapter':
      return `${problem.book} has ${problem.lastChapter} chapters`
    case 'no-such-verse':
      return `${problem.book} ${problem.chapter} has ${problem.lastVerse} verses`
    case 'backwards':
      return 'its end stands before its beginning'
    default:
      return 'a reference is written "ACT 16:33", "ACT 16:31-34", "ACT 16" or "ACT", in the English numbering'
  }
}

/** Nothing where the passage exists, else what is wrong with it. */
export function findReferenceProblem(text: string): string | undefined {
  const passage = parseUsfm(text)
  return isProblem(passage) ? `"${text}" is no passage: ${reasonOf(passage)}` : undefined
}

const splitReferences = (text: string): string[] => text.split(';').map((part) => part.trim())

/** `ACT 16:33; MRK 10:13-16` → both, each of which exists. */
export const references = z
  .string('passages are expected: "ACT 16:33; MRK 10:13-16"')
  .transform((text) => splitReferences(text))
  .superRefine((parts, context) => {
    for (const part of parts) {
      const problem = findReferenceProblem(part)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    }
  })
