/** A relay for connections, such as those to a database, which appears to be down when the relay is cut. */
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { SocketAddress } from '../client/socket-address.ts'

export interface Relay {
  readonly port: number
  /** Closes all connections and accepts no new ones. */
  cut(): Promise<void>
  /** Accepts connections again, on the same port. */
  heal(): Promise<void>
}

/** Forwards the bytes between both ends of a connection. */
type Link = (caller: Socket, callee: Socket) => void

export async function startRelay(to: SocketAddress, link: Link = forwardAll): Promise<Relay> {
  const open = new Set<Socket>()
  let server = await listen(open, to, link, 0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    async cut() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of open) socket.destroy()
      await closed
    },
    async heal() {
      if (!server.listening) server = await listen(open, to, link, port)
    },
  }
}

async function listen(open: Set<Socket>, to: SocketAddress, link: Link, port: number): Promise<Server> {
  const server = createServer((caller) => {
    const callee = connect(to)
    for (const [one, other] of [
      [caller, callee],
      [callee, caller],
    ] as const) {
      open.add(one)
      one.setNoDelay(true)
      one.on('error', () => other.destroy())
      one.on('close', () => open.delete(one))
    }
    link(caller, callee)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  server.unref()
  return server
}

function forwardAll(caller: Socket, callee: Socket): void {
  caller.pipe(callee).pipe(caller)
  caller.on('close', () => callee.destroy())
  callee.on('close', () => caller.destroy())
}
