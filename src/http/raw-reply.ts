import { STATUS_CODES } from 'node:http'

/**
 * Returns a response for a connection whose request is invalid or is not read to its end. The response closes the
 * connection.
 */
export function rawReply(status: number, text: string): string {
  const body = `${text}\n`
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}
