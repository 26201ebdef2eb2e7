/** Starts a reference server in this process. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { acceptSockets, showEvents } from './events/event-sockets.ts'
import { serve } from './serve.ts'
import { createReferenceServer, type ReferenceServerOptions } from './state/server.ts'
import { deliverToSubscriptions } from './webhooks/deliver-events.ts'

export interface StartedServer {
  url: string
  close(): Promise<void>
}

export async function startReferenceServer(options: ReferenceServerOptions = {}): Promise<StartedServer> {
  const server = createReferenceServer(options)
  server.eventListeners.push((actor, event) => deliverToSubscriptions(server, actor, event))
  server.eventListeners.push(() => showEvents(server))
  const httpServer = createServer((request, response) => {
    void serve(server, request, response).catch(() => response.destroy())
  })
  acceptSockets(server, httpServer)
  await new Promise<void>((resolve, reject) => {
    httpServer.once('error', reject)
    httpServer.listen(server.options.port, server.options.host, resolve)
  })
  const { port } = httpServer.address() as AddressInfo
  server.baseUrl = `http://${server.options.host}:${port}`
  // The response to the request that asked for it is written first.
  server.cutConnections = () => {
    setImmediate(() => httpServer.closeAllConnections())
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
