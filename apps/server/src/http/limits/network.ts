import { isIPv4, isIPv6 } from 'node:net'

/** A key of the tables of limits never grows with what somebody sent. */
const LONGEST = 64

/**
 * What limits count as one: an IPv4 address, or the network of 64 bits that an IPv6 address belongs
 * to, for its holder has all of that.
 *
 * `::ffff:192.0.2.7` → `192.0.2.7`; `2001:db8:0:1::5` → `2001:db8:0:1::/64`; what is no address is
 * its own key.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/s, '').toLowerCase()
  if (!isIPv6(plain)) return plain.slice(0, LONGEST)
  const groups = groupsOf(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [groups[6] ?? 0, groups[7] ?? 0].flatMap((group) => [group >> 8, group & 0xff]).join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** `::1` → eight numbers of 16 bits. */
function groupsOf(address: string): number[] {
  const [before = [], after = []] = address.split('::').map(readGroups)
  const missing = 8 - before.length - after.length
  return [...before, ...Array<number>(missing).fill(0), ...after]
}

function readGroups(text: string): number[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => {
    if (!isIPv4(group)) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}
