import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Test support: a proxy whose connections can be cut and restored, to another server if needed. */
export interface CutProxy {
  url: string
  /** Closes every connection immediately and accepts no further one. */
  cut(): void
  /** Accepts connections again. @param url server of later connections; default: the previous one */
  restore(url?: string): void
  close(): Promise<void>
}

export async function startCutProxy(target: string): Promise<CutProxy> {
  const sockets = new Set<Socket>()
  let upstream: string | undefined = target
  let last = target
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const server = createServer((client) => {
    keep(client)
    if (upstream === undefined) return void client.resetAndDestroy()
    const { hostname, port } = new URL(upstream)
    const far = connect(Number(port), hostname)
    keep(far)
    client.on('close', () => far.destroy())
    far.on('close', () => client.destroy())
    client.pipe(far).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const end = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      upstream = undefined
      end()
    },
    restore(url = last) {
      upstream = url
      last = url
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      end()
      await closed
    },
  }
}
