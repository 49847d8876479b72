import { createHash } from 'node:crypto'
import { DIMENSIONS } from '../model.ts'
import { writeMiniatureModel } from './model.ts'

const SPECIAL = ['<s>', '<pad>', '</s>', '<unk>', '▁']

/**
 * A model and its tokenizer that know these words, for tests: words of one group mean the same, whatever their language,
 * and nothing else means anything.
 *
 *     miniatureEncoder([['water', 'agua', '水'], ['fish']]) → 'the water' and '水' are alike
 */
export function miniatureEncoder(groups: readonly (readonly string[])[]) {
  const pieces = groups.flatMap((words, group) =>
    words.flatMap((word) => [word, `▁${word}`].map((piece) => ({ piece, group }))),
  )
  const table = [
    ...SPECIAL.map((name) => vectorOf(name, 0.01)),
    ...pieces.map(({ group }) => vectorOf(String(group), 1)),
  ]
  const vocabulary = [...SPECIAL.map((name) => [name, 0]), ...pieces.map(({ piece }) => [piece, -1])]
  const tokenizer = {
    version: '1.0',
    added_tokens: [],
    normalizer: { type: 'Sequence', normalizers: [{ type: 'NFKC' }, { type: 'Lowercase' }] },
    pre_tokenizer: { type: 'Metaspace', replacement: '▁', prepend_scheme: 'always', split: true },
    post_processor: {
      type: 'TemplateProcessing',
      single: [
        { SpecialToken: { id: '<s>', type_id: 0 } },
        { Sequence: { id: 'A', type_id: 0 } },
        { SpecialToken: { id: '</s>', type_id: 0 } },
      ],
      pair: [],
      special_tokens: {
        '<s>': { id: '<s>', ids: [0], tokens: ['<s>'] },
        '</s>': { id: '</s>', ids: [2], tokens: ['</s>'] },
      },
    },
    decoder: null,
    model: { type: 'Unigram', unk_id: 3, vocab: vocabulary, byte_fallback: false },
  }
  return { model: writeMiniatureModel(table), tokenizer: JSON.stringify(tokenizer) }
}

/** Always the same one for the same name; two names' vectors are as good as at right angles. */
function vectorOf(name: string, length: number): Float32Array {
  const hash = createHash('shake256', { outputLength: DIMENSIONS }).update(name).digest()
  return Float32Array.from(hash, (byte) => (length * (byte - 127.5)) / 127.5)
}
