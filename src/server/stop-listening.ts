import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

import { sleep, type Clock } from '../platform/clock.ts'

/** Milliseconds with a new connection in each turn: somebody will be reset whenever the socket closes. */
const queueMsMax = 1_000

/** A turn of the event loop that only asks for connections takes less. */
const shortTurnMs = 0.2

/**
 * Takes no more connections; those that are open stay. It comes before anything that makes clients open new ones, such
 * as answers that end their connection.
 *
 * The system completes connections by itself, and resets those that stand in the queue of a closing socket. No call
 * closes the queue for new ones and leaves what stands in it, so the queue is emptied first. What remains is a connection
 * that is completed between the last look into the queue and the close, which are some ten microseconds apart, and one
 * whose handshake is half done; PARLEY_DRAIN_DELAY_MS spares both to the clients of a load balancer.
 */
export async function stopListening(server: Server, clock: Clock): Promise<void> {
  await whenNobodyQueues(server, clock)
  // http.Server closes idle connections along with the socket, the class below it only the socket.
  NetServer.prototype.close.call(server)
}

/** The connections of a server that are open. */
export function openConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.on('close', remove)
  })
  return connections

  /** One function for all connections: a closure for each would stay as long as it does. */
  function remove(this: Socket): void {
    connections.delete(this)
  }
}

/**
 * Resolves when the connections of a server that no longer listens have ended.
 *
 * A proxy keeps connections open and may send a request just when its server closes them: nobody knows then whether
 * it was worked on. So connections that wait for a request stay open for `lingerMs` more; what comes on them in that
 * time is answered, with the wish to close. Closed are those that nothing came on. To node:http those on which nothing ever
 * came, which browsers and libraries open ahead, are not idle: it waits for their first request.
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
 * Waits for a turn of the event loop that asked the system for connections, got none, and did little else: who connects
 * after the question stands in the queue when the socket closes. The first turn does not count: it may be the one of the
 * signal to stop, which ends without asking.
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
 * Lets the queue of the system hold a single connection: who comes then is not taken in, asks again a second later, and is
 * told that nobody listens. Without it, a queue under load is never empty. Where Node.js does not offer it any more, the
 * queue keeps its length.
 */
function shortenQueue(server: Server): void {
  const { _handle: handle } = server as Server & { _handle?: { listen?(backlog: number): number } | null }
  handle?.listen?.(0)
}

function nextTurn(clock: Clock): Promise<void> {
  return new Promise((resolve) => clock.setImmediate(resolve))
}
