import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** Disturbances of the bytes that a proxy forwards. */
export interface Disturbances {
  /** Delay of each chunk. */
  delayMs?: number
  /** Whether chunks are split in half and forwarded separately. */
  halved?: boolean
  /** Approximate number of bytes to the client after which a connection is reset, in the middle of an answer. */
  cutAfterBytes?: number
  /** Answer of the proxy itself to each new connection, as bytes of HTTP. */
  page?: string
}

/** A TCP proxy that can drop connections, and delay and split the forwarded bytes. */
export interface FaultyProxy {
  readonly port: number
  /** Applies to open and new connections, except the cut length, which applies to new ones. */
  disturbances: Disturbances
  /** Sets the target port of new connections. */
  setTarget(port: number): void
  /** Closes all connections. New connections are accepted. */
  cut(): void
  /** Closes all connections and accepts none until `open`. */
  close(): Promise<void>
  open(): Promise<void>
}

/** Starts a proxy. @param random decides when connections are cut */
export async function startFaultyProxy(target: number, random: () => number): Promise<FaultyProxy> {
  const sockets = new Set<Socket>()
  let targetPort = target
  let server: Server
  const proxy: FaultyProxy = {
    port: 0,
    disturbances: {},
    setTarget: (port) => void (targetPort = port),
    cut: () => sockets.forEach((socket) => socket.destroy()),
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      proxy.cut()
      await closed
    },
    open: () => listen(proxy.port),
  }
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server = createServer((client) => {
        const { page } = proxy.disturbances
        if (page === undefined) join(client, connect(targetPort, '127.0.0.1'))
        else client.on('error', () => client.destroy()).once('data', () => client.end(page))
      })
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
  function join(client: Socket, upstream: Socket): void {
    let left =
      proxy.disturbances.cutAfterBytes === undefined
        ? Infinity
        : proxy.disturbances.cutAfterBytes * (0.1 + random() * 2)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.setNoDelay(true)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.on('end', () => to.end())
      from.on('data', (piece: Buffer) => {
        if (from === upstream && proxy.disturbances.cutAfterBytes !== undefined) left -= piece.length
        if (left < 0) {
          client.write(piece.subarray(0, Math.max(0, piece.length + left)), () => client.resetAndDestroy())
          upstream.destroy()
        } else pass(piece, from, to, proxy.disturbances)
      })
    }
  }
  await listen(0)
  Object.assign(proxy, { port: (server!.address() as AddressInfo).port })
  return proxy
}

/** Forwards one chunk at a time: the socket is paused meanwhile. */
function pass(piece: Buffer, from: Socket, to: Socket, { delayMs = 0, halved = false }: Disturbances): void {
  if (delayMs === 0 && !halved) return void to.write(piece)
  from.pause()
  const middle = halved ? piece.length >> 1 : 0
  if (middle > 0) to.write(piece.subarray(0, middle))
  setTimeout(
    () => {
      if (!to.destroyed) to.write(piece.subarray(middle))
      from.resume()
    },
    Math.max(delayMs, 3),
  )
}
