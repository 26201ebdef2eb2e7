import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Clock } from '../platform/clock.ts'

export interface BodyTimes {
  /** For the whole of a body. */
  wholeMs: number
  /** For each piece of a body whose whole may take as long as it likes. */
  silenceMs: number
  /** For what still comes of a body that is not wanted any more, so that a client that is sending sees the answer. */
  lingerMs: number
}

const standardTimes: BodyTimes = { wholeMs: 60_000, silenceMs: 30_000, lingerMs: 5_000 }

/** How long the body of one request may take. */
export interface BodyTime {
  /** A piece came, or is asked for: from now on the whole may take any time, and the next piece so long. */
  moved(): void
  /** The answer is given: the rest is let through for a moment. */
  linger(): void
}

/**
 * Ends the connection of a request whose body trickles in, with 408 when nothing was answered yet. Node's own
 * requestTimeout knows one time for all requests, and would cut off large uploads of slow clients.
 * @returns undefined when there is no body
 */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  clock: Clock,
  { wholeMs, silenceMs, lingerMs }: BodyTimes = standardTimes,
): BodyTime | undefined {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
  if (length === '0' && coding === undefined) return undefined
  const cut = () => {
    if (request.complete) return
    const { socket } = request
    if (!response.headersSent && socket.writable)
      socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    socket.destroy()
  }
  let timer = clock.setTimeout(cut, wholeMs)
  const allow = (milliseconds: number) => {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(cut, milliseconds)
  }
  request.once('close', () => clock.clearTimeout(timer))
  return { moved: () => allow(silenceMs), linger: () => allow(lingerMs) }
}
