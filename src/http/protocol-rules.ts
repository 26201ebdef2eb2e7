import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import { httpLimitText, type HttpLimitName, type HttpLimits } from '../platform/limits/http-limits.ts'
import { rawReply } from './raw-reply.ts'

/** A request that violates HTTP itself and is rejected before routing. */
export interface ProtocolError {
  status: 400 | 431
  text: string
  limit?: HttpLimitName
}

/** Called with the limit that rejected a request. */
export type OnRejected = (limit: HttpLimitName) => void

/** Headers that must not be repeated, because a repetition is ambiguous. */
const singleHeaders: ReadonlySet<string> = new Set(['host', 'authorization'])

/** A host with an optional port (RFC 3986, 3.2.2; RFC 9110, 7.2). */
const hostPattern = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?$/i

/** Returns the violation of a protocol rule that the parser does not check (RFC 9112, 3.2), or too many headers. */
export function protocolErrorOf(
  { headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>,
  limits: HttpLimits,
): ProtocolError | undefined {
  if (rawHeaders.length > 2 * limits.headers)
    return { status: 431, text: httpLimitText('headers', limits), limit: 'headers' }
  const seen = new Set<string>()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const { length } = rawHeaders[at] as string
    if (length !== 4 && length !== 13) continue
    const name = (rawHeaders[at] as string).toLowerCase()
    if (!singleHeaders.has(name)) continue
    if (seen.has(name)) return { status: 400, text: `A request has one ${name} header.` }
    seen.add(name)
  }
  return hostPattern.test(headers.host ?? '') ? undefined : { status: 400, text: 'The host header names no host.' }
}

/** Converts a request target from absolute form, which clients send to proxies, to origin form (RFC 9112, 3.2.2). */
export function useOriginForm(request: IncomingMessage): void {
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/i.exec(request.url ?? '') ?? []
  if (rest !== undefined) request.url = rest.startsWith('/') ? rest : `/${rest}`
}

/** Sends the error and closes the connection, because later bytes on it cannot be trusted. */
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

/** Answers requests that the parser rejects, with the limit and its number when a limit is the reason. */
export function answerParserErrors(server: Server, limits: HttpLimits, onRejected: OnRejected): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const [status, limit] = limitsOfParserErrors[error.code ?? ''] ?? [400, undefined]
    const text = limit ? textOf(limit, limits) : 'This is not a request of HTTP/1.1.'
    if (mayAnswer(socket as Socket)) socket.write(rawReply(status, text))
    socket.destroy()
    if (limit) onRejected(limit)
  })
}

/** Returns false while another response is being written: a second response inside it would be read as a part of it. */
function mayAnswer(socket: Socket): boolean {
  const { _httpMessage: current } = socket as Socket & { _httpMessage?: ServerResponse | null }
  return socket.writable && !current?.headersSent
}

/** The parser does not report which of two limits the headers exceed. */
function textOf(limit: HttpLimitName, limits: HttpLimits): string {
  const text = httpLimitText(limit, limits)
  return limit === 'header_bytes' ? `${text} Or: ${httpLimitText('headers', limits)}` : text
}
