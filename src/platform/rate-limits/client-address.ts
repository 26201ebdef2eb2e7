import { isIP } from 'node:net'

import ipaddr from 'ipaddr.js'

import { cidrs, type SettingType } from '../configuration/setting-types.ts'

/** Whose word about the client's address counts: nobody's, that of so many proxies in a row, or that of proxies in ranges. */
export type TrustProxy = { hops: number } | { ranges: readonly string[] }

export const trustNobody: TrustProxy = { hops: 0 }

const hopsMax = 10

/** How PARLEY_TRUST_PROXY is written. */
export const trustProxySetting: SettingType<TrustProxy> = {
  name: '`off`, number of proxies, or CIDR ranges, comma separated',
  parse(text) {
    if (text === 'off') return trustNobody
    if (/^\d+$/.test(text)) {
      const hops = Number(text)
      if (hops < 1 || hops > hopsMax) throw new Error(`must be off, 1 to ${hopsMax} proxies, or address ranges`)
      return { hops }
    }
    return { ranges: cidrs.parse(text) }
  },
}

/**
 * Finds the address of the client behind the proxies that are trusted. Each proxy writes the address that it was called
 * from behind those that it was told, so that the list is believed from its end, and only as far as trust goes: what
 * stands before may be the client's own invention.
 */
export function createClientAddress(trust: TrustProxy): (peer: string, forwardedFor: string | undefined) => string {
  if ('hops' in trust) {
    const { hops } = trust
    if (hops === 0) return (peer) => peer
    return (peer, forwardedFor) => believe(peer, forwardedFor, (_address, distance) => distance < hops)
  }
  const ranges = trust.ranges.map((range) => ipaddr.parseCIDR(range))
  const trusted = (address: string): boolean => {
    if (isIP(address) === 0) return false
    const parsed = ipaddr.process(address)
    return ranges.some(([range, bits]) => range.kind() === parsed.kind() && parsed.match(range, bits))
  }
  return (peer, forwardedFor) => believe(peer, forwardedFor, trusted)
}

/** Walks from the connection backwards as long as whoever speaks is trusted. */
function believe(
  peer: string,
  forwardedFor: string | undefined,
  trusts: (speaker: string, distance: number) => boolean,
): string {
  const told = (forwardedFor ?? '').split(',').map(bareAddress)
  let speaker = peer
  for (let distance = 0; trusts(speaker, distance); distance += 1) {
    const next = told.pop()
    if (next === undefined || isIP(next) === 0) break
    speaker = next
  }
  return speaker
}

/** Some proxies write ports, and brackets around IPv6. */
function bareAddress(text: string): string {
  const item = text.trim()
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(item) ?? []
  return bracketed ?? item.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

/** Whom an address stands for: an IPv6 subscriber has a whole /64 to choose addresses from. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
