import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LocalServer {
  url: string
  /** Ends all connections. Resolves when the server is closed. */
  close(): Promise<void>
}

/** Starts a server on 127.0.0.1. @param port default: a free one */
export async function listenLocally(server: Server, port = 0): Promise<LocalServer> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}
