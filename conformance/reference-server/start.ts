/** Starts a reference server in this process. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { acceptSockets, showEvents } from './events/event-sockets.ts'
import { serve } from './serve.ts'
import { createReferenceServer, type ReferenceServerOptions } from './state/server.ts'
import { deliverToSubscriptions } from './webhooks/deliver-events.ts'
import { pushOnce } from './webhooks/push-once.ts'

export interface StartedServer {
  url: string
  close(): Promise<void>
}

export async function startReferenceServer(options: ReferenceServerOptions = {}): Promise<StartedServer> {
  const server = createReferenceServer(options)
  server.eventListeners.push((actor, event) => deliverToSubscriptions(server, actor, event))
  server.eventListeners.push(() => showEvents(server))
  server.pushUnlogged = (actor, notice) => pushOnce(server, actor, notice)
  const httpServer = createServer((request, response) => {
    void serve(server, request, response).catch(() => response.destroy())
  })
  acceptSockets(server, httpServer)
  if (server.hasChoice('idle-connections-closed')) closeIdleConnections(httpServer)
  await new Promise<void>((resolve, reject) => {
    httpServer.once('error', reject)
    httpServer.listen(server.options.port, server.options.host, resolve)
  })
  const { port } = httpServer.address() as AddressInfo
  server.baseUrl = `http://${server.options.host}:${port}`
  // The operator must receive the response before its connection is closed. The choice delays it by up to 40 ms.
  server.cutConnections = () => {
    setTimeout(() => httpServer.closeAllConnections(), server.hasChoice('answers-late') ? 60 : 0)
  }
  return {
    url: server.baseUrl,
    close: async () => {
      server.closing.abort()
      const closed = new Promise<void>((resolve) => httpServer.close(() => resolve()))
      httpServer.closeAllConnections()
      await closed
    },
  }
}

const idleMs = 15

/** Closes connections soon after an answer and without notice, so that the next request may arrive during the close. */
function closeIdleConnections(httpServer: Server): void {
  const ends = new WeakMap<Socket, NodeJS.Timeout>()
  httpServer.keepAliveTimeout = 0
  httpServer.on('request', ({ socket, url }, response) => {
    clearTimeout(ends.get(socket))
    // Operator requests are exempt: a client that does not repeat requests creates the persons of a target file before
    // a run.
    if (url?.startsWith('/_ops') === true) return
    response.on('finish', () =>
      ends.set(
        socket,
        setTimeout(() => socket.end(), idleMs),
      ),
    )
  })
}
