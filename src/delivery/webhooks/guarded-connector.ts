import { lookup as resolve, type LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { createSecureContext, rootCertificates } from 'node:tls'
import { buildConnector } from 'undici'
import { ForbiddenAddressError, isLoopback, type AddressGuard } from './address-guard.ts'

/**
 * Connector of the webhook sender. The check stands where the socket is opened: a look-up before the request could be
 * answered differently by the time of the connection, and a literal address never asks the resolver at all.
 */
export function guardedConnector(guard: AddressGuard, ca: string | null): buildConnector.connector {
  // A list of authorities replaces the built-in one, so that both are given; read once, not for each connection.
  const secureContext = ca ? createSecureContext({ ca: [...rootCertificates, ca] }) : undefined
  const connect = buildConnector({ lookup: guardedLookup(guard), ...(secureContext ? { secureContext } : {}) })
  const connectToLoopback = buildConnector({ lookup: loopbackLookup })
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    if (options.protocol === 'http:') {
      if (guard.allowsPlainLoopback && isLoopback(host)) connectToLoopback(options, callback)
      else callback(new ForbiddenAddressError('only receivers on the machine of a demo do without TLS'), null)
      return
    }
    const rejection = isIP(host) ? guard.rejection(host, Number(options.port || 443)) : null
    if (rejection) callback(new ForbiddenAddressError(rejection), null)
    else connect(options, callback)
  }
}

/** What `localhost` is: no resolver is asked, and programs listen on either. */
const loopbackAddresses: LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

const loopbackLookup: LookupFunction = (_hostname, { all }, callback) => {
  if (all) callback(null, loopbackAddresses)
  else callback(null, loopbackAddresses[0]!.address, loopbackAddresses[0]!.family)
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
