import { isIP } from 'node:net'
import { invalidRequest } from '../../platform/errors.ts'
import type { AddressGuard } from './address-guard.ts'

/**
 * Rejects what could never be delivered to: anything but https, credentials in the address, and addresses that the
 * guard rejects. Names are judged again, by what they resolve to, whenever a connection is made.
 *
 * @throws DomainError invalid_request that names the field (WHK-002)
 */
export function checkWebhookUrl(text: string, guard: AddressGuard): void {
  if (!URL.canParse(text)) throw invalidRequest('url must be an https URL', 'url')
  const url = new URL(text)
  if (url.protocol !== 'https:') throw invalidRequest('url must begin with https://', 'url')
  if (url.username !== '' || url.password !== '')
    throw invalidRequest('url must not carry a user name or password', 'url')
  const host = url.hostname.replace(/^\[|\]$|\.+$/g, '')
  const address = isLocalName(host) ? '127.0.0.1' : host
  const rejection = isIP(address) ? guard.rejection(address, Number(url.port || 443)) : null
  if (rejection) throw invalidRequest(`url is refused: ${rejection}`, 'url')
}

const isLocalName = (host: string): boolean => /^(?:.+\.)?localhost$/i.test(host)
