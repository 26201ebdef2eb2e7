import type { IncomingMessage } from 'node:http'

import type { Config } from '../platform/configuration/configuration.ts'

/** The names by which a machine reaches itself: another name that leads here is a trick of another site. */
const ownNames = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** Whether only its own machine reaches the server. */
export function servesOwnMachine({ host }: Pick<Config, 'host'>): boolean {
  return ['127.0.0.1', '::1', 'localhost'].includes(host)
}

/** Whether the name in an address is one of the machine itself. */
export function isOwnName(hostname: string): boolean {
  return ownNames.has(hostname)
}

/** Whether a request was made on the machine itself, by one of its own names. */
export function isOnOwnMachine(config: Pick<Config, 'host'>, { headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const address = URL.parse(`http://${headers.host ?? ''}`)
  return servesOwnMachine(config) && address !== null && isOwnName(address.hostname)
}
