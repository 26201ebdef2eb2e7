import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

import { afterEach, expect, it } from 'vitest'

import { systemClock } from '../platform/clock.ts'
import { limitBodyTime, type BodyTime } from './body-time.ts'

const times = { body_ms: 150, body_silence_ms: 150, lingerMs: 150 }
const aWhile = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
let close: () => void
afterEach(() => close())

/**
 * Sends a request of 10 bytes slowly. @returns the number of bytes sent before the connection closed, and the response
 */
async function trickle(
  treat: (bodyTime: BodyTime | undefined, chunk: string) => void,
): Promise<[sent: number, came: string]> {
  const server = createServer((request, response) => {
    const bodyTime = limitBodyTime(request, response, systemClock, times)
    request.on('data', (chunk) => treat(bodyTime, String(chunk)))
    request.on('end', () => response.end('done'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let came = ''
  let ended = false
  socket
    .on('data', (chunk) => {
      came += chunk
    })
    .on('error', () => undefined)
    .on('close', () => {
      ended = true
    })
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n')
  let sent = 0
  for (; sent < 10 && !ended; sent++) {
    socket.write('x')
    await aWhile(50)
  }
  await expect.poll(() => came).not.toBe('')
  return [sent, came.split('\r\n')[0]!]
}

it('ends a request whose body takes too long in total', async () => {
  const [sent, came] = await trickle(() => undefined)
  expect([sent < 10, came]).toEqual([true, 'HTTP/1.1 408 Request Timeout'])
})

it('allows a slow body that is read piece by piece', async () => {
  expect(await trickle((bodyTime) => bodyTime?.moved())).toEqual([10, 'HTTP/1.1 200 OK'])
})

it('ends a request whose body stalls, or is no longer needed', async () => {
  let pieces = 0
  const [sent, came] = await trickle((bodyTime) => (pieces++ < 4 ? bodyTime?.moved() : undefined))
  expect([sent > 4 && sent < 10, came]).toEqual([true, 'HTTP/1.1 408 Request Timeout'])
  const [heard] = await trickle((bodyTime) => (pieces++ === 6 ? bodyTime?.linger() : undefined))
  expect(heard).toBeLessThan(10)
})
