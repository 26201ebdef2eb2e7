import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect as connectTcp, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '@nats-io/transport-node'
import { freePort } from '../../src/testing/free-port.ts'
import { atEnd } from './cleanups.ts'
import type { Peer } from './peers.ts'
import { stopChild } from './processes.ts'

/** Queues that only append what they are sent, with a flush of the disk before each answer. */

const CONNECTIONS = 32
const startMs = 10_000
const payload = JSON.stringify({ text: 'The quick brown fox jumps over the lazy dog.', from: 'a', to: 'b' })

/** Starts a program of the system; undefined when it is not installed. */
function startProgramOf(paths: readonly string[], args: readonly string[]): (() => Promise<void>) | undefined {
  const path = paths.find(existsSync)
  if (path === undefined) return undefined
  const child: ChildProcess = spawn(path, args, { stdio: 'ignore' })
  return atEnd(() => stopChild(child))
}

/** Starts Redis, which flushes its log with each command, and opens a connection for each sender. */
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
  const stop = startProgramOf(['/usr/bin/redis-server'], settings)
  if (!stop) return undefined
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

/** Starts a NATS server whose stream flushes with each message. A request is answered after the flush. */
export async function startJetStream(folder: string): Promise<Peer | undefined> {
  const port = await freePort()
  const configuration = `${folder}/nats.conf`
  writeFileSync(
    configuration,
    `listen: "127.0.0.1:${port}"\njetstream { store_dir: "${folder}/jetstream", sync_interval: always }\n`,
  )
  const stop = startProgramOf(['/usr/sbin/nats-server', '/usr/bin/nats-server'], ['-c', configuration])
  if (!stop) return undefined
  await (await connectUntil(port)).destroy()
  const client = await connect({ servers: `127.0.0.1:${port}` })
  const stream = { name: 'bench', subjects: ['bench.messages'], storage: 'file', retention: 'limits', num_replicas: 1 }
  const created = (await client.request('$JS.API.STREAM.CREATE.bench', JSON.stringify(stream))).json<{
    error?: unknown
  }>()
  if (created.error) throw new Error(`the stream was not created: ${JSON.stringify(created.error)}`)
  return {
    async send() {
      const answer = (await client.request('bench.messages', payload)).json<{ seq?: number }>()
      if (answer.seq === undefined) throw new Error('the stream did not store a message')
    },
    async stop() {
      await client.close()
      await stop()
    },
  }
}
