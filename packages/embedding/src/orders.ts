import type { Role } from './prepare.ts'
import type { EncoderProblem } from './problem.ts'

/** The two files of an encoder. */
export type EncoderFiles = { readonly model: string; readonly tokenizer: string }

/** What the thread is told: one text at a time. */
export type Order = { readonly id: number; readonly role: Role; readonly text: string }

/** What it says first, and then to each order. */
export type Reply =
  /** `model`: the SHA-256 of its file, by which vectors tell whose they are. */
  | { readonly type: 'ready'; readonly model: string }
  | ({ readonly type: 'problem' } & EncoderProblem)
  | { readonly type: 'vectors'; readonly id: number; readonly vectors: readonly Float32Array<ArrayBuffer>[] }
  | { readonly type: 'broke'; readonly id: number; readonly detail: string }
