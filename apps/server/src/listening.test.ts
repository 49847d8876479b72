import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { announce, listeningOn } from './listening.ts'

const known = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
  ({ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as NetworkInterfaceInfo

const INTERFACES = {
  lo: [known('127.0.0.1', 'IPv4', true), known('::1', 'IPv6', true)],
  eth0: [known('192.168.1.20', 'IPv4'), known('2001:db8::20', 'IPv6'), known('fe80::1', 'IPv6')],
}
const at = (...hosts: string[]) => hosts.map((host) => `http://${host}:8080`)

test.each([
  [['127.0.0.1'], at('localhost'), true],
  [['127.0.0.1', '::1'], at('localhost'), true],
  [['0.0.0.0'], at('localhost', '192.168.1.20'), false],
  [['::'], at('localhost', '192.168.1.20', '[2001:db8::20]'), false],
  [['192.168.1.20'], at('192.168.1.20'), false],
  [['2001:db8::20'], at('[2001:db8::20]'), false],
])('a server that listens on %j is found at %j', (hosts, addresses, isPrivate) => {
  const bound = hosts.map((address) => ({ address, port: 8080 }))
  expect(listeningOn(bound, INTERFACES)).toEqual({ addresses, isPrivate })
})

test('who starts it is told every address, and how to open it to the house where it is closed', () => {
  const closed = announce(undefined, { addresses: at('localhost'), isPrivate: true })
  expect(closed[0]).toBe('Berea is at http://localhost:8080')
  expect(closed.join('\n')).toContain('HOST=0.0.0.0')
  const open = announce(undefined, { addresses: at('localhost', '192.168.1.20'), isPrivate: false })
  expect(open.join('\n')).toContain('http://192.168.1.20:8080')
  expect(open.join('\n')).not.toContain('HOST')
  expect(announce('https://berea.example', { addresses: at('localhost'), isPrivate: true })).toEqual([
    'Berea is at https://berea.example',
    expect.stringContaining('http://localhost:8080'),
  ])
})
