import { isIPv6 } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'
import { isLoopback } from './http/limits/proxies.ts'

type Bound = { readonly address: string; readonly port: number }
type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

export type Listening = {
  /** Every address at which a browser finds the server, this machine's own first. */
  readonly addresses: readonly string[]
  /** Does only this machine reach it? */
  readonly isPrivate: boolean
}

/**
 * Where a server that listens on these is found: `0.0.0.0` is every IPv4 address of the machine, `::`
 * those of IPv6 as well.
 */
export function listeningOn(bound: readonly Bound[], interfaces: Interfaces): Listening {
  const all = Object.values(interfaces).flatMap((infos) => infos ?? [])
  const found = bound.flatMap(({ address, port }) => {
    const hosts = address === '0.0.0.0' || address === '::' ? hostsOf(address, all) : [nameOf(address)]
    return hosts.map((host) => `http://${host}:${port}`)
  })
  return { addresses: [...new Set(found)], isPrivate: bound.every(({ address }) => isLoopback(address)) }
}

function hostsOf(any: '0.0.0.0' | '::', all: readonly NetworkInterfaceInfo[]): string[] {
  const outside = all.filter(
    // Those of one link alone need the link's name, which browsers don't take.
    ({ internal, family, address }) => !internal && (family === 'IPv4' || any === '::') && !address.startsWith('fe80:'),
  )
  return ['localhost', ...outside.map(({ address }) => nameOf(address))]
}

function nameOf(address: string): string {
  if (address === '127.0.0.1' || address === '::1') return 'localhost'
  return isIPv6(address) ? `[${address}]` : address
}

/** What the operator is told once it listens. */
export function announce(publicUrl: string | undefined, { addresses, isPrivate }: Listening): string[] {
  const [first = '', ...others] = publicUrl ? [publicUrl, ...addresses] : addresses
  return [
    `Berea is at ${first}`,
    ...others.map((address) => `         and ${address}`),
    ...(isPrivate && !publicUrl
      ? ['Only this machine reaches it. To open it to the house, set HOST=0.0.0.0 (docs/operating.md).']
      : []),
  ]
}
