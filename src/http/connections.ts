import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import type { HttpLimitName, HttpLimits } from '../platform/limits/http-limits.ts'
import { addressGroup, createTrustedPeers, type TrustProxy } from '../platform/rate-limits/client-address.ts'

/** Maximum number of connections over a limit that get a response; further ones are closed at once. */
const answeredMax = 100

export type ConnectionLimit = Extract<HttpLimitName, 'connections' | 'connections_per_address'>

export interface Connections {
  /** Returns the limit that a connection exceeds, so that its request is rejected with this limit. */
  overLimit(socket: Socket): ConnectionLimit | undefined
  readonly size: number
}

interface ConnectionsDependencies {
  limits: Pick<HttpLimits, ConnectionLimit>
  trustProxy: TrustProxy
  onRejected(limit: ConnectionLimit): void
}

/**
 * Counts connections in total and by address. Connections of trusted proxies are not counted by address, because they
 * carry many clients.
 */
export function countConnections(
  server: Server,
  { limits, trustProxy, onRejected }: ConnectionsDependencies,
): Connections {
  const isTrustedPeer = createTrustedPeers(trustProxy)
  const byAddress = new Map<string, number>()
  const rejected = new Map<Socket, ConnectionLimit>()
  let size = 0

  function limitOf(address: string | undefined): ConnectionLimit | undefined {
    if (size > limits.connections) return 'connections'
    return address !== undefined && byAddress.get(address)! > limits.connections_per_address
      ? 'connections_per_address'
      : undefined
  }

  /** Returns undefined for a trusted proxy. The socket keeps its address after it is closed. */
  function addressOf({ remoteAddress = '' }: Socket): string | undefined {
    return isTrustedPeer(remoteAddress) ? undefined : addressGroup(remoteAddress)
  }

  /** One shared function instead of a closure for each connection. */
  function onClose(this: Socket): void {
    size -= 1
    rejected.delete(this)
    const address = addressOf(this)
    if (address === undefined) return
    const left = byAddress.get(address)! - 1
    if (left > 0) byAddress.set(address, left)
    else byAddress.delete(address)
  }

  server.on('connection', (socket: Socket) => {
    const address = addressOf(socket)
    size += 1
    if (address !== undefined) byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
    socket.on('close', onClose)
    const limit = limitOf(address)
    if (limit === undefined) return
    onRejected(limit)
    if (rejected.size < answeredMax) rejected.set(socket, limit)
    else socket.destroy()
  })

  return {
    overLimit: (socket) => (rejected.size === 0 ? undefined : rejected.get(socket)),
    get size() {
      return size
    },
  }
}
