import type { QuestionEncoder } from '../gather/by-meaning.ts'
import { asStory } from '../gather/known-questions/as-story.ts'
import { asTold } from '../gather/situations/as-told.ts'
import { fold } from '../understand/fold.ts'
import type { Understood } from '../understand/question.ts'
import { soundOfPlain } from '../understand/special-cases/danger.ts'
import { meantBy } from '../understand/special-cases/danger-meaning.ts'

/** Where a word of care may be added: to nothing that has been heard, or to what was sent away as the day's business. */
const MAY_BE_CARED_FOR = /^$|^outside\.(?:affairs|request|opinion)$/

/**
 * A cry that no word told, heard by what it means: the encoder raises what was heard in the words, and never lowers it. What is
 * plainly a trouble of life or a story that is known stays what it is.
 */
export async function raised(understood: Understood, encoder: QuestionEncoder | undefined): Promise<Understood> {
  const { intent, matter = '', question } = understood
  if (!encoder || intent === 'danger' || intent === 'talk') return understood
  const vectors = await encoder.query(question.text)
  const meant = vectors && meantBy(vectors, soundOfPlain(fold(question.text).text), encoder.model)
  if (meant === 'danger') return asStory(asTold({ ...understood, intent: 'danger', matter: 'danger.unnamed' }))
  if (meant !== 'care' || !MAY_BE_CARED_FOR.test(matter)) return understood
  const cared = asStory(asTold({ ...understood, matter: 'care.unnamed' }))
  return intent === 'outside' && cared.matter !== undefined ? { ...cared, intent: 'practical' } : cared
}
