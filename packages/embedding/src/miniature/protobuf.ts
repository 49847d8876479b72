/** As much of protocol buffers as writing a model takes: a message is its fields' bytes, one after the other. */
export type Message = Uint8Array

const VARINT = 0
const BYTES = 2

/** `message(number(1, 8), string(2, 'g'))`; a field that is repeated is given as often. */
export const message = (...fields: readonly Message[]): Message => Uint8Array.from(Buffer.concat(fields))

export const number = (field: number, value: number): Message =>
  Uint8Array.from([...varint(field * 8 + VARINT), ...varint(value)])

export const bytes = (field: number, value: Uint8Array): Message =>
  Uint8Array.from(Buffer.concat([Uint8Array.from([...varint(field * 8 + BYTES), ...varint(value.length)]), value]))

export const string = (field: number, value: string): Message => bytes(field, new TextEncoder().encode(value))

/** Seven bits a byte, the lowest first. */
function varint(value: number): number[] {
  const digits = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...digits, rest]
    digits.push((rest % 128) + 128)
  }
}
