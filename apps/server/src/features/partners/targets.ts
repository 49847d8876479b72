type Allowed = { readonly origins: readonly string[]; readonly targets: readonly string[] }

/** A host that nobody can have, to read paths of this site against. */
const HERE = 'https://here.invalid'

/**
 * Where a partner's link may lead: a path of this site at or below one of its targets, or an address
 * on one of its origins. `/chat/../library` is read as browsers read it, `/library`; undefined where it
 * may not.
 */
export function checkTarget(target: string, { origins, targets }: Allowed): string | undefined {
  const isPath = target.startsWith('/')
  const url = URL.canParse(target, isPath ? HERE : undefined) ? new URL(target, isPath ? HERE : undefined) : undefined
  if (!url || url.username || url.password) return undefined
  if (!isPath) return /^https?:$/.test(url.protocol) && origins.includes(url.origin) ? url.href : undefined
  if (url.origin !== HERE) return undefined
  const isBelow = targets.some((path) => url.pathname === path || url.pathname.startsWith(path.replace(/\/?$/, '/')))
  return isBelow ? url.pathname + url.search + url.hash : undefined
}
