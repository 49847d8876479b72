import type { Tongue } from './tongue.ts'
import { asksPlainly } from './wanted.ts'
import { waysOf } from './ways-of-asking.ts'

/** Does a folded text ask anything, by its mark or by its words? What only tells is somebody's story, or a verse. */
export const asks = (text: string, tongue: Tongue): boolean => waysOf(tongue).asking.test(text) || asksPlainly(text)
