import { BlockList, isIP, isIPv4 } from 'node:net'

/** Names of nets, as in the setting. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Which of those that handed a request on are believed; hop 0 is the one connected to us. */
export type Trust = (address: string | undefined, hop: number) => boolean

/** "on", "off", a number of hops up to nine, or proxies parted by commas: addresses, nets, names of nets. */
export const isTrustSetting = (given: string): boolean =>
  given === 'on' || given === 'off' || /^[1-9]$/.test(given) || given.split(',').every((part) => isNet(part.trim()))

/** A wider net would be half the world: believing every hop is not to be had. */
const WIDEST = 8

function isNet(given: string): boolean {
  if (Object.hasOwn(NAMED, given)) return true
  const [address = '', bits] = given.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return bits === undefined ? most > 0 : /^\d{1,3}$/.test(bits) && Number(bits) >= WIDEST && Number(bits) <= most
}

/**
 * `on` believes the nearest hop alone, where it is on this machine or in a private network. What
 * stands further left in X-Forwarded-For was sent by who knows whom, also where that is a private
 * address: in a house every reader has one.
 */
export function trustOf(setting: string): Trust {
  if (setting === 'off') return () => false
  if (/^\d+$/.test(setting)) return (_address, hop) => hop < Number(setting)
  const isOn = setting === 'on'
  const nets = netsOf(isOn ? Object.keys(NAMED) : setting.split(','))
  return (address, hop) => (isOn ? hop === 0 : true) && isWithin(nets, address)
}

/** On this machine? */
export const isLoopback = (address: string | undefined): boolean => isWithin(LOOPBACK, address)
const LOOPBACK = netsOf(['loopback'])

function netsOf(given: readonly string[]): BlockList {
  const nets = new BlockList()
  for (const net of given.flatMap((name) => NAMED[name.trim()] ?? [name.trim()])) {
    const [address = '', bits] = net.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (bits === undefined) nets.addAddress(address, family)
    else nets.addSubnet(address, Number(bits), family)
  }
  return nets
}

function isWithin(nets: BlockList, address: string | undefined): boolean {
  const plain = address?.replace(/%.*$/s, '') ?? ''
  const version = isIP(plain)
  return version !== 0 && nets.check(plain, version === 4 ? 'ipv4' : 'ipv6')
}
