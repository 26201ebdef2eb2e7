import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

import { sleep, type Clock } from '../platform/clock.ts'

/** Milliseconds of uninterrupted new connections after which the socket closes; it then always resets a connection. */
const queueMsMax = 1_000

/** Maximum duration of a turn of the event loop that only accepts connections, in milliseconds. */
const shortTurnMs = 0.2

/**
 * Stops accepting connections; open connections stay. It runs before responses close connections, because clients then
 * open new connections.
 *
 * The kernel completes connections by itself, and resets queued connections when the socket closes. No system call
 * closes the queue for new connections and keeps the queued ones, so the queue is emptied first. Two kinds of
 * connections can still be reset: a connection that completes between the last check of the queue and the close, some
 * ten microseconds later, and one with an incomplete handshake. PARLEY_DRAIN_DELAY_MS avoids both for clients of a load
 * balancer.
 */
export async function stopListening(server: Server, clock: Clock): Promise<void> {
  await whenNobodyQueues(server, clock)
  // http.Server.close also closes idle connections; net.Server.close closes the socket only.
  NetServer.prototype.close.call(server)
}

/** Returns the set of open connections of a server, kept up to date. */
export function openConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.on('close', remove)
  })
  return connections

  /** One function for all connections: a closure for each would use memory as long as the connection is open. */
  function remove(this: Socket): void {
    connections.delete(this)
  }
}

/**
 * Resolves when the connections of a server that no longer listens have ended.
 *
 * A proxy keeps connections open and may send a request just when its server closes them; it cannot know whether the
 * request was processed. So idle connections stay open for `lingerMs`, and requests on them get a response with
 * `Connection: close`. Then idle connections are closed, including those without any request: browsers and libraries
 * open them in advance, and node:http does not count them as idle.
 */
export async function endConnections(
  server: Server,
  connections: ReadonlySet<Socket>,
  lingerMs: number,
  clock: Clock,
): Promise<void> {
  const ended = new AbortController()
  const whenEnded = Promise.withResolvers<void>()
  server.getConnections((_error, count) => {
    if (count === 0) whenEnded.resolve()
  })
  server.once('close', whenEnded.resolve)
  await Promise.race([whenEnded.promise, sleep(clock, lingerMs, ended.signal)])
  ended.abort()
  server.closeIdleConnections()
  for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
  await whenEnded.promise
}

/**
 * Waits for a turn of the event loop that polled for connections, got none, and was otherwise short: a client that
 * connects after the poll is in the queue when the socket closes. The first turn does not count, because it may be the
 * turn of the stop signal, which ends without a poll.
 */
async function whenNobodyQueues(server: Server, clock: Clock): Promise<void> {
  let came = true
  const note = () => {
    came = true
  }
  server.on('connection', note)
  const endsAt = clock.monotonic() + queueMsMax
  shortenQueue(server)
  await nextTurn(clock)
  for (let before = clock.monotonic(); before < endsAt;) {
    came = false
    await nextTurn(clock)
    const now = clock.monotonic()
    if (!came && now - before < shortTurnMs) break
    before = now
  }
  server.off('connection', note)
}

/**
 * Shortens the kernel queue to a single connection. Further clients are not accepted; they retry after a second and get
 * a refused connection. Without it, a queue under load is never empty. The queue keeps its length when Node.js no
 * longer offers the call.
 */
function shortenQueue(server: Server): void {
  const { _handle: handle } = server as Server & { _handle?: { listen?(backlog: number): number } | null }
  handle?.listen?.(0)
}

function nextTurn(clock: Clock): Promise<void> {
  return new Promise((resolve) => clock.setImmediate(resolve))
}
