import { lookup as resolve, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { createSecureContext, rootCertificates } from 'node:tls'
import { Agent, buildConnector } from 'undici'
import type { Clock } from '../../platform/clock.ts'
import { ForbiddenAddressError, isLoopback, plainHost, type AddressGuard } from './address-guard.ts'
import { postBy, type Post } from './post.ts'

export interface NetworkOptions {
  guard: AddressGuard
  /** PEM of an additional certificate authority; null for the public authorities only. */
  ca: string | null
  /** Timeout for connecting, sending and the whole response, in milliseconds. */
  timeoutMs: number
  clock: Clock
}

/** Connections to receivers: TLS only, no redirects, no address that the guard rejects. */
export interface Network {
  post: Post
  close(): Promise<void>
}

export function openNetwork({ guard, ca, timeoutMs, clock }: NetworkOptions): Network {
  const agent = new Agent({
    connect: guardedConnector(guard, ca),
    pipelining: 1,
    bodyTimeout: timeoutMs,
    headersTimeout: timeoutMs,
  })
  return { post: postBy(agent, clock), close: () => agent.destroy() }
}

/**
 * Creates the connector of the webhook sender. It checks the address when the socket is opened: a DNS query before the
 * request could have another result than the query of the connection, and a literal address causes no query.
 */
export function guardedConnector(guard: AddressGuard, ca: string | null): buildConnector.connector {
  // A `ca` list replaces the built-in authorities, so it contains both. It is parsed once, not for each connection.
  const secureContext = ca ? createSecureContext({ ca: [...rootCertificates, ca] }) : undefined
  const connect = buildConnector({ lookup: guardedLookup(guard), ...(secureContext ? { secureContext } : {}) })
  const connectToLoopback = buildConnector({ lookup: loopbackLookup })
  return (options, callback) => {
    const host = plainHost(options.hostname)
    if (options.protocol === 'http:') {
      if (guard.allowsPlainLoopback && isLoopback(host)) connectToLoopback(options, callback)
      else callback(new ForbiddenAddressError('receivers must use TLS, except on the machine of a demo'), null)
      return
    }
    const rejection = isIP(host) ? guard.rejection(host, Number(options.port || 443)) : null
    if (rejection) callback(new ForbiddenAddressError(rejection), null)
    else connect(options, callback)
  }
}

/** Addresses of `localhost`, without a DNS query; programs listen on either. */
const loopbackAddresses: LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

const loopbackLookup: LookupFunction = (_hostname, { all }, callback) => {
  if (all) callback(null, loopbackAddresses)
  else callback(null, loopbackAddresses[0]!.address, loopbackAddresses[0]!.family)
}

/** Resolves a name, and fails when any address is rejected: a name with public and private addresses is not trusted. */
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
