/**
 * Connections to the host of a URL. An IPv6 address has brackets in a URL (RFC 3986, 3.2.2), but not in a socket
 * address.
 */
import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

export interface SocketAddress {
  host: string
  port: number
}

/** Returns the host and port that a socket connects to for a URL of http, https, ws or wss. */
export function socketAddress({ hostname, port, protocol }: URL): SocketAddress {
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (/^(https|wss):$/.test(protocol) ? 443 : 80) : Number(port),
  }
}

/** Returns a host as it is written in a URL. */
export const urlHost = (host: string): string => (isIP(host) === 6 ? `[${host}]` : host)

/** Opens a new connection, with TLS for https. */
export function openSocket(url: URL): Promise<Socket> {
  const address = socketAddress(url)
  // An IP address is not a valid server name (RFC 6066, 3).
  const names = isIP(address.host) === 0 ? { servername: address.host } : {}
  return new Promise((resolve, reject) => {
    const socket =
      url.protocol === 'https:'
        ? connectTls({ ...address, ...names }, () => resolve(socket))
        : connectTcp(address, () => resolve(socket))
    socket.once('error', reject)
  })
}
