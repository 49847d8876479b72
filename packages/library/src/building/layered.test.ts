import { expect, it } from 'vitest'
import type { Pack } from '../sources/importer.ts'
import type { Source } from '../sources/source.ts'
import { layered } from './layered.ts'

const source = (name: string, ids: readonly string[]): Source => ({
  name,
  packs: async () => ({
    packs: ids.map((id) => ({ id, title: `${id} of ${name}` }) as Pack),
    problems: [{ pack: name, code: 'malformed' }],
  }),
  open: async (pack) => ({ paths: [`${name}/${pack.id}`], files: async function* () {} }),
})

it('lists each pack once and opens it where it is listed first', async () => {
  const both = layered([source('near', ['a', 'b']), source('far', ['b', 'c'])])
  for (const _ of ['the first listing', 'another']) {
    const { packs, problems } = await both.packs()
    expect(packs.map(({ title }) => title)).toEqual(['a of near', 'b of near', 'c of far'])
    expect(problems.map(({ pack }) => pack)).toEqual(['near', 'far'])
  }
  const opened = async (id: string) => both.open({ id } as Pack)
  expect(await opened('b')).toMatchObject({ paths: ['near/b'] })
  expect(await opened('c')).toMatchObject({ paths: ['far/c'] })
  expect(await opened('none')).toEqual({ problem: { pack: 'none', code: 'missing' } })
})
