import { isIP } from 'node:net'
import { invalidRequest } from '../../platform/errors.ts'
import { isLoopback, plainHost, type AddressGuard } from './address-guard.ts'

/** Matches URLs with a host, and without the white space that URL parsers ignore. */
const absolute = /^https?:\/\/[^/?#\\\s]\S*$/i

/**
 * Rejects URLs that are never delivered to: schemes other than https, credentials in the URL, and addresses that the
 * guard rejects. Resolved addresses of a name are checked again when a connection is opened. In a demo, http to the
 * loopback interface is allowed too (AMB-188).
 * @param field name of the field with the URL
 * @throws DomainError invalid_request that names the field (WHK-002)
 */
export function checkWebhookUrl(text: string, guard: AddressGuard, field = 'url'): void {
  const reject = (what: string) => invalidRequest(`${field} ${what}`, field)
  if (!absolute.test(text) || !URL.canParse(text)) throw reject('must be an absolute https URL')
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
