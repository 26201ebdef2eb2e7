import type { ServerResponse } from 'node:http'

import type { Clock } from '../platform/clock.ts'
import { ServerSentEvent } from '../platform/server-sent-event.ts'

/** Interval of comments that keep the connection open across proxies, in milliseconds. */
const keepAliveMs = 15_000

/**
 * Writes each item as a server-sent event as soon as it is available, and no faster than the client reads. Stops
 * reading items after the client has disconnected.
 */
export async function sendEvents(
  response: ServerResponse,
  status: number,
  headers: readonly string[],
  items: AsyncIterable<unknown>,
  clock: Clock,
): Promise<void> {
  // The connection closes after the stream, so that a draining server need not wait for it.
  response.writeHead(status, [
    ...headers,
    'Content-Type',
    'text/event-stream',
    'Cache-Control',
    'no-store',
    'X-Accel-Buffering',
    'no',
    'Connection',
    'close',
  ])
  response.flushHeaders()
  const alive = clock.setInterval(() => response.write(':\n\n'), keepAliveMs)
  try {
    for await (const item of items) {
      if (response.destroyed) return
      if (!response.write(eventOf(item))) await drainOrClose(response)
    }
  } finally {
    clock.clearInterval(alive)
    response.end()
  }
}

function eventOf(item: unknown): string {
  if (!(item instanceof ServerSentEvent)) return `data: ${JSON.stringify(item)}\n\n`
  const { id, name, data } = item
  return `${id === undefined ? '' : `id: ${id}\n`}${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`
}

function drainOrClose(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done)
      resolve()
    }
    response.on('drain', done).on('close', done)
    if (response.closed) done()
  })
}
