import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from '../world.ts'
import type { Attack } from './neighbour.ts'

const socketCount = 10
const framesPerWrite = 1_500
const writableMax = 300_000
const writeEveryMs = 2

/** One agent writes acks on ten sockets, as fast as the server reads them. */
export const floodFrames: Attack = {
  name: 'frames',
  title: 'ten sockets of one agent are flooded with acks',
  goalMs: 50,
  // Only the token limit is off: the other rate limits are the defence.
  settings: { PARLEY_RATE_LIMITS: 'token=off' },
  async prepare({ agents }) {
    const { token } = agents[1]!
    return (world, seconds) => flood(world, token, seconds)
  },
}

/** Floods the sockets. @returns a text with the number of closed sockets */
async function flood({ call }: World, token: string, seconds: number): Promise<string> {
  const sockets = []
  for (let at = 0; at < socketCount; at++)
    sockets.push(await open((await call<{ url: string }>(token, 'POST', '/v1/socket-tickets', {})).url))
  const frame = maskedFrame('{"type":"ack","sequence":0}')
  const frames = Buffer.concat(Array.from({ length: framesPerWrite }, () => frame))
  const until = performance.now() + seconds * 1_000
  while (performance.now() < until) {
    for (const socket of sockets) if (!socket.destroyed && socket.writableLength < writableMax) socket.write(frames)
    await sleep(writeEveryMs)
  }
  const closed = sockets.filter(({ destroyed }) => destroyed).length
  for (const socket of sockets) socket.destroy()
  return `${closed} of ${socketCount} sockets were closed`
}

/** Opens a socket without a client library, which would limit the rate. */
async function open(address: string) {
  const { hostname, port, pathname, search } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(
    `GET ${pathname}${search} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  )
  await once(socket, 'data')
  socket.resume()
  return socket
}

/** Returns a text frame of a client, with a zero mask. */
function maskedFrame(text: string): Buffer {
  const body = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body])
}
