import type { Source } from '../sources/source.ts'

/** Several sources as one: a pack comes from the first that lists it. */
export function layered(sources: readonly Source[]): Source {
  const holders = new Map<string, Source>()
  return {
    name: sources.map(({ name }) => name).join(', '),
    async packs() {
      const packs = []
      const problems = []
      for (const source of sources) {
        const listed = await source.packs()
        problems.push(...listed.problems)
        for (const pack of listed.packs) {
          if (holders.has(pack.id) && holders.get(pack.id) !== source) continue
          holders.set(pack.id, source)
          packs.push(pack)
        }
      }
      return { packs, problems }
    },
    async open(pack, fetched, signal) {
      return (
        (await holders.get(pack.id)?.open(pack, fetched, signal)) ?? { problem: { pack: pack.id, code: 'missing' } }
      )
    },
  }
}
