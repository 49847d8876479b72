export { type Encoder, openEncoder } from './encoder.ts'
export { DIMENSIONS } from './model.ts'
export type { EncoderFiles } from './orders.ts'
export type { EncoderProblem } from './problem.ts'
