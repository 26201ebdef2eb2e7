import { lookup as resolve, type LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { createSecureContext, rootCertificates } from 'node:tls'
import ipaddr from 'ipaddr.js'
import { buildConnector } from 'undici'

/** Says which addresses a webhook may reach; everything that is not public is rejected unless a CIDR admits it. */
export interface AddressGuard {
  /** Reason of the rejection, or null when the address may be dialled. The port is known where a literal address is. */
  rejection(address: string, port?: number): string | null
}

/** @param allowCidrs ranges that the operator admits although they are not public, for example `127.0.0.1/32` */
export function createAddressGuard(allowCidrs: readonly string[]): AddressGuard {
  const allowed = allowCidrs.map((cidr) => ipaddr.parseCIDR(cidr))
  return {
    rejection(address) {
      // An IPv4 address inside IPv6 is judged as the IPv4 address that is dialled.
      const parsed = ipaddr.process(address)
      if (allowed.some(([range, bits]) => range.kind() === parsed.kind() && parsed.match(range, bits))) return null
      const range = parsed.range()
      return range === 'unicast' ? null : `address ${address} is ${range}, and webhooks reach public addresses only`
    },
  }
}

export class ForbiddenAddressError extends Error {}

/**
 * Connector of the webhook sender. The check stands where the socket is opened: a look-up before the request could be
 * answered differently by the time of the connection, and a literal address never asks the resolver at all.
 */
export function guardedConnector(guard: AddressGuard, ca: string | null): buildConnector.connector {
  // A list of authorities replaces the built-in one, so that both are given; read once, not for each connection.
  const secureContext = ca ? createSecureContext({ ca: [...rootCertificates, ca] }) : undefined
  const connect = buildConnector({ lookup: guardedLookup(guard), ...(secureContext ? { secureContext } : {}) })
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    const rejection = isIP(host) ? guard.rejection(host, Number(options.port || 443)) : null
    if (rejection) callback(new ForbiddenAddressError(rejection), null)
    else connect(options, callback)
  }
}

/** Resolver that fails when any answer is rejected: a name that mixes public and private answers is not trusted. */
function guardedLookup(guard: AddressGuard): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, answers: LookupAddress[]) => {
      if (error) return callback(error, '', 0)
      const rejection = answers.map(({ address }) => guard.rejection(address)).find((reason) => reason !== null)
      if (rejection) return callback(new ForbiddenAddressError(rejection), '', 0)
      const [first] = answers
      if (options.all) callback(null, answers)
      else callback(null, first!.address, first!.family)
    })
  }
}
