import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Encoder, openEncoder } from './encoder.ts'
import { prepare } from './prepare.ts'
import { cutTokens, parseTokenizer } from './tokens.ts'

const PACK = new URL('../../../../shared/library/packs/model-meaning.tar.gz', import.meta.url)

type Golden = { readonly text: string; readonly ids: readonly number[]; readonly vector: readonly number[] }

/** The files of a small tar.gz: a header of 512 bytes, then the content in blocks of 512. */
function readPack(pack: URL): ReadonlyMap<string, Buffer> {
  const bytes = gunzipSync(readFileSync(pack))
  const files = new Map<string, Buffer>()
  for (let at = 0; at + 512 <= bytes.length; ) {
    const name = bytes.toString('utf8', at, at + 100).replace(/\0.*$/s, '')
    const size = Number.parseInt(bytes.toString('utf8', at + 124, at + 136), 8) || 0
    files.set(name, bytes.subarray(at + 512, at + 512 + size))
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}

/** The pack's own fifty texts, with what a right reader of it gives for them. */
describe.skipIf(!existsSync(PACK))('the model of the library, where it lies beside the checkout', () => {
  let folder: string
  let encoder: Encoder
  let tokenizer: string
  let golden: readonly Golden[]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'golden-'))
    const files = readPack(PACK)
    const paths = { model: join(folder, 'model.onnx'), tokenizer: join(folder, 'tokenizer.json') }
    await writeFile(paths.model, files.get('model.onnx')!)
    await writeFile(paths.tokenizer, files.get('tokenizer.json')!)
    tokenizer = files.get('tokenizer.json')!.toString('utf8')
    const lines = files.get('golden.jsonl')!.toString('utf8').trim().split('\n')
    golden = lines.map((line) => JSON.parse(line) as Golden)
    const found = await openEncoder(paths)
    if (!('query' in found)) throw new Error(JSON.stringify(found))
    encoder = found
  })
  afterAll(async () => {
    await encoder?.close()
    await rm(folder, { recursive: true, force: true })
  })

  const parts = (text: string) => /^(query|passage): (.*)$/s.exec(text)!.slice(1) as ['query' | 'passage', string]

  test('cuts its texts into the tokens that it was trained with', () => {
    const tokens = parseTokenizer(tokenizer)
    expect(golden).toHaveLength(50)
    for (const { text, ids } of golden) expect(cutTokens(tokens(prepare(...parts(text)))), text).toEqual(ids)
  })

  test('gives their vectors', async () => {
    for (const { text, vector } of golden) {
      const [role, bare] = parts(text)
      const own = role === 'query' ? (await encoder.query(bare))?.[0] : await encoder.behind('passage', bare)
      const cosine = own!.reduce((sum, value, at) => sum + value * vector[at]!, 0)
      expect(cosine, text).toBeGreaterThan(0.999)
    }
  })
})
