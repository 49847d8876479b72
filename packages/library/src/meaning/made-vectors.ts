import { appendFileSync, mkdirSync, readFileSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import { CODE_BYTES, KEY_BYTES } from './model-packs.ts'
import type { TextKey } from './text-key.ts'

const RECORD = KEY_BYTES + CODE_BYTES

/**
 * The vectors that this installation has made itself, of texts that came without: one record after the other, a key and
 * its codes. What was half written when the power went is cut off.
 */
export class MadeVectors {
  readonly #file: string
  readonly #known = new Map<bigint, Uint8Array>()
  #isWhole: boolean

  constructor(file: string) {
    this.#file = file
    const bytes = readIfThere(file)
    const whole = bytes.length - (bytes.length % RECORD)
    this.#isWhole = whole === bytes.length
    for (let at = 0; at < whole; at += RECORD) {
      this.#known.set(bytes.readBigUInt64BE(at), bytes.subarray(at + KEY_BYTES, at + RECORD))
    }
  }

  get isEmpty(): boolean {
    return this.#known.size === 0
  }

  /** The codes of a text's vector. */
  find(key: TextKey): Uint8Array | undefined {
    return this.#known.get(numberOf(key))
  }

  /** Throws where the disk is full. */
  add(key: TextKey, codes: Uint8Array): void {
    const record = Buffer.alloc(RECORD)
    record.writeUInt32BE(key.high, 0)
    record.writeUInt32BE(key.low, 4)
    record.set(codes, KEY_BYTES)
    this.#makeWhole()
    appendFileSync(this.#file, record)
    this.#known.set(numberOf(key), record.subarray(KEY_BYTES))
  }

  /** Before the first record of this process: the folder is there, and no half of one before it. */
  #makeWhole(): void {
    mkdirSync(dirname(this.#file), { recursive: true })
    if (this.#isWhole) return
    truncateSync(this.#file, this.#known.size * RECORD)
    this.#isWhole = true
  }
}

const numberOf = ({ high, low }: TextKey): bigint => (BigInt(high) << 32n) | BigInt(low)

function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}
