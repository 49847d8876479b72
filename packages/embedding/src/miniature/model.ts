import { DIMENSIONS } from '../model.ts'
import { bytes, type Message, message, number, string } from './protobuf.ts'

/** The runtime's numbers for kinds of values. */
const FLOAT = 1
const INT64 = 7
const INT_ATTRIBUTE = 2
const INTS_ATTRIBUTE = 7

/**
 * A model small enough to be made when it is needed, in the runtime's own format: a text's vector is the mean of its
 * tokens' vectors, `table` row by row.
 */
export function writeMiniatureModel(table: readonly Float32Array[]): Uint8Array {
  const values = Buffer.concat(table.map((row) => Buffer.from(row.buffer, row.byteOffset, row.byteLength)))
  const graph = message(
    node('Gather', ['table', 'input_ids'], 'tokens'),
    node('ReduceMean', ['tokens'], 'mean', attributes({ axes: [1], keepdims: 0 })),
    node('LpNormalization', ['mean'], 'sentence_embedding', attributes({ axis: 1, p: 2 })),
    string(2, 'miniature'),
    bytes(
      5,
      message(number(1, table.length), number(1, DIMENSIONS), number(2, FLOAT), string(8, 'table'), bytes(9, values)),
    ),
    bytes(11, value('input_ids', INT64, ['batch', 'length'])),
    bytes(11, value('attention_mask', INT64, ['batch', 'length'])),
    bytes(12, value('sentence_embedding', FLOAT, ['batch', DIMENSIONS])),
  )
  return message(number(1, 8), bytes(7, graph), bytes(8, message(string(1, ''), number(2, 17))))
}

function node(type: string, inputs: readonly string[], output: string, given: readonly Message[] = []): Message {
  return bytes(1, message(...inputs.map((name) => string(1, name)), string(2, output), string(4, type), ...given))
}

function attributes(given: Readonly<Record<string, number | readonly number[]>>): readonly Message[] {
  return Object.entries(given).map(([name, value]) =>
    bytes(
      5,
      typeof value === 'number'
        ? message(string(1, name), number(3, value), number(20, INT_ATTRIBUTE))
        : message(string(1, name), ...value.map((one) => number(8, one)), number(20, INTS_ATTRIBUTE)),
    ),
  )
}

function value(name: string, kind: number, sizes: readonly (string | number)[]): Message {
  const shape = message(...sizes.map((size) => bytes(1, typeof size === 'number' ? number(1, size) : string(2, size))))
  return message(string(1, name), bytes(2, bytes(1, message(number(1, kind), bytes(2, shape)))))
}
