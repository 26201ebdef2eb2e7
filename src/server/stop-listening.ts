import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

import { sleep, type Clock } from '../platform/clock.ts'

/** More turns than this with a new connection in each: somebody will be reset whenever the socket closes. */
const turnsMax = 1_000

/**
 * Takes no more connections; those that are open stay. It comes before anything that makes clients open new ones, such
 * as answers that end their connection: the system resets connections that stand in the queue of a closing socket.
 */
export async function stopListening(server: Server, clock: Clock): Promise<void> {
  await whenNobodyQueues(server, clock)
  // http.Server closes idle connections along with the socket, the class below it only the socket.
  NetServer.prototype.close.call(server)
}

/**
 * Resolves when the connections of a server that no longer listens have ended.
 *
 * A proxy keeps connections open and may send a request just when its server closes them: nobody knows then whether
 * it was worked on. So connections that wait for a request stay open for `lingerMs` more; what comes on them in that
 * time is answered, with the wish to close. Closed are those that nothing came on.
 */
export async function endConnections(server: Server, lingerMs: number, clock: Clock): Promise<void> {
  const ended = new AbortController()
  const whenEnded = Promise.withResolvers<void>()
  server.getConnections((_error, count) => {
    if (count === 0) whenEnded.resolve()
  })
  server.once('close', whenEnded.resolve)
  await Promise.race([whenEnded.promise, sleep(clock, lingerMs, ended.signal)])
  ended.abort()
  server.closeIdleConnections()
  await whenEnded.promise
}

/** Waits for a turn of the event loop in which no connection arrived. */
async function whenNobodyQueues(server: Server, clock: Clock): Promise<void> {
  let came = true
  const note = () => {
    came = true
  }
  server.on('connection', note)
  for (let turn = 0; came && turn < turnsMax; turn++) {
    came = false
    await new Promise<void>((resolve) => clock.setImmediate(resolve))
  }
  server.off('connection', note)
}
