import type { Library } from '@berea/library'
import type { Locale } from '@berea/scripture'
import { understand } from '../understand/understand.ts'
import { openContext } from './answer-context.ts'
import { type Evidence, gatherEvidence } from './gather.ts'

/** What is gathered for a question as it is typed. */
export function gathered(library: Library, text: string, locale: Locale): Promise<Evidence> {
  const understood = understand({ text, locale, tradition: 'none', mode: 'deep' })
  return gatherEvidence(openContext(understood, library, []), { count: 1, perBook: 1 })
}
