import type { Understood } from '../../understand/question.ts'
import { asksYesOrNo } from '../telling-verses/yes-or-no.ts'
import type { Wanted } from './features.ts'

/** What is wanted of a paragraph that answers this. */
export function wantedOf({ intent, question, passages }: Understood): Wanted {
  if (intent === 'practical') return 'counsel'
  if (passages.length > 0) return 'passage'
  if (asksYesOrNo(question.text)) return 'position'
  return intent === 'event' || intent === 'list' ? 'fact' : 'definition'
}
