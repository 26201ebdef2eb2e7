import { isIP } from 'node:net'
import { invalidRequest } from '../../platform/errors.ts'
import { isLoopback, type AddressGuard } from './address-guard.ts'

/** With a host, and without the white space that a parser passes over. */
const absolute = /^https?:\/\/[^/?#\\\s]\S*$/i

/**
 * Rejects what could never be delivered to: anything but https, credentials in the address, and addresses that the
 * guard rejects. Names are judged again, by what they resolve to, whenever a connection is made. In a demo, http to the
 * machine itself is deliverable as well (AMB-188).
 *
 * @param field where the address came in
 * @throws DomainError invalid_request that names the field (WHK-002)
 */
export function checkWebhookUrl(text: string, guard: AddressGuard, field = 'url'): void {
  const reject = (what: string) => invalidRequest(`${field} ${what}`, field)
  if (!absolute.test(text) || !URL.canParse(text)) throw reject('must be an absolute https URL')
  const url = new URL(text)
  const host = url.hostname.replace(/^\[|\]$|\.+$/g, '')
  const isPlain = url.protocol === 'http:' && guard.allowsPlainLoopback === true && isLoopback(host)
  if (url.protocol !== 'https:' && !isPlain) throw reject(`must begin with ${allowedStart(guard)}`)
  if (url.username !== '' || url.password !== '') throw reject('must not carry a user name or password')
  if (isPlain) return
  const address = isLocalName(host) ? '127.0.0.1' : host
  const rejection = isIP(address) ? guard.rejection(address, Number(url.port || 443)) : null
  if (rejection) throw reject(`is refused: ${rejection}`)
}

const allowedStart = ({ allowsPlainLoopback }: AddressGuard): string =>
  allowsPlainLoopback ? 'https://, or be an http:// address of this machine' : 'https://'

const isLocalName = (host: string): boolean => /^(?:.+\.)?localhost$/i.test(host)
