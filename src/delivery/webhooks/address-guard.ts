import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Says which addresses a webhook may reach; everything that is not public is rejected unless a CIDR admits it. */
export interface AddressGuard {
  /** Reason of the rejection, or null when the address may be dialled. The port is known where a literal address is. */
  rejection(address: string, port?: number): string | null
  /** Whether receivers on the machine itself may do without TLS (AMB-188). */
  readonly allowsPlainLoopback?: boolean
}

/** Whether the host of an address is the machine itself, whatever a resolver says. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || (isIP(host) !== 0 && ipaddr.process(inHexadecimal(host)).range() === 'loopback')
}

/** The only part of IPv6 that is given out for use on the Internet. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
/** Of translators that everybody uses alike (RFC 6052): where IPv6 has IPv4 behind it, every public receiver is here. */
const wellKnownNat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/** @param allowCidrs ranges that the operator admits although they are not public, for example `127.0.0.1/32` */
export function createAddressGuard(allowCidrs: readonly string[]): AddressGuard {
  const allowed = allowCidrs.map((cidr) => ipaddr.parseCIDR(cidr))
  return {
    rejection(address) {
      // An IPv4 address that is mapped into IPv6 is dialled as the IPv4 address.
      const parsed = ipaddr.process(inHexadecimal(address))
      if (allowed.some(([range, bits]) => range.kind() === parsed.kind() && parsed.match(range, bits))) return null
      const range = address.includes('%') ? 'of one interface' : rangeOf(parsed)
      return range === 'unicast' ? null : `address ${address} is ${range}, and webhooks reach public addresses only`
    },
  }
}

/**
 * `unicast` for what may be reached by everybody. An IPv4 address inside IPv6 is judged where it is the place that
 * packets go to; the other forms that have one, such as 6to4, Teredo and IPv4-compatible, are not public at all.
 */
function rangeOf(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv4) return address.range()
  const isTranslated = address.match(wellKnownNat64)
  if (!isTranslated && !address.match(globalUnicast)) {
    const range = address.range()
    return range === 'unicast' ? 'not assigned' : range
  }
  if (isTranslated || isIsatap(address)) return embedded(address).range()
  return address.range()
}

/** Without a dotted end, which ipaddr.js takes for a mapped address in `::10.0.0.1`, too. */
function inHexadecimal(address: string): string {
  const isDotted = isIP(address) === 6 && address.includes('.') && !address.includes('%')
  return isDotted ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address
}

/** An interface that a tunnel reaches at the IPv4 address in its last 32 bits (RFC 5214), whatever network it is in. */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return (parts[4]! & ~0x0200) === 0 && parts[5] === 0x5efe
}

function embedded(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(-4))
}

export class ForbiddenAddressError extends Error {}
