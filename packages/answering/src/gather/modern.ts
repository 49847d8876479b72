import { fromKnowledge } from '@berea/knowledge'
import { fold } from '../understand/fold.ts'
import type { Understood } from '../understand/question.ts'
import { anyOf } from './counsel-topics/counsel-topics.ts'
import { tellsOfOwn } from './situations/tells-of-own.ts'

const things = fromKnowledge(
  (_, { table }) =>
    new RegExp(anyOf(table('modern-things').flatMap((row) => row.flatMap((cell) => cell.split(',')))), 'u'),
)

/** Does a question name a thing of which the Bible cannot speak? */
export const namesModernThing = (question: string): boolean => things().test(fold(question).text)

/** Is it asked about, and no part of what somebody tells of their life? */
export const isOnModernThing = (understood: Understood): boolean =>
  !tellsOfOwn(understood) && namesModernThing(understood.question.text)
