import type { Work } from '@berea/contract'

const isHeld = ({ state }: Work): boolean => state === 'ready'
/** Tables that no reader opens; a model's makers are named with the rest. */
const UNREAD = new Set(['versification', 'names'])

type Kind = { readonly kind: string; readonly count: number; readonly characters: number }

/** How many works of each kind the library holds, the largest kind first. */
export function kindsIn(works: readonly Work[]): readonly Kind[] {
  const kinds = new Map<string, Kind>()
  for (const { kind, characters } of works.filter((work) => isHeld(work) && !UNREAD.has(work.kind))) {
    const before = kinds.get(kind)
    kinds.set(kind, {
      kind,
      count: (before?.count ?? 0) + 1,
      characters: (before?.characters ?? 0) + characters,
    })
  }
  return [...kinds.values()].toSorted((a, b) => b.characters - a.characters || b.count - a.count)
}

type Maker = { readonly name: string; readonly origin: string | undefined; readonly count: number }

/**
 * Where works come from, those of most works first: `https://github.com/openbibleinfo/King-James` is
 * `github.com/openbibleinfo`; what is no address is told as it stands.
 */
export function makersIn(works: readonly Work[]): readonly Maker[] {
  const makers = new Map<string, Maker>()
  for (const work of works.filter((each) => isHeld(each) && each.origin !== null)) {
    const { name, origin } = makerOf(work.origin ?? '')
    makers.set(name, { name, origin, count: (makers.get(name)?.count ?? 0) + 1 })
  }
  return [...makers.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

function makerOf(origin: string): Pick<Maker, 'name' | 'origin'> {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return { name: origin, origin: undefined }
  const { protocol, host, pathname } = new URL(origin)
  const [owner] = pathname.split('/').filter(Boolean)
  const name = host === 'github.com' && owner ? `${host}/${owner}` : host
  return { name, origin: `${protocol}//${name}` }
}
