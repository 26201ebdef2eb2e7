import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Clock } from '../platform/clock.ts'
import type { PlatformContext } from '../platform/context.ts'
import { httpLimitText, type HttpLimits } from '../platform/limits/http-limits.ts'
import { rawReply } from './raw-reply.ts'

export interface BodyTimes extends Pick<HttpLimits, 'body_ms' | 'body_silence_ms'> {
  /** Is given the limit because of which a body was cut off. */
  onCut?: (limit: 'body_ms' | 'body_silence_ms') => void
  /** For what still comes of a body that is not wanted any more, so that a client that is sending sees the answer. */
  lingerMs: number
}

/** The times that the limits name. */
export function bodyTimesOf({ config, metrics }: Pick<PlatformContext, 'config' | 'metrics'>): BodyTimes {
  const { body_ms, body_silence_ms } = config.httpLimits
  return { body_ms, body_silence_ms, lingerMs: 5_000, onCut: (limit) => metrics?.limitRejected(limit) }
}

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
  times: BodyTimes,
): BodyTime | undefined {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
  if (length === '0' && coding === undefined) return undefined
  let limit: 'body_ms' | 'body_silence_ms' = 'body_ms'
  const cut = () => {
    if (request.complete) return
    const { socket } = request
    if (!response.headersSent && socket.writable) {
      socket.write(rawReply(408, httpLimitText(limit, times)))
      times.onCut?.(limit)
    }
    socket.destroy()
  }
  let timer = clock.setTimeout(cut, times.body_ms)
  const allow = (milliseconds: number) => {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(cut, milliseconds)
  }
  request.once('close', () => clock.clearTimeout(timer))
  return {
    moved() {
      limit = 'body_silence_ms'
      allow(times.body_silence_ms)
    },
    linger: () => allow(times.lingerMs),
  }
}
