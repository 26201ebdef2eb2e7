/**
 * A relay for connections to a database. When cut, the database appears to be down. Otherwise the relay is
 * transparent.
 */
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export interface Relay {
  readonly port: number
  /** Closes all connections and accepts no new ones. */
  cut(): Promise<void>
  /** Accepts connections again, on the same port. */
  heal(): Promise<void>
}

export async function startRelay(to: { host: string; port: number }): Promise<Relay> {
  const open = new Set<Socket>()
  let server = await listen(open, to, 0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    async cut() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of open) socket.destroy()
      await closed
    },
    async heal() {
      if (!server.listening) server = await listen(open, to, port)
    },
  }
}

async function listen(open: Set<Socket>, to: { host: string; port: number }, port: number): Promise<Server> {
  const server = createServer((caller) => {
    const database = connect(to)
    for (const [from, onward] of [
      [caller, database],
      [database, caller],
    ] as const) {
      open.add(from)
      from.setNoDelay(true)
      from.pipe(onward)
      from.on('error', () => onward.destroy())
      from.on('close', () => {
        open.delete(from)
        onward.destroy()
      })
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  server.unref()
  return server
}
