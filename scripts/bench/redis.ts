import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { connect as connectTcp, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../src/testing/free-port.ts'
import { atEnd } from './cleanups.ts'
import type { Peer } from './peer.ts'
import { stopChild } from './processes.ts'

const program = '/usr/bin/redis-server'
const CONNECTIONS = 32
const startMs = 10_000
const payload = JSON.stringify({ text: 'The quick brown fox jumps over the lazy dog.', from: 'a', to: 'b' })

/**
 * Starts Redis with a stream that only appends, flushes its log before each answer, and has a connection for each
 * sender. Undefined if it is not installed.
 */
export async function startRedis(folder: string): Promise<Peer | undefined> {
  const port = await freePort()
  const settings = [
    '--port',
    `${port}`,
    '--dir',
    folder,
    '--appendonly',
    'yes',
    '--appendfsync',
    'always',
    '--save',
    '',
  ]
  if (!existsSync(program)) return undefined
  const child = spawn(program, settings, { stdio: 'ignore' })
  const stop = atEnd(() => stopChild(child))
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => connectUntil(port)))
  const queues = sockets.map(() => Promise.resolve())
  const words = ['XADD', 'stream', '*', 'message', payload]
  const command = `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`
  const append = async (socket: Socket): Promise<void> => {
    socket.write(command)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    if (!answer.toString().startsWith('$')) throw new Error(`Redis answered ${answer.toString()}`)
  }
  return {
    // A connection has one command in flight.
    send: (at) => (queues[at % CONNECTIONS] = queues[at % CONNECTIONS]!.then(() => append(sockets[at % CONNECTIONS]!))),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await stop()
    },
  }
}

async function connectUntil(port: number): Promise<Socket> {
  for (const end = performance.now() + startMs; ;) {
    const socket = connectTcp(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return socket
    } catch (error) {
      if (performance.now() > end) throw error
      await sleep(100)
    }
  }
}
