import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Clock } from '../platform/clock.ts'
import type { Needs } from '../platform/context.ts'
import { httpLimitText, type HttpLimits } from '../platform/limits/http-limits.ts'
import { rawReply } from './raw-reply.ts'

export interface BodyTimes extends Pick<HttpLimits, 'body_ms' | 'body_silence_ms'> {
  /** Called with the limit that ended a request body. */
  onCut?: (limit: 'body_ms' | 'body_silence_ms') => void
  /**
   * Time to read the rest of an unwanted body, in milliseconds, so that a client that is still sending sees the
   * response.
   */
  lingerMs: number
}

export function bodyTimesOf({ config, metrics }: Needs<'config' | 'metrics'>): BodyTimes {
  const { body_ms, body_silence_ms } = config.httpLimits
  return { body_ms, body_silence_ms, lingerMs: 5_000, onCut: (limit) => metrics?.limitRejected(limit) }
}

/** Timeout of the body of one request. */
export interface BodyTime {
  /**
   * Restarts the timeout with `body_silence_ms` after a piece has arrived, or before the next piece is read. The time of
   * the whole body is then unlimited.
   */
  moved(): void
  /** Limits the rest of the body to `lingerMs` after the response. */
  linger(): void
}

/**
 * Ends the connection of a request whose body arrives too slowly, with 408 when no response was sent yet. Node's own
 * requestTimeout is one time for all requests, and would end large uploads of slow clients.
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
  // A stopping process closes its connections, so the timer must not keep it running.
  let timer = clock.setTimeout(cut, times.body_ms).unref()
  const allow = (milliseconds: number) => {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(cut, milliseconds).unref()
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
