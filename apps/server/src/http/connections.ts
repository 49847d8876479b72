import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './limits/network.ts'
import type { Trust } from './limits/proxies.ts'

/** Answers that are being followed: they stand open for as long as their reader stays, and are no load. */
const followed = new WeakSet<Socket>()

/** For as long as this response lasts, its connection doesn't count. */
export function exceptFromCount({ socket }: ServerResponse): void {
  if (socket) followed.add(socket)
}

/** Milliseconds in which a new connection's first request is on its way: it comes right behind the handshake. */
const ARRIVING = 100

/**
 * Holds each address to so many connections. One more closes the longest open of those on which
 * nothing is being answered (a browser opens another by itself); where all are at work or have only
 * just come, it is the new one that goes. Trusted proxies speak for many readers and are not held to it.
 */
export function limitConnections(server: Server, most: number, trust: Trust): void {
  if (most === 0) return
  /** Each with the moment it was opened, the longest open first. */
  const byAddress = new Map<string, Map<Socket, number>>()
  const answering = new WeakSet<Socket>()

  server.on('connection', (socket: Socket) => {
    if (trust(socket.remoteAddress, 0)) return
    const address = networkOf(socket.remoteAddress ?? '')
    const sockets = byAddress.get(address) ?? new Map<Socket, number>()
    if (!hasRoom(sockets)) return void socket.destroy()
    byAddress.set(address, sockets.set(socket, performance.now()))
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0 && byAddress.get(address) === sockets) byAddress.delete(address)
    })
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.add(socket)
    response.once('close', () => {
      answering.delete(socket)
      followed.delete(socket)
    })
  })

  function hasRoom(sockets: Map<Socket, number>): boolean {
    const counted = [...sockets].filter(([socket]) => !followed.has(socket))
    if (counted.length < most) return true
    const before = performance.now() - ARRIVING
    const [idle] = counted.find(([socket, opened]) => !answering.has(socket) && opened < before) ?? []
    if (!idle) return false
    sockets.delete(idle)
    idle.destroy()
    return true
  }
}
