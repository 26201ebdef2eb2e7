/* oxlint-disable unicorn/prefer-add-event-listener -- Transports and servers of the protocol are no event targets. */
import type { JSONRPCMessage, McpServerFactory, Transport } from '@modelcontextprotocol/server'
import { serveStdio, StdioServerTransport, type StdioServerHandle } from '@modelcontextprotocol/server/stdio'

import type { ChatUpdates } from './chat-updates.ts'
import { readyOrLate } from './subscriptions.ts'

/** Maximum concurrent streams of updates. */
const streamsMax = 100

/** Serves the protocol on standard input and output, until the host closes them. */
export function serveMcpByStdio(factory: McpServerFactory, updates: ChatUpdates): StdioServerHandle {
  return serveStdio(factory, {
    transport: watchStreams(new StdioServerTransport(), updates),
    maxSubscriptions: streamsMax,
    onerror: (error) => process.stderr.write(`${error.message}\n`),
  })
}

/** Watches the log while a stream of updates is open. The library does not report open streams. */
function watchStreams(transport: Transport, updates: ChatUpdates): Transport {
  const streams = new Map<unknown, Promise<() => void>>()
  const end = (id: unknown): void => {
    streams
      .get(id)
      ?.then((release) => release())
      .catch(() => undefined)
    streams.delete(id)
  }

  async function prepare(message: JSONRPCMessage): Promise<void> {
    if (!('method' in message)) return
    if (message.method === 'notifications/cancelled') end((message.params as { requestId?: unknown })?.requestId)
    if (message.method !== 'subscriptions/listen' || !('id' in message) || streams.size >= streamsMax) return
    end(message.id)
    const watch = updates.watch()
    streams.set(message.id, watch)
    await readyOrLate(watch)
  }

  let order = Promise.resolve()
  const watched: Transport = {
    start() {
      // Messages are processed in order.
      transport.onmessage = (message, extra) => {
        order = order.then(() => prepare(message)).then(() => watched.onmessage?.(message, extra))
      }
      transport.onerror = (error) => watched.onerror?.(error)
      transport.onclose = () => {
        for (const id of streams.keys()) end(id)
        watched.onclose?.()
      }
      return transport.start()
    },
    send: (message, options) => transport.send(message, options),
    close: () => transport.close(),
  }
  return watched
}
