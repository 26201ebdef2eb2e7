import type { IncomingMessage } from 'node:http'

import type { Config } from '../platform/configuration/configuration.ts'

/** Names of the loopback interface. Another name that resolves to it is a sign of DNS rebinding. */
const ownNames = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** Returns whether only the server's own machine can reach it. */
export function servesOwnMachine({ host }: Pick<Config, 'host'>): boolean {
  return ['127.0.0.1', '::1', 'localhost'].includes(host)
}

export function isOwnName(hostname: string): boolean {
  return ownNames.has(hostname)
}

/** Returns whether a request was made on the machine itself, to one of its own names. */
export function isOnOwnMachine(config: Pick<Config, 'host'>, { headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const address = URL.parse(`http://${headers.host ?? ''}`)
  return servesOwnMachine(config) && address !== null && isOwnName(address.hostname)
}
