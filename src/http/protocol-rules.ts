import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import { httpLimitText, type HttpLimitName, type HttpLimits } from '../platform/limits/http-limits.ts'
import { rawReply } from './raw-reply.ts'

/** A request that the protocol itself rejects, before anybody asks what it is for. */
export interface ProtocolError {
  status: 400 | 431
  text: string
  limit?: HttpLimitName
}

/** Is given the limit because of which something was rejected. */
export type OnRejected = (limit: HttpLimitName) => void

/** Whether a request breaks a rule of the protocol that the parser leaves open (RFC 9112, 3.2), or has too many headers. */
export function protocolErrorOf(
  { rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>,
  limits: HttpLimits,
): ProtocolError | undefined {
  if (rawHeaders.length > 2 * limits.headers)
    return { status: 431, text: httpLimitText('headers', limits), limit: 'headers' }
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1 ? { status: 400, text: 'A request has one Host header.' } : undefined
}

/** Answers it, and ends the connection: what follows on it cannot be trusted. */
export function rejectProtocolError(response: ServerResponse, { status, text }: ProtocolError): void {
  const body = `${text}\n`
  response
    .writeHead(status, {
      Connection: 'close',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    })
    .end(body)
}

const limitsOfParserErrors: Readonly<Record<string, [status: 408 | 431, HttpLimitName]>> = {
  HPE_HEADER_OVERFLOW: [431, 'header_bytes'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'header_ms'],
}

/** Answers what the parser rejects with the limit and its number, where there is one. */
export function answerParserErrors(server: Server, limits: HttpLimits, onRejected: OnRejected): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const [status, limit] = limitsOfParserErrors[error.code ?? ''] ?? [400, undefined]
    const text = limit ? textOf(limit, limits) : 'This is not a request of HTTP/1.1.'
    if (mayAnswer(socket as Socket)) socket.write(rawReply(status, text))
    socket.destroy()
    if (limit) onRejected(limit)
  })
}

/** Not while another answer is being written: a second one in its midst would be taken for a part of it. */
function mayAnswer(socket: Socket): boolean {
  const { _httpMessage: current } = socket as Socket & { _httpMessage?: ServerResponse | null }
  return socket.writable && !current?.headersSent
}

/** The parser does not tell which of two limits the headers are over. */
function textOf(limit: HttpLimitName, limits: HttpLimits): string {
  const text = httpLimitText(limit, limits)
  return limit === 'header_bytes' ? `${text} Or: ${httpLimitText('headers', limits)}` : text
}
