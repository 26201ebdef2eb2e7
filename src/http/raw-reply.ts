import { STATUS_CODES } from 'node:http'

/** An answer to what is no request yet, or on a connection whose request is not read any further; it ends the connection. */
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
