import { WAYS } from './intent-patterns/frames.ts'
import type { Tongue } from './tongue.ts'
import { asksPlainly } from './wanted.ts'

/** Does a folded text ask anything, by its mark or by its words? What only tells is somebody's story, or a verse. */
export const asks = (text: string, tongue: Tongue): boolean => WAYS[tongue].asking.test(text) || asksPlainly(text)
