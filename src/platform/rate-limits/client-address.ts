import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

import { cidrs, type SettingType } from '../setting-types.ts'

/** The proxies whose X-Forwarded-For is trusted: a number of them in front of the server, or those in address ranges. */
export type TrustProxy = { hops: number } | { ranges: readonly string[] }

export const trustNoProxy: TrustProxy = { hops: 0 }

const hopsMax = 10

/** How PARLEY_TRUST_PROXY is written. */
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
    // A client behind such a range could choose its address; proxy-addr does not take it either.
    if (ranges.some((range) => /\/0+$/.test(range))) throw new Error('must be address ranges smaller than /0')
    return { ranges }
  },
}

/**
 * Finds the address of the client behind the trusted proxies, with proxy-addr. Each proxy appends the address that it
 * was called from to X-Forwarded-For, so that the list is read from its end, as far as the proxies are trusted: the
 * client may have invented what stands before.
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

/** Whether a connection comes from a trusted proxy, and so may be of many clients. */
export function createTrustedPeers(trust: TrustProxy): (address: string) => boolean {
  if ('hops' in trust) return () => trust.hops > 0
  const isProxy = proxyAddr.compile([...trust.ranges])
  return (address) => isIP(address) !== 0 && isProxy(address, 0)
}

/** Some proxies write ports, and brackets around IPv6, which proxy-addr does not read. */
function withoutPort(item: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(item) ?? []
  return bracketed ?? item.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

/** The group that an address is counted with: an IPv6 subscriber has a whole /64 to choose addresses from. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
