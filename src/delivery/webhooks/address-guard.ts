import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { invalidRequest } from '../../platform/errors.ts'

/** Decides which addresses webhooks may reach: public ones, and ranges that the operator allows. */
export interface AddressGuard {
  /** Returns the reason of a rejection, or null for an allowed address. A literal address has a port. */
  rejection(address: string, port?: number): string | null
  /** Whether receivers on the loopback interface may be reached without TLS (AMB-188). */
  readonly allowsPlainLoopback?: boolean
}

/** Returns a host without IPv6 brackets and trailing dots, the form that checks and connections compare. */
export const plainHost = (hostname: string): string => hostname.replace(/^\[|\]$|\.+$/g, '')

/** Returns whether a host is the loopback interface, without a DNS query. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || (isIP(host) !== 0 && ipaddr.process(inHexadecimal(host)).range() === 'loopback')
}

/** The only IPv6 range that is assigned for use on the Internet. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
/** Well-known NAT64 prefix (RFC 6052); an IPv6-only network reaches public IPv4 receivers through it. */
const wellKnownNat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/** @param allowCidrs ranges that the operator allows although they are not public, for example `127.0.0.1/32` */
export function createAddressGuard(allowCidrs: readonly string[]): AddressGuard {
  const allowed = allowCidrs.map((cidr) => ipaddr.parseCIDR(cidr))
  return {
    rejection(address) {
      // Connections to an IPv4-mapped IPv6 address use the IPv4 address.
      const parsed = ipaddr.process(inHexadecimal(address))
      if (allowed.some(([range, bits]) => range.kind() === parsed.kind() && parsed.match(range, bits))) return null
      const range = address.includes('%') ? 'of one interface' : rangeOf(parsed)
      return range === 'unicast' ? null : `address ${address} is ${range}, and webhooks reach public addresses only`
    },
  }
}

/**
 * Returns `unicast` for a public address. An IPv4 address inside IPv6 is judged when packets are sent to it (NAT64,
 * ISATAP). Other forms that contain an IPv4 address, such as 6to4, Teredo and IPv4-compatible, are never public.
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

/** Rewrites a dotted IPv4 suffix as hexadecimal: ipaddr.js also parses `::10.0.0.1` as an IPv4-mapped address. */
function inHexadecimal(address: string): string {
  const isDotted = isIP(address) === 6 && address.includes('.') && !address.includes('%')
  return isDotted ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address
}

/** Returns whether the address is an ISATAP interface: a tunnel to the IPv4 address in its last 32 bits (RFC 5214). */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return (parts[4]! & ~0x0200) === 0 && parts[5] === 0x5efe
}

function embedded(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(-4))
}

export class ForbiddenAddressError extends Error {}

/** Matches URLs with a host, and without the white space that URL parsers ignore. */
const absoluteUrl = /^https?:\/\/[^/?#\\\s]\S*$/i

/**
 * Rejects URLs that are never delivered to: schemes other than https, credentials in the URL, and addresses that the
 * guard rejects. Resolved addresses of a name are checked again when a connection is opened. In a demo, http to the
 * loopback interface is allowed too (AMB-188).
 * @param field name of the field with the URL
 * @throws DomainError invalid_request that names the field (WHK-002)
 */
export function checkWebhookUrl(text: string, guard: AddressGuard, field = 'url'): void {
  const reject = (what: string) => invalidRequest((name) => `${name(field)} ${what}`, field)
  if (!absoluteUrl.test(text) || !URL.canParse(text)) throw reject('must be an absolute https URL')
  const url = new URL(text)
  const host = plainHost(url.hostname)
  const isPlain = url.protocol === 'http:' && guard.allowsPlainLoopback === true && isLoopback(host)
  if (url.protocol !== 'https:' && !isPlain) throw reject(`must begin with ${allowedStart(guard)}`)
  if (url.username !== '' || url.password !== '') throw reject('must not contain a user name or password')
  if (url.port === '0') throw reject('must not name port 0, which no receiver has')
  if (isPlain) return
  const address = isLocalName(host) ? '127.0.0.1' : host
  const rejection = isIP(address) ? guard.rejection(address, Number(url.port || 443)) : null
  if (rejection) throw reject(`is rejected: ${rejection}`)
}

const allowedStart = ({ allowsPlainLoopback }: AddressGuard): string =>
  allowsPlainLoopback ? 'https://, or be an http:// address of this machine' : 'https://'

const isLocalName = (host: string): boolean => /^(?:.+\.)?localhost$/i.test(host)
