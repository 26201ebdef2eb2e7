import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

import { cidrs, type SettingType } from '../setting-types.ts'

/** Proxies whose X-Forwarded-For is trusted: their number before the server, or their address ranges. */
export type TrustProxy = { hops: number } | { ranges: readonly string[] }

export const trustNoProxy: TrustProxy = { hops: 0 }

const hopsMax = 10

/** Parser of PARLEY_TRUST_PROXY. */
export const trustProxySetting: SettingType<TrustProxy> = {
  name: '`off`, number of proxies, or CIDR ranges, comma separated',
  parse(text) {
    if (text === 'off') return trustNoProxy
    if (/^\d+$/.test(text)) {
      const hops = Number(text)
      if (hops < 1 || hops > hopsMax) throw new Error(`must be off, 1 to ${hopsMax} proxies, or address ranges`)
      return { hops }
    }
    const ranges = cidrs.parse(text)
    // A client in such a range could choose its address; proxy-addr rejects it too.
    if (ranges.some((range) => /\/0+$/.test(range))) throw new Error('must be address ranges smaller than /0')
    return { ranges }
  },
}

/**
 * Finds the address of the client with proxy-addr. Each proxy appends the address of its peer to X-Forwarded-For, so
 * the list is read from its end while the proxies are trusted: the client may have forged earlier entries.
 */
export function createClientAddress(trust: TrustProxy): (request: IncomingMessage) => string {
  if ('hops' in trust && trust.hops === 0) return (request) => request.socket.remoteAddress ?? ''
  const isProxy =
    'hops' in trust
      ? (_address: string, distance: number) => distance < trust.hops
      : proxyAddr.compile([...trust.ranges])
  const trusts = (item: string, distance: number): boolean => {
    const address = withoutPort(item)
    return isIP(address) !== 0 && isProxy(address, distance)
  }
  return (request) => {
    const chain = proxyAddr.all(request, trusts).map((item) => withoutPort(item ?? ''))
    return chain.findLast((address) => isIP(address) !== 0) ?? ''
  }
}

/** Returns whether a connection comes from a trusted proxy, and so may carry requests of many clients. */
export function createTrustedPeers(trust: TrustProxy): (address: string) => boolean {
  if ('hops' in trust) return () => trust.hops > 0
  const isProxy = proxyAddr.compile([...trust.ranges])
  return (address) => isIP(address) !== 0 && isProxy(address, 0)
}

/** Removes ports and IPv6 brackets, which some proxies add, and proxy-addr does not parse. */
function withoutPort(item: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(item) ?? []
  return bracketed ?? item.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

/** Returns the group in which an address is counted: an IPv6 subscriber can use a whole /64. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
