import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../chaos/random.ts'

/** Time to wait for an answer, in milliseconds. The server does not have to answer all of these requests. */
const patienceMs = 1_000

/** Bytes that no correct client would send on a connection. */
export interface RawConnection {
  what: string
  /** Sends the bytes. @returns the status of the answer, if any */
  send(port: number): Promise<number | undefined>
}

const many = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('')

const requestsByName: Readonly<Record<string, string | Buffer>> = {
  'no HTTP': 'hello\r\n\r\n',
  'bytes of TLS': Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3]),
  'an unknown method': 'BREW /v1/events HTTP/1.1\r\nHost: a\r\n\r\n',
  'two hosts': 'GET /v1/events HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'no host': 'GET /healthz HTTP/1.1\r\n\r\n',
  'two lengths': 'POST /v1/messages HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
  'length and chunks':
    'POST /v1/messages HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'a chunk without end':
    'POST /v1/messages HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n',
  'many headers': `GET /v1/events HTTP/1.1\r\nHost: a\r\n${many(3_000, (index) => `X-${index}: 1\r\n`)}\r\n`,
  'a long header': `GET /v1/events HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
  'a long target': `GET /v1/events?${'a=1&'.repeat(30_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  'an absolute target': 'GET http://other.example/v1/events HTTP/1.1\r\nHost: a\r\n\r\n',
  'a tunnel': 'CONNECT other.example:443 HTTP/1.1\r\nHost: other.example\r\n\r\n',
  'an upgrade to nothing': 'GET /v1/socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: nothing\r\n\r\n',
  'a socket without a ticket':
    'GET /v1/socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  'many requests at once': many(50, () => 'GET /v1/events HTTP/1.1\r\nHost: a\r\n\r\n'),
  'a body that ends early':
    'POST /v1/messages HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"to":',
  'a body in no hurry': 'POST /v1/attachments HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\nx',
}

/** Returns one of these connections. It ends with a reset, with a half-close, or after the answer. */
export function rawConnection(random: Random): RawConnection {
  const what = random.pick(Object.keys(requestsByName))
  const ending = random.pick(['reset', 'end', 'wait'] as const)
  return { what: `${what}, then ${ending}`, send: (port) => exchange(port, requestsByName[what]!, ending) }
}

async function exchange(
  port: number,
  bytes: string | Buffer,
  ending: 'reset' | 'end' | 'wait',
): Promise<number | undefined> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const answer = firstBytes(socket)
  socket.write(bytes)
  if (ending === 'end') socket.end()
  if (ending === 'reset') {
    await sleep(1)
    socket.resetAndDestroy()
    return undefined
  }
  const text = await Promise.race([answer, sleep(patienceMs, '', { ref: false })])
  socket.destroy()
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
  return status === undefined ? undefined : Number(status)
}

function firstBytes(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('data', (piece: Buffer) => resolve(piece.toString('latin1')))
    socket.once('close', () => resolve(''))
  })
}
